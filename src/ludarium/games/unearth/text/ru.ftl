# The words of Unearth.

unearth-name = Из руин
unearth-about = Бросайте кубики на руины: большие числа приносят сами руины, малые — камни для чудес.

## Table options

unearth-option-promos = Промокарты
unearth-choice-off = без них
unearth-choice-on = с ними

## Stones, ruins and End of Age cards

unearth-colour-black = чёрный
unearth-colour-red = красный
unearth-colour-blue = синий
unearth-colour-yellow = жёлтый
unearth-ruin-peach-9 = Пустыня 9
unearth-ruin-peach-11 = Пустыня 11
unearth-ruin-peach-13 = Пустыня 13
unearth-ruin-peach-15 = Пустыня 15
unearth-ruin-peach-17 = Пустыня 17
unearth-ruin-green-9 = Лес 9
unearth-ruin-green-11 = Лес 11
unearth-ruin-green-13 = Лес 13
unearth-ruin-green-15 = Лес 15
unearth-ruin-green-17 = Лес 17
unearth-ruin-blue-9 = Острова 9
unearth-ruin-blue-11 = Острова 11
unearth-ruin-blue-13 = Острова 13
unearth-ruin-blue-15 = Острова 15
unearth-ruin-blue-17 = Острова 17
unearth-ruin-purple-9 = Горы 9
unearth-ruin-purple-11 = Горы 11
unearth-ruin-purple-13 = Горы 13
unearth-ruin-purple-15 = Горы 15
unearth-ruin-purple-17 = Горы 17
unearth-ruin-gray-9 = Пещеры 9
unearth-ruin-gray-11 = Пещеры 11
unearth-ruin-gray-13 = Пещеры 13
unearth-ruin-gray-15 = Пещеры 15
unearth-ruin-gray-17 = Пещеры 17
unearth-ruin-city-of-gold = Город золота
unearth-ruin-city-of-ash = Город праха
unearth-age-day-of-rest = День отдыха
unearth-age-day-of-rest-text = Каждый берёт 3 карты искателей.
unearth-age-gathering = Собрание
unearth-age-gathering-text = До конца игры каждый бросок получает −1, но остаётся не меньше 1.
unearth-age-festival = Фестиваль возврата
unearth-age-festival-text = До конца игры каждый бросок получает +1, но не больше, чем у кубика граней.
unearth-age-fate = Судьба искателей
unearth-age-fate-text = Все кубики на руинах перебрасываются.
unearth-age-hidden-path = Скрытый путь
unearth-age-hidden-path-text = До конца игры руины выбирают после броска раскопок.

## Delver cards

unearth-card-ancient-map = Древняя карта
unearth-card-ancient-map-text = После броска раскопок в этот ход можно перебросить кубик; считается только последний результат.
unearth-card-reading-the-stones = Гадание на камнях
unearth-card-reading-the-stones-text = Следующий бросок в этот ход может получить +1 или −1; решаете после броска.
unearth-card-new-discovery = Новое открытие
unearth-card-new-discovery-text = Один кубик на руинах получает +2.
unearth-card-expedition = Экспедиция
unearth-card-expedition-text = Для одного броска раскопок в этот ход вы выбираете руины уже после него.
unearth-card-ancestral-claim = Право наследования
unearth-card-ancestral-claim-text = Следующий шестигранный кубик, брошенный в этот ход, получает +2.
unearth-card-lost-in-the-ruins = Заблудились в руинах
unearth-card-lost-in-the-ruins-text = Владелец одного кубика на руинах перебрасывает его.
unearth-card-forgotten-song = Забытая песнь
unearth-card-forgotten-song-text = Назовите число: владельцы перебрасывают все кубики на руинах с этим значением.
unearth-card-forlorn = Отчаяние
unearth-card-forlorn-text = Один кубик на руинах получает −2.
unearth-card-band-of-delvers = Группа искателей
unearth-card-band-of-delvers-text = В этот ход вы можете совершить два броска раскопок.
unearth-card-restoration = Восстановление
unearth-card-restoration-text = Вы перебрасываете все свои кубики на руинах.

## Wonders

