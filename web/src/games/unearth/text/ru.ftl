# The words of the Unearth board.

## Parts of the table

unearthweb-part-board = Стол
unearthweb-part-wonders = Чудеса, которые можно построить
unearthweb-part-ruins = Руины
unearthweb-part-stock = Колоды и мешок
unearthweb-part-roll = Лоток для кубиков
unearthweb-tab-ruins = Руины
unearthweb-tab-stones = Камни
unearthweb-tab-wonders = Чудеса
unearthweb-close = Закрыть
unearthweb-you = Вы

## Ruins and dice

unearthweb-sum = { $sum } из { $claim }
unearthweb-ruin-about = { $ruin }, раскопано { $sum } из { $claim }. { $stonecount ->
    [0] Камней нет.
   *[other] Камни: { $stones }.
} { $dicecount ->
    [0] Кубиков нет.
   *[other] Кубики: { $dice }.
}
unearthweb-die-short = { $value } на d{ $sides } ({ $owner })
unearthweb-die-on = d{ $sides } со значением { $value }, { $owner }, руины «{ $ruin }»
unearthweb-vacant = Пустое место
unearthweb-your-dice = Ваши кубики
unearthweb-choose-die = Выберите кубик, затем руины
unearthweb-die-face = d{ $sides }
unearthweb-pool-die = d{ $sides }, можно бросить
unearthweb-die-out = d{ $sides }, лежит на руинах
unearthweb-later = Выбрать руины после броска

## Piles

unearthweb-pile-ruins = Руины
unearthweb-pile-delvers = Искатели
unearthweb-pile-bag = Мешок
unearthweb-ruins-left = { $number ->
    [0] Колода руин пуста
    [one] В колоде руин осталась { $number } карта
    [few] В колоде руин осталось { $number } карты
   *[many] В колоде руин осталось { $number } карт
}
unearthweb-delvers-left = Карты искателей: в колоде { $number }, в сбросе { $discard }
unearthweb-bag = { $number ->
    [0] Мешок пуст
    [one] В мешке { $number } камень
    [few] В мешке { $number } камня
   *[many] В мешке { $number } камней
}
unearthweb-chip-ruins = { $number ->
    [0] Последние руины
    [one] Осталась { $number } карта
    [few] Осталось { $number } карты
   *[many] Осталось { $number } карт
}
unearthweb-discard = { $number ->
    [0] Сброс искателей пуст
    [one] В сбросе { $number } карта искателей
    [few] В сбросе { $number } карты искателей
   *[many] В сбросе { $number } карт искателей
}
unearthweb-boxed = Открытые руины, убранные в коробку
unearthweb-seen = Что вы видели в коробке
unearthweb-dialog-sheet = Очки подробно
unearthweb-dialog-wonder = Чудо
unearthweb-dialog-discard = Сброшенные карты

## Stones and wonders

unearthweb-lesser = Малые
unearthweb-greater = Великие
unearthweb-tokens-left = { $wonder }: { $number ->
    [0] жетонов не осталось
    [one] остался { $number } жетон
    [few] осталось { $number } жетона
   *[many] осталось { $number } жетонов
}
unearthweb-your-stones = Ваши камни
unearthweb-stones-of = { $name }
unearthweb-whose-stones = Чьи камни
unearthweb-field-counts = { $wonders ->
    [0] { "" }
    [one] { $wonders } чудо ·{ " " }
    [few] { $wonders } чуда ·{ " " }
   *[many] { $wonders } чудес ·{ " " }
}{ $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[many] { $stones } камней
}
unearthweb-open-field = { $name }: рассмотреть ближе
unearthweb-no-stones = Камней пока нет
unearthweb-to-go = { $number ->
    [one] не хватает { $number } камня
   *[other] не хватает { $number } камней
}
unearthweb-zoom-in = Крупнее
unearthweb-zoom-out = Мельче
unearthweb-fit = Показать всё
unearthweb-cell = Место { $q }, { $r }; рядом { $number ->
    [0] ничего
   *[other] — { $stones }
}{ $rings ->
    [0] { "" }
    [one] ; замкнёт кольцо
    [few] ; замкнёт { $rings } кольца
   *[many] ; замкнёт { $rings } колец
}
unearthweb-ring-at = Кольцо вокруг { $q }, { $r }
unearthweb-place = { $colour ->
    [black] Положите чёрный камень
    [red] Положите красный камень
    [blue] Положите синий камень
   *[yellow] Положите жёлтый камень
}
unearthweb-closes = { $rings ->
    [0] Кольцо пока не замкнётся.
    [one] Замкнёт кольцо.
    [few] Замкнёт { $rings } кольца.
   *[many] Замкнёт { $rings } колец.
}
unearthweb-closes-nothing = Чудес для него не осталось
unearthweb-could-build = Можно построить: { $wonders }.

