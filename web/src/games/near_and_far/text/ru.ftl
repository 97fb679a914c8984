# Слова стола игры «Дальше и Ближе».

## Части стола

nearweb-part-board = Стол
nearweb-part-side = Рядом с картой
nearweb-part-map = Карта: { $map }
nearweb-part-town = Город
nearweb-part-story = Книга приключений
nearweb-close = Закрыть
nearweb-you = Вы
nearweb-views = Разделы
nearweb-view-map = Карта
nearweb-view-town = Город
nearweb-view-party = Отряд
nearweb-view-story = Сюжет
nearweb-to-map = К карте
nearweb-to-town = В город
nearweb-to-party = К отряду
nearweb-to-story = К сюжету
nearweb-can-act = здесь можно что-то сделать
nearweb-mode-first-adventure = Первое странствие
nearweb-mode-arcade = Аркада
nearweb-round = Раунд { $round }
nearweb-last-round = Раунд { $round }, заключительный
nearweb-seat-road = { $camps ->
    [one] { $camps } лагерь
    [few] { $camps } лагеря
   *[other] { $camps } лагерей
} · { $hearts ->
    [one] { $hearts } сердце
    [few] { $hearts } сердца
   *[other] { $hearts } сердец
}
nearweb-seat-town = { $place } · { $camps ->
    [one] { $camps } лагерь
    [few] { $camps } лагеря
   *[other] { $camps } лагерей
}
nearweb-points-unit = { $number ->
    [one] очко
    [few] очка
   *[other] очков
}
nearweb-points = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}
nearweb-at-jail = в тюрьме
nearweb-at-in-town = в городе

## Город

nearweb-plate-town_hall = Ратуша
nearweb-plate-saloon = Салун
nearweb-plate-stables = Стойла
nearweb-plate-general_store = Магазин
nearweb-plate-farm = Ферма
nearweb-plate-mystic_hut = Хижина колдуна
nearweb-plate-mine = Шахта
nearweb-does-town_hall = сделка, репутация
nearweb-does-saloon = найм
nearweb-does-stables = птица за еду
nearweb-does-general_store = монета, артефакты
nearweb-does-farm = еда за навык
nearweb-does-mystic_hut = сокровище
nearweb-does-mine = раскопки
nearweb-about-town_hall = Одна сделка, сброс артефакта с руки, шаги репутации за монеты или самоцветы. С тем, кто уже здесь, придётся сойтись в дуэли.
nearweb-about-saloon = Наймите одного спутника; за 1 еду можно обновить весь ряд. Места хватит всем.
nearweb-about-stables = { $day ->
    [day] Вьючная птица за 1 еду или вьючная черепаха за 1 самоцвет.
   *[dusk] Вьючная птица за 1 еду.
}
nearweb-about-general_store = Возьмите 1 монету или 4 артефакта из двух колод и оставьте те, что вам по душе.
nearweb-about-farm = 1 еда за каждый символ навыка команды.
nearweb-about-mystic_hut = { $day ->
    [day] Со свободным вьючным животным: возьмите 3 сокровища и оставьте одно.
   *[dusk] Со свободным вьючным животным: возьмите сокровище.
}
nearweb-about-mine = Разместите лагерь в ячейке, на которую хватает навыка: она принесёт то, что указано у её ряда и столбца.
nearweb-here = Сейчас здесь: { $names }
nearweb-visit-brings = Сразу приносит:
nearweb-visit-must = Сначала дуэль: { $names }
nearweb-visit-may = Можно вызвать на дуэль: { $names }
nearweb-ware-coin = Монета
nearweb-ware-coin-note = взять и уйти
nearweb-ware-artifacts = Четыре артефакта
nearweb-ware-artifacts-note = из двух колод, как хотите; оставьте любые
nearweb-ware-split = обычных { $commons }, особых { $specials }
nearweb-new-row = Новый ряд, 1 еда
nearweb-ware-treasure = { $number ->
    [one] Сокровище
   *[other] Одно из { $number } сокровищ
}
nearweb-ware-treasure-note = чтобы унести его, нужно вьючное животное
nearweb-ware-food-note = 1 за каждый символ навыка и сколько добавят карты
nearweb-ware-fame-note = шаг вверх или вниз за каждую монету или самоцвет
nearweb-ware-discard = Сброс карты
nearweb-ware-discard-note = один артефакт с руки
nearweb-coins-short = { $number ->
    [one] не хватает { $number } монеты
   *[other] не хватает { $number } монет
}
nearweb-in-team = в команде
nearweb-rests = место уступит: { $name }
nearweb-in-jail = В тюрьме: { $names }
nearweb-figure-of = фигурка: { $name }
nearweb-at-saloon = В салуне
nearweb-one-hire = один найм за посещение
nearweb-for-coins = { $name }, цена в монетах: { $number }
nearweb-animal-does-bird = +1 шаг; отдайте её, чтобы избежать врага
nearweb-animal-does-turtle = +1 шаг; раз за ход уход с пустой клетки бесплатен
nearweb-trade = Торговля
nearweb-trade-give = Отдать один товар за несколько
nearweb-trade-get = Получить один товар за несколько
nearweb-trade-gives = Вы отдаёте
nearweb-trade-gets = Вы получаете
nearweb-worth = { $good }, ценность { $number }
nearweb-value = цена { $number }
nearweb-mine-cells = Ячейки шахты; ваш навык: { $skill }
nearweb-cell-asks = нужен навык { $number }

