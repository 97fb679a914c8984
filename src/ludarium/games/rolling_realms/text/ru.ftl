# Слова игры «Грани миров».

rolling_realms-name = Грани миров
rolling_realms-about = Три маленьких мира, девять ходов и одни кубики на всех: собирайте звёзды за три раунда.

## Realms

realms-realm-castles = Между двух замков
realms-realm-cities = Между двух городов
realms-realm-charterstone = Чартерстоун
realms-realm-euphoria = Эйфория
realms-realm-mylittlescythe = Мой маленький серп
realms-realm-pendulum = Маятник
realms-realm-society = Пирамида
realms-realm-scythe = Серп
realms-realm-tapestry = Эпохи
realms-realm-viticulture = Виноделие
realms-realm-wingspan = Крылья

## What to do in a realm, in short

realms-rule-castles = Пишите снизу вверх; каждое число меньше того, что под ним.
realms-rule-cities = Заполняйте квадрат; одинаковым числам нельзя соседствовать.
realms-rule-charterstone = Отметьте здание и запишите в ящик другой кубик либо отметьте все ящики с числом.
realms-rule-euphoria = Отметьте число; награду определит сумма в его области.
realms-rule-mylittlescythe = За шестиугольники дают ресурсы; шесть одного типа принесут две звезды.
realms-rule-pendulum = Обводите восьмиугольники: заполненные часы дают всё обведённое.
realms-rule-society = Число на карте меньше тех, что над ней.
realms-rule-scythe = Верхний ряд даёт ресурс, нижний за ресурс — звезду.
realms-rule-tapestry = Заполните фигуру кубика; полный большой квадрат даёт ресурс.
realms-rule-viticulture = Получайте виноград, затем выполняйте заказы кубиком и виноградом.
realms-rule-wingspan = Пишите слева направо; точный размах крыльев даёт ещё звезду.

## Moves

realms-move-castles = Между двух замков: записать { $value } в { $cell } (кубик { $die }){ $gain }
realms-move-cities = Между двух городов: записать { $value } в { $cell } (кубик { $die }){ $gain }
realms-move-charterstone-building = Чартерстоун: отметить здание { $value } (кубик { $die }){ $gain }
realms-move-charterstone-crates = Чартерстоун: отметить все ящики с числом { $value } (кубик { $die }){ $gain }
realms-move-euphoria = Эйфория: отметить { $value } в { $cell } (кубик { $die }){ $gain }
realms-move-euphoria-both = Эйфория: отметить { $value } в обеих областях (кубик { $die }){ $gain }
realms-move-mylittlescythe = Мой маленький серп: отметить шестиугольник { $cell } кубиком { $die } ({ $value }){ $gain }
realms-move-pendulum-octagon = Маятник: обвести восьмиугольник { $cell } кубиком { $die } ({ $value }){ $gain }
realms-move-pendulum-number = Маятник: отметить { $value } в песочных часах (кубик { $die }){ $gain }
realms-move-society = Пирамида: записать { $value } на карту { $cell } (кубик { $die }){ $gain }
realms-move-scythe-top = Серп: отметить { $value } в верхнем ряду (кубик { $die }){ $gain }
realms-move-scythe-bottom = Серп: потратить ресурс и отметить { $value } в нижнем ряду (кубик { $die }){ $gain }
realms-move-scythe-both = Серп: отметить { $value } в верхнем ряду, потратить ресурс и отметить число под ним (кубик { $die }){ $gain }
realms-move-tapestry = Эпохи: заполнить фигуру { $value } от угла { $cell }, { $turns ->
    [0] без поворота
    [one] поворот на { $turns } четверть
    [few] поворот на { $turns } четверти
   *[many] поворот на { $turns } четвертей
} (кубик { $die }){ $gain }
realms-move-viticulture-grape = Виноделие: получить виноград { $value } (кубик { $die }){ $gain }
realms-move-viticulture-order = Виноделие: выполнить заказ { $cell } кубиком { $die } ({ $value }) и виноградом{ $gain }
realms-move-wingspan = Крылья: записать { $value } в { $cell } (кубик { $die }){ $gain }
realms-move-shift = Две тыквы: кубик { $die } покажет { $becomes } вместо { $value }
realms-move-again = Три тыквы: кубик { $die } ({ $value }) можно использовать в любом мире, на нём будет { $becomes }
realms-move-double = Два сердца за дубль: ещё один кубик со значением { $value }
realms-move-copy = Три сердца: ещё один кубик со значением { $value }
realms-move-seven = Две монеты за сумму 7: ещё один кубик со значением { $value }
realms-move-coins = { $value ->
    [one] { $value } монета: кубик со значением { $value }
    [few] { $value } монеты: кубик со значением { $value }
   *[many] { $value } монет: кубик со значением { $value }
}
realms-move-miss = Кубик { $die } ({ $value }) не подходит ни к одному миру: взять за него ресурс
realms-move-take = { $resource ->
    [pumpkin] Взять тыкву
    [heart] Взять сердце
   *[coin] Взять монету
}
realms-move-note = Записать { $value } в ящик
realms-move-grape = Добавить виноград { $value }{ $gain }
realms-move-enough = Этого винограда достаточно{ $gain }
realms-move-done = Закончить ход

