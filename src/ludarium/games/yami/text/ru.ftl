# The words of Yami.

yami-name = Ями
yami-about = Вместе и молча разыгрывайте взятки и окружайте жетоны заданий духами, которых они приводят.

## Table options

yami-option-mission = Задание
yami-option-mode = Режим
yami-option-perch = Насест из перьев (база A)
yami-option-shell = Чуткая раковина (база B)
yami-option-mask = Двуликая маска (база C)
yami-option-mirror = Лунное зеркало (база D)
yami-option-spring = Родник покоя (база E)
yami-option-power = Жетоны силы
yami-option-crescent = Молодой месяц: 1-й раунд без козыря
yami-option-quarter = Первая четверть: две карты Нокс
yami-option-gibbous = Прибывающая луна: один жетон силы спит
yami-option-vine_8 = Задание № 22: лиана задания № 8 очищена
yami-option-vine_13 = Задание № 22: лиана задания № 13 очищена
yami-option-vine_18 = Задание № 22: лиана задания № 18 очищена
yami-option-vine_20 = Задание № 22: лиана задания № 20 очищена
yami-option-vine_21 = Задание № 22: лиана задания № 21 очищена
yami-option-first = Первый игрок
yami-option-teaching = Открытые руки для первой партии
yami-option-talk = Общение при размещении жетона
yami-option-agreement = Ждать согласия перед размещением (секунд)
yami-choice-day = день
yami-choice-night = ночь
yami-choice-off = нет
yami-choice-on = да
yami-choice-random = по жребию
yami-choice-proposals = только предложения
yami-choice-free = свободный разговор, под честное слово
yami-choice-none = не ждать
yami-no-more-sites = Мест силы для баз всего { $sites }.

## Missions

yami-mission-1 = Первые шаги
yami-mission-2 = Испытание
yami-mission-3 = Мшистые ворота
yami-mission-4 = Две тропы
yami-mission-5 = Старый корень
yami-mission-6 = Папоротниковый лог
yami-mission-7 = Дозорный холм
yami-mission-8 = Чаща Холо
yami-mission-9 = Первый туман
yami-mission-10 = Серая роща
yami-mission-11 = Тропа фонарей
yami-mission-12 = Заглохший родник
yami-mission-13 = Холо в тумане
yami-mission-14 = Мелкий брод
yami-mission-15 = Тростниковый остров
yami-mission-16 = Затонувший колокол
yami-mission-17 = Пучина
yami-mission-18 = Холо из глубин
yami-mission-19 = Звёздный сад
yami-mission-20 = Разбитая обсерватория
yami-mission-21 = Ночные врата
yami-mission-22 = Ликен

## Components

