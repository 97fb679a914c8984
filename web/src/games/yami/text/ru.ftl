# Слова поля «Ями».

## Части стола

yamiweb-part-board = Стол
yamiweb-part-grid = Игровое поле, двенадцать на двенадцать клеток
yamiweb-close = Закрыть
yamiweb-you = Вы
yamiweb-automa = Автома
yamiweb-automa-empty = Пустая ячейка
yamiweb-automa-deck = Колода Автомы: { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
} лицом вниз

## Взятка

yamiweb-trick = Взятка
yamiweb-led-by = начинает: { $name }
yamiweb-to-come = Ещё не выложена
yamiweb-trump = Козырь: { $colour }
yamiweb-no-trump = Без козыря
yamiweb-next-trump = Следующий козырь: { $colour }
yamiweb-lead = Ведущий цвет: { $colour }
yamiweb-demand = Туман требует цвет: { $colours }
yamiweb-must-follow = У кого есть ведущий цвет, тот обязан ему следовать.
yamiweb-cast = С помощью волшебства
yamiweb-rounds = Раунды
yamiweb-round = Раунд { $round }
yamiweb-round-of = Раунд { $round } из { $rounds }
yamiweb-round-to-come = Раунд { $round } впереди
yamiweb-round-was = Раунд { $round }: { $card }, чья взятка: { $name }
yamiweb-only-nox = только Нокс
yamiweb-last-trick = Последняя взятка
yamiweb-all-tricks = Все взятки
yamiweb-brought = Принесла: { $tile }.
yamiweb-discarded = Вы сбросили

## Жетоны и задание

yamiweb-stock = Духи в тумане
yamiweb-stock-short = Духи
yamiweb-tile-gone = { $tile }, уже не здесь
yamiweb-mission = Задание
yamiweb-mission-title = { $mission } · { $title }
yamiweb-sides = Закрыто { $done } из { $all }
yamiweb-sides-soon = Закрыто { $done } из { $all }, станет { $then }
yamiweb-still-asks = ещё нужно: { $asks }
yamiweb-star-note = Звезда: { $rounds } раундов или меньше
yamiweb-bases = Сила
yamiweb-base = { $name }: осталось { $left } из { $uses }
yamiweb-base-does-perch = До или после размещения можно переместить духа, который уже лежит на поле.
yamiweb-base-does-shell = Перед взяткой каждый показывает карту; она остаётся в руке открытой.
yamiweb-base-does-mask = После взятки можно взять духа другой выложенной карты.
yamiweb-base-does-mirror = Перед взяткой можно выбрать козырь этого раунда.
yamiweb-base-does-spring = До размещения: этот дух подойдёт к любому краю.
yamiweb-base-lift = Теперь выберите духа на поле.
yamiweb-base-use = Применить
yamiweb-base-leave = Не сейчас
yamiweb-power = { $number ->
    [one] { $number } жетон силы
    [few] { $number } жетона силы
   *[many] { $number } жетонов силы
}
yamiweb-asleep = { $number ->
    [one] { $number } спит
   *[other] { $number } спят
}
yamiweb-magic = { $number ->
    [one] { $number } жетон волшебства
    [few] { $number } жетона волшебства
   *[many] { $number } жетонов волшебства
}
yamiweb-mirror = Лунное зеркало: выберите козырь
yamiweb-at-hand = Поместить: { $tile }
yamiweb-turn = Повернуть
yamiweb-flip = Перевернуть
yamiweb-silence = До конца задания о картах не говорят.

## Края

yamiweb-side-north = Север
yamiweb-side-east = Восток
yamiweb-side-south = Юг
yamiweb-side-west = Запад
yamiweb-ask-least = не меньше { $number }
yamiweb-ask-most = не больше { $number }
yamiweb-ask-symbol = символ игрока { $symbol }
yamiweb-ask-you = дух, которого добыли вы
yamiweb-ask-player = дух, которого добыл игрок { $name }
yamiweb-ask-someone = дух игрока, чья фишка здесь стоит
yamiweb-ask-any = любой дух
yamiweb-edge-open = Жетон { $token }, { $side } (требуется: { $asks }): пока открыт
yamiweb-edge-kept = Жетон { $token }, { $side } (требуется: { $asks }): соблюдено
yamiweb-edge-broken = Жетон { $token }, { $side } (требуется: { $asks }): нарушено

## Размещение

