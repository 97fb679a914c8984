# The words of Near and Far.

near_and_far-name = Дальше и Ближе
near_and_far-about = Нанимайте спутников, странствуйте по карте, попадайте в истории и разбивайте свои четырнадцать лагерей.
near_and_far-pending-campaign = режимы кампании и персонажа
near_and_far-pending-maps = карты со 2-й по 11-ю

## Table options

near_and_far-option-mode = Режим
near_and_far-option-side = Планшет города
near_and_far-option-quests = Жетоны приключений
near_and_far-option-length = Длина партии
near_and_far-option-first = Первый игрок
near_and_far-choice-first-adventure = «Первое странствие»: с книгой приключений
near_and_far-choice-arcade = режим аркады: короткие приключения из колоды
near_and_far-choice-dusk = сумерки
near_and_far-choice-day = день: черепахи, больше сокровищ, плата за дурную славу
near_and_far-choice-usual = как обычно
near_and_far-choice-more = больше: по четыре на игрока
near_and_far-choice-long = удлинённая: на два лагеря больше у каждого
near_and_far-choice-random = по жребию

## Goods, symbols and chiefs

near-good-coin = монета
near-good-gem = самоцвет
near-good-food = еда
near-good-green = жетон зелёного племени
near-good-blue = жетон синего племени
near-good-red = жетон красного племени
near-good-yellow = жетон жёлтого племени
near-chief-green = вождь преступников
near-chief-blue = вождь магов
near-chief-red = вождь рептильянцев
near-chief-yellow = вождь кочевников
near-symbol-skill = навык
near-symbol-combat = бой
near-symbol-move = перемещение
near-symbol-shield = осторожность
near-symbol-search = поиск
near-symbol-heart = сердца
near-symbol-reputation = репутация
near-animal-bird = вьючная птица
near-animal-turtle = вьючная черепаха
near-deck-common = обычные артефакты
near-deck-special = особые артефакты
near-way-up = выше
near-way-down = ниже

## The town

near-building-town_hall = ратуша
near-building-saloon = салун
near-building-stables = стойла
near-building-general_store = магазин
near-building-farm = ферма
near-building-mystic_hut = хижина колдуна
near-building-mine = шахта
near-building-jail = тюрьма
near-cell-m11 = верхний ряд, ячейка 1 (вход)
near-cell-m12 = верхний ряд, ячейка 2
near-cell-m13 = верхний ряд, ячейка 3
near-cell-m14 = верхний ряд, ячейка 4
near-cell-m21 = средний ряд, ячейка 1
near-cell-m22 = средний ряд, ячейка 2
near-cell-m23 = средний ряд, ячейка 3
near-cell-m24 = средний ряд, ячейка 4
near-cell-m31 = нижний ряд, ячейка 1
near-cell-m32 = нижний ряд, ячейка 2
near-cell-m33 = нижний ряд, ячейка 3
near-cell-m34 = нижний ряд, ячейка 4

## The map

near-map-1 = Фонарные пещеры
near-space-town = город
near-space-n01 = клетка 1
near-space-n02 = клетка 2
near-space-n03 = клетка 3
near-space-n04 = Фитильные ступени (4)
near-space-n05 = клетка 5
near-space-n06 = клетка 6
near-space-n07 = клетка 7
near-space-n08 = Затопленная мельница (8)
near-space-n09 = клетка 9
near-space-n10 = клетка 10
near-space-n11 = клетка 11
near-space-n12 = клетка 12
near-space-n13 = Свистящая галерея (13)
near-space-n14 = клетка 14
near-space-n15 = клетка 15
near-space-n16 = клетка 16
near-space-n17 = клетка 17
near-space-n18 = клетка 18
near-space-n19 = клетка 19
near-space-n20 = клетка 20
near-space-n21 = Зал маленьких дверей (21)
near-space-n22 = клетка 22
near-space-n23 = клетка 23
near-space-n24 = клетка 24
near-space-n25 = клетка 25
near-space-n26 = клетка 26
near-space-n27 = клетка 27
near-space-n28 = клетка 28
near-space-n29 = клетка 29
near-space-n30 = клетка 30

## Characters

near-character-grear = Грир
near-character-vera = Вера
near-character-eyim = Эйим
near-character-rin = Рин
near-character-shardling = Хрусталик
near-character-tanian = Таниан
near-character-kikli = Кикли
near-character-riza = Риза

## Adventurers

near-adventurer-g1 = Дозорный у ворот
near-adventurer-g2 = Кулачный боец
near-adventurer-g3 = Метательница ножей
near-adventurer-g4 = Гробокопатель
near-adventurer-g5 = Придорожный грабитель
near-adventurer-g6 = Медвежатница
near-adventurer-g7 = Лихой возница
near-adventurer-g8 = Наёмный клинок
near-adventurer-g9 = Главарь шайки
near-adventurer-b1 = Начинающая целительница
near-adventurer-b2 = Сестра очага
near-adventurer-b3 = Переписчик свитков
near-adventurer-b4 = Водяная ведьма
near-adventurer-b5 = Гадальщик на костях
near-adventurer-b6 = Храмовый лекарь
near-adventurer-b7 = Идущая за завесой
near-adventurer-b8 = Хранитель имён
near-adventurer-b9 = Слепая прорицательница
near-adventurer-r1 = Болотный носильщик
near-adventurer-r2 = Старьёвщица из руин
near-adventurer-r3 = Ученик копейщика
near-adventurer-r4 = Резчик шестерён
near-adventurer-r5 = Страж в панцире
near-adventurer-r6 = Чемпион кузни
near-adventurer-r7 = Починщица машин
near-adventurer-r8 = Мастер осадных машин
near-adventurer-r9 = Старейшина первого гнезда
near-adventurer-y1 = Козопас
near-adventurer-y2 = Почтовый гонец
near-adventurer-y3 = Лоточница
near-adventurer-y4 = Проводник по дюнам
near-adventurer-y5 = Тихий следопыт
near-adventurer-y6 = Караванная разведчица
near-adventurer-y7 = Бредущий в пыли
near-adventurer-y8 = Гонщик на птицах
near-adventurer-y9 = Мастер дальней дороги
near-adventurer-animal = животное-компаньон