## Ruins that were claimed

unearthweb-your-ruins = Ваши руины
unearthweb-set = { $ruins }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
unearthweb-hidden-named = { $ruin } (скрытые руины)
unearthweb-hidden = { $number ->
    [one] { $number } скрытая карта руин
    [few] { $number } скрытые карты руин
   *[many] { $number } скрытых карт руин
}
unearthweb-have = { $number ->
    [0] таких у вас нет
   *[other] таких у вас: { $number }
}

## Cards

unearthweb-hand = { $number ->
    [0] Карт в руке нет
    [one] В руке { $number } карта
    [few] В руке { $number } карты
   *[many] В руке { $number } карт
}
unearthweb-no-cards = Карт искателей нет. Вы берёте их, когда другие забирают руины, на которых лежат ваши кубики.

## The dice tray

unearthweb-no-roll = Бросков ещё не было.
unearthweb-you-roll = Вы бросаете d{ $sides }{ $known ->
    [0] { "" }
   *[other] { " " }· { $ruin }
}
unearthweb-rolls = { $name }: d{ $sides }{ $known ->
    [0] { "" }
   *[other] { " " }· { $ruin }
}
unearthweb-natural = Выпало { $value }
unearthweb-got-stone = { $colour ->
    [black] Взят чёрный камень.
    [red] Взят красный камень.
    [blue] Взят синий камень.
   *[yellow] Взят жёлтый камень.
}
unearthweb-you-claim = Вы забираете руины «{ $ruin }».
unearthweb-claims = { $name } забирает руины «{ $ruin }».
unearthweb-nobody-claims = Ничья: руины «{ $ruin }» не достаются никому.
unearthweb-in-the-air = { $number ->
    [one] Ещё бросят { $number } кубик
    [few] Ещё бросят { $number } кубика
   *[many] Ещё бросят { $number } кубиков
}
unearthweb-stone-offered = { $colour ->
    [black] Чёрный камень
    [red] Красный камень
    [blue] Синий камень
   *[yellow] Жёлтый камень
}{ $number ->
    [1] { "" }
   *[other] , всего { $number }
}
unearthweb-value = На кубике будет { $value }
unearthweb-value-way = На кубике будет { $value }: { $way }
unearthweb-number = Все кубики со значением { $value }
unearthweb-out-of-turn-roll = Ваш кубик перебросили, решать вам.
unearthweb-out-of-turn-draw = Ваше чудо позволяет взять карту.

## What is asked

unearthweb-ask-turn = { $cards ->
    [0] Выберите кубик и руины, на которые его бросить.
   *[other] Разыграйте карты, если хотите, затем выберите кубик и руины.
}
unearthweb-ask-path = { $cards ->
    [0] Выберите кубик. Руины для него выбирают после броска.
   *[other] Разыграйте карты, если хотите, затем выберите кубик. Руины для него выбирают после броска.
}
unearthweb-ask-again = Группа искателей: можно бросить ещё раз. Выберите кубик и руины.
unearthweb-ask-lift = Все ваши кубики лежат на руинах: выберите, какой снять и на какие руины его бросить.
unearthweb-ask-target = { $card }: выберите кубик, лежащий на руинах.
unearthweb-ask-first = Выберите кубик, который бросят первым.
unearthweb-ask-number = { $card }: выберите число.
unearthweb-ask-reroll = Выпало { $value }. Оставить или перебросить?
unearthweb-ask-modify = Выпало { $value }. Выберите значение с учётом карт и событий.
unearthweb-ask-adjust = Выпало { $value }. Чудеса могут его изменить: выберите значение.
unearthweb-ask-ruin = Выпало { $value }. Выберите руины для кубика.
unearthweb-ask-stone = Выберите камень с этих руин.
unearthweb-ask-keep-stone = Выберите, какой из двух камней оставить.
unearthweb-ask-library = Подземная библиотека: взять один камень или два и оставить один?
unearthweb-ask-cell = { $colour ->
    [black] Положите чёрный камень рядом со своими.
    [red] Положите красный камень рядом со своими.
    [blue] Положите синий камень рядом со своими.
   *[yellow] Положите жёлтый камень рядом со своими.
}
unearthweb-ask-ring = Выберите, в каком кольце строить сначала.
unearthweb-ask-wonder = Кольцо замкнуто: выберите чудо, которое в нём построите.
unearthweb-ask-memorial = Выберите карту руин из коробки.
unearthweb-ask-draw = { $wonder }: взять карту искателей?
unearthweb-your-die-rerolled = Ваш кубик перебросили.

## What a choice will do