## Дуэли и кубики

nearweb-duel = Дуэль
nearweb-duel-fair = Честно
nearweb-duel-fair-cost = победа: репутация +1
nearweb-duel-unfair = Нечестно: бросок +1
nearweb-duel-unfair-cost = победа: репутация −1
nearweb-duel-may = Дуэль, если хочется
nearweb-duel-won = Победных бросков: { $number } из 36
nearweb-duel-hearts = с сердцами ({ $hearts }): { $number }
nearweb-duel-tie = При ничьей побеждает защищающийся: { $name }.
nearweb-duel-lost = Проигравший нападающий отправляется в тюрьму.
nearweb-duel-odds = победных бросков { $won } из 36, со всеми сердцами { $possible }
nearweb-neutral = Незнакомец
nearweb-against = против
nearweb-die = Кубик: { $number }
nearweb-roll-enough = Этого хватит.
nearweb-roll-short = { $number ->
    [one] не хватает { $number } сердца
    [few] не хватает { $number } сердец
   *[other] не хватает { $number } сердец
}
nearweb-odds = { $number ->
    [one] подходит { $number } грань кубика
    [few] подходят { $number } грани кубика
   *[other] подходит { $number } граней кубика
}

## Карта

nearweb-nearer = Приблизить
nearweb-whole-map = Вся карта
nearweb-steps-left = { $number ->
    [one] остался { $number } шаг
    [few] осталось { $number } шага
   *[other] осталось { $number } шагов
}
nearweb-symbol-coin = монеты
nearweb-symbol-gem = самоцветы
nearweb-symbol-pepper = торговый путь: перец
nearweb-symbol-gear = торговый путь: деталь
nearweb-symbol-bloodstone = торговый путь: каменная кровь
nearweb-symbol-tea = торговый путь: чайные листья
nearweb-quest-here = приключение { $letter }
nearweb-camp-of = лагерь: { $name }
nearweb-way-costs = шагов { $steps }, сердец { $hearts }
nearweb-way-threat = на пути враг силой { $strength }
nearweb-next-threat = Следующий враг
nearweb-no-threat = Все враги побеждены.
nearweb-threat-label = { $name }, сила { $strength }, очки { $points }
nearweb-routes = Торговые пути
nearweb-route-worth = в одиночку { $solo }, совместно по { $shared }
nearweb-reputation = Репутация
nearweb-reputation-worth = очки — с 4 и выше
nearweb-reputation-of = { $name }: репутация { $number }

## Отряд