## Artifacts

near-artifact-ac01 = Зеркальная шляпа
near-artifact-ac02 = Нефритовая флейта
near-artifact-ac03 = Отмычки
near-artifact-ac04 = Золотой магнит
near-artifact-ac05 = Пиджак торговца
near-artifact-ac06 = Специи
near-artifact-ac07 = Торговая повозка
near-artifact-ac08 = Корявая скрипка
near-artifact-ac09 = Клёпаный баклер
near-artifact-ac10 = Полый фонарь
near-artifact-ac11 = Сапоги паломника
near-artifact-ac12 = Подзорная труба землемера
near-artifact-ac13 = Фляга с углями
near-artifact-ac14 = Костяной свисток
near-artifact-ac15 = Заводной жук
near-artifact-ac16 = Перчатка дуэлянта
near-artifact-ac17 = Просоленная книга счетов
near-artifact-ac18 = Грамота мельника
near-artifact-ac19 = План глубоких жил
near-artifact-ac20 = Расколотая жеода
near-artifact-ac21 = Шкатулка с колыбельной
near-artifact-ac22 = Пояс контрабандиста
near-artifact-ac23 = Расписной барабан
near-artifact-ac24 = Громовой молот
near-artifact-ac25 = Звёздная карта
near-artifact-ac26 = Перстень краснобая
near-artifact-ac27 = Выцветшее знамя
near-artifact-ac28 = Медный автоматон
near-artifact-ac29 = Молитвенные чётки
near-artifact-ac30 = Железный идол
near-artifact-ac31 = Краплёная монета
near-artifact-ac32 = Караванный колокол
near-artifact-ac33 = Стеклянная орхидея
near-artifact-ac34 = Латунные весы
near-artifact-ac35 = Бочонок мёда
near-artifact-ac36 = Рог с эхом
near-artifact-ac37 = Плакат о розыске
near-artifact-ac38 = Купчая основателя
near-artifact-as01 = Давний договор
near-artifact-as02 = Звёздная мантия
near-artifact-as03 = Игральные кости
near-artifact-as04 = Легендарный свиток
near-artifact-as05 = Контракт наёмника
near-artifact-as06 = Контракт торговца
near-artifact-as07 = Корона коварства
near-artifact-as08 = Амулет кошмаров
near-artifact-as09 = Капюшон изгоя
near-artifact-as10 = Старинный компас
near-artifact-as11 = Чаша рассвета
near-artifact-as12 = Сердце колосса
near-artifact-as13 = Архив дорог
near-artifact-as14 = Корона четырёх флагов
near-artifact-as15 = Лампа отшельника
near-artifact-as16 = Рог смотрителя
near-artifact-as17 = Кирка короля шахт

## Treasures

near-treasure-t01 = Контракт на поимку
near-treasure-t02 = Кошель
near-treasure-t03 = Огненная бомба
near-treasure-t04 = Ржавый колокольчик
near-treasure-t05 = Силки
near-treasure-t06 = Старая лопата
near-treasure-t07 = Старинный рецепт
near-treasure-t08 = Старый журнал
near-treasure-t09 = Зазубренная сабля
near-treasure-t10 = Клещи лудильщика
near-treasure-t11 = Янтарный оберег
near-treasure-t12 = Линза «кошачий глаз»
near-treasure-t13 = Крылатые сандалии
near-treasure-t14 = Кувшин дыма
near-treasure-t15 = Плащ тишины
near-treasure-t16 = Целебная мазь
near-treasure-t17 = Судейское перо
near-treasure-t18 = Серебряный идол
near-treasure-t19 = Золотой идол
near-treasure-t20 = Шахтёрская свеча
near-treasure-t21 = Трактирный жетон
near-treasure-t22 = Мешок корма
near-treasure-t23 = Залоговая квитанция
near-treasure-t24 = Кисет семян
near-treasure-t25 = Кружка странника
near-treasure-t26 = Племенная маска
near-treasure-t27 = Кубик с секретом

## Finds

near-find-f01 = Холодный клинок
near-find-f02 = Ожерелье банши
near-find-f03 = Грибной фонарь
near-find-f04 = Слепая карта
near-find-f05 = Палец каменного короля
near-find-f06 = Потрёпанная верёвка колокола
near-find-f07 = Бальзам белых лепестков
near-find-f08 = Лук из красного дерева
near-find-f09 = Слиток небесного железа
near-find-f10 = Поющий гвоздь
near-find-f11 = Бурдюк чистой воды
near-find-f12 = Склянка яда
near-find-f13 = Лампа для тумана
near-find-f14 = Узелок обещания
near-find-f15 = Игла из рыбьей кости
near-find-f16 = Компас из раковины
near-find-f17 = Пепельный плащ
near-find-f18 = Щипцы стеклодува
near-find-f19 = Свисток на чаек
near-find-f20 = Верёвка трёх островов
near-find-f21 = Коса из шерсти мамонта
near-find-f22 = Шестиглазый оберег
near-find-f23 = Ключ ни от чего
near-find-f24 = Цепь советника
near-find-f25 = Чужое имя
near-find-f26 = Сиротский волчок
near-find-f27 = Долговая тетрадь
near-find-f28 = Вторая тень
near-find-f29 = Письмо домой
near-find-f30 = Печать помилования
near-find-f31 = Пустая музыкальная шкатулка

