# The words of the Ruins board.

## Sets: so many ruins of one value

ruinsweb-set = { $count } × { $value }
ruinsweb-play = Выложить { $count } × { $value }
ruinsweb-do-flip = Перевернуть
ruinsweb-do-keep = Не переворачивать

## Parts of the table

ruinsweb-part-board = Стол
ruinsweb-part-market = Рынок находок
ruinsweb-part-pile = Выложенные руины
ruinsweb-part-stele = Победные очки
ruinsweb-part-hand = { $number ->
    [one] Ваша рука: { $number } руина
    [few] Ваша рука: { $number } руины
   *[many] Ваша рука: { $number } руин
}
ruinsweb-score = { $name }: { $score }
ruinsweb-discoveries = Находки
ruinsweb-discoveries-left = { $number ->
    [0] В колоде не осталось находок
    [one] В колоде осталась { $number } находка
    [few] В колоде осталось { $number } находки
   *[many] В колоде осталось { $number } находок
}
ruinsweb-draw-pile = Колода
ruinsweb-draw-pile-count = { $number ->
    [0] Колода пуста
    [one] В колоде { $number } руина
    [few] В колоде { $number } руины
   *[many] В колоде { $number } руин
}
ruinsweb-discard = Сброс · { $number }
ruinsweb-discard-count = { $number ->
    [0] Сброс пуст
    [one] В сбросе { $number } руина
    [few] В сбросе { $number } руины
   *[many] В сбросе { $number } руин
}
ruinsweb-more = Раунд, колода и сброс
ruinsweb-close = Закрыть
ruinsweb-torches = Факелы
ruinsweb-torches-lit = { $lit ->
    [0] Ни один факел не горит
    [one] Горит { $lit } факел
    [few] Горят { $lit } факела
   *[many] Горит { $lit } факелов
}{ $spent ->
    [0] { "" }
   *[other] ; из них будет потрачено: { $spent }
}
ruinsweb-claims = Захваты
ruinsweb-claim-left = Карта захвата: выберите её, затем выкладываемую руину
ruinsweb-claim-pending = Карта захвата приложена: забрать назад
ruinsweb-claim-used = Использованная карта захвата

## The round

ruinsweb-round = Раунд { $round } из { $rounds }
ruinsweb-deciding = Решающий раунд
ruinsweb-deciding-note = Кто первым останется без карт, тот выиграет игру.
ruinsweb-place = { $place }-е
ruinsweb-place-last = посл.
ruinsweb-nobody-out = Пока у всех есть карты.
ruinsweb-known = Известные вам карты
ruinsweb-you = вы
ruinsweb-can-win = ★ Первое место = победа: { $names }
ruinsweb-points = { $score ->
    [one] очко
    [few] очка
   *[many] очков
}
ruinsweb-seat-line = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
} · { $torches ->
    [0] без факелов
    [one] { $torches } факел
    [few] { $torches } факела
   *[many] { $torches } факелов
}
ruinsweb-seat-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
ruinsweb-seat-out = без карт, { $place }-е место
ruinsweb-seat-away = не участвует

## The pile

ruinsweb-played-by = { $name }:
ruinsweb-you-played = Вы выложили
ruinsweb-to-beat = надо побить
ruinsweb-before = до этого: { $set }
ruinsweb-leads = Заходит { $name }
ruinsweb-you-lead = Ваш заход
ruinsweb-turning = Можно перевернуть одну руину

## Cards

ruinsweb-card = Руина { $name }, значение { $value }
ruinsweb-card-night = ночная сторона
ruinsweb-card-overlay = { $position }: { $effect }
ruinsweb-card-claim = захват: { $name }
ruinsweb-slot = { $discovery }; цена — { $price ->
    [one] { $price } факел
    [few] { $price } факела
   *[many] { $price } факелов
}
ruinsweb-discovery = Находка { $id }, { $position }: { $effect }
ruinsweb-position-top = верхняя
ruinsweb-position-middle = средняя
ruinsweb-position-bottom = нижняя
ruinsweb-effect-increase = значение +{ $number }
ruinsweb-effect-adapt = принимает значение руин, с которыми выложена
ruinsweb-effect-extra = { $number ->
    [one] может считаться ещё за { $number } руину
    [few] может считаться ещё за { $number } руины
   *[many] может считаться ещё за { $number } руин
}
ruinsweb-effect-draw = { $number ->
    [one] можно добрать { $number } руину и столько же сбросить
    [few] можно добрать до { $number } руин и столько же сбросить
   *[many] можно добрать до { $number } руин и столько же сбросить
}
ruinsweb-effect-force = { $number ->
    [one] соперник с наименьшим числом руин добирает одну
    [few] соперник с наименьшим числом руин добирает одну, { $number } раза
   *[many] соперник с наименьшим числом руин добирает одну, { $number } раз
}
ruinsweb-effect-relight = { $number ->
    [one] вновь зажигает { $number } факел
    [few] вновь зажигает { $number } факела
   *[many] вновь зажигает { $number } факелов
}