unearth-wonder-college-of-the-overseers = Коллегия смотрителей
unearth-wonder-college-of-the-overseers-text = Бросая восьмигранный кубик, вы можете прибавить 1.
unearth-wonder-temple-of-prosperity = Храм процветания
unearth-wonder-temple-of-prosperity-text = В конце игры: 1 очко за каждый ваш жёлтый камень.
unearth-wonder-harmonious-columns = Колонны гармонии
unearth-wonder-harmonious-columns-text = Вы можете вычесть 1 из любого своего броска.
unearth-wonder-shattered-edifice = Разрушенное здание
unearth-wonder-shattered-edifice-text = Вы можете перебрасывать выпавшие вам 4 и 5.
unearth-wonder-blackened-cenotaph = Почерневший кенотаф
unearth-wonder-blackened-cenotaph-text = При постройке: возьмите из коробки случайную карту руин, она станет вашей скрытой.
unearth-wonder-eternal-flame = Вечное пламя
unearth-wonder-eternal-flame-text = Когда соперник забирает руины без ваших кубиков, вы можете взять карту искателей.
unearth-wonder-tomb-of-the-last-age = Гробница последней эпохи
unearth-wonder-tomb-of-the-last-age-text = В конце игры: 1 очко за каждый цвет руин, который у вас есть.
unearth-wonder-fountain-of-reflection = Фонтан раздумий
unearth-wonder-fountain-of-reflection-text = В конце игры: 2 очка за каждый камень того цвета, которого у вас меньше всего.
unearth-wonder-underground-library = Подземная библиотека
unearth-wonder-underground-library-text = Беря камень из мешка, можно взять два и оставить себе один.
unearth-wonder-palace-of-relics = Дворец реликвий
unearth-wonder-palace-of-relics-text = 6 очков.
unearth-wonder-temple-of-flames = Храм огня
unearth-wonder-temple-of-flames-text = В конце игры: 1 очко за каждый ваш красный камень.
unearth-wonder-temple-of-fate = Храм судьбы
unearth-wonder-temple-of-fate-text = В конце игры: 1 очко за каждый ваш чёрный камень.
unearth-wonder-crumbling-memorial = Ветхий мемориал
unearth-wonder-crumbling-memorial-text = При постройке: посмотрите руины в коробке и возьмите одну карту, она станет вашей скрытой.
unearth-wonder-temple-of-clarity = Храм ясности
unearth-wonder-temple-of-clarity-text = В конце игры: 1 очко за каждый ваш синий камень.
unearth-wonder-sanctuary-of-the-builders = Святилище строителей
unearth-wonder-sanctuary-of-the-builders-text = Если ваш кубик показывает то же, что и другой на этих руинах, свой можно изменить на 1.
unearth-wonder-sunken-cathedral = Затонувший собор
unearth-wonder-sunken-cathedral-text = В конце игры: ещё 1 очко за каждое другое ваше чудо.
unearth-wonder-obelisk = Обелиск
unearth-wonder-obelisk-text = Забирая руины, вы можете взять карту искателей.
unearth-wonder-greater = Великое чудо
unearth-wonder-greater-text = Кольцо одного цвета; от 6 до 8 очков.
unearth-wonder-lesser = Малое чудо
unearth-wonder-lesser-text = Любое другое кольцо; от 2 до 4 очков.

## Moves

unearth-move-end = Без второго броска
unearth-move-keep = Оставить { $value }
unearth-move-reroll-map = Перебросить { $value }: «Древняя карта»
unearth-move-reroll-wonder = Перебросить { $value }: «Разрушенное здание»
unearth-move-draw = { $wonder }: взять карту
unearth-move-decline = Не брать карту
unearth-move-draw-one = Взять один камень из мешка
unearth-move-draw-two = Взять два камня и оставить один
unearth-move-play = Разыграть: { $card }
unearth-move-play-band = Разыграть: { $card } (без эффекта: третьего броска она не даёт)
unearth-move-roll = Бросить d{ $sides }: { $ruin }
unearth-move-roll-later = Бросить d{ $sides }, затем выбрать руины
unearth-move-ruin = Положить { $value }: { $ruin }
unearth-move-number = Назвать { $number }: { $dice ->
    [one] перебрасывается { $dice } кубик
    [few] перебрасываются { $dice } кубика
   *[many] перебрасываются { $dice } кубиков
}
unearth-move-value = Изменить на { $value } ({ $way })
unearth-move-value-kept = Оставить { $value }
unearth-move-stone = Взять камень: { $colour }
unearth-player-0 = игрок 1
unearth-player-1 = игрок 2
unearth-player-2 = игрок 3
unearth-player-3 = игрок 4
unearth-move-target = { $card }: d{ $sides } ({ $ownername }), значение { $value }, { $ruin }
unearth-move-first = Сначала бросить d{ $sides } ({ $ownername }): { $ruin }
unearth-move-cell = Положить камень ({ $colour }): место { $q }, { $r }
unearth-move-ring = Сначала построить кольцо вокруг { $q }, { $r }
unearth-move-build = Построить: { $wonder }
unearth-move-take = Взять: { $ruin }

