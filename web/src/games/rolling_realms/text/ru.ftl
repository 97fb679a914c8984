# Слова поля игры Rolling Realms.

## Части стола

realmsweb-part-board = Стол
realmsweb-part-dice = Кубики
realmsweb-part-resources = Ресурсы и что за них можно получить
realmsweb-part-rolls = Броски этого раунда
realmsweb-part-sheets = Миры
realmsweb-part-others = Карты миров других игроков
realmsweb-close = Закрыть
realmsweb-turn = Ход { $turn } из { $turns }
realmsweb-where = Раунд { $round }, ход { $turn }
realmsweb-round = Раунд { $round }
realmsweb-round-of = Раунд { $round } из { $rounds }
realmsweb-unit = звезды
realmsweb-ready = готово
realmsweb-choosing = выбирает…
realmsweb-dice-left = { $number ->
    [0] кубиков не осталось
    [one] остался { $number } кубик
    [few] осталось { $number } кубика
   *[many] осталось { $number } кубиков
}
realmsweb-others = { $waiting ->
    [0] Все готовы. Посмотреть карты других
    [one] Ещё выбирает { $waiting } игрок. Посмотреть карты других
    [few] Ещё выбирают { $waiting } игрока. Посмотреть карты других
   *[many] Ещё выбирают { $waiting } игроков. Посмотреть карты других
}
realmsweb-open-sheets = { $name }: звёзд в этом раунде — { $stars }, { $status }. Открыть карты
realmsweb-front-sheets = { $name }: звёзд в последнем раунде — { $stars }. Показать карты
realmsweb-round-score = Звёзды этого раунда: { $sum } = { $stars }
realmsweb-round-stars = Раунд { $round }, звёзд пока: { $stars }
realmsweb-stars-of = Звёзд: { $stars } из { $most }

## Места, кубики, ресурсы

realmsweb-place = { $realm }, { $cell }
realmsweb-place-number = { $place }: { $number }
realmsweb-place-marked = { $place }: отмечено
realmsweb-die = Кубик { $value }
realmsweb-die-in = { $realm }
realmsweb-die-gained = новый
realmsweb-die-was = было { $value }
realmsweb-die-again = можно использовать в активированном мире
realmsweb-die-given-up = обменян на ресурс
realmsweb-finish = Закончить ход
realmsweb-miss = Не подходит ни к одному миру: взять ресурс
realmsweb-locked = Уже активирован. За 3 тыквы можно ещё раз.
realmsweb-held-pumpkin = Тыквы: можно потратить { $number }, получено за раунд { $gained }
realmsweb-held-heart = Сердца: можно потратить { $number }, получено за раунд { $gained }
realmsweb-held-coin = Монеты: можно потратить { $number }, получено за раунд { $gained }
realmsweb-left = Непотраченные ресурсы, в звёздах: { $tenths }
realmsweb-power-shift = кубик ±1
realmsweb-power-again = ±1, тот же мир
realmsweb-power-double = копия дубля
realmsweb-power-copy = копия кубика
realmsweb-power-seven = копия при сумме 7
realmsweb-power-coins = кубик X

## Что даёт выбор

realmsweb-pumpkins = { $number ->
    [one] { $number } тыква
    [few] { $number } тыквы
   *[many] { $number } тыкв
}
realmsweb-hearts = { $number ->
    [one] { $number } сердце
    [few] { $number } сердца
   *[many] { $number } сердец
}
realmsweb-coins = { $number ->
    [one] { $number } монета
    [few] { $number } монеты
   *[many] { $number } монет
}
realmsweb-stars = { $number ->
    [one] { $number } звезда
    [few] { $number } звезды
   *[many] { $number } звёзд
}
realmsweb-choices = { $number ->
    [one] { $number } ресурс на выбор
    [few] { $number } ресурса на выбор
   *[many] { $number } ресурсов на выбор
}
realmsweb-say-brings = Награда: { $list }.
realmsweb-say-costs = Цена: { $list }.
realmsweb-say-nothing = Сразу ничего не даёт.
realmsweb-say-unused = { $number ->
    [one] { $number } кубик не использован и пропадёт.
    [few] { $number } кубика не использованы и пропадут.
   *[many] { $number } кубиков не использованы и пропадут.
}
realmsweb-ask-place = Где использовать { $value }?
realmsweb-ask-stuck = Значение { $value } сейчас не подходит ни к одному миру.
realmsweb-ask-finish = Все кубики использованы.
realmsweb-ask-which = Каким способом?
realmsweb-ask-take = Какой ресурс вы берёте?
realmsweb-ask-note = Какой результат броска записать в ящик?
realmsweb-ask-grapes = Заказ { $order }: пока { $sum }. Выберите виноград.
realmsweb-group-powers = Ресурсы
realmsweb-group-turn = Ход

## Что сделает кнопка