## Threats

near-threat-th04 = Бандит
near-threat-th05 = Мытарь-головорез
near-threat-th06 = Ржавый пёс
near-threat-th07 = Всадник в маске
near-threat-th08 = Болотник
near-threat-th09 = Беглая машина
near-threat-th10 = Пепельный змеёныш
near-threat-th11 = Страж могил
near-threat-th12 = Осадный жук
near-threat-th13 = Грозовая гарпия
near-threat-th14 = Железный колосс
near-threat-th15 = Бессонный великан

## Arcade cards

near-arcade-ar01 = Верёвка поперёк дороги
near-arcade-ar02 = Муравьи в зерне
near-arcade-ar03 = Дверь с двумя молотками
near-arcade-ar04 = Забег на ходулях
near-arcade-ar05 = Шершневый мост
near-arcade-ar06 = Хромая телега
near-arcade-ar07 = Дождь из лягушат
near-arcade-ar08 = Восковые солдаты
near-arcade-ar09 = Соль за молчание
near-arcade-ar10 = Кривая весовая
near-arcade-ar11 = Змей над ущельем
near-arcade-ar12 = Трое на одно лицо
near-arcade-ar13 = Колокол на дне
near-arcade-ar14 = Волки у брода
near-arcade-ar15 = Честный вор
near-arcade-ar16 = Полдень в стеклянной пустыне
near-arcade-ar17 = Сборщик долгов
near-arcade-ar18 = Гнездо латунных крапивников
near-arcade-ar19 = Старый силок
near-arcade-ar20 = Совет козлов
near-arcade-ar21 = Сад молний
near-arcade-ar22 = Стирка великана
near-arcade-ar23 = Поющий колодец
near-arcade-ar24 = Костёр дезертиров
near-arcade-ar25 = Зеркальная напасть
near-arcade-ar26 = Речной писарь
near-arcade-ar27 = Воз льда в разгар лета
near-arcade-ar28 = Королева фонарных мотыльков
near-arcade-ar29 = Две армии, одна ложка
near-arcade-ar30 = Карта, которая чешется
near-arcade-ar31 = Остов корабля
near-arcade-ar32 = Похороны мула
near-arcade-ar33 = Руки часовщика
near-arcade-ar34 = Лестница контрабандистов
near-arcade-ar35 = Вежливый медведь
near-arcade-ar36 = Призрачная застава
near-arcade-ar37 = Полный воз пчёл
near-arcade-ar38 = Оркестр без жалованья
near-arcade-ar39 = Дуэль садовников
near-arcade-ar40 = Последняя свечная лавка

## What cards do