## What happened

unearth-turn = { $name } начинает ход.
unearth-card-played = { $name } разыгрывает карту «{ $card }».
unearth-named-number = { $name } называет число { $number }.
unearth-lifted = { $name } снимает d{ $sides } с руин «{ $ruin }».
unearth-rolled = { $name } бросает d{ $sides } на руины «{ $ruin }»: выпало { $value }.
unearth-rolled-later = { $name } бросает d{ $sides }: выпало { $value }.
unearth-rerolled = { $name } перебрасывает d{ $sides } ({ $by }): выпало { $value }.
unearth-modified = { $name }: d{ $sides } изменён ({ $by }): { $way }.
unearth-chose-ruin = { $name } кладёт кубик со значением { $value } на руины «{ $ruin }».
unearth-adjusted = { $name } меняет d{ $sides }: { $before } → { $value } ({ $by }).
unearth-put = { $name }: d{ $sides } лежит на руинах «{ $ruin }» со значением { $value }.
unearth-changed = { $name }: d{ $sides } на руинах «{ $ruin }», было { $before }, стало { $value } ({ $card }).
unearth-took-stone = { $name } берёт камень с руин «{ $ruin }» ({ $colour }).
unearth-drew-stone = { $name } достаёт камень из мешка ({ $colour }).
unearth-drew-two-stones = { $name } достаёт из мешка два камня ({ $colour }, { $other }).
unearth-kept-stone = { $name } оставляет один камень ({ $colour }), другой возвращает ({ $other }).
unearth-no-stone = { $name } не получает камня: камней больше нет.
unearth-placed = { $name } кладёт камень ({ $colour }) на место { $q }, { $r }.
unearth-built = { $name } строит: { $wonder }.
unearth-built-points = { $name }: { $wonder }, очков — { $points } (другим не видно).
unearth-ring-empty = { $name } завершает кольцо, но чудес для него не осталось.
unearth-gained-ruin = { $name } берёт из коробки руины «{ $ruin }».
unearth-gained-unseen = { $name } берёт из коробки карту руин.
unearth-claimed = { $name } забирает руины «{ $ruin }» ({ $sum } из { $claim }).
unearth-tied = Руины «{ $ruin }» не достаются никому: ничья неразрешима.
unearth-drew = { $name } берёт карты: { $cards }.
unearth-drew-unseen = { $name } берёт { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}.
unearth-reshuffled = Сброс перемешан, в новой колоде { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}.
unearth-returned = Кубики возвращаются с руин «{ $ruin }»: { $dice }; камней в мешок: { $number }.
unearth-revealed = Новые руины: { $ruin }, камни: { $colours }.
unearth-revealed-bare = Новые руины: { $ruin }, без камней.
unearth-event = Конец эпохи: { $event }. { $effect }
unearth-city = Конец эпохи: появляется { $ruin }.
unearth-showed = { $name }: скрытые руины — { $ruins }; итог — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
unearth-won = Победа! { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
unearth-shared = Общая победа! { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.

## Endings

unearth-ending-points = Больше всего очков.
unearth-ending-tie-break = Очков поровну, но больше руин с высоким значением возврата.
unearth-ending-shared = Равенство во всём: победа общая.

## Steps

unearth-step-turn = ход игрока
unearth-step-again = второй бросок раскопок
unearth-step-target = выбор кубика для карты
unearth-step-number = выбор числа
unearth-step-first = выбор кубика, который бросают первым
unearth-step-reroll = выбор: оставить бросок или перебросить
unearth-step-modify = изменение броска картами и событиями
unearth-step-ruin = выбор руин
unearth-step-adjust = изменение броска чудесами
unearth-step-stone = выбор камня
unearth-step-library = камни из мешка
unearth-step-cell = размещение камня
unearth-step-ring = выбор кольца, которое строят первым
unearth-step-wonder = выбор чуда
unearth-step-memorial = выбор руин из коробки
unearth-step-draw = решение, брать ли карту
unearth-step-over = конец игры

## Points

unearth-line-ruins = { $colour } ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
})
unearth-line-colours = Наборы разных цветов × { $count }
unearth-line-city = { $ruin }
unearth-line-wonder = { $wonder }
unearth-line-greater = Великие чудеса × { $count }
unearth-line-lesser = Малые чудеса × { $count }
unearth-line-threes = Тройки чудес × { $count }
unearth-line-total = Итого
unearth-land-peach = Пустыня
unearth-land-green = Лес
unearth-land-blue = Острова
unearth-land-purple = Горы
unearth-land-gray = Пещеры