nearweb-team = Команда
nearweb-characters = Персонажи
nearweb-reserve = Резерв
nearweb-whose-party = Чей отряд
nearweb-free-place = свободное место
nearweb-animal = Животное
nearweb-camps-placed = Размещено лагерей: { $number } из { $all }
nearweb-cards = { $number ->
    [one] { $number } карта на руке
    [few] { $number } карты на руке
   *[other] { $number } карт на руке
}
nearweb-cards-short = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}
nearweb-cards-of = Карты: { $name }
nearweb-no-cards = Карт пока нет.
nearweb-group-pack = Выберите, какую оставить
nearweb-group-drawn = Только что взяты
nearweb-group-hand = На руке
nearweb-group-bought = На столе
nearweb-group-treasures = Сокровища
nearweb-group-finds = Находки
nearweb-needs = Нужно: { $needs }.
nearweb-amount-skill = навык { $number }
nearweb-amount-combat = бой { $number }
nearweb-amount-move = перемещение { $number }
nearweb-amount-search = поиск { $number }
nearweb-amount-shield = осторожность { $number }
nearweb-amount-reputation = репутация { $number }
nearweb-chiefs = Вожди
nearweb-chief-worth = { $flags } флага · { $points } очков
nearweb-chief-of = вождь достался: { $name }
nearweb-has-flags = { $name }: { $number }
nearweb-flags = { $number ->
    [one] { $number } флаг
    [few] { $number } флага
   *[other] { $number } флагов
}
nearweb-wins-chief = приносит вождя
nearweb-tribe-green = преступники
nearweb-tribe-blue = маги
nearweb-tribe-red = рептильянцы
nearweb-tribe-yellow = кочевники

## Книга историй

nearweb-reads = вслух читает { $name }
nearweb-you-read = вслух читаете вы
nearweb-story-of = участвует { $name }
nearweb-held = Вслух читает { $name }. Выбор подождёт, пока не дослушают все.
nearweb-heard = Мы дослушали
nearweb-last-story = Перечитать последний сюжет
nearweb-larger-type = Крупный шрифт
nearweb-book-aside = Отложить книгу
nearweb-open-book = Открыть книгу
nearweb-no-story = Сейчас книга закрыта.
nearweb-options = Как быть дальше
nearweb-option = Вариант { $letter }
nearweb-check = { $symbol }: нужно { $need }, у вас { $have }
nearweb-no-check = Без броска
nearweb-your-symbol = У вас { $symbol }: { $number } и кубик
nearweb-paid-first = Сначала заплатить:
nearweb-failed = Проверка не пройдена.
nearweb-gained = Получено:
nearweb-chose = { $name } выбирает: { $option }.
nearweb-story-note = После броска каждое сердце прибавляет 1; у вас их { $hearts }. Звезда — будет и бонус.

## О чём вопрос

nearweb-ask-character = Выберите персонажа.
nearweb-ask-draft = Выберите артефакт, остальные пойдут дальше.
nearweb-ask-trim = Сбросьте лишнее; хотя бы один особый артефакт — обязательно.
nearweb-ask-turn = Посетите здание или отправляйтесь странствовать.
nearweb-ask-rest = Что-нибудь ещё до конца хода?
nearweb-ask-enter = Там уже кто-то есть. Как войдёте?
nearweb-ask-town-hall = Торгуйте, сбросьте артефакт или поправьте репутацию.
nearweb-ask-saloon = Наймите кого-нибудь или уходите.
nearweb-ask-stables = Возьмёте вьючное животное?
nearweb-ask-store = Монета или четыре артефакта?
nearweb-ask-hut = Возьмёте сокровище?
nearweb-ask-mine = Выберите ячейку для лагеря.
nearweb-ask-trade = Добавляйте товары, пока сделка не сойдётся, затем завершите её.
nearweb-ask-member = Кто уступит место новичку?
nearweb-ask-deck = Из какой колоды?
nearweb-ask-cards = Оставьте взятые карты или сбросьте лишние.
nearweb-ask-weapon = Применить карту перед броском?
nearweb-ask-reroll = Оставить бросок или перебросить?
nearweb-ask-hearts = Каждое сердце прибавляет к броску 1. Ваши сердца: { $hearts }.
nearweb-ask-ring = Сдвинуть репутацию ещё на шаг?
nearweb-ask-team = Выберите, кто пойдёт с вами.
nearweb-ask-move = Выберите следующую клетку или остановитесь.
nearweb-ask-threat = Дорогу преграждает враг.
nearweb-ask-take = Выберите, какое сокровище оставить.
nearweb-ask-lose = Выберите, с каким сокровищем расстаться.
nearweb-ask-lose-animal = Выберите, какое животное отдать.
nearweb-ask-quest = Здесь ждёт приключение.
nearweb-ask-option = Как вы поступите?
nearweb-ask-camp = Разместить здесь лагерь?
nearweb-ask-contract = Выберите пустую клетку для лагеря.
nearweb-ask-shovel = Монету или самоцвет?
nearweb-ask-over = Партия окончена.
nearweb-say-way = Шагов: { $steps }, сердец: { $hearts }.
nearweb-say-duel = Там уже кто-то есть: сначала дуэль.
nearweb-say-threat = На пути враг силой { $strength }.
nearweb-say-quest = Там ждёт приключение { $letter }.
nearweb-say-camp = Цена в сердцах: { $hearts }. Приносит: { $goods }.
nearweb-say-camp-bare = Цена в сердцах: { $hearts }.
nearweb-say-card = { $card }, очки: { $points }.
nearweb-total = Всего