## What happened

realms-round = Раунд { $round } начинается: { $realms }.
realms-rolled = Ход { $turn }: выпало { $first } и { $second }.
realms-marked = { $name }: { $value }, мир «{ $realm ->
    [castles] Между двух замков
    [cities] Между двух городов
    [charterstone] Чартерстоун
    [euphoria] Эйфория
    [mylittlescythe] Мой маленький серп
    [pendulum] Маятник
    [society] Пирамида
    [scythe] Серп
    [tapestry] Эпохи
    [viticulture] Виноделие
   *[wingspan] Крылья
}» ({ $cells }).
realms-noted = { $name } записывает { $value } в ящик { $cell }.
realms-gained = { $name } получает { $what }.
realms-paid = { $name } тратит { $what }.
realms-some-pumpkins = { $number ->
    [one] { $number } тыкву
    [few] { $number } тыквы
   *[many] { $number } тыкв
}
realms-some-hearts = { $number ->
    [one] { $number } сердце
    [few] { $number } сердца
   *[many] { $number } сердец
}
realms-some-coins = { $number ->
    [one] { $number } монету
    [few] { $number } монеты
   *[many] { $number } монет
}
realms-lost = { $name }: на карте ресурсов нет места, { $number ->
    [one] пропал { $number } ресурс
    [few] пропало { $number } ресурса
   *[many] пропало { $number } ресурсов
}.
realms-shifted = { $name }: на кубике { $die } теперь { $value }{ $again ->
    [0] {""}
   *[1] , его можно использовать в любом мире
}.
realms-copied = { $name } получает кубик со значением { $value }.
realms-missed = { $name } не может использовать { $value } и берёт ресурс.
realms-starred = { $name } получает { $stars ->
    [one] { $stars } звезду
    [few] { $stars } звезды
   *[many] { $stars } звёзд
}.
realms-ready = { $name } заканчивает ход.
realms-round-ended = Раунд { $round }. { $name }: { $tenths } звезды.
realms-won = { $name } побеждает: { $tenths } звезды!
realms-solo = { $name }: { $tenths } звезды. Оценка: { $rating } из 5.

## Endings

rolling_realms-ending-most = Побеждает тот, у кого больше звёзд.
rolling_realms-ending-third = Ничья, решил третий раунд.
rolling_realms-ending-second = Ничья, решил второй раунд.
rolling_realms-ending-first = Ничья, решил первый раунд.
rolling_realms-ending-shared = Полная ничья: победа общая.
rolling_realms-ending-solo = Игра наедине со звёздами.
realms-rating = { $rating ->
    [0] Оценка: 0 из 5. Миры сегодня неблагосклонны.
    [1] Оценка: 1 из 5. Неплохое начало.
    [2] Оценка: 2 из 5. Хорошо сыграно.
    [3] Оценка: 3 из 5. Целый мир уже ваш.
    [4] Оценка: 4 из 5. Мастерски.
   *[5] Оценка: 5 из 5. Звёзды ваши.
}
realms-decimal = { $whole },{ $tenths }
realms-share = Грани миров: { $total } ★ ({ $first } + { $second } + { $third }), место { $place } из { $players }
realms-share-solo = Грани миров: { $total } ★ ({ $first } + { $second } + { $third }), оценка { $rating } из 5