## The terminal's table

unearth-table-title = Из руин · руин на столе: { $ruins }
unearth-table-seat = Игрок
unearth-table-points = Очки
unearth-table-dice = Запас
unearth-table-cards = Карты
unearth-table-ruins = Руины
unearth-table-stones = Камни
unearth-table-wonders = Чудеса
unearth-table-state = Состояние
unearth-table-you = Вы (место { $seat })
unearth-table-other = Место { $seat }
unearth-table-to-move = ходит
unearth-table-hidden = + скрытых: { $number }
unearth-table-centre = Руины в центре
unearth-table-ruin = { $place }. { $ruin }
unearth-table-sum = { $sum } из { $claim }
unearth-table-laid-out = Чудеса для постройки
unearth-table-piles = Колода руин { $ruins } · искателей { $delvers } · сброс { $discard } · мешок { $bag } · малые { $lesser } · великие { $greater }
unearth-table-age = Конец эпохи: { $age }
unearth-table-roll = Бросок: d{ $sides } (место { $owner }), { $natural } → { $value }
unearth-table-field = Ваши камни
unearth-table-hand = Ваши карты
unearth-table-own-hidden = Ваши скрытые руины: { $ruins }
unearth-table-box = В коробке вы видели: { $ruins }

## Why not

unearth-no-game-over = Игра окончена.
unearth-no-not-your-turn = Сейчас ходит другой игрок.
unearth-no-owner-decides = Сейчас решает владелец кубика.
unearth-no-drawer-decides = Брать ли карту, решает владелец чуда.
unearth-no-active-modifies = Как изменить бросок, решает тот, чей сейчас ход.
unearth-no-card-in-excavation = В фазе раскопок карты искателей не разыгрывают.
unearth-no-card-not-active = Карты искателей разыгрывает только тот, чей сейчас ход.
unearth-no-roll-owed = Без броска ход не закончить: выберите кубик и руины.
unearth-no-not-in-hand = Карты «{ $card }» нет в вашей руке.
unearth-no-expedition-needed = «Скрытый путь» уже позволяет всем выбирать руины после броска.
unearth-no-own-die-on-ruin = Для карты «{ $card }» нужен ваш кубик на руинах.
unearth-no-die-on-any-ruin = Для карты «{ $card }» нужен кубик на руинах.
unearth-no-die-on-ruin = Кубик { $die } лежит на руинах; пока в запасе есть кубики, бросают один из них.
unearth-no-equal-die = Кубик { $die } не отличается от другого, который уже предложен.
unearth-no-later = Руины нужно объявить до броска.
unearth-no-only-later = Пока действует «Скрытый путь», руины выбирают после броска.
unearth-no-ruin-here = На месте { $place } руин нет.
unearth-no-map-for-excavation = «Древняя карта» действует только на броски раскопок.
unearth-no-map-left = Ни одной «Древней карты» на этот ход не осталось.
unearth-no-edifice = Вы не построили «Разрушенное здание».
unearth-no-edifice-value = «Разрушенное здание» позволяет перебросить 4 или 5, но не { $value }.
unearth-no-above-sides = На d{ $sides } не бывает значения { $value }.
unearth-no-such-value = Из { $natural } нельзя получить { $value }.
unearth-no-such-stone = Здесь нет такого камня: { $colour }.
unearth-no-cell-apart = Место { $q }, { $r } не соседствует с вашими камнями.
unearth-no-cell-stone = На месте { $q }, { $r } уже лежит камень.
unearth-no-cell-wonder = На месте { $q }, { $r } стоит чудо.
unearth-no-cell-walled = Камень на месте { $q }, { $r } не оставил бы соседнему камню места для чуда.
unearth-no-ring-here = Вокруг места { $q }, { $r } нет завершённого кольца.
unearth-no-tokens-left = Жетонов не осталось: { $wonder }.
unearth-no-many-colours = Великому чуду нужно кольцо одного цвета.
unearth-no-one-colour = Одноцветное кольцо не получает малого чуда, пока остались великие.
unearth-no-built-already = «{ $wonder }»: это чудо уже построено.
unearth-no-not-laid-out = «{ $wonder }»: этого чуда в партии нет.
unearth-no-formula = Камни кольца не подходят к формуле чуда «{ $wonder }».
unearth-no-not-in-box = Руин «{ $ruin }» нет в коробке.
unearth-no-die-not-on-ruin = Кубик { $die } не лежит на руинах.
unearth-no-die-not-in-group = Кубика { $die } нет среди перебрасываемых.
unearth-no-die-shows = На руинах нет кубиков со значением { $number }.

