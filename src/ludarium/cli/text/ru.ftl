# The words of the command line.

cli-about = Современные настольные игры с честными ботами. Любую партию можно пересмотреть и проверить.
cli-overview =
    Ludarium — дом современных настольных игр.

      ludarium                                     открыть Ludarium в браузере
      ludarium games                               во что можно сыграть
      ludarium play ruins                          вы против двух ботов
      ludarium play ruins --seats me,me,bot        вдвоём за одной клавиатурой
      ludarium rules ruins --search torch          найти нужное место в правилах
      ludarium simulate ruins --games 1000         пусть боты играют, а мы считаем
      ludarium replay game.json                    пересмотреть сохранённую партию
      ludarium verify game.json                    проверить, что запись честная
      ludarium campaign new kingdom.json yami      начать кампанию
      ludarium backup monday.db                    скопировать всё, что хранит сервер

    О каждой команде расскажет ключ --help. Языки: --lang en, ru или cs.
cli-version-compiled = ludarium { $version } (движок скомпилирован)
cli-version-interpreted = ludarium { $version } (движок интерпретируется)
cli-version-help = показать версию и то, как работает движок

## What commands do

cli-games-about = Показать установленные игры и параметры их столов.
cli-games-examples =
    Пример:
      ludarium games
cli-rules-about = Показать правила игры, один их пункт или то, насколько их покрывают тесты.
cli-rules-examples =
    Примеры:
      ludarium rules ruins
      ludarium rules ruins RU-041
      ludarium rules ruins --search torch
      ludarium rules ruins --coverage --tests tests
cli-play-about = Сыграть в терминале против ботов или с другими людьми за той же клавиатурой.
cli-play-examples =
    Примеры:
      ludarium play ruins
      ludarium play ruins --seats me,bot,bot:random --option market=dear
      ludarium play ruins --seats me,me --save evening.json

    Если в файле уже есть неоконченная партия, она продолжится.
cli-replay-about = Пройти записанную партию ход за ходом, вперёд и назад.
cli-replay-examples =
    Примеры:
      ludarium replay evening.json
      ludarium replay evening.json --seat 1
      ludarium replay evening.json --plain
cli-simulate-about = Дать ботам сыграть много партий и подсчитать, что получилось.
cli-simulate-examples =
    Примеры:
      ludarium simulate ruins --players 4 --games 1000
      ludarium simulate ruins --players 2 --bots random,greedy
      ludarium simulate ruins --games 100 --json
cli-verify-about = Сыграть записи партий заново и проверить каждый их байт.
cli-verify-examples =
    Пример:
      ludarium verify evening.json
cli-campaign-about = Сыграть кампанию: серию партий, которая хранится в одном файле.
cli-campaign-examples =
    Примеры:
      ludarium campaign new kingdom.json yami --seats me,bot,bot
      ludarium campaign play kingdom.json
      ludarium campaign show kingdom.json
cli-campaign-new-about = Начать кампанию или ответвить её от другой.
cli-campaign-new-examples =
    Примеры:
      ludarium campaign new kingdom.json yami --option sheet=harder
      ludarium campaign new again.json --from kingdom.json --line 12
cli-campaign-show-about = Показать строка за строкой, что было в кампании и на чём она остановилась.
cli-campaign-show-examples =
    Пример:
      ludarium campaign show kingdom.json
cli-campaign-play-about = Продолжить кампанию; всё сохраняется по ходу игры.
cli-campaign-play-examples =
    Примеры:
      ludarium campaign play kingdom.json
      ludarium campaign play kingdom.json --seats me,me,-,bot
cli-campaign-verify-about = Переиграть кампанию со всеми партиями и проверить каждый байт.
cli-campaign-verify-examples =
    Пример:
      ludarium campaign verify kingdom.json
cli-scenario-about = Выполнить сценарии: из позиции сделать ходы и проверить, что получилось.
cli-scenario-examples =
    Пример:
      ludarium scenario skip.toml draw.toml
cli-position-about = Записать, нарисовать и проверить целую позицию в виде JSON.
cli-position-examples =
    Примеры:
      ludarium position new ruins --players 3 > start.json
      ludarium position show start.json --seat 0