near-effect-skill = +{ $number } к навыку.
near-effect-combat = +{ $number } к бою.
near-effect-move = +{ $number } к перемещению.
near-effect-search = +{ $number } к поиску.
near-effect-heart = { $number ->
    [one] +{ $number } сердце
    [few] +{ $number } сердца
   *[many] +{ $number } сердец
}.
near-effect-shield = Осторожность: врагов можно обходить без сражения.
near-effect-gain = { $when }: { $good ->
    [coin] { $number ->
        [one] +{ $number } монета
        [few] +{ $number } монеты
       *[many] +{ $number } монет
    }
    [gem] { $number ->
        [one] +{ $number } самоцвет
        [few] +{ $number } самоцвета
       *[many] +{ $number } самоцветов
    }
    [food] { $number ->
        [one] +{ $number } еда
        [few] +{ $number } еды
       *[many] +{ $number } еды
    }
   *[reputation] репутация +{ $number }
}.
near-effect-draw_artifacts = { $when }: { $number ->
    [one] возьмите { $number } артефакт из любой колоды и сразу оставьте его или сбросьте
    [few] возьмите { $number } артефакта из любых колод; каждый сразу оставьте или сбросьте
   *[many] возьмите { $number } артефактов из любых колод; каждый сразу оставьте или сбросьте
}.
near-when-town_hall = При посещении ратуши
near-when-saloon = При посещении салуна
near-when-stables = При посещении стойл
near-when-general_store = При посещении магазина
near-when-farm = При посещении фермы
near-when-mystic_hut = При посещении хижины колдуна
near-when-mine = При посещении шахты
near-when-opponent = При посещении здания, где есть соперник
near-when-duel_win = За победу в дуэли
near-when-return_animal = Когда отдаёте вьючное животное, чтобы избежать врага
near-when-treasure_draw = Когда берёте сокровища
near-when-leave_town = Когда покидаете город
near-when-quest_pass = Когда проходите проверку в приключении
near-when-gain = Когда получаете эту находку
near-effect-duel_add = +{ $number } к вашему результату в любой дуэли.
near-effect-fight_add = +{ $number } к вашему результату в сражении с врагами.
near-effect-roll_add = Сбросьте перед боевым броском: +{ $number } к результату.
near-effect-bomb = Сбросьте перед боевым броском: +{ $number } к результату. Не больше одной бомбы на бросок.
near-effect-reroll-attack = Один раз в каждой начатой вами дуэли: перебросьте свой кубик.
near-effect-reroll-turn = Один раз за ваш ход: перебросьте свой кубик.
near-effect-hearts_now = Сбросьте в свой ход: { $number ->
    [one] +{ $number } сердце
    [few] +{ $number } сердца
   *[many] +{ $number } сердец
}.
near-effect-avoid-discard = Сбросьте, чтобы избежать одного врага.
near-effect-avoid-food = Заплатите 1 еду, чтобы избежать одного врага.
near-effect-enter_free = Или сбросьте, чтобы посетить занятое здание без дуэли.
near-effect-hire_less = Любой найм обходится вам на { $number ->
    [one] { $number } монету
    [few] { $number } монеты
   *[many] { $number } монет
} дешевле.
near-effect-hire_less-tribe = Найм { $tribe ->
    [green] преступника
    [blue] мага
    [red] рептильянца
   *[yellow] кочевника
} обходится вам на { $number ->
    [one] { $number } монету
    [few] { $number } монеты
   *[many] { $number } монет
} дешевле.
near-effect-all_flags = Флаг каждого племени, но только для скидок при найме.
near-effect-trade_twice = В ратуше можно торговать дважды за одно посещение.
near-effect-trade_value = В ратуше ценность каждой вашей сделки на { $number } больше.
near-effect-free_departures = Каждый ход вы покидаете { $number ->
    [one] { $number } пустую клетку
    [few] { $number } пустые клетки
   *[many] { $number } пустых клеток
}, не тратя сердец.
near-effect-cell_less = Все числа в шахте для вас на { $number } меньше, но не ниже 1.
near-effect-free_bird = В стойлах вьючная птица достаётся вам без еды.
near-effect-no_water = Клетки с водой не отнимают у вас сердце.
near-effect-end = В конце партии: { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
}.
near-effect-each-tribe = В конце партии: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за каждого вашего { $tribe ->
    [green] зелёного
    [blue] синего
    [red] красного
   *[yellow] жёлтого
} спутника, в том числе в резерве.
near-effect-each-trade_camps = В конце партии: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за каждую клетку торговых путей с вашим лагерем, но не больше чем за { $most }.
near-effect-each-treasures = В конце партии: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за каждое ваше сокровище.
near-effect-each-food = В конце партии: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за каждые { $each } еды, что у вас остались.
near-effect-if-camps = В конце партии: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, если вы разместили не меньше { $least ->
    [one] { $least } лагеря
    [few] { $least } лагерей
   *[many] { $least } лагерей
}.
near-effect-if-reputation = В конце партии: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, если ваша репутация не меньше { $least }.
near-effect-most-wealth = В конце партии: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, если монет и самоцветов у вас больше, чем у любого другого.
near-effect-most-coins = В конце партии: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, если монет у вас больше, чем у любого другого.
near-effect-most-food = В конце партии: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, если еды у вас больше, чем у любого другого.
near-effect-ring = Победив в дуэли, которую начали вы, можете сдвинуть свою репутацию ещё на шаг в ту же сторону.
near-effect-contract = При выкупе: разместите лагерь на любой пустой клетке карты, не тратя сердец.
near-effect-extra-member = В вашей команде могут быть два спутника одного племени.
near-effect-levy = Каждый соперник в здании, которое вы посещаете, платит вам монету.
near-effect-bounty = В конце партии: 4 очка, если врагов вы победили больше всех, 2 очка за второе место. При ничьей за первое место — 2 очка, за второе — ничего.
near-effect-bell = В шахте можно также нанять спутника, как в салуне.
near-effect-shovel = Размещая лагерь на клетке с монетой или самоцветом, получите ещё монету или самоцвет — на выбор.
near-effect-ties = В конце партии любая ничья за первое место решается в вашу пользу.
near-effect-chain = При посещении ратуши можете сдвинуть свою репутацию на шаг в любую сторону.
near-effect-seal = В конце партии дурная слава приносит столько же, сколько добрая той же величины.
near-effect-none = Без свойства.
near-needs-rep_min = репутация не меньше { $number }
near-needs-rep_max = репутация не больше { $number }
near-needs-treasures = не меньше { $number ->
    [one] { $number } сокровища
    [few] { $number } сокровищ
   *[many] { $number } сокровищ
}
near-needs-beaten = не меньше { $number ->
    [one] { $number } побеждённого врага
    [few] { $number } побеждённых врагов
   *[many] { $number } побеждённых врагов
}
near-needs-map_camps = не меньше { $number ->
    [one] { $number } вашего лагеря
    [few] { $number } ваших лагерей
   *[many] { $number } ваших лагерей
} на карте
near-needs-mine_camps = не меньше { $number ->
    [one] { $number } вашего лагеря
    [few] { $number } ваших лагерей
   *[many] { $number } ваших лагерей
} в шахте

## Amounts

near-amount-coin = { $number ->
    [one] { $number } монета
    [few] { $number } монеты
   *[many] { $number } монет
}
near-amount-gem = { $number ->
    [one] { $number } самоцвет
    [few] { $number } самоцвета
   *[many] { $number } самоцветов
}
near-amount-food = { $number ->
    [one] { $number } еда
    [few] { $number } еды
   *[many] { $number } еды
}
near-amount-green = { $number ->
    [one] { $number } зелёный жетон
    [few] { $number } зелёных жетона
   *[many] { $number } зелёных жетонов
}
near-amount-blue = { $number ->
    [one] { $number } синий жетон
    [few] { $number } синих жетона
   *[many] { $number } синих жетонов
}
near-amount-red = { $number ->
    [one] { $number } красный жетон
    [few] { $number } красных жетона
   *[many] { $number } красных жетонов
}
near-amount-yellow = { $number ->
    [one] { $number } жёлтый жетон
    [few] { $number } жёлтых жетона
   *[many] { $number } жёлтых жетонов
}
near-amount-heart = { $number ->
    [one] { $number } сердце
    [few] { $number } сердца
   *[many] { $number } сердец
}
near-amount-treasure = { $number ->
    [one] { $number } сокровище
    [few] { $number } сокровища
   *[many] { $number } сокровищ
}
near-amount-animal = { $number ->
    [one] { $number } вьючное животное
    [few] { $number } вьючных животных
   *[many] { $number } вьючных животных
}
near-amount-adventurer = { $number ->
    [one] { $number } спутник
    [few] { $number } спутника
   *[many] { $number } спутников
}