## Заголовки списка ходов

nearweb-list-town = В городе
nearweb-list-road = В пути
nearweb-list-cards = Карты
nearweb-list-team = Команда
nearweb-list-dice = Кубики
nearweb-list-more = Прочее

## The lesson

nearweb-lesson-welcome = Побеждает тот, кто набрал больше очков. Их приносят лагеря, артефакты, побеждённые враги, торговые пути, вожди и доброе имя. У каждого четырнадцать лагерей. Как только кто-то разместит последний, раунд доигрывают и считают очки.
nearweb-lesson-turn = В свой ход вы делаете одно из двух: посещаете здание в городе или странствуете. В городе нанимают спутников, торгуют и пополняют запасы. С этим вы уже справились, теперь вас ждёт дорога.
nearweb-lesson-team = Ваша команда: Дозорный у ворот с мечом, Сестра очага с навыком и животное. Когда вы покидаете город, их сердца пересчитывают: восемь. Сердцами в пути платят за всё. Нажмите «Странствовать».
nearweb-lesson-map = Можно пройти две клетки и ещё одну благодаря вьючной птице. Между городом и клеткой 2 вас кто-то поджидает. Всё равно идите туда.
nearweb-lesson-threat = Бандит, сила 4. Кубик и ваши мечи вместе должны дать 4. Можно отдать птицу и проскользнуть мимо, но тогда враг останется непобеждённым. Сразитесь.
nearweb-lesson-hearts = Выпало 2, с мечом — 3. После броска каждое потраченное сердце прибавляет единицу. Потратьте одно.
nearweb-lesson-empty = Победа! Карта врага теперь ваша, на ней стоит ваш первый лагерь, а под ним лежала монета. Идите дальше, на клетку 6. На клетке 2 лагеря нет, поэтому уход с неё стоит сердца; с клетки, где начался ход, уходят бесплатно.
nearweb-lesson-stop = Один шаг ещё остался, но здесь лежит жетон приключения, а приключения — для тех, кто останавливается. Остановитесь.
nearweb-lesson-quest = Участвуйте в приключении. Сюжет читают вслух для всех.
nearweb-lesson-option = Каждый вариант требует проверки: навык 6 значит, что кубик и ваш навык вместе должны дать 6. Что принесёт вариант, вы узнаете, только выбрав его. У вас навык 2: выбирайте первый вариант.
nearweb-lesson-check = Выпало 3, с навыком — 5. Одного сердца как раз хватит. Будь итог на два больше нужного, вы получили бы и бонусную награду, но сердца ещё понадобятся для лагеря.
nearweb-lesson-buy = Три самоцвета — ровно столько стоит «Золотой магнит» у вас на руке. Откройте свои карты и выкупите его. Выкупать можно в любой момент своего хода и сколько угодно раз. Артефакт, оставшийся на руке в конце, отнимает очко.
nearweb-lesson-camp = Там, где вы остановились, можно разместить лагерь за три сердца. Он приносит очко, удешевляет дорогу всем и даёт столько монет, сколько у вас символов поиска.
nearweb-lesson-rest = Два лагеря стоят, осталось двенадцать. Завершите ход.
nearweb-lesson-town = В город можно вернуться откуда угодно. Ферма кормит, в салуне ждут спутники, в шахте ставят лагеря. Если в нужном здании соперник, будет дуэль: честная — ради доброго имени, или нечестная — с прибавкой к броску, но и с дурной славой. Проиграете — отправитесь в тюрьму.
nearweb-lesson-end = Вот и весь ритм: собраться в городе, отправиться в путь, вернуться с историей. Играйте дальше здесь или начните настоящую партию.