cli-position-new-about = Напечатать начальную позицию партии.
cli-position-new-examples =
    Пример:
      ludarium position new ruins --players 3 --seed 7
cli-position-show-about = Нарисовать позицию так, как её видно с места; недостающее дополнит зерно.
cli-position-show-examples =
    Примеры:
      ludarium position show start.json --seat 0
      ludarium position new ruins | ludarium position show -
cli-position-check-about = Сказать, возможна ли позиция, а если нет — где в ней ошибка.
cli-position-check-examples =
    Пример:
      ludarium position check start.json
cli-position-schema-about = Напечатать JSON Schema позиций игры.
cli-position-schema-examples =
    Пример:
      ludarium position schema ruins
cli-backup-about = Скопировать всё, что хранит сервер, в один файл — можно и во время игры.
cli-backup-examples =
    Примеры:
      ludarium backup monday.db
      ludarium backup monday.db --force
cli-restore-about = Поставить резервную копию на место базы данных; прежняя база сохраняется рядом.
cli-restore-examples =
    Пример:
      ludarium restore monday.db

## Arguments

cli-arg-usage = использование:{ " " }
cli-arg-positional = аргументы
cli-arg-options = ключи
cli-arg-commands = команды
cli-arg-actions = действия
cli-arg-help = показать эту справку и выйти
cli-arg-argument = в аргументе %(argument_name)s: %(message)s
cli-arg-expected-one = не хватает значения
cli-arg-expected-some = нужно хотя бы одно значение
cli-arg-unknown = неизвестный аргумент: %s
cli-arg-required = не хватает: %s
cli-arg-choice = %(value)r не подходит, можно только %(choices)s
cli-arg-no-value = значение %r здесь не нужно
cli-arg-lang = язык всех сообщений
cli-arg-game = имя игры, например ruins
cli-arg-clause = номер пункта правил, например RU-041
cli-arg-search = только пункты с этим словом
cli-arg-coverage = подсчитать пункты, на которые ссылаются тесты
cli-arg-pending = только пункты, которых в этой версии ещё нет
cli-arg-tests = папка с тестами (по умолчанию tests)
cli-arg-seats = кто где сидит: me (вы), bot или бот по имени (по умолчанию вы и два бота)
cli-arg-option = параметр стола, например market=dear; можно указать несколько раз
cli-arg-seed = число, от которого зависят все случайности: одно зерно — одна и та же партия
cli-arg-save = файл для записи партии
cli-arg-record = файл с записью партии
cli-arg-records = файлы с записями партий
cli-arg-scenarios = файлы со сценариями (TOML)
cli-arg-position = файл с позицией (JSON); - означает стандартный ввод
cli-arg-seat = смотреть с этого места, счёт с 0: Игрок 1 — место 0 (по умолчанию как зритель)
cli-arg-plain = напечатать весь ход партии и выйти
cli-arg-players = число игроков (по умолчанию самый большой стол)
cli-arg-games = число партий (по умолчанию 1000)
cli-arg-bots = боты по местам; последний займёт все оставшиеся (по умолчанию random)
cli-arg-json = напечатать один объект JSON и ничего больше
cli-arg-file-of-campaign = файл кампании
cli-arg-game-of-campaign = игра, кампания которой начинается
cli-arg-branch-from = файл кампании, от которой она ответвляется
cli-arg-branch-line = сколько её строк общие; если не указано, то все
cli-arg-seats-of-campaign = кто играет дальше: me, bot или bot:ИМЯ для каждого места, - для пустого
cli-metavar-command = КОМАНДА
cli-metavar-action = ДЕЙСТВИЕ
cli-metavar-game = ИГРА
cli-metavar-clause = ПУНКТ
cli-metavar-word = СЛОВО
cli-metavar-folder = ПАПКА
cli-metavar-seats = МЕСТА
cli-metavar-option = ИМЯ=ВАРИАНТ
cli-metavar-number = ЧИСЛО
cli-metavar-file = ФАЙЛ
cli-metavar-bots = БОТЫ
cli-usage-wrong = Так не получится: { $what }. Подробнее: «{ $command } --help».
cli-not-a-number = «{ $text }» — не целое число
cli-too-small = число должно быть не меньше { $least }
cli-not-a-choice = «{ $text }» — не имя и вариант, как, например, market=dear