yami-colour-red = красный
yami-colour-orange = оранжевый
yami-colour-green = зелёный
yami-colour-blue = синий
yami-colour-purple = фиолетовый
yami-base-perch = Насест из перьев
yami-base-shell = Чуткая раковина
yami-base-mask = Двуликая маска
yami-base-mirror = Лунное зеркало
yami-base-spring = Родник покоя
yami-card-r1 = красная «1»
yami-card-r2 = красная «2»
yami-card-r3 = красная «3»
yami-card-r4 = красная «4»
yami-card-r5 = красная «5»
yami-card-r6 = красная «6»
yami-card-r7 = красная «7»
yami-card-o1 = оранжевая «1»
yami-card-o2 = оранжевая «2»
yami-card-o3 = оранжевая «3»
yami-card-o4 = оранжевая «4»
yami-card-o5 = оранжевая «5»
yami-card-o6 = оранжевая «6»
yami-card-o7 = оранжевая «7»
yami-card-g1 = зелёная «1»
yami-card-g2 = зелёная «2»
yami-card-g3 = зелёная «3»
yami-card-g4 = зелёная «4»
yami-card-g5 = зелёная «5»
yami-card-g6 = зелёная «6»
yami-card-g7 = зелёная «7»
yami-card-b1 = синяя «1»
yami-card-b2 = синяя «2»
yami-card-b3 = синяя «3»
yami-card-b4 = синяя «4»
yami-card-b5 = синяя «5»
yami-card-b6 = синяя «6»
yami-card-b7 = синяя «7»
yami-card-p1 = фиолетовая «1»
yami-card-p2 = фиолетовая «2»
yami-card-p3 = фиолетовая «3»
yami-card-p4 = фиолетовая «4»
yami-card-p5 = фиолетовая «5»
yami-card-p6 = фиолетовая «6»
yami-card-p7 = фиолетовая «7»
yami-card-nox = карта Нокс
yami-tile-r1 = красный жетон духа «1»
yami-tile-r2 = красный жетон духа «2»
yami-tile-r3 = красный жетон духа «3»
yami-tile-r4 = красный жетон духа «4»
yami-tile-r5 = красный жетон духа «5»
yami-tile-r6 = красный жетон духа «6»
yami-tile-r7 = красный жетон духа «7»
yami-tile-o1 = оранжевый жетон духа «1»
yami-tile-o2 = оранжевый жетон духа «2»
yami-tile-o3 = оранжевый жетон духа «3»
yami-tile-o4 = оранжевый жетон духа «4»
yami-tile-o5 = оранжевый жетон духа «5»
yami-tile-o6 = оранжевый жетон духа «6»
yami-tile-o7 = оранжевый жетон духа «7»
yami-tile-g1 = зелёный жетон духа «1»
yami-tile-g2 = зелёный жетон духа «2»
yami-tile-g3 = зелёный жетон духа «3»
yami-tile-g4 = зелёный жетон духа «4»
yami-tile-g5 = зелёный жетон духа «5»
yami-tile-g6 = зелёный жетон духа «6»
yami-tile-g7 = зелёный жетон духа «7»
yami-tile-b1 = синий жетон духа «1»
yami-tile-b2 = синий жетон духа «2»
yami-tile-b3 = синий жетон духа «3»
yami-tile-b4 = синий жетон духа «4»
yami-tile-b5 = синий жетон духа «5»
yami-tile-b6 = синий жетон духа «6»
yami-tile-b7 = синий жетон духа «7»
yami-tile-p1 = фиолетовый жетон духа «1»
yami-tile-p2 = фиолетовый жетон духа «2»
yami-tile-p3 = фиолетовый жетон духа «3»
yami-tile-p4 = фиолетовый жетон духа «4»
yami-tile-p5 = фиолетовый жетон духа «5»
yami-tile-p6 = фиолетовый жетон духа «6»
yami-tile-p7 = фиолетовый жетон духа «7»

## Moves

yami-move-place = Поместить: { $tile } — клетка { $cell } ({ $turn })
yami-move-place-breaks = Поместить: { $tile } — клетка { $cell } ({ $turn }) — нарушит ограничение
yami-move-play = Выложить: { $card }
yami-move-cast = Выложить с помощью волшебства: { $card }
yami-move-automa = Автома выкладывает: { $card }
yami-move-automa-deck = Автома выкладывает верхнюю карту колоды
yami-move-take = Взять: { $tile }
yami-move-take-mask = Двуликая маска: взять { $tile }
yami-move-lift = Насест из перьев: переместить { $tile }
yami-move-spring = Родник покоя: этот жетон духа подойдёт к любому краю
yami-move-shell = Чуткая раковина: каждый показывает карту
yami-move-mirror = Лунное зеркало: козырь этого раунда — { $colour }
yami-move-show = Показать: { $card }
yami-move-discard = Сбросить: { $card }
yami-move-pawn = Поставить фишку на символ { $symbol } (клетка { $cell })
yami-move-pass-pawn = Пока не ставить фишку
yami-move-pass-after = Ничего не перемещать
yami-move-pass-window = Не применять базы
yami-move-give-up = Предложить сдаться
yami-move-vote-yes = Сдаться
yami-move-vote-no = Играть дальше

## What happened