unearthweb-say-second-band = Два броска за этот ход у вас уже есть: карта ничего не добавит.
unearthweb-say-die = Выбран d{ $sides }. Теперь выберите руины.
unearthweb-say-later = Выбран d{ $sides }. Руины для него выбирают после броска.
unearthweb-say-lift = d{ $sides } снят. Выберите, на какие руины его бросить.
unearthweb-say-dug = d{ $sides } на руины «{ $ruin }»: раскопано { $sum } из { $claim }.
unearthweb-say-not-yet = Одного броска пока не хватит.
unearthweb-say-completes = { $needed ->
    [1] Хватит любого броска.
   *[other] Хватит броска от { $needed }, шансы { $completes } из { $faces }.
}
unearthweb-say-yours = { $mine ->
    [0] Но руины достанутся не вам.
   *[other] Достанутся вам: { $mine } из { $faces }.
}
unearthweb-say-stone = Итог 1–{ $highest } даёт камень.

unearthweb-move-ring = Сначала строить в этом кольце
unearthweb-move-target = { $card }: { $owner }, d{ $sides } со значением { $value }
unearthweb-move-first = Сначала { $owner }, d{ $sides } · { $ruin }

## Seats and points

unearthweb-seat-line = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
} · { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
} · руины: { $ruins }
unearthweb-so-far = сейчас
unearthweb-points = { $score ->
    [one] очко
    [few] очка
   *[many] очков
}
unearthweb-score-now = Очки сейчас
unearthweb-score-if-now = Если бы игра закончилась сейчас
unearthweb-score-final = Итоговые очки
unearthweb-others-open = У остальных — только то, что видно всем:
unearthweb-total = Итого
unearthweb-line-colours = Наборы разных цветов
unearthweb-line-threes = За каждые три чуда

## Groups in the list of moves

unearthweb-group-play = Разыграть карту искателей
unearthweb-group-roll = Бросить кубик на руины
unearthweb-group-end = Закончить ход
unearthweb-group-target = Выбрать кубик
unearthweb-group-number = Выбрать число
unearthweb-group-reroll = Оставить или перебросить
unearthweb-group-value = Значение кубика
unearthweb-group-ruin = Выбрать руины
unearthweb-group-stone = Выбрать камень
unearthweb-group-draw = Взять
unearthweb-group-cell = Положить камень
unearthweb-group-build = Построить чудо
unearthweb-group-take = Взять карту руин из коробки

## The lesson

unearthweb-lesson-welcome = У вас пять искателей — кубиков: четырёхгранный d4, три шестигранных d6 и восьмигранный d8. Они добывают руины и камни, а в конце очки приносит и то и другое.
unearthweb-lesson-ruin = Число на щите — значение возврата руин, здесь это 11. Два ваших кубика раскопали 5. Как только сумма всех кубиков на руинах достигнет этого значения, их забирает тот, у кого там кубик с самым высоким значением: он отмечен короной.
unearthweb-lesson-low = Каждый ход вы бросаете один кубик на одни руины. Малые числа не пропадают: итог 1, 2 или 3 даёт камень с этих руин. Лучше всего для этого d4: выберите его, затем лес и нажмите кнопку.
unearthweb-lesson-stone = Выпала тройка! Возьмите красный камень: именно его не хватает вашему кольцу.
unearthweb-lesson-ring = Шесть камней вокруг пустой середины — это кольцо, и в нём сразу строится чудо. В вашем осталось одно место: выберите его и посмотрите, какие чудеса подойдут.
unearthweb-lesson-wonder = Три камня одного цвета и три другого — это формула Дворца реликвий, он даёт 6 очков. Порядок камней не важен. Постройте его.
unearthweb-lesson-cards = Теперь бросок сделал бот. Карты искателей разыгрывают до своего броска, сколько угодно за ход. Вы берёте по карте за каждый свой кубик на руинах, которые забрал кто-то другой.
unearthweb-lesson-play = «Новое открытие» прибавляет 2 к кубику, лежащему на руинах. Разыграйте эту карту.
unearthweb-lesson-target = Выберите в пустыне свой кубик с четвёркой: на нём станет 6.
unearthweb-lesson-high = Раскопано 7 из 11, и там лежат только ваши кубики: бросок от 4 принесёт вам пустыню. Забирать руины лучше кубиками покрупнее, поэтому выберите d8 и пустыню.
unearthweb-lesson-claimed = Выпала шестёрка: пустыня ваша, а кубики возвращаются к вам. Руины одного цвета вместе приносят 2, 6, 12, 20 или 30 очков. Карта с перечёркнутым глазом — ваши скрытые руины: только вы знаете, что это уже третья пустыня.
unearthweb-lesson-end = Последняя карта в колоде руин — событие или город; когда на столе не останется руин, считают очки. Набор руин пяти разных цветов приносит ещё 5 очков, каждые три чуда — тоже 5. Вот и всё: играйте дальше здесь или начните настоящую партию.