## What cannot be used

cli-file-missing = Файла { $file } нет.
cli-folder-missing = Папки { $folder } нет.
cli-file-folder = { $file } — папка, а не файл.
cli-file-forbidden = Файл { $file } открыть нельзя: нет прав.
cli-file-unusable = Файл { $file } использовать нельзя: { $what }.
cli-file-not-text = { $file } — не текст в кодировке UTF-8: ошибка в байте { $byte }.
cli-file-not-json = { $file } — не JSON: строку { $line } не прочитать.
cli-file-no-object = В файле { $file } есть JSON, но это не объект.
cli-no-such-clause = В правилах игры { $game } нет пункта «{ $clause }».
cli-no-tests = Папки { $folder } с тестами нет; укажите её ключом --tests.
cli-tests-unreadable = Тесты в папке { $folder } не прочитать: { $what }.
cli-no-such-player = Посадить за стол «{ $player }» нельзя. Можно: { $players }.
cli-save-other-game = В файле { $file } уже есть другая партия; выберите другой файл.
cli-save-finished = В файле { $file } оконченная партия; посмотрите её командой «ludarium replay» или выберите другой файл.
cli-position-no-game = В файле { $file } не сказано, чья это позиция: нет поля «game».

## Numbers

cli-decimal = { $whole },{ $tenths }
cli-percent = { $number } %
cli-count = { $number }

## Games and rules

cli-games-facts = Игроков: от { $least } до { $most } · минут: { $minutes } · возраст: { $age }+
cli-games-bots = Боты: { $bots }
cli-games-options = Параметры стола (--option ИМЯ=ВАРИАНТ):
cli-games-default = { $choice } (по умолчанию)
cli-rules-not-found = Слова «{ $word }» нет ни в одном пункте.
cli-rules-cited = { $number ->
    [0] Ни один тест на него не ссылается.
    [one] На него ссылается { $number } тест:
    [few] На него ссылаются { $number } теста:
   *[many] На него ссылаются { $number } тестов:
}
cli-rules-coverage = пунктов с тестами: { $cited } из { $clauses }
cli-rules-pending = ещё не сделано, { $what }: { $clauses }
cli-rules-nothing-pending = В этой версии есть все пункты правил.

## Playing

cli-name-person = Игрок { $seat }
cli-name-bot = Бот { $seat }
cli-play-prompt = { $name }, ваш выбор (? — справка):{ " " }
cli-play-hand-over = { $name }, садитесь за клавиатуру и нажмите Enter, когда другие не смотрят.{ " " }
cli-play-help =
    Число выбирает вариант; можно набрать и сам ход, например «pass».
      Enter        нарисовать стол ещё раз
      u            отменить последний ход
      why ХОД      какое правило запрещает ход
      hint         что выбрал бы бот
      rules ПУНКТ  пункт правил, например «rules RU-052»; без номера — все
      log          всё, что произошло
      q            выйти из игры
cli-play-no-such-number = Выберите число от 1 до { $most } или наберите ?, чтобы увидеть справку.
cli-play-undone = Ход отменён.
cli-play-why-what = Назовите ход, например «why pass».
cli-play-allowed = Ход «{ $move }» сейчас разрешён.
cli-play-hint = Бот «{ $bot }» выбрал бы так: { $words } ({ $move }).
cli-play-no-log = Ещё ничего не произошло.
cli-play-leave-saved = Выйти? Партия сохранена в { $file }, та же команда её продолжит. (д/н)
cli-play-leave-lost = Выйти? Партия не сохранена и пропадёт. (д/н)
cli-yes = д да y yes
cli-play-input-ended = Ввод закончился раньше, чем партия.
cli-play-resumed = Продолжаем партию из файла { $file }. { $moves ->
    [0] Ходов ещё не было.
    [one] Уже сделан { $moves } ход.
    [few] Уже сделано { $moves } хода.
   *[many] Уже сделано { $moves } ходов.
}
cli-play-saved = Запись партии лежит в файле { $file }.
cli-play-not-saved = Партия не сохранена; следующую сохранит ключ --save ФАЙЛ.
cli-result-winners = Победа: { $winners }.
cli-result-nobody = Победителя нет.
cli-result-scores = Очки: { $scores }.
cli-result-score = { $name } — { $score }