yami-round = Раунд { $round } из 7, козырь — { $trump }.
yami-round-no-trump = Раунд { $round } из 7, без козыря.
yami-pawn-put = { $name } ставит фишку на символ { $symbol }.
yami-pawn-passed = { $name } пока не ставит фишку.
yami-led = { $name } начинает взятку: { $card }.
yami-played = { $name } выкладывает: { $card }.
yami-cast = { $name } тратит жетон волшебства и выкладывает: { $card }.
yami-automa-led = Автома начинает взятку: { $card }.
yami-automa-played = Автома выкладывает: { $card }.
yami-automa-refilled = Новая карта в ячейке { $cell } планшета Автомы: { $card }.
yami-won = { $name } выигрывает взятку: { $card }.
yami-automa-won = Автома выигрывает взятку: { $card }.
yami-nothing-won = Во взятке одни карты Нокс: жетона духа в этом раунде нет.
yami-took = Получен { $tile }.
yami-mask = { $name } применяет базу «Двуликая маска»: { $tile }.
yami-placed = { $name } помещает { $tile } на клетку { $cell }.
yami-lifted = { $name } поднимает { $tile }: «Насест из перьев».
yami-moved = { $name } перемещает { $tile } на клетку { $cell }.
yami-fog = Туман рассеян ({ $colour }): следующая взятка по возможности начинается с этого цвета.
yami-whirlpool = Водоворот накрыт: каждый игрок сбросит карту.
yami-magic = Получен жетон волшебства.
yami-spring = { $name } применяет базу «Родник покоя».
yami-shell = { $name } применяет базу «Чуткая раковина».
yami-showed = { $name } показывает: { $card }.
yami-mirror = { $name } применяет базу «Лунное зеркало»: козырь — { $colour }.
yami-discarded = { $name } сбрасывает: { $card }.
yami-discarded-unseen = { $name } сбрасывает карту.
yami-vote-opened = { $name } предлагает сдаться.
yami-vote-failed = Задание продолжается.
yami-completed = Задание выполнено в раунде { $round }!
yami-completed-star = Задание выполнено в раунде { $round }, со звездой!
yami-lost-broken = Задание провалено: нарушено ограничение.
yami-lost-uncovered = Задание провалено: после 7-го раунда окружены не все жетоны.
yami-lost-without-room = Задание провалено: для жетона духа нет места.
yami-lost-without-cards = Задание провалено: ни у кого не осталось карт.
yami-lost-given-up = Вы сдались.

## Endings

yami-ending-completed = Все жетоны задания окружены.
yami-ending-broken = Нарушено ограничение.
yami-ending-uncovered = После 7-го раунда остались открытые клетки.
yami-ending-without-room = Для жетона духа не нашлось места.
yami-ending-without-cards = Ни у кого не осталось карт.
yami-ending-given-up = Команда сдалась.

## Steps

yami-step-pawn = расстановка фишек по символам
yami-step-lead = начало взятки
yami-step-follow = розыгрыш карты
yami-step-automa = выбор карты Автомы
yami-step-window = применение баз перед взяткой
yami-step-show = выбор карты для показа
yami-step-take = получение жетона духа
yami-step-place = помещение жетона духа на поле
yami-step-put = перемещение поднятого жетона духа
yami-step-after = перемещение жетона после размещения
yami-step-discard = сброс карты из-за водоворота
yami-step-vote = голосование о сдаче
yami-step-over = конец задания

## Why not