## Moves

near-move-done = Готово
near-move-done-trim = Оставить остальные
near-move-done-rest = Завершить ход
near-move-done-building = Закончить посещение
near-move-done-trade = Завершить сделку
near-move-done-cards = Оставить остальные
near-move-done-weapon = Ничего не применять
near-move-done-reroll = Оставить бросок
near-move-done-move = Остановиться здесь
near-move-done-camp = Без лагеря
near-move-none = Ничего
near-move-none-enter = Войти без дуэли
near-move-none-ring = Дальше не сдвигать
near-move-none-team = Оставить место пустым
near-move-none-take = Не оставлять ни одного
near-move-none-quest = Пройти мимо приключения
near-move-character = Персонаж: { $character }
near-move-pick = Оставить: { $artifact }
near-move-drop = Сбросить: { $artifact }
near-move-draw = Взять карту: { $deck }
near-move-buy = Выкупить: { $artifact }
near-move-use = Применить: { $card }
near-move-visit = Посетить: { $building }
near-move-wander = Странствовать
near-move-duel = Вызвать на дуэль: { $ownername } ({ $how })
near-move-duel-neutral = Вызвать на дуэль незнакомца в ратуше ({ $how })
near-duel-fair = честный поединок
near-duel-unfair = нечестный: +1, но в ущерб репутации
near-player-0 = игрок 1
near-player-1 = игрок 2
near-player-2 = игрок 3
near-player-3 = игрок 4
near-move-enter = Войти без дуэли: { $by }
near-enter-right = прямо из тюрьмы
near-enter-shadow = Вторая тень
near-move-reroll = Перебросить: { $card }
near-move-hearts = { $number ->
    [0] Не тратить сердец
    [one] Потратить { $number } сердце
    [few] Потратить { $number } сердца
   *[many] Потратить { $number } сердец
}
near-move-give = Отдать один товар: { $good }
near-move-get = Получить один товар: { $good }
near-move-add = Добавить в сделку: { $good }
near-move-reputation = Репутация на шаг { $way }, плата: { $good }
near-move-step = Репутация на шаг { $way }
near-move-hire = Нанять за { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
}: { $adventurer }
near-move-refresh = Обновить ряд спутников за 1 еду
near-move-member = В команду: { $member }
near-move-member-leaves = Уступает место и уходит в резерв: { $member }
near-move-reserve = Новичка — в резерв
near-move-animal = Взять: { $animal }
near-move-store-coin = Взять 1 монету
near-move-store = Взять 4 артефакта, из них обычных: { $commons }
near-move-treasure = Взять сокровище
near-move-treasures = Взять три сокровища и оставить одно
near-move-take = Оставить: { $treasure }
near-move-lose = Сбросить: { $treasure }
near-move-dig = Копать: { $cell }
near-move-go = Идти: { $space }
near-move-go-costs = Идти: { $space } (стоит 1 сердце)
near-move-fight = Сразиться: { $threat }, сила { $strength }
near-move-avoid = Избежать врага: { $by }
near-avoid-shield = осторожность
near-avoid-bird = в обмен на вьючную птицу
near-avoid-turtle = в обмен на вьючную черепаху
near-avoid-t14 = Кувшин дыма (сброс)
near-avoid-t15 = Плащ тишины за 1 еду
near-avoid-f28 = Вторая тень (сброс)
near-move-pass = Пройти свободно: лагеря стоят с обеих сторон
near-move-quest = Участвовать в приключении
near-move-option = Вариант { $option }
near-move-option-check = Вариант { $option }: { $symbol ->
    [skill] навык
   *[combat] бой
} { $need }
near-move-option-price = Вариант { $option }: { $symbol ->
    [skill] навык
   *[combat] бой
} { $need }, за { $good ->
    [coin] { $number ->
        [one] { $number } монету
        [few] { $number } монеты
       *[many] { $number } монет
    }
    [gem] { $number ->
        [one] { $number } самоцвет
        [few] { $number } самоцвета
       *[many] { $number } самоцветов
    }
   *[food] { $number ->
        [one] { $number } еду
        [few] { $number } еды
       *[many] { $number } еды
    }
}
near-move-camp = Разместить лагерь: { $space }
near-move-shovel = «Старая лопата»: { $good }
near-card-t03 = Огненная бомба
near-card-f12 = Склянка яда
near-card-t16 = Целебная мазь
near-card-f07 = Бальзам белых лепестков
near-card-ac31 = Краплёная монета
near-card-t27 = Кубик с секретом
near-card-f26 = Сиротский волчок

## Steps

