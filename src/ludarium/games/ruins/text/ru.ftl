# The words of Ruins.

ruins-name = Руины
ruins-about = Выкладывайте наборы одинаковых руин, навсегда усиливайте их и избавьтесь от карт раньше всех.

## Table options

ruins-option-match_skips = При равном значении следующий игрок пропускает ход
ruins-option-force_ties = Кто добирает, если меньше всего карт сразу у нескольких соперников
ruins-option-market = Цены на рынке
ruins-option-starter = Кто начинает первый раунд
ruins-choice-on = да
ruins-choice-off = нет
ruins-choice-all = все они
ruins-choice-first = только ближайший
ruins-choice-normal = 3, 2, 2, 1
ruins-choice-dear = 3, 3, 2, 1
ruins-choice-random = по жребию

## Moves

ruins-move-pass = Пас
ruins-move-done = Выложить без новых захватов
ruins-move-enough = Этих руин достаточно
ruins-move-keep = Не переворачивать ни одной руины
ruins-move-own-first = Добирать раньше соперников
ruins-move-forced-first = Добирать после соперников
ruins-move-buy = Купить { $discovery } из ячейки { $slot } за { $price ->
    [one] { $price } факел
    [few] { $price } факела
   *[many] { $price } факелов
}
ruins-move-value = { $count ->
    [0] Зайти с { $value }
    [one] Выложить { $count } руину со значением { $value }
    [few] Выложить { $count } руины со значением { $value }
   *[many] Выложить { $count } руин со значением { $value }
}
ruins-move-extras = { $extras ->
    [0] Не засчитывать дополнительных руин, всего { $count }
    [one] Засчитать { $extras } дополнительную руину, всего { $count }
    [few] Засчитать { $extras } дополнительные руины, всего { $count }
   *[many] Засчитать { $extras } дополнительных руин, всего { $count }
}
ruins-move-draw = { $number ->
    [0] Ничего не добирать
    [one] Добрать { $number } руину, затем столько же сбросить
    [few] Добрать { $number } руины, затем столько же сбросить
   *[many] Добрать { $number } руин, затем столько же сбросить
}
ruins-move-flip = Перевернуть { $ruin } на ночную сторону: значение { $value } → { $night }
ruins-move-put = Добавить { $discovery } к руине { $ruin }
ruins-move-add = Выложить также { $ruin }
ruins-move-claim = Захватить { $ruin }
ruins-move-discard = Сбросить { $ruin }

## What happened

ruins-round = Начинается раунд { $round }. Первый ход: { $name }.
ruins-deciding-round = Начинается решающий раунд. Первый ход: { $name }.
ruins-dealt = { $name } получает { $ruins }.
ruins-handed-over = { $name } передаёт { $ruins } (захват: { $ownername }).
ruins-turned = { $name } переворачивает на ночную сторону { $ruins }.
ruins-led = { $name } заходит: { $count ->
    [one] { $count } руина
    [few] { $count } руины
   *[many] { $count } руин
} со значением { $value } ({ $ruins }).
ruins-played = { $name } отвечает: { $count ->
    [one] { $count } руина
    [few] { $count } руины
   *[many] { $count } руин
} со значением { $value } ({ $ruins }).
ruins-bought = { $name } добавляет { $bought }.
ruins-claimed = { $name } захватывает { $claimed }.
ruins-passed = { $name } пасует.
ruins-skipped = { $name } пропускает ход.
ruins-pile-ended = Выложенные руины уходят в сброс.
ruins-drew = { $name } добирает { $ruins }.
ruins-drew-unseen = { $name } добирает { $number ->
    [one] { $number } руину
    [few] { $number } руины
   *[many] { $number } руин
}.
ruins-discarded = { $name } сбрасывает { $ruins }.
ruins-reshuffled = Сброс перемешан, в новой колоде { $number ->
    [one] { $number } руина
    [few] { $number } руины
   *[many] { $number } руин
}.
ruins-relit = { $name } вновь зажигает { $number ->
    [one] { $number } факел
    [few] { $number } факела
   *[many] { $number } факелов
}.
ruins-refilled = Новое на рынке: { $discoveries }.
ruins-went-out = { $name } выкладывает последнюю карту: { $place }-е место, { $points ->
    [0] без победных очков
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}.
ruins-round-ended = Раунд { $round } окончен. Руины остались в руке: { $name } (−1 победное очко, но не ниже 0).
ruins-won = { $name } побеждает!

## Endings

ruins-ending-immediate = Все руины выложены раньше соперников в раунде, начатом с 9 или 10 победными очками.
ruins-ending-deciding = Все руины выложены раньше соперников в решающем раунде.