yamiweb-grid-help = { $tile }. Стрелки двигают, R поворачивает, F переворачивает, Enter помещает.
yamiweb-cell = в ряду { $row }, столбце { $column }
yamiweb-turned = { $flipped ->
    [yes] перевёрнут{ $quarters ->
        [0] {""}
        [1] , затем повёрнут на четверть оборота
        [2] , затем повёрнут на пол-оборота
       *[other] , затем повёрнут на три четверти оборота
    }
   *[no] { $quarters ->
        [0] не повёрнут
        [1] повёрнут на четверть оборота
        [2] повёрнут на пол-оборота
       *[other] повёрнут на три четверти оборота
    }
}
yamiweb-grid-at = Ряд { $row }, столбец { $column }
yamiweb-not-here = сюда не помещается
yamiweb-breaks = нарушит край: { $asks }
yamiweb-closes = окружит жетон { $token }
yamiweb-covers = { $number ->
    [one] закроет { $number } край
    [few] закроет { $number } края
   *[many] закроет { $number } краёв
}
yamiweb-lifts-fog = снимет туман: { $colour }
yamiweb-lifts-whirlpool = накроет водоворот
yamiweb-lifts-magic = даст волшебство
yamiweb-say-breaks = Здесь край требует: { $asks }. Задание будет провалено.
yamiweb-say-closes = Окружит жетон { $tokens }.
yamiweb-say-covers = { $number ->
    [one] Закроет { $number } край жетона.
    [few] Закроет { $number } края жетонов.
   *[many] Закроет { $number } краёв жетонов.
}
yamiweb-say-aside = Ляжет в стороне и ничего не закроет.
yamiweb-say-fog = Снимет туман ({ $colour }): следующую взятку начинают с этого цвета, если он есть.
yamiweb-say-whirlpool = Водоворот: каждый сбросит карту.
yamiweb-say-magic = Принесёт жетон волшебства.

## Что требуется

yamiweb-asked-pawn = Поставьте фишку на символ игрока или пасуйте.
yamiweb-asked-lead = Вы начинаете взятку: выложите любую карту.
yamiweb-ask-lead-fog = Вы начинаете взятку: { $colours }, если есть.
yamiweb-asked-follow = Выложите карту.
yamiweb-ask-follow = Следуйте цвету, если можете: { $colour }.
yamiweb-asked-automa = Выберите карту Автомы.
yamiweb-asked-window = Примените базу перед взяткой или продолжайте.
yamiweb-asked-show = Выберите карту, которую увидят все.
yamiweb-asked-take = Выберите духа, который выйдет на поле.
yamiweb-asked-place = Поместите { $tile }: укажите место на поле.
yamiweb-ask-propose = Предложите, куда поместить { $tile }: положите его на поле.
yamiweb-asked-put = Поместите { $tile } заново.
yamiweb-asked-after = Переместите духа или продолжайте.
yamiweb-asked-discard = Сбросьте карту в водоворот.
yamiweb-asked-vote = Сдаёмся в этом задании?
yamiweb-asked-over = Задание закончено.

## Ходы

yamiweb-do-place = Поместить здесь
yamiweb-do-place-breaks = Всё равно поместить здесь
yamiweb-do-pawn = Поставить фишку здесь
yamiweb-do-give-up = Предложить сдаться
yamiweb-group-place = Поместить духа
yamiweb-group-play = Выложить карту
yamiweb-group-cast = Выложить карту с помощью волшебства
yamiweb-group-automa = Карта Автомы
yamiweb-group-take = Взять духа
yamiweb-group-lift = Поднять духа
yamiweb-group-spring = Сила
yamiweb-group-shell = Сила
yamiweb-group-mirror = Сила
yamiweb-group-show = Показать карту
yamiweb-group-discard = Сбросить карту
yamiweb-group-pawn = Поставить фишку
yamiweb-group-pass = Продолжить
yamiweb-group-give = Сдаться
yamiweb-group-vote = Голосование

## Руки и места