near-step-character = выбор персонажа
near-step-draft = выбор артефактов
near-step-trim = сброс артефактов перед началом
near-step-turn = выбор: город или странствие
near-step-rest = конец хода
near-step-enter = вход в занятое здание
near-step-town-hall = ратуша
near-step-saloon = салун
near-step-stables = стойла
near-step-store = магазин
near-step-hut = хижина колдуна
near-step-mine = шахта
near-step-trade = торговля
near-step-member = место в команде для новичка
near-step-deck = выбор колоды артефактов
near-step-cards = взятые артефакты: оставить или сбросить
near-step-weapon = карты перед боевым броском
near-step-reroll = выбор: оставить бросок или перебросить
near-step-hearts = сердца для броска
near-step-ring = ещё один шаг репутации
near-step-team = сбор команды
near-step-move = перемещение по карте
near-step-threat = встреча с врагом
near-step-take = выбор сокровища
near-step-lose = сброс сокровища
near-step-quest = участие в приключении
near-step-option = выбор варианта сюжета
near-step-camp = размещение лагеря
near-step-contract = лагерь по «Контракту наёмника»
near-step-shovel = монета или самоцвет «Старой лопаты»
near-step-over = конец игры

## What happened

near-round = Раунд { $round }.
near-character = { $name } выбирает персонажа: { $character }.
near-visit = { $name } посещает { $building ->
    [town_hall] ратушу
    [saloon] салун
    [stables] стойла
    [general_store] магазин
    [farm] ферму
    [mystic_hut] хижину колдуна
   *[mine] шахту
}.
near-wander = { $name } странствует.
near-challenged = { $name } вызывает соперника ({ $ownername }) на { $how ->
    [fair] честный поединок
   *[unfair] нечестный поединок
}.
near-challenged-neutral = { $name } вызывает незнакомца в ратуше на { $how ->
    [fair] честный поединок
   *[unfair] нечестный поединок
}.
near-rolled = { $name } бросает кубик: выпало { $die }, всего { $total }.
near-rolled-duel = { $name } бросает кубик: выпало { $die }, всего { $total }. У соперника выпало { $other_die }, всего { $other_total }.
near-rerolled = { $name } перебрасывает кубик ({ $card }): выпало { $die }, всего { $total }.
near-spent-hearts = { $name } тратит { $number ->
    [one] { $number } сердце
    [few] { $number } сердца
   *[many] { $number } сердец
}: всего { $total }.
near-duel-won = { $name } побеждает в дуэли.
near-jail = { $name } проигрывает дуэль и отправляется в тюрьму.
near-reputation = { $name }: репутация теперь { $number }.
near-gained = { $name } получает { $good ->
    [coin] { $number ->
        [one] { $number } монету
        [few] { $number } монеты
       *[many] { $number } монет
    }
    [gem] { $number ->
        [one] { $number } самоцвет
        [few] { $number } самоцвета
       *[many] { $number } самоцветов
    }
    [food] { $number ->
        [one] { $number } еду
        [few] { $number } еды
       *[many] { $number } еды
    }
    [green] { $number ->
        [one] { $number } зелёный жетон
        [few] { $number } зелёных жетона
       *[many] { $number } зелёных жетонов
    }
    [blue] { $number ->
        [one] { $number } синий жетон
        [few] { $number } синих жетона
       *[many] { $number } синих жетонов
    }
    [red] { $number ->
        [one] { $number } красный жетон
        [few] { $number } красных жетона
       *[many] { $number } красных жетонов
    }
   *[yellow] { $number ->
        [one] { $number } жёлтый жетон
        [few] { $number } жёлтых жетона
       *[many] { $number } жёлтых жетонов
    }
}.
near-gained-hearts = { $name } получает { $number ->
    [one] { $number } сердце
    [few] { $number } сердца
   *[many] { $number } сердец
}.
near-gained-birds = { $name } получает { $number ->
    [one] { $number } вьючную птицу
    [few] { $number } вьючные птицы
   *[many] { $number } вьючных птиц
}.
near-chief = { $name } получает { $tribe ->
    [green] вождя преступников
    [blue] вождя магов
    [red] вождя рептильянцев
   *[yellow] вождя кочевников
}.
near-hired = { $name } нанимает спутника: { $adventurer }.
near-joined = { $name } принимает спутника: { $adventurer }.
near-refreshed = { $name } обновляет ряд спутников в салуне.
near-animal = { $name } берёт в стойлах: { $animal }.
near-traded = { $name } торгует в ратуше.
near-drew = { $name } берёт { $number ->
    [one] { $number } артефакт
    [few] { $number } артефакта
   *[many] { $number } артефактов
}.
near-discarded = { $name } сбрасывает артефакт: { $artifact }.
near-bought = { $name } выкупает артефакт: { $artifact }.
near-used = { $name } применяет карту: { $card }.
near-dug = { $name } копает в шахте: { $cell }.
near-left-town = { $name } покидает город, сердец: { $hearts }.
near-moved = { $name } идёт дальше: { $space }.
near-fights = { $name } вступает в бой с врагом: { $threat } (сила { $strength }).
near-beat = { $name } побеждает врага: { $threat }.
near-lost-fight = { $name } отступает: { $threat } сильнее.
near-avoided = { $name } избегает врага ({ $threat }): { $by }.
near-drew-treasures = { $name } берёт сокровища: { $treasures }.
near-took-treasure = { $name } оставляет себе: { $treasure }.
near-lost-treasure = { $name } сбрасывает: { $treasure }.
near-read = { $name } открывает сюжет { $story }.
near-read-card = { $name } участвует в приключении: { $story }.
near-chose = { $name } выбирает вариант { $option }.
near-passed = { $name } проходит проверку.
near-failed = { $name } не проходит проверку.
near-found = { $name } получает находку: { $find }.
near-camped = { $name } разбивает лагерь: { $space }.
near-last-round = { $name } размещает последний лагерь: этот раунд заключительный.
near-stalled = Десять раундов без единого лагеря: партия окончена.
near-scored = { $name }: { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
}.