realmsweb-do-castles = Записать { $value }
realmsweb-do-cities = Записать { $value }
realmsweb-do-society = Записать { $value }
realmsweb-do-wingspan = Записать { $value }
realmsweb-do-charterstone-building = Отметить здание { $value }
realmsweb-do-charterstone-crates = Отметить ящики
realmsweb-do-euphoria = Отметить { $value }
realmsweb-do-euphoria-both = Отметить { $value } в обеих областях
realmsweb-do-mylittlescythe = Отметить { $value }
realmsweb-do-pendulum-octagon = Обвести восьмиугольник
realmsweb-do-pendulum-number = Отметить { $value }
realmsweb-do-scythe-top = Отметить { $value } в верхнем ряду
realmsweb-do-scythe-bottom = Потратить ресурс и отметить { $value }
realmsweb-do-scythe-both = Отметить оба числа
realmsweb-do-tapestry = Заполнить фигуру { $value }
realmsweb-do-viticulture-grape = Получить виноград { $value }
realmsweb-do-viticulture-order = Выполнить заказ { $cell }

## Правила миров в двух строках

realmsweb-rule-castles = Заполняйте снизу вверх: каждое число меньше нижнего. Полный ряд даёт звезду.
realmsweb-rule-cities = Одинаковые числа не соседствуют. Звёзд — как в худшем из двух других миров.
realmsweb-rule-charterstone = Отметьте здание и запишите другой кубик либо отметьте все ящики с числом.
realmsweb-rule-euphoria = Отметьте число: награду даёт сумма в области. При дубле можно в обеих.
realmsweb-rule-mylittlescythe = Шестиугольник даёт ресурс, пара — монету. Шестой ресурс одного типа: две звезды.
realmsweb-rule-pendulum = Обведите восьмиугольник любым кубиком. Полные часы дают всё обведённое.
realmsweb-rule-society = Каждое число меньше тех, что над ним. Карта и две под ней дают звезду.
realmsweb-rule-scythe = Верхний ряд даёт ресурс, нижний за ресурс — звезду. Можно сразу в той же колонке.
realmsweb-rule-tapestry = Заполните фигуру кубика. Большие квадраты дают ресурсы, ряды и колонки — звёзды.
realmsweb-rule-viticulture = Получите виноград или выполните заказ кубиком и виноградом: две звезды.
realmsweb-rule-wingspan = Заполняйте слева направо. Точный размах крыльев даёт ещё звезду.

## Конец игры

realmsweb-score-card = Карта подсчёта очков
realmsweb-verdict = { $stars } звезды, оценка { $rating } из 5
realmsweb-total = Итого
realmsweb-tenths = Непотраченные ресурсы, по одной десятой звезды
realmsweb-share = Скопировать результат
realmsweb-copied = Скопировано
realmsweb-daily = Испытание дня, { $date }

## Урок

realmsweb-lesson-welcome = Добро пожаловать! В «Гранях миров» у всех одни и те же три мира и одни и те же два кубика, все ходят одновременно. Здесь вы сыграете два последних хода партии; это займёт пять минут.
realmsweb-lesson-dice = Кубики этого хода: 4 и 2. Каждый используют один раз, и в разных мирах. Выберите кубик и нажмите на место или перетащите кубик туда.
realmsweb-lesson-castle = Замки заполняют снизу вверх, и каждое число должно быть меньше нижнего. Маленький значок показывает, что вы получите. Запишите 4 над шестёркой: это завершит колонку и ряд.
realmsweb-lesson-resources = Ваша карта ресурсов. Тыквы меняют кубик, сердца копируют, монеты покупают новый. Каждый ресурс, оставшийся в конце раунда, стоит одну десятую звезды.
realmsweb-lesson-pumpkins = У первой птицы 3 и 1, а размах крыльев 7: тройка подошла бы в точности. За две тыквы двойка станет тройкой. Нажмите на это предложение.
realmsweb-lesson-bird = Запишите 3 в последнюю клетку: звезда за клетку и ещё одна, потому что 3, 1 и 3 — это ровно 7.
realmsweb-lesson-coin = Оба кубика использованы, но у вас есть монета: за X монет дают кубик со значением X. Купите единицу.
realmsweb-lesson-weave = Каждое число заполняет свою фигуру; единица — одну клетку. Поставьте её в угол большого квадрата: он будет заполнен и даст сердце.
realmsweb-lesson-finish = Все три мира активированы, и до следующего хода они закрыты. Закончите ход; когда все будут готовы, кубики бросят снова.
realmsweb-lesson-double = Дубль четвёрок и последний ход. У вас три сердца.
realmsweb-lesson-hearts = После дубля два сердца дают ещё один кубик с тем же числом. Нажмите на предложение получить третью четвёрку.
realmsweb-lesson-foundation = Дверь считается заполненной, поэтому эта клетка завершает ряд: одна звезда.
realmsweb-lesson-wings = 4, 4 и 4 — ровно 12. Две звезды за вторую птицу.
realmsweb-lesson-shape = Четвёрка — это фигура T, её можно повернуть: нажмите на клетку ещё раз или клавишу R. Здесь она завершит два больших квадрата и весь нижний ряд.
realmsweb-lesson-undo = Передумали? «Отменить» возвращает всё, что сделано в этот ход, шаг за шагом, пока кубики не брошены снова.
realmsweb-lesson-last = Это был девятый ход третьего раунда. Закончите его, и карта подсчёта очков всё сложит.
realmsweb-lesson-end = Готово! В полной игре три раунда, и в каждом три новых мира. Когда играют вместе, карты других открываются в строке над вашими. Приятной игры!