yamiweb-hand = Ваша рука: { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
yamiweb-no-cards = Карт больше нет
yamiweb-shown = видят все
yamiweb-hands-open = Теперь все карты открыты
yamiweb-seat-line = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
yamiweb-seat-leads = ведущий · { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}

## Конец задания

yamiweb-end = Конец задания
yamiweb-end-won = Выполнено в раунде { $round }
yamiweb-end-lost = Провалено в раунде { $round }
yamiweb-whole-board = Всё поле
yamiweb-count-kept = соблюдено
yamiweb-count-broken = нарушено
yamiweb-count-open = открыто
yamiweb-end-open = { $side } открыт
yamiweb-end-open-ask = { $side } открыт, требуется: { $asks }
yamiweb-end-broken-ask = { $side } нарушен, требуется: { $asks }
yamiweb-end-found = Здесь лежит: { $tile }.
yamiweb-end-found-won = Здесь лежит: { $tile }; чья взятка: { $name }.
yamiweb-end-kept-ask = { $side }: { $asks }
yamiweb-end-rest = { $number ->
    [one] ещё { $number } край закрыт
    [few] ещё { $number } края закрыты
   *[many] ещё { $number } краёв закрыто
}
yamiweb-star = Звезда
yamiweb-no-star = Без звезды

## Обучение: перед первой попыткой, в которой встречается что-то новое

yamiweb-teach = Новое в этом задании
yamiweb-teach-close = Понятно
yamiweb-teach-short = Новое
yamiweb-teach-next = Дальше
yamiweb-teach-page = { $number } из { $all }
yamiweb-teach-colour-title = Цветные края
yamiweb-teach-colour = Цветной край жетона относится к клетке рядом с ним: там может лежать только жетон духа этого цвета. Любой другой проваливает задание.
yamiweb-teach-player-title = Края игроков
yamiweb-teach-player = Сразу после раздачи на каждый символ игрока ставят фишку. Клетке рядом нужен жетон из взятки, которую выиграл хозяин этой фишки. Занимайте символ, если рассчитываете на взятки.
yamiweb-teach-number-title = Края с номером
yamiweb-teach-number = ≥5 требует жетона с номером 5 или больше, ≤4 — с номером 4 или меньше. Мелкий козырь здесь бывает не хуже крупной карты.
yamiweb-teach-fog-title = Туман
yamiweb-teach-fog = Туман можно накрыть, и он рассеется. Но следующую взятку придётся начать с карты его цвета, если она есть у начинающего. Если рассеялось несколько сразу, подойдёт любой из их цветов.
yamiweb-teach-lake-title = Озеро
yamiweb-teach-lake = Это задание играют на стороне с озером. Жетоны помещают по тем же правилам; новое лишь то, что кружит в воде.
yamiweb-teach-whirlpool-title = Водовороты
yamiweb-teach-whirlpool = Водоворот можно накрыть, и он исчезнет. Но после этого каждый игрок сбрасывает карту по своему выбору, не показывая её. Считайте карты: рука может опустеть до седьмого раунда.
yamiweb-teach-magic-title = Волшебство
yamiweb-teach-magic = Накройте жетон волшебства, и команда заберёт его. За каждый такой жетон в этом задании можно один раз выложить карту, которую выкладывать нельзя: не следуя цвету или вопреки туману.
yamiweb-teach-base-title = Базы силы
yamiweb-teach-base = Перед заданием базу можно разместить на месте силы. В нужный момент ведущий игрок кладёт на неё жетон силы и применяет её свойство. Каждый жетон служит один раз за задание.
yamiweb-teach-moon-title = Взошла луна
yamiweb-teach-moon = Теперь усложнение этой луны действует во всех заданиях до конца кампании. Перечитайте его перед раздачей.
yamiweb-teach-night-title = Ночные стороны
yamiweb-teach-night = Некоторые жетоны лежат ночной стороной вверх и требуют больше обычного. Рассмотрите каждый край, прежде чем начать.
yamiweb-teach-lichen-title = Сердце Ликена
yamiweb-teach-lichen = Это последнее задание. Каждая очищенная лиана убрала отсюда одно препятствие. Остальные правила вам знакомы.
## Урок

yamiweb-lesson-welcome = Вы с партнёрами вместе побеждаете и вместе проигрываете. О картах говорить нельзя: за вас говорит карта, которую вы выложили.
yamiweb-lesson-tokens = Это жетоны задания. Каждую клетку с пунктиром вокруг них нужно закрыть духом — за семь раундов.
yamiweb-lesson-edges = У некоторых краёв есть ограничения: жетону 5 нужен оранжевый с востока, жетону 9 — синий с севера и зелёный с юга. Одно нарушение — и задание провалено.
yamiweb-lesson-lead = Каждый раунд — взятка. Вы начинаете: выложите оранжевую «7». Остальные следуют цвету, если могут; старшая карта выигрывает.
yamiweb-lesson-place = Ваша карта выиграла, и её дух выходит на поле. Поверните его клавишей R (или кнопкой) и положите на отмеченные клетки: жетон 5 будет окружён.
yamiweb-lesson-trump = Выигравшая карта задаёт следующий козырь: теперь это оранжевый. Козырь бьёт любой другой цвет.
yamiweb-lesson-again = Вы выиграли взятку и начинаете снова. Выложите зелёную «6»: жетону 9 нужен зелёный с юга.
yamiweb-lesson-turn = Поворачивайте клавишей R, переворачивайте клавишей F, пока дух не ляжет на отмеченные клетки у жетона 9.
yamiweb-lesson-partner = Осталась одна клетка, и ей нужен синий. Выложите синюю «6», чтобы партнёры показали свои.
yamiweb-lesson-last = Партнёр выиграл взятку синей «7» и начнёт следующую, но эту начинали вы — вам и помещать духа. Закройте последнюю клетку.
yamiweb-lesson-end = Задание выполнено за три раунда, и у вас звезда. Впереди ещё многое: номера и игроки на краях, туман, водовороты, волшебство и целое королевство, которое ждёт спасения.