## The sentence of the dock

ruinsweb-ask-flip = Можно тайно и навсегда перевернуть одну руину на ночную сторону.
ruinsweb-ask-lead = Ваш заход: выберите одну руину или несколько с одинаковым значением.
ruinsweb-ask-follow = { $count ->
    [one] Выберите { $count } руину со значением не меньше { $value } или спасуйте.
    [few] Выберите { $count } руины с одинаковым значением, не меньше { $value }, или спасуйте.
   *[many] Выберите { $count } руин с одинаковым значением, не меньше { $value }, или спасуйте.
}
ruinsweb-ask-turn = Продолжите начатую комбинацию.
ruinsweb-ask-put = Выберите руину для находки.
ruinsweb-ask-add = Выберите руины для комбинации.
ruinsweb-ask-extras = Сколько дополнительных руин засчитать?
ruinsweb-ask-claim = Захватите выкладываемые руины или просто выложите их.
ruinsweb-ask-order = Вы добираете раньше соперников или после них?
ruinsweb-ask-draw = Сколько руин вы добираете?
ruinsweb-ask-discard = { $number ->
    [one] Выберите { $number } руину для сброса.
    [few] Выберите { $number } руины для сброса.
   *[many] Выберите { $number } руин для сброса.
}
ruinsweb-ask-which = Эти руины можно выложить по-разному. Как именно?
ruinsweb-ask-film-place = Выберите руину, которая получит эту находку.
ruinsweb-ask-claim-place = Выберите руину для захвата.
ruinsweb-say-flip = { $value } навсегда станет { $night }.
ruinsweb-say-flip-effect = Ночью: { $effects }.
ruinsweb-say-cards = { $cards }.
ruinsweb-say-asked = Нужно: { $count } × { $value } или выше.
ruinsweb-say-leads = Заход: { $now }.
ruinsweb-say-beats = Бьёт { $before }.
ruinsweb-say-equals = Повторяет { $before }.
ruinsweb-say-skips = Повторяет { $before }. Следующий игрок пропустит ход.
ruinsweb-say-spends = { $number ->
    [one] Будет потрачен { $number } факел.
    [few] Будет потрачено { $number } факела.
   *[many] Будет потрачено { $number } факелов.
}
ruinsweb-say-claims = { $number ->
    [one] Будет использован { $number } захват.
    [few] Будет использовано { $number } захвата.
   *[many] Будет использовано { $number } захватов.
}

## Groups of moves

ruinsweb-group-pass = Ход
ruinsweb-group-done = Ход
ruinsweb-group-enough = Ход
ruinsweb-group-flip = Перевернуть руину
ruinsweb-group-order = Конец хода
ruinsweb-group-draw = Конец хода
ruinsweb-group-discard = Сбросить
ruinsweb-group-buy = Купить находку
ruinsweb-group-value = Выложить комбинацию
ruinsweb-group-put = Разместить находку
ruinsweb-group-add = Добавить руину
ruinsweb-group-extras = Дополнительные руины
ruinsweb-group-claim = Захватить руину

## The rules