## Steps

realms-step-activate = активация миров
realms-step-take = выбор ресурса
realms-step-note = запись числа
realms-step-grapes = выбор винограда
realms-step-ready = ход закончен
realms-step-over = игра окончена

## The terminal's table

realms-table-title = Грани миров · раунд { $round } из 3 · ход { $turn } из 9
realms-table-seat = Игрок
realms-table-round = Этот раунд
realms-table-total = Итого
realms-table-resources = Ресурсы
realms-table-state = Состояние
realms-table-you = Вы (место { $seat })
realms-table-other = Место { $seat }
realms-table-activated = (активирован)
realms-table-missed = (обменян на ресурс)
realms-table-rolls = Броски этого раунда: { $rolls }

## Why not

realms-no-game-over = Игра окончена.
realms-no-ready = Этот ход вы уже закончили: ждём остальных.
realms-no-not-in-play = Мир «{ $realm }» в этом раунде не участвует.
realms-no-activated = В этот ход этот мир уже активирован.
realms-no-used = Кубик { $die } уже использован.
realms-no-such-die = Среди полученных кубиков нет значения { $value }.
realms-no-changed = Кубик { $die } изменён тыквами, поэтому взять за него ресурс нельзя.
realms-no-usable = Кубик { $die } ещё можно использовать: { $value } подходит к одному из миров.
realms-no-fitted = За кубик { $die } ресурс взять нельзя: сразу после броска { $value } подходило к одному из миров.
realms-no-nothing-to-take = Сейчас ресурс не выбирают.
realms-no-nothing-to-note = Сейчас число не записывают.
realms-no-order-first = Сначала выберите заказ, затем виноград для него.
realms-no-other-number = Здесь указано { $shown }, а на кубике { $value }.
realms-no-filled = Клетка { $cell } уже заполнена.
realms-no-marked = Число { $number } уже отмечено.
realms-no-circled = Восьмиугольник { $cell } уже обведён.
realms-no-bottom-up = Колонки заполняют снизу: сначала { $below }, потом { $cell }.
realms-no-lower = { $value } не меньше, чем { $under } в { $below }.
realms-no-equal-neighbour = Клетка { $cell } оказалась бы рядом с таким же числом: { $value } в { $neighbour }.
realms-no-crates = Нет ящика с числом { $value }.
realms-no-crates-left = Все ящики с числом { $value } уже отмечены.
realms-no-double = Дубль со значением { $value } не выпадал.
realms-no-both-areas = Число { $number } свободно не в обеих областях.
realms-no-lower-card = { $value } не меньше, чем { $number } на верхней карте { $above }.
realms-no-higher-card = { $value } не больше, чем { $number } на нижней карте { $below }.
realms-no-cost = { $resource ->
    [pumpkin] Для этого нужно потратить тыкву, а тыкв нет.
    [heart] Для этого нужно потратить сердце, а сердец нет.
   *[coin] Для этого нужно потратить монету, а монет нет.
}
realms-no-orientation = Поворот фигуры { $value } на { $turns ->
    [one] { $turns } четверть
    [few] { $turns } четверти
   *[many] { $turns } четвертей
} лишний: она ложится так же и при меньшем.
realms-no-outside = От угла { $cell } фигура { $value } вышла бы за пределы поля.
realms-no-covered = Фигура { $value } накрыла бы { $cell }, а эта клетка заполнена.
realms-no-left-to-right = Птиц заполняют слева: сначала { $left }, потом { $cell }.
realms-no-grape-again = Виноград { $number } уже получен.
realms-no-order-again = Заказ { $order } уже выполнен.
realms-no-grapes = Для заказа нужен виноград, а его нет.
realms-no-order = Заказ требует { $order }, а кубик и весь виноград дают { $most }.
realms-no-not-enough = До суммы ещё не хватает { $lacks }.
realms-no-grape-taken = Виноград { $number } уже учтён.
realms-no-such-grape = Виноград { $number } использовать нельзя: он не получен или вычеркнут.
realms-no-pumpkins = Цена в тыквах: { $price }, есть { $held }.
realms-no-hearts = Цена в сердцах: { $price }, есть { $held }.
realms-no-coins = { $price ->
    [one] Нужна { $price } монета
    [few] Нужны { $price } монеты
   *[many] Нужно { $price } монет
}, есть { $held }.
realms-no-seven = В сумме выпало { $sum }, а не 7.
realms-no-not-rolled = { $value } не выпадало.
realms-no-wrap = Дальше, чем { $value }, нельзя: значения остаются от 1 до 6.
realms-no-effect = Кубик со значением { $value } и так можно использовать в любом мире; три тыквы ничего не изменят.
realms-no-other-reward = { $resource ->
    [pumpkin] Тыквы среди этих наград нет.
    [heart] Сердца среди этих наград нет.
   *[coin] Монеты среди этих наград нет.
}
realms-no-symbols = { $resource ->
    [pumpkin] На карте ресурсов не осталось тыкв.
    [heart] На карте ресурсов не осталось сердец.
   *[coin] На карте ресурсов не осталось монет.
}