## Endings

near_and_far-ending-points = Больше всего победных очков.
near_and_far-ending-feather = Очков поровну; решает «Судейское перо».
near_and_far-ending-reputation = Очков поровну, но репутация выше.
near_and_far-ending-goods = Очков и репутации поровну, но больше монет и самоцветов.
near_and_far-ending-shared = Равенство во всём: победа общая.

## Points

near-line-camps = Лагеря
near-line-routes = Торговые пути
near-line-artifacts = Артефакты
near-line-hand = Невыкупленные артефакты
near-line-threats = Враги
near-line-cards = Бонусы карт
near-line-wealth = Монеты и самоцветы
near-line-tokens = Жетоны племён
near-line-chiefs = Вожди
near-line-reputation = Репутация
near-line-board = Все лагеря размещены
near-line-treasures = Три сокровища
near-line-total = Итого

## Why not

near-no-game-over = Партия окончена.
near-no-not-asked = Сейчас решает другой игрок.
near-no-character-taken = Этого персонажа уже выбрали: { $character }.
near-no-not-in-pack = Этого артефакта нет среди тех, из которых вы выбираете: { $card }.
near-no-special-first = Сначала сбросьте хотя бы один особый артефакт.
near-no-not-in-hand = Этого артефакта нет у вас на руке: { $card }.
near-no-reputation-needed = Ваша репутация не позволяет выкупить этот артефакт: { $card }.
near-no-requirement = Требование этого артефакта не выполнено: { $card }.
near-no-cannot-pay = Нечем заплатить ({ $good }): нужно { $need }, у вас { $have }.
near-no-card-not-held = У вас нет этой карты: { $card }.
near-no-before-a-roll = Эту карту применяют перед боевым броском.
near-no-not-just-drawn = Этого артефакта нет среди только что взятых.
near-no-deck-empty = Артефактов этого вида больше нет.
near-no-first-round = В первом раунде все посещают город.
near-no-same-building = Вы уже там: { $building }. Выберите другое здание или отправляйтесь в странствие.
near-no-duel-needed = В здании соперник: без дуэли не войти.
near-no-not-from-jail = Без дуэли в занятое здание входят только из тюрьмы.
near-no-free-anyway = В салун и так входят без дуэли.
near-no-neutral-here = Дуэль здесь не с незнакомцем.
near-no-opponent-here = Этого соперника нет в здании.
near-no-other-way = Дополнительный шаг делают в ту же сторону, что и шаг за дуэль.
near-no-traded = В это посещение вы уже торговали.
near-no-such-good = У вас этого нет: { $good }.
near-no-goods-for-it = Столько не стоят даже пять ваших товаров: { $good }.
near-no-more-goods = С каждой стороны в сделке не больше { $number } товаров.
near-no-empty-trade = В сделке с каждой стороны есть хотя бы один товар.
near-no-too-little = Отданное стоит { $value }, а нужно { $need }.
near-no-too-much = С этим товаром ({ $good }) вы получили бы больше, чем на { $value }.
near-no-discarded = В это посещение вы уже сбросили артефакт.
near-no-reputation-done = В это посещение вы уже платили за репутацию.
near-no-one-way = За одно посещение репутацию меняют только в одну сторону.
near-no-track-end = Шкала репутации здесь кончается.
near-no-coin-or-gem = Шаг репутации стоит монету или самоцвет.
near-no-not-in-row = Этого спутника нет в ряду салуна: { $adventurer }.
near-no-hire-cost = Не хватает монет на найм ({ $adventurer }): нужно { $cost }, у вас { $have }.
near-no-hired = В это посещение вы уже наняли спутника.
near-no-refreshed = В этот ход ряд уже обновляли.
near-no-gives-no-way = Этот спутник не освободит места для новичка: { $adventurer }.
near-no-food = У вас нет еды.
near-no-gem = У вас нет самоцветов.
near-no-more-animals = Больше { $number ->
    [one] { $number } вьючного животного
    [few] { $number } вьючных животных
   *[many] { $number } вьючных животных
} ни у кого не бывает.
near-no-turtles = Вьючных черепах продают только на дневной стороне города.
near-no-animal = Без вьючного животного сокровище не унести.
near-no-dug = В это посещение вы уже копали.
near-no-cell-taken = В этой ячейке уже стоит лагерь: { $cell }.
near-no-entrance-first = Первый лагерь в шахте ставят у входа, а не здесь: { $cell }.
near-no-cell-apart = Рядом с этой ячейкой нет лагеря: { $cell }.
near-no-skill = Не хватает навыка для этой ячейки ({ $cell }): нужно { $need }, у вас { $have }.
near-no-hearts = Не хватает сердец: нужно { $need }, у вас { $have }.
near-no-second-bomb = Не больше одной бомбы на бросок.
near-no-not-a-weapon = Для боевого броска эта карта бесполезна: { $card }.
near-no-rerolled = Переброс уже использован: { $card }.
near-no-space-in-team = В команде есть место, и его есть кому занять.
near-no-not-yours = Среди ваших спутников такого нет: { $adventurer }.
near-no-other-tribe = Сейчас заполняют другое место в команде, не для этого спутника: { $adventurer }.
near-no-path = Отсюда туда нет тропы: { $space }.
near-no-movement = Все ваши перемещения потрачены: { $number }.
near-no-heart-to-leave = Чтобы покинуть пустую клетку, нужно сердце.
near-no-other-threat = Здесь сражаются с другим врагом: { $threat }.
near-no-way-to-avoid = Так врага не избежать: { $by }.
near-no-not-drawn = Этого сокровища вы не брали: { $treasure }.
near-no-treasure-not-held = У вас нет этого сокровища: { $treasure }.
near-no-such-option = В этом сюжете вариантов только { $number }.
near-no-camp-elsewhere = Лагерь ставят там, где стоит ваш персонаж, а не здесь: { $space }.
near-no-camp-there = Здесь лагерь не поставить: { $space }.
near-no-such-space = На карте нет такой клетки: { $space }.