yami-no-mission-over = Задание завершено.
yami-no-not-asked = Сейчас решает другой игрок.
yami-no-only-give-up = Сейчас не ваш ход; можно только предложить сдаться.
yami-no-lead-player-decides = Базы применяет игрок с фишкой Какапо.
yami-no-not-in-hand = Этой карты нет у вас в руке: { $card }.
yami-no-follow = Нужно следовать цвету: { $colour }.
yami-no-fog-colour = Туман требует начать со своего цвета, и такая карта у вас есть.
yami-no-magic = Нет жетона волшебства, который можно потратить.
yami-no-magic-needed = Эту карту можно выложить и без волшебства: { $card }.
yami-no-automa-deck = Колода Автомы пуста.
yami-no-automa-cell = В ячейке { $cell } планшета Автомы нет карты.
yami-no-automa-fog = Туман требует начать со своего цвета, и у Автомы есть такая открытая карта.
yami-no-automa-follow = Автома должна следовать цвету открытой картой: { $colour }.
yami-no-pass-pawn = Все остальные спасовали: теперь фишку ставите вы.
yami-no-such-symbol = В этом задании нет символа { $symbol }.
yami-no-symbol-taken = На символе { $symbol } уже стоит фишка.
yami-no-tile-of-trick = Ни одна карта этой взятки не даёт: { $tile }.
yami-no-outside = Жетон духа вышел бы за сетку 12 × 12.
yami-no-on-token = На клетке { $cell } лежит жетон задания.
yami-no-on-tile = На клетке { $cell } лежит жетон духа.
yami-no-such-turn = У этого жетона нет положения { $turn }: { $tile }.
yami-no-tile-on-board = Этого жетона духа нет на поле: { $tile }.
yami-no-base = Этой базы нет ни на одном месте силы: { $base }.
yami-no-base-cell = Все ячейки этой базы заняты: { $base }.
yami-no-power = Для этой базы не осталось жетона силы: { $base }.
yami-no-base-use = Сейчас эта база ничего не даст: { $base }.
yami-no-same-trump = Этот цвет уже козырный.
yami-no-shown-already = Эту карту уже все видят: { $card }.
yami-no-second-vote = В этом раунде уже голосовали.
yami-no-such-proposal = Предложить можно место для жетона духа или перенос уже лежащего жетона.

## Impossible positions

yami-position-cell-taken = { $where }: на клетке { $cell } лежит больше одного жетона, или жетон выходит там за сетку.
yami-position-symbols = { $where }: больше { $number } символов игроков.
yami-position-one-card = { $where }: показывают только одну карту.
yami-position-no-automa = { $where }: Автома есть только в партии на двоих.
yami-position-rounds = { $where }: в раунде { $round } столько взяток быть не может.
yami-position-not-in-trick = { $where }: этого во взятке нет.
yami-position-base-cells = { $where }: у этой базы ячеек: { $number }.
yami-position-tile = { $where }: жетон духа не помещается на клетке { $cell }.
yami-position-covered = { $where }: накрытый жетон был бы уже сброшен с поля.
yami-position-no-symbol = { $where }: символов на этом поле: { $number }.
yami-position-no-ending = { $where }: у завершённого задания должен быть исход.
yami-position-not-over = { $where }: задание не завершено.
yami-position-no-trick = { $where }: нужна взятка, которая принесла жетон духа.
yami-position-no-pawn = { $where }: здесь нельзя поставить фишку.
yami-position-no-tile = { $where }: такого жетона духа на поле нет.
yami-position-discards = { $where }: сбрасывают хотя бы одну карту и только до последнего раунда.
yami-position-discarding = { $where }: карт больше, чем нужно сейчас сбросить.
yami-position-asks-another = { $where }: в этой позиции решает другой игрок.
yami-position-nobody-asked = { $where }: на это некому ответить.
yami-position-no-vote = { $where }: у голосования должен быть тот, кто его начал.
yami-position-follows = { $where }: здесь такого продолжения не бывает.

## The terminal

yami-table-title = { $mission } (задание № { $number }), раунд { $round } из 7
yami-table-seat = место { $seat }
yami-table-you = вы (место { $seat })
yami-table-automa = Автома
yami-table-deck = { $number ->
    [one] в колоде { $number } карта
    [few] в колоде { $number } карты
   *[many] в колоде { $number } карт
}
yami-table-trump = Козырь:
yami-table-no-trump = нет
yami-table-fog = Туман требует начать с цвета: { $colours }
yami-table-winning = выигрывает
yami-table-to-move = ходит
yami-table-past = Определяющие карты прошлых раундов
yami-table-last = Последняя взятка:
yami-table-power = { $number ->
    [one] остался { $number } жетон силы
    [few] осталось { $number } жетона силы
   *[many] осталось { $number } жетонов силы
}
yami-table-magic = { $number ->
    [one] собран { $number } жетон волшебства
    [few] собрано { $number } жетона волшебства
   *[many] собрано { $number } жетонов волшебства
}
yami-table-closed = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
yami-table-at-hand = Нужно поместить:
yami-table-broken = { $cell }: { $tile } нарушает ограничение жетона задания { $token }
yami-table-uncovered = Не накрыты: { $cells }