## Impossible positions

realms-position-not-over = { $where }: в раунде { $round } на ходу { $turn } игра не может быть окончена.
realms-position-all-ready = { $where }: когда все закончили, ход окончен.
realms-position-over-step = { $where }: когда игра окончена, никого не спрашивают.
realms-position-too-many-rounds = { $where }: сыграно раундов { $number }, а это раунд { $round }.
realms-position-too-many-rolls = { $where }: бросков { $number }, а это ход { $turn }.
realms-position-other-roll = { $where }: последний бросок другой.
realms-position-not-in-play = { $where }: мир { $realm } в этом раунде не участвует.
realms-position-empty-cell = { $where }: пустую клетку не указывайте.
realms-position-no-such-cell = { $where }: в мире { $realm } нет клетки { $cell }.
realms-position-cap = { $where }: { $number } не в пределах от 0 до { $cap }.
realms-position-spent = { $where }: потрачено { $spent } из { $gained }.
realms-position-not-as-rolled = { $where }: на кубике { $value }, выпало { $rolled }, а изменение не указано.
realms-position-not-activated = { $where }: кубик использован в мире { $realm }, а он не указан среди активированных.
realms-position-missed-changed = { $where }: за изменённый кубик нельзя взять ресурс.
realms-position-missed-usable = { $where }: нельзя взять ресурс за кубик, который подходил к одному из миров.
realms-position-copies-twice = { $where }: кубики со значением { $value } уже указаны.
realms-position-copies-too-many = { $where }: полученных кубиков слишком много: { $number }, а может быть не больше { $most }.
realms-position-rounds = { $where }: подсчитано раундов { $number }, а может быть не больше { $rounds }.
realms-position-gap = { $where }: клетка { $cell } заполнена раньше предыдущей.
realms-position-order = { $where }: число в клетке { $cell } нарушает порядок.
realms-position-neighbours = { $where }: клетка { $cell } стоит рядом с таким же числом.
realms-position-crate = { $where }: ящик { $cell } не соответствует своему зданию или отметке.
realms-position-stars = { $where }: эти отметки не могли принести столько звёзд: { $stars }.
realms-position-unpaid = { $where }: в нижнем ряду отмечено больше, чем потрачено ресурсов.
realms-position-orders = { $where }: вычеркнутый виноград не соответствует выполненным заказам.
realms-position-pending = { $where }: здесь об этом не спрашивают.

## Hints

realms-hint-stars = { $stars ->
    [one] Это сразу принесёт { $stars } звезду.
    [few] Это сразу принесёт { $stars } звезды.
   *[many] Это сразу принесёт { $stars } звёзд.
}
realms-hint-resources = Это принесёт { $gain } на будущее.
realms-hint-spend = Сейчас от ресурсов больше пользы в виде кубика, чем в виде десятых долей звезды в конце.
realms-hint-build = Сразу ничего не получить, поэтому готовьте то, что больше принесёт потом.
realms-hint-miss = Этот кубик не подходит ни к одному миру: возьмите за него ресурс.
realms-hint-choose = Это пригодится в следующие ходы больше всего.
realms-hint-done = Больше ничего полезного в этот ход не сделать.