## Impossible positions

unearth-position-needed = { $where }: в этой позиции без этого не обойтись.
unearth-position-one-age = { $where }: в игре только одна карта конца эпохи: { $name } или { $other }.
unearth-position-age-last = { $where }: карта конца эпохи в колоде руин одна, и она последняя; найдено: { $name }.
unearth-position-city-nowhere = { $where }: карта { $name } открыта, но нигде не лежит.
unearth-position-not-boxed = { $where }: { $name } нет среди руин, убранных в коробку.
unearth-position-one-memorial = { $where }: в коробку мог заглянуть только один игрок.
unearth-position-too-many-places = { $where }: мест для руин на столе всего { $places }.
unearth-position-place-empty = { $where }: место бывает пустым, только когда кончилась колода руин.
unearth-position-no-ruin-here = { $where }: здесь нет руин.
unearth-position-value-too-high = { $where }: на этом кубике не бывает значения { $value }.
unearth-position-stone-value = { $where }: камней больше, чем указано на карте руин.
unearth-position-cell-taken = { $where }: на одном месте два камня.
unearth-position-cell-too-far = { $where }: это место недостижимо.
unearth-position-stones-apart = { $where }: камни не соединены между собой.
unearth-position-stones-walled = { $where }: камень окружён шестью другими.
unearth-position-no-ring = { $where }: здесь нет кольца из шести камней вокруг пустой середины.
unearth-position-wrong-ring = { $where }: камни кольца не подходят к этому чуду.
unearth-position-ring-unbuilt = { $where }: в завершённом кольце нет чуда.
unearth-position-too-many-wonders = { $where }: знаменитых чудес в игре всего { $number }.
unearth-position-laid-out-number = { $where }: ещё не построенных знаменитых чудес должно быть выложено { $number }.
unearth-position-one-roll = { $where }: без «Группы искателей» за ход делают один бросок.
unearth-position-not-asked = { $where }: в этой позиции такого шага нет: { $step }.
unearth-position-not-in-the-air = { $where }: кубик { $die } сейчас не бросают.
unearth-position-not-own-die = { $where }: бросок раскопок делают своим кубиком.
unearth-position-other-ruin = { $where }: переброшенный кубик остаётся на своих руинах.
unearth-position-not-over = { $where }: игра не окончена, пока на столе есть руины.
unearth-position-all-gone = { $where }: без руин на столе игра окончена.
unearth-position-asks-another = { $where }: в этой позиции решает место { $seat }.
unearth-position-claimed-already = { $where }: при сумме { $sum } эти руины уже кто-то забрал бы.
unearth-position-not-the-strongest = { $where }: по этим кубикам руины достаются не этому игроку.

## Hints

unearth-hint-claim = Шансы забрать руины «{ $ruin }»: { $claims } из { $sides }.
unearth-hint-stones = На d{ $sides } выпадают малые числа, а на руинах «{ $ruin }» есть из чего выбрать камень.
unearth-hint-lead = Для d{ $sides } лучшие шансы — на руинах «{ $ruin }».
unearth-hint-later = Сначала бросьте d{ $sides }: потом будет видно, куда он подходит.
unearth-hint-card = Карта «{ $card }» полезна прямо сейчас.
unearth-hint-end = Второй бросок не поможет.
unearth-hint-keep = Это лучше среднего броска.
unearth-hint-reroll = Средний бросок лучше этого.
unearth-hint-draw = Выбор больше, и это ничего не стоит.
unearth-hint-number = Выгоднее всего перебросить кубики со значением { $number }.
unearth-hint-value = Со значением { $value } кубик даёт вам больше всего.
unearth-hint-ruin = Здесь кубик даёт вам больше всего.
unearth-hint-stone = Вашим кольцам лучше всего подходит камень: { $colour }.
unearth-hint-target = Этот кубик меняет для вас больше всего.
unearth-hint-build = { $wonder } — самая выгодная для вас постройка.
unearth-hint-take = Руины «{ $ruin }» лучше всего дополняют ваши наборы.
unearth-hint-closes = Камень замыкает кольцо.
unearth-hint-cell = Тогда в кольце будет { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[many] { $stones } камней
}.
unearth-hint-ring = Начать можно с любого кольца.