ruinsweb-chapter-1 = Об игре
ruinsweb-chapter-2 = Состав игры
ruinsweb-chapter-3 = Подготовка
ruinsweb-chapter-4 = Цель игры
ruinsweb-chapter-5 = Об усилениях
ruinsweb-chapter-6 = Начало раунда
ruinsweb-chapter-7 = Ход раунда
ruinsweb-chapter-8 = Усиление при выкладывании
ruinsweb-chapter-8a = Находки
ruinsweb-chapter-8b = Захваты
ruinsweb-chapter-9 = Пополнение рынка
ruinsweb-chapter-10 = Когда кончились карты
ruinsweb-chapter-11 = Конец раунда и подготовка следующего
ruinsweb-chapter-12 = Эффекты
ruinsweb-chapter-12a = Увеличение значения
ruinsweb-chapter-12b = Подстройка значения (?)
ruinsweb-chapter-12c = Дополнительная руина (+)
ruinsweb-chapter-12d = Добор и сброс
ruinsweb-chapter-12e = Соперник добирает
ruinsweb-chapter-12f = Добор захваченных руин
ruinsweb-chapter-12g = Колода кончилась
ruinsweb-chapter-12h = Зажечь факел снова
ruinsweb-chapter-13 = Проверка хода
ruinsweb-chapter-14 = Конец игры
ruinsweb-chapter-numbers-and-pictures = Разъяснения: числа и рисунки
ruinsweb-chapter-start-of-round = Разъяснения: начало раунда
ruinsweb-chapter-turns-passing-skipping = Разъяснения: ходы, пас, пропуск
ruinsweb-chapter-values-adapt-extra = Разъяснения: значения, подстройка, дополнительные руины
ruinsweb-chapter-end-of-turn = Разъяснения: конец хода
ruinsweb-chapter-market = Разъяснения: рынок
ruinsweb-chapter-end-of-game = Разъяснения: конец игры
ruinsweb-chapter-information-and-wording = Разъяснения: кто что знает и слова правил
ruinsweb-chapter-playing-by-program = Разъяснения: игра на компьютере
ruinsweb-chapter-table-options = Разъяснения: настройки стола
ruinsweb-rule-words = руин = ruin; факел = torch; находк = discover; находок = discover; захва = claim; рынок = market; рынк = market; цен = price; пас = pass; ход = turn; раунд = round; очк = point; ночн = night; ночь = night; дневн = day; колод = deck; сброс = discard; добор = draw; добира = draw; рук = hand; значени = value; пропуск = skip; победа = win; побед = win; решающ = deciding; жетон = token; соперник = opponent; зайти = lead; заход = lead; игрок = player; карт = card

## The lesson

ruinsweb-lesson-welcome = Добро пожаловать в «Руины». Избавьтесь от карт раньше других. Этот раунд вы начали с 9 очками: если останетесь без карт раньше всех, вы сразу выиграете игру. Так и сделаем.
ruinsweb-lesson-hand = Это ваша рука: шесть руин. Число в углу — значение руины. В свой ход вы выкладываете одну руину или несколько с одинаковым значением.
ruinsweb-lesson-night = Раунд начинается втайне: каждый может навсегда перевернуть одну руину на ночную сторону. Ваша двойка ночью стоит 9. Выберите её и нажмите кнопку.
ruinsweb-lesson-lead = Заходите вы, и вы решаете, по сколько руин выкладывать в этот раз. Выберите обе тройки и выложите пару.
ruinsweb-lesson-follow = Теперь соперник должен выложить пару того же или большего значения либо спасовать. Если значение в точности такое же, следующий игрок пропускает ход.
ruinsweb-lesson-nines = Нужна пара не ниже. Ваша двойка ночью — девятка, и есть ещё одна девятка. Выберите обе.
ruinsweb-lesson-claim = Прежде чем выложить: на всю игру у вас два захвата. Захваченная руина вернётся к вам, кому бы её ни сдали в следующих раундах. Возьмите карту захвата, положите её на девятку и сыграйте.
ruinsweb-lesson-pass = Пара одиннадцаток всего из одной карты: благодаря находке она считается за две. Такую пару вам не побить. Пасовать не стыдно, и позже можно вернуться. Спасуйте.
ruinsweb-lesson-market = Это находки. Их покупают за факелы — столько, сколько огней внизу, — вместе с тем ходом, для которого они нужны. Находка вкладывается в руину на своей высоте и остаётся там навсегда.
ruinsweb-lesson-buy = Новый заход, и теперь кладут по одной руине. Возьмите находку за один факел (+2) и положите её на пятёрку: получится 7. Затем сыграйте.
ruinsweb-lesson-out = Осталась одна карта! Выложите восьмёрку — и карт больше нет.
ruinsweb-lesson-end = Вы раньше всех остались без карт и выиграли игру. В полной игре до четырёх раундов и при необходимости решающий; чем раньше кончились карты, тем больше очков. Всё остальное — на вкладке «Правила».