## Steps

ruins-step-flip = переворот руины на ночную сторону
ruins-step-turn = ход
ruins-step-put = размещение находки
ruins-step-add = выбор руин
ruins-step-extras = подсчёт дополнительных руин
ruins-step-claim = захват руин
ruins-step-order = выбор очерёдности добора
ruins-step-draw = добор руин
ruins-step-discard = сброс руин

## The terminal's table

ruins-table-round = Руины · раунд { $round } из 4
ruins-table-deciding = Руины · решающий раунд
ruins-table-seat = Игрок
ruins-table-vp = Очки
ruins-table-cards = Карты
ruins-table-torches = Факелы
ruins-table-claims = Захваты
ruins-table-state = Состояние
ruins-table-you = Вы (место { $seat })
ruins-table-other = Место { $seat }
ruins-table-not-in = вне решающего раунда
ruins-table-out = без карт, { $place }-е место
ruins-table-to-move = ходит
ruins-table-poised = · раньше всех без карт — победа
ruins-table-market = Рынок
ruins-table-slot = { $slot } (цена { $price }):
ruins-table-decks = Колода: { $deck } · сброс: { $discard } · осталось находок: { $discoveries }
ruins-table-play = Место { $seat }: { $count } × { $value }
ruins-table-no-pile = Ничего не выложено: следующая комбинация — заход.
ruins-table-hand = Карты в руке

## Why not

ruins-no-game-over = Игра окончена.
ruins-no-not-in-deciding-round = Вы не участвуете в решающем раунде.
ruins-no-out = В этом раунде у вас больше нет карт.
ruins-no-turned-already = Вы уже сделали выбор на этот раунд.
ruins-no-not-your-turn = Сейчас ходит другой игрок.
ruins-no-pass-on-lead = При заходе пасовать нельзя: нужно выложить хотя бы одну руину.
ruins-no-pass-while-building = Комбинация уже начата: перед пасом отмените её.
ruins-no-value-too-low = Значение { $value } слишком мало: нужно не меньше { $least }.
ruins-no-value-with-these = Со всеми выбранными находками не собрать комбинацию со значением { $value }.
ruins-no-ruin-of-value = В руке нет руины со значением { $value }.
ruins-no-count = Так не выложить { $count ->
    [one] { $count } руину
    [few] { $count } руины
   *[many] { $count } руин
} со значением { $value }.
ruins-no-claim-before-play = Захватить можно только выкладываемые руины: сначала выберите их.
ruins-no-empty-slot = Ячейка рынка { $slot } пуста.
ruins-no-bought-already = Находка из ячейки { $slot } уже входит в эту комбинацию.
ruins-no-torches = Цена — { $price ->
    [one] { $price } факел
    [few] { $price } факела
   *[many] { $price } факелов
}, а { $torches ->
    [0] горящих факелов нет
    [one] горит только { $torches }
    [few] горят только { $torches }
   *[many] горит только { $torches }
}.
ruins-no-slot-order = Находки называют по порядку от колоды направо: для ячейки { $slot } уже поздно.
ruins-no-free-position = Ни у одной руины в руке не свободна позиция для находки из ячейки { $slot }.
ruins-no-play-with = С находкой из ячейки { $slot } не собрать ни одной допустимой комбинации.
ruins-no-not-in-hand = Руины { $ruin } нет в руке.
ruins-no-position-taken = На руине { $ruin } эту позицию уже занимает другая находка.
ruins-no-value-on-ruin = На руине { $ruin } эта находка не даёт комбинации со значением { $value }.
ruins-no-anchor = Хотя бы у одной руины значение { $value } должно быть собственным.
ruins-no-named-twice = Руина { $ruin } уже входит в эту комбинацию.
ruins-no-other-value = Значение руины { $ruin } — не { $value }.
ruins-no-ruin-order = Руины называют по возрастанию: для { $ruin } уже поздно.
ruins-no-extras = Засчитать { $extras } нельзя: в комбинации { $most ->
    [0] нет значков дополнительной руины
    [one] { $most } значок дополнительной руины
    [few] { $most } значка дополнительной руины
   *[many] { $most } значков дополнительной руины
}.
ruins-no-claim-not-played = Руины { $ruin } нет среди выкладываемых.
ruins-no-claimed = Руина { $ruin } уже захвачена.
ruins-no-draw = Добрать { $number } нельзя: в комбинации { $most ->
    [one] { $most } значок добора
    [few] { $most } значка добора
   *[many] { $most } значков добора
}.
ruins-no-discard-count = После { $ruin } не хватит руин, чтобы сбросить { $number }.
ruins-no-night-already = Руина { $ruin } уже на ночной стороне.