## Looking back

cli-replay-prompt = Ход { $at } из { $moves } (Enter — вперёд, b — назад, число, q):{ " " }
cli-replay-help = Enter или n — вперёд, b или p — назад, число от 0 до { $moves } — сразу к этому ходу, q — выход.
cli-replay-no-such-move = Есть только ходы от 0 до { $moves }.
cli-replay-start = Партия начинается.
cli-replay-move = { $name } выбирает: { $words } ({ $move }).
cli-replay-unseen = { $name } решает то, чего отсюда пока не видно.
cli-replay-unfinished = Запись кончается раньше, чем партия.
cli-verify-fine = { $file }: всё верно: { $what }.
cli-verify-fails = { $file }: ошибка: { $why }
cli-verify-moves = { $moves ->
    [0] ходов нет
    [one] повторён { $moves } ход
    [few] повторено { $moves } хода
   *[many] повторено { $moves } ходов
}
cli-verify-unfinished = партия не окончена
cli-verify-result = итог верен ({ $winners })
cli-verify-commitment = зерно соответствует обязательству
cli-verify-plain-seed = зерно открытое, без обязательства

## Кампании

cli-campaign-made = Кампания записана в { $file }. Продолжить: ludarium campaign play { $file }
cli-campaign-branched = Ветвь записана в { $file }; общих с прежней кампанией строк: { $lines }.
cli-campaign-exists = Файл { $file } уже есть; выберите для кампании другой.
cli-campaign-which = Укажите игру или ответвитесь от другой кампании: --from.
cli-campaign-too-few = Сейчас играет слишком мало участников; укажите, кто играет: --seats.
cli-campaign-nobody = никого
cli-campaign-seat = место { $seat }: { $name }
cli-campaign-begins = Партия { $number } начинается.
cli-campaign-playing = Идёт партия { $number }.
cli-campaign-ended = Партия окончена.
cli-campaign-given-up = Партия брошена.
cli-campaign-right = переиграно: строк { $lines }, партий { $chapters }

## Scenarios and positions

cli-scenario-fine = { $file }: всё верно: { $title }
cli-scenario-differs = { $file }: { $number ->
    [one] { $number } расхождение
    [few] { $number } расхождения
   *[many] { $number } расхождений
}: { $title }
cli-scenario-unreadable = { $file }: выполнить нельзя: { $why }
cli-scenario-crashed = { $file }: сбой программы: { $what }
cli-position-possible = { $file }: возможная позиция игры «{ $name }».
cli-position-impossible = { $file }: так не бывает: { $why }

## Simulating

cli-simulate-title = { $name }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
cli-simulate-seat = Место
cli-simulate-bot = Имя бота
cli-simulate-chairs = Места
cli-simulate-wins = Победы
cli-simulate-ending = Окончание
cli-simulate-games = Партии
cli-simulate-share = Доля
cli-simulate-per-chair = На место
cli-simulate-speed = Скорость
cli-simulate-speed-is = партий в секунду: { $games }, решений в секунду: { $decisions } (всего { $seconds } с)
cli-simulate-length = Длина
cli-simulate-length-is = решений от { $shortest } до { $longest }, в среднем { $mean }
cli-simulate-score = Очки
cli-simulate-score-is = в среднем { $mean }, стандартное отклонение { $spread }
cli-arg-host = адрес, на котором ждать соединений; 0.0.0.0 впускает других
cli-arg-port = порт; без указания — любой свободный
cli-arg-db = база данных; без указания — файл SQLite в вашей папке данных
cli-arg-no-open = не открывать браузер
cli-arg-workers = число процессов сервера
cli-metavar-host = АДРЕС
cli-arg-public-url = адрес, который открывают остальные, если он не совпадает с адресом этого компьютера
cli-arg-backup = файл резервной копии
cli-arg-force = перезаписать файл, если он есть
cli-metavar-url = АДРЕС

## Backups

cli-backup-done = { $file }: скопировано и проверено: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}.
cli-restore-done = { $file }: восстановлено: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}.
cli-restore-aside = Прежняя база данных сохранена в { $file }.
