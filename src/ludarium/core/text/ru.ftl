# The words of the core: what it refuses, and why.

no-such-move = Хода «{ $text }» в этой игре нет.
no-such-move-number = Хода { $move } в этой игре нет: ходы пронумерованы с 0, всего их { $moves }.
no-such-seat = Места { $seat } нет: за этим столом { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}, счёт с 0.
no-such-seat-count = Эта игра не для { $seats ->
    [one] { $seats } игрока
    [few] { $seats } игроков
   *[many] { $seats } игроков
}. Возможное число игроков: { $counts }.
no-such-option = Параметра стола «{ $option }» нет. Известные параметры: { $options }.
no-such-rules = Версии правил { $rules } нет. Известные версии: { $known }.
no-such-choice = У параметра «{ $option }» нет варианта «{ $choice }». Известные варианты: { $choices }.
no-such-game = Игры «{ $game }» нет. Установленные игры: { $games }.
not-a-game = Пакет, указанный как «{ $name }», не содержит игры.
no-such-bot = Бота «{ $bot }» для этой игры нет. Известные боты: { $bots }.
too-many-bots = На { $players ->
    [one] { $players } игрока
    [few] { $players } игроков
   *[many] { $players } игроков
} { $bots ->
    [one] назван { $bots } бот
    [few] названо { $bots } бота
   *[many] названо { $bots } ботов
}.
no-such-language = Языка «{ $language }» нет. Известные языки: { $languages }.
nothing-to-undo = Отменять нечего: с тех пор что-то открылось или партия ушла дальше.
nothing-to-propose = Сейчас предлагать нечего.
proposal-too-long = В предложении один или два хода, не больше { $most }.
position-malformed = Позиция записана неверно ({ $where }): { $what }.
not-in-turn = Сейчас не ваш ход.
not-now = Сейчас другой шаг: { $step }.
forbidden-now = Сейчас правила этого не позволяют.
position-no-such-frame = { $where }: в этой игре нет шага «{ $name }».
position-no-such-seat = { $where }: места { $seat } нет.
position-not-in-use = { $where }: за этим столом { $name } не используется.
position-twice = { $where }: { $name } уже лежит в другом месте ({ $other }).
position-too-many = { $where }: { $name } — в игре всего { $number }.
position-missing = { $where }: нигде не найдено: { $name }.
no-campaign-of-game = Эта игра не входит ни в одну кампанию: передать в неё ничего нельзя.
carried-malformed = То, что передаёт кампания, записано неверно ({ $where }): { $what }.
no-such-campaign = Кампании «{ $campaign }» нет. Установлены: { $campaigns }.
not-a-campaign = Пакет «{ $name }» не содержит кампании.
campaign-no-chapter = Сейчас играть нечего: сначала нужно сделать выбор.
campaign-chapter-runs = Одна из партий кампании ещё идёт. Сначала доиграйте её.
campaign-chapter-over = Партия ({ $where }) окончена, но не внесена в кампанию.
campaign-over = Кампания окончена.
campaign-last-player = Кто-то должен остаться: кампания без игроков осталась бы без хозяев.
campaign-other-chapter = Это не партия { $chapter } кампании: отличается { $where }.
campaign-no-such-line = Строки { $line } нет: всего в кампании строк: { $lines }, счёт с 0.
campaign-line = На строке { $where } кампания не могла продолжиться так.
campaign-playing = Продолжить начатую партию ({ $where }) нельзя.
campaign-outcome = Итог партии ({ $where }) не соответствует её ходам.
campaign-forked = Кампания ответвилась не там, где указано ({ $where }).
no-such-sealed = Запечатанного текста «{ $name }» нет.
no-such-page = Страницы «{ $name }» здесь прочесть нельзя.
record-not-text = Запись партии — не текст в кодировке UTF-8 (строка { $line }).
record-not-json = Запись партии — не JSON (строка { $line }).
record-malformed = Запись партии составлена неверно ({ $where }): { $what }.
record-layout = Запись партии отступает от принятого вида (строка { $line }).
record-not-hexadecimal = В записи партии не только шестнадцатеричные цифры ({ $where }).
record-commitment = Секрет не соответствует обязательству, данному до начала партии ({ $where }).
record-secret-kept = Сервер ещё не раскрыл свой секрет ({ $where }), поэтому воспроизвести партию нельзя.
record-other-rules = Партия сыграна по версии правил { $rules } ({ $where }), а этот движок знает версию { $known }.
record-start = Партия не может начаться так, как указано в записи ({ $where }).
record-start-not-from-seed = Начало партии не то, которое даёт её зерно ({ $where }).
record-move = Ход «{ $move }» ({ $where }) недопустим.
record-header = Заголовок изменён: его контрольная сумма ({ $where }) не сходится.
record-news = Последствия хода ({ $where }) — не те, что следуют из правил.
record-digest = Контрольная сумма ({ $where }) не сходится: эта строка изменена.
record-result = Итог ({ $where }) — не тот, к которому ведут эти ходы.
scenario-not-toml = Сценарий — не TOML: { $what }.
scenario-malformed = Сценарий составлен неверно ({ $where }): { $what }.
scenario-when = Строка «{ $text }» не называет место и ход, как, например, «1: pass».
scenario-seat = За этим столом нет места «{ $seat }»: места считаются с 0, всего их { $seats }.
scenario-watcher = За этим столом нет места «{ $seat }»: места считаются с 0, всего их { $seats }; либо «spectator».
scenario-empty-result = Пустая таблица ничего не значит ({ $where }): напишите, что должно быть в итоге игры, либо true или false.
scenario-compose-none = В этой игре несколько ходов одной строкой не записать: назовите их по одному.
scenario-compose-several = Это можно сыграть по-разному; допишите один из вариантов: { $ways }.
scenario-differs-value = ожидалось { $expected }, получилось { $found }.
scenario-differs-nothing = ожидалось { $expected }, но там ничего нет.
scenario-differs-seen = «{ $name }» видно.
scenario-differs-refused = ход «{ $move }» отклонён.
scenario-differs-legal = ход «{ $move }» разрешён.
scenario-differs-not-legal = не разрешено: { $moves }.
scenario-differs-legal-too = разрешено, но не названо: { $moves }.
scenario-differs-changed = ход «{ $move }» отклонён, но изменил игру.
scenario-differs-clause = ход «{ $move }» отклонён по пункту { $found }, а не по { $expected }.
scenario-differs-code = ход «{ $move }» отклонён с кодом { $found }, а не { $expected }.
scenario-differs-mistyped = «{ $move }» — не ход места за этим столом. Если ошибка намеренная, добавьте code = "{ $code }".
scenario-differs-no-clause = в правилах нет пункта { $clause }.
scenario-differs-present = «{ $path }» должно отсутствовать, но там { $found }.
scenario-differs-no-path = «{ $path }» никуда не ведёт.
scenario-differs-number = в «{ $path }» ожидалось элементов: { $expected }, получилось: { $number } ({ $found }).
scenario-differs-event = не случилось: { $event }. Что случилось: { $happened }
scenario-differs-no-event = случилось: { $event }.
scenario-differs-over = игра окончена: { $found }.
scenario-differs-not-over = игра не окончена.
scenario-differs-impossible = { $answer } сейчас выпасть не может. Возможно: { $possible }.
scenario-differs-unused = осталось неиспользованным: { $left }.
scenario-differs-deck = следующими нельзя вытянуть: { $left }.
record-game = Запись относится к игре, которой здесь нет ({ $where }).
record-two-seeds = В записи указаны и открытый ключ ({ $where }), и обязательство: зерно могло получиться только из одного из них.