## Impossible positions

ruins-position-no-such-seat = { $where }: места { $seat } нет.
ruins-position-position-taken = { $where }: { $name } не помещается, нужная позиция на руине занята.
ruins-position-claims = { $where }: место { $seat } использовало больше двух захватов.
ruins-position-one-per-seat = { $where }: нужно { $seats ->
    [one] { $seats } значение
    [few] { $seats } значения
   *[many] { $seats } значений
}, по одному на каждое место, а указано { $number }.
ruins-position-seat-list = { $where }: места не должны повторяться; их { $seats }, счёт с 0.
ruins-position-all-take-part = { $where }: в раунде { $round } участвуют все.
ruins-position-too-few = { $where }: в раунде должны участвовать хотя бы двое.
ruins-position-not-taking-part = { $where }: остаться без карт может только участник раунда.
ruins-position-too-few-active = { $where }: если с картами меньше двух игроков, раунд уже окончен.
ruins-position-out-with-ruins = { $where }: место { $seat } не участвует в раунде или уже выложило всё, но руины в руке есть.
ruins-position-no-ruins = { $where }: место { $seat } ещё в раунде, но руин в руке нет.
ruins-position-not-a-play = { $where }: эти руины — не комбинация со значением { $value }, которая считается за { $count ->
    [one] { $count } руину
    [few] { $count } руины
   *[many] { $count } руин
}.
ruins-position-does-not-follow = { $where }: { $count } × { $value } нельзя выложить на предыдущую комбинацию.
ruins-position-pile-over = { $where }: после { $passes ->
    [one] { $passes } паса
    [few] { $passes } пасов
   *[many] { $passes } пасов
} выложенные руины уже ушли бы в сброс.
ruins-position-no-pile = { $where }: пасы считаются после последней комбинации, но ничего не выложено.
ruins-position-no-pile-yet = { $where }: пока руины переворачивают на ночную сторону, ничего ещё не выложено.
ruins-position-no-pass-yet = { $where }: пока действуют эффекты последней комбинации, спасовать ещё никто не мог.
ruins-position-turn = { $where }: судя по выложенному и пасам после этого, здесь должно быть [{ $seat }].
ruins-position-needed = { $where }: в этой позиции без этого не обойтись.
ruins-position-one-active-seat = { $where }: нужно одно место — то, чей сейчас ход.
ruins-position-build = { $where }: так не могла начаться ни одна допустимая комбинация.
ruins-position-out-of-range = { $where }: число вне допустимых пределов.

## Putting a play together

ruins-discard-several = { $number ->
    [one] Сбросить { $number } руину
    [few] Сбросить эти { $number } руины
   *[many] Сбросить эти { $number } руин
}
ruins-play = { $count ->
    [one] Выложить { $count } руину со значением { $value }
    [few] Выложить { $count } руины со значением { $value }
   *[many] Выложить { $count } руин со значением { $value }
}
ruins-compose-nothing = Выберите руины, которые хотите выложить.
ruins-compose-begun = Комбинация уже начата по шагам: завершите её или отмените.
ruins-compose-values = У этих руин разные значения: { $values }.
ruins-compose-value = Значение — { $value }, а нужно не меньше { $least }.
ruins-compose-more = Слишком мало: засчитывается { $count }, а нужно { $need }.
ruins-compose-fewer = Слишком много: засчитывается { $count }, а нужно { $need }.
ruins-compose-claims = Слишком много захватов, доступно: { $claims }.
ruins-compose-no-play = Из этих карт комбинации не получается.

## Hints

ruins-hint-pass = Сейчас выкладывать невыгодно: спасуйте и сохраните сильные руины.
ruins-hint-keep = Ни одну руину переворот не усилит настолько, чтобы он того стоил.
ruins-hint-flip = { $ruin } ночью становится намного сильнее и не разбивает набор.
ruins-hint-discard = Без { $ruin } обойтись легче всего.
ruins-hint-draw = Добирайте сколько можно: худшее потом сбросите.
ruins-hint-buy = Факелы возвращаются каждый раунд, а { $discovery } останется на руине до конца игры.
ruins-hint-lead-set = Ваш заход: выложите разом { $count } × { $value }, потом этот набор не пройдёт.
ruins-hint-lead-low = Позже { $value } уже не выложить: зайдите с этого значения сейчас.
ruins-hint-go-out = Со значением { $value } вы выкладываете все карты.
ruins-hint-skip = Если повторить значение { $value }, следующий игрок пропустит ход.
ruins-hint-follow = { $value } — самый дешёвый ответ на { $least }, который не разбивает набор.
ruins-hint-finish = Это завершает начатую комбинацию.