## Impossible positions

near-position-no-book = { $where }: жетон приключения лежит только на клетке с символом книги.
near-position-scores = { $where }: очки и победители бывают только у законченной партии.
near-position-not-active = { $where }: только что взятые карты есть лишь у того, чей сейчас ход.
near-position-opponent = { $where }: соперник бывает в дуэли, и только в ней.
near-position-no-space = { $where }: на этой карте нет клетки { $name }.
near-position-no-site = { $where }: лагерь не может стоять здесь: { $name }.
near-position-team = { $where }: в команде не больше четырёх членов и не больше одного из каждого племени.
near-position-animals = { $where }: больше трёх вьючных животных ни у кого не бывает.
near-position-turtles = { $where }: вьючные черепахи бывают только на дневной стороне города.
near-position-treasures = { $where }: сокровищ больше, чем вьючных животных.
near-position-last-round = { $where }: если кто-то разместил все лагеря, раунд заключительный.
near-position-drawn = { $where }: взятые сокровища бывают только тогда, когда из них выбирают.
near-position-asks-another = { $where }: в этой позиции решает другой игрок.
near-position-nothing-asked = { $where }: здесь нечего решать.
near-position-number = { $where }: у этого шага нет такого числа.
near-position-follows = { $where }: здесь такого продолжения не бывает.
near-position-roll = { $where }: кубики лежат на столе только во время броска.
near-position-no-story = { $where }: в книге нет такого сюжета или варианта.
near-position-not-on-map = { $where }: для этого персонаж должен быть на карте.
near-position-not-inside = { $where }: для этого персонаж должен быть в том здании.
near-position-packs = { $where }: все выбирают из одинакового числа артефактов, и только при выборе артефактов.
near-position-no-special = { $where }: у каждого на руке ещё есть особый артефакт для сброса.

## The terminal

near-table-title = { $map } · раунд { $round }
near-table-last = заключительный раунд
near-table-you = вы (место { $seat })
near-table-seat = место { $seat }
near-table-to-move = ходит
near-table-place = Где
near-table-goods = Товары
near-table-team = Команда (и резерв)
near-table-symbols = Символы
near-table-camps = Лагеря
near-table-cards = Карты
near-table-points = Очки
near-table-in-town = в городе
near-table-row = В салуне: { $adventurers }
near-table-threat = Следующий враг: { $threat } (сила { $strength })
near-table-no-threat = Все враги побеждены.
near-table-quests = Жетоны приключений: { $spaces }
near-table-map = Лагеря на карте: { $camps }
near-table-mine = Лагеря в шахте: { $camps }
near-table-hand = Ваши артефакты
near-table-pack = Можно выбрать
near-table-drawn = Только что взяты
near-table-closed = { $number ->
    [one] { $number } карта на руке
    [few] { $number } карты на руке
   *[many] { $number } карт на руке
}
near-table-roll = Бросок: выпало { $die }, всего { $total }

## Hints

near-hint-buy = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, а на руке он отнимет одно.
near-hint-hire = Сейчас найм обойдётся вам в { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
}.
near-hint-wander = В путь вы отправитесь с запасом сердец: { $hearts }.
near-hint-farm = Ваш навык принесёт { $number ->
    [one] { $number } еду
    [few] { $number } еды
   *[many] { $number } еды
}.
near-hint-fight = Если потратить все сердца, победных граней { $odds } из 6.
near-hint-avoid = Даже если потратить все сердца, победных граней всего { $odds } из 6.
near-hint-option = Если потратить все сердца, подходящих граней { $odds } из 6.
near-hint-reached = Этого хватит.
near-hint-out-of-reach = До цели не дотянуться: берегите сердца.
near-hint-quest = Приключение ничего не стоит: только бросьте кубик.
near-hint-dig = Лагерь в шахте — это очко, и ячейка сразу приносит награду.
near-hint-camp = Лагерь — это очко, и дорога становится дешевле.
near-hint-take = Три сокровища — это 5 очков в конце.
near-hint-wander-on = Сердец ещё хватает: дорога даст вам больше, чем город.
near-hint-visit = { $building ->
    [town_hall] Обмен там даст вам больше, чем будет стоить.
    [saloon] Чем сильнее команда, тем удачнее следующие странствия.
    [stables] С вьючным животным вы пройдёте на клетку дальше и унесёте сокровище.
    [general_store] Новые артефакты или хотя бы монета.
    [mystic_hut] Три сокровища — это 5 очков в конце.
   *[mine] Лагерь в шахте — это очко, и ячейка сразу приносит награду.
}
near-hint-go = Этот путь ведёт к лучшему из лагерей, приключений и боёв, до которых вы дойдёте.
near-hint-pick = Из этих карт она даёт за свою стоимость больше всего.
near-hint-drop = Эту карту вы вряд ли выкупите, а на руке она стоила бы вам очка.
near-hint-trade = Полученное вам нужнее отданного.
near-hint-animal = С вьючным животным вы пройдёте на клетку дальше и унесёте сокровище.
