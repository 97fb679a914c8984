# The words of the page.

web-title = Ludarium: пять отличных игр, один уютный стол
web-loading = Загрузка…
web-close = Закрыть
web-yes = Да
web-no = Нет
web-you = Вы
web-change = Изменить
web-home = На главную
web-try-again = Попробовать ещё раз
web-menu = Меню
web-language = Язык
web-theme-light = Светлая тема
web-theme-dark = Тёмная тема
web-sound = Звук
web-sound-on = Звук включён
web-sound-off = Звук выключен
web-notify-on = Уведомления включены
web-notify-off = Сообщать, когда мой ход
web-keys = Клавиши: стрелки — между элементами, Enter — выбрать, Esc — снять выбор, U — отменить, H — совет, M — ходы, L — журнал, / — найти ход.

## Home

web-nav = Разделы
web-nav-games = Игры
web-nav-tables = Мои столы
web-nav-replays = Записи партий
web-nav-learn = Как играть
web-headline-1 = Пять отличных игр.
web-headline-2 = Один уютный стол.
web-lead = Играйте в браузере с друзьями или с ботами. Без регистрации и установки: отправьте ссылку и начинайте.
web-play-now = Сразу играть с ботами
web-create-table = Создать стол и позвать друзей
web-play-settings = { $game }, { $bots ->
    [0] в одиночку
    [one] { $bots } бот, уровень: { $level }
    [few] { $bots } бота, уровень: { $level }
   *[many] { $bots } ботов, уровень: { $level }
}
web-game = Игра
web-opponents = Соперники
web-level = Уровень
web-play = Играть
web-being-built = скоро будет
web-learn-in-five = Научиться за пять минут
web-minutes = { $minutes } мин
web-daily = Испытание дня
web-daily-title = { $game }: испытание дня
web-daily-note = Кубики у всех одни и те же, в зачёт идёт один результат.
web-daily-play = Сыграть сегодня
web-daily-resume = Продолжить испытание
web-daily-look = Посмотреть мою партию
web-daily-results = Лучшие за день
web-daily-share = Скопировать мой результат
web-daily-share-text = { $game }, испытание дня ({ $day }): { $score }, место { $place } из { $count }.
web-guest-choose = Гость · выбрать имя
web-guest-rename = Сменить имя
web-guest-label = Как вас называть?
web-guest-save = Сохранить
web-guest-note = Учётная запись не нужна: этот браузер вас запомнит.
web-join-code = Код стола или ссылка
web-join = Присоединиться
web-join-unknown = Такого стола нет. Проверьте код.
web-watch = Посмотреть партию
web-watch-none = Сейчас нет открытых партий.
web-open-record = Открыть сохранённую запись
web-count-bots = { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[many] { $bots } ботов
}
web-count-open = { $open ->
    [one] { $open } свободное место
    [few] { $open } свободных места
   *[many] { $open } свободных мест
}
web-tables-none = Открытых столов нет. Сыграйте с ботами или отправьте ссылку друзьям.
web-table-lobby = Ждём начала
web-table-your-turn = Ваш ход · продолжить
web-table-waits = Ходит { $name }
web-table-resume = Продолжить

## Bots and seats

web-bot-random = беспечный
web-bot-greedy = смекалистый
web-bot-planner = вдумчивый
web-bot-partner = напарник
web-seat-bot = Бот · { $level }
web-seat-bot-number = Бот { $number } · { $level }
web-seat-open = Свободное место
web-seats = Места
web-seat-turn = ходит
web-choosing = выбирает…
web-seat-ready = ход сделан
web-stand-in = играет бот
web-seat-front = Показать крупно: { $name }
web-hurry = время на исходе
web-away = не на связи

## Lobby

web-new-table = Новый стол
web-bots = Боты
web-bots-note = займут свободные места
web-clock = Контроль времени
web-clock-note-none = без ограничений
web-clock-note-game = каждому на всю партию
web-clock-note-turn = на каждый ход
web-clock-none = Нет
web-clock-game-300 = 5 мин
web-clock-game-900 = 15 мин
web-clock-turn-259200 = 3 дня
web-clock-days = { $count } дн.
web-undo-rule = Отмена хода
web-undo-free = Свободная
web-undo-free-note = пока никто не узнал ничего нового
web-undo-consent = С согласия остальных
web-undo-consent-note = остальные должны согласиться
web-undo-off = Нет
web-undo-off-note = сделанный ход остаётся в силе
web-who-joins = Кто может сесть за стол
web-join-link = По ссылке
web-join-anyone = Любой
web-join-link-note = только тот, у кого есть ссылка
web-join-anyone-note = стол виден всем
web-pace = Боты ходят
web-pace-note = неспешно, чтобы можно было уследить, или мгновенно
web-pace-human = Неспешно
web-pace-instant = Мгновенно
web-more-settings = Другие настройки
web-fair = Честная тасовка
web-fair-note = каждый игрок добавляет свой секрет
web-fair-always = всегда
web-lobby-full = Все места заняты. Можно начинать.
web-lobby-open = { $seated ->
    [0] Пока никто не сел.
    [one] Занято { $seated } место.
    [few] Занято { $seated } места.
   *[many] Занято { $seated } мест.
} { $open ->
    [one] Свободно { $open } место: дождитесь друга или посадите бота.
    [few] Свободно { $open } места: дождитесь друзей или посадите ботов.
   *[many] Свободно { $open } мест: дождитесь друзей или посадите ботов.
}
web-lobby-invited = Ждём тех, кто играл: { $names }.
web-lobby-host = Партию начинает хозяин стола
web-start = Начать партию
web-start-bots = { $open ->
    [one] Начать с ботом на свободном месте
   *[many] Начать с ботами на свободных местах ({ $open })
}
web-sit = Сесть за стол
web-sit-here = Сесть сюда
web-add-bot = Посадить бота
web-remove-bot = Убрать бота
web-invited = место оставлено
web-free-seat = Освободить место
web-send-link = отправьте ссылку
web-ready = на месте
web-host-ready = хозяин стола
web-watch-only = Только смотреть
web-leave = Выйти из-за стола
web-table-link = Ссылка на этот стол
web-link-note = Отсканируйте код или отправьте ссылку:
web-link-qr = Ссылка в виде QR-кода
web-link-local = Сервер открыт только для этого компьютера, поэтому ссылка у друзей не сработает. Чтобы впустить всех в вашей сети, запустите его так:
web-copy-link = Скопировать ссылку
web-copied = Скопировано
web-send = Отправить

## Table

web-online = На связи
web-offline = Нет связи
web-dock = Ваши действия
web-drawer = Журнал, чат, правила, ходы
web-unread = есть новое
web-log = Журнал
web-chat = Чат
web-rules = Правила
web-moves = Ходы
web-log-empty = Пока ничего не произошло.
web-since = Пока вас не было
web-since-go-on = Продолжить
web-now = сейчас
web-your-turn = Ваш ход
web-your-turn-choose = Сейчас ваш ход.
web-choose-piece = Сделайте выбор на столе
web-waiting-for = Ждём: { $names }
web-waiting-many = Ждём: { $names } и ещё { $more }
web-waiting-house = Минутку…
web-watching = Вы смотрите эту партию.
web-over = Партия окончена.
web-sending = Отправляем ход…
web-no-board = У этой игры пока нет своего поля. Выбирайте ходы в списке.
web-zone-table = Стол
web-zone-empty = Пусто
web-zone-closed = { $zone }, рубашкой вверх: { $count }
web-zone-all = Показать все: { $count }
web-zone-top = Показать только верх
web-zone-ways = Какой ход?
web-undo = Отменить
web-undo-ask = Попросить об отмене
web-undo-none = Отменять нечего.
web-undo-asked = { $name } просит отменить ход.
web-undo-waiting = Спрашиваем остальных, можно ли отменить ваш ход.
web-undo-refused = Остальные предпочли оставить ход в силе.
web-all-moves = Все ходы: { $count }
web-hint = Совет
web-hint-note = Показать, что сделал бы бот и почему
web-hint-later = Совет можно получить в свой ход.
web-hint-thinking = Бот обдумывает ваш ход. Ждать его не обязательно.
web-hint-says = Бот сделал бы так: { $move }. { $why }
web-show-rule = Показать правило
web-refused-unknown = Сейчас это невозможно.
web-reconnect-in = Связь потеряна. { $why } Новая попытка через { $seconds } с.
web-reconnecting = Связь потеряна. { $why } Подключаемся…
web-lost-network = Устройство не подключено к сети.
web-lost-silent = Сервер не отвечает.
web-lost-restart = Сервер перезапускается.
web-lost-closed = Сервер недоступен.
web-overdue = Ответа пока нет, ждём. Ход сохранён и дважды сделан не будет.
web-no-answer = Сервер не ответил. Попробуйте ещё раз.
web-seat-kept = Ваше место сохранено, все ходы записаны.
web-long-away = { $name }: не на связи.
web-out-of-time = { $name }: время вышло.
web-keep-waiting = Подождать ещё
web-stand-in-let = Пусть играет бот
web-stand-in-me = Пусть за меня играет бот
web-stand-in-mine = За вас играет бот.
web-stand-in-return = Вернуться за стол
web-chat-empty = Поздоровайтесь.
web-chat-say = Напишите что-нибудь доброе…
web-chat-send = Отправить сообщение
web-proposals = Предложения
web-proposal-agreed = За: { $names }
web-proposal-disagreed = Против: { $names }
web-proposal-waits = Ждёт согласия всех, не дольше { $seconds } с
web-proposal-withdraw = Отозвать
web-proposal-agree = { $names }: поддержать предложение
web-proposal-disagree = { $names }: возразить против предложения
web-proposal-play = Сделать так
web-proposal-make = Предложить: { $move }
web-chat-limited = В этой части партии игроки не разговаривают: чат откроется, когда она закончится.
web-mute = Скрыть сообщения: { $name }
web-unmute = Показать сообщения: { $name }
web-rules-search = Поиск по правилам
web-rules-none = Нет пункта со всеми этими словами.
web-rules-english = Сами пункты правил написаны по-английски. Искать можно и по-русски.
web-rulebook = Книга правил
web-rulebook-contents = Содержание
web-rulebook-exact = Точная формулировка
web-rulebook-english = Точные формулировки — по-английски.
web-rulebook-print = Напечатать
web-moves-filter = Найти ход
web-moves-none = Сейчас не ваш ход.
web-moves-no-match = Среди возможных ходов такого нет.
web-why-not = Почему нельзя «{ $move }»?
web-why-allowed = Так можно.
web-share-table = Поделиться столом
web-move-seat = Перейти на другое устройство
web-move-seat-note = Откройте эту ссылку на другом устройстве. Она сработает один раз, в течение суток.

## The end

web-result = Итог: { $score }
web-you-win = Вы победили!
web-winners = { $count ->
    [0] Никто не победил
    [one] Победитель: { $names }
   *[many] Победители: { $names }
}
web-replay = Запись партии
web-show-result = Показать итог
web-form = Во что играем
web-form-game = Одна партия
web-form-campaign = Кампания
web-campaign-new = Начать кампанию
web-campaign-begin = Начать кампанию
web-campaign-more = Нужно не меньше { $least } участников: подождите друзей или посадите ботов.
web-campaign-open = Можно начинать. Свободные места останутся свободными: присоединиться можно между партиями.
web-campaign-playing = Идёт партия этой кампании.
web-campaign-go-on = Перейти к партии
web-campaign-back = Вернуться к кампании
web-campaign-free = В этой кампании есть свободное место.
web-campaign-join = Участвовать
web-rematch = Сыграть ещё раз
web-rematch-offered = { $name } предлагает сыграть ещё раз.
web-rematch-yours = Вы предложили сыграть ещё раз.
web-rematch-begun = Новая партия уже идёт.
web-rematch-over = Новая партия уже сыграна.
web-rematch-join = Присоединиться
web-rematch-go = К столу
web-rematch-watch = Смотреть
web-share = Поделиться
web-save-record = Сохранить запись
web-verified = Тасовка проверена
web-verified-note = Раскрытый секрет совпал с обязательством, которое сервер дал до игры.
web-not-verified = Тасовка не подтверждена
web-not-verified-note = Раскрытый секрет не совпал с обязательством, которое сервер дал до игры.

## Replay

web-replay-first = К началу
web-replay-back = На ход назад
web-replay-play = Воспроизвести
web-replay-pause = Пауза
web-replay-on = На ход вперёд
web-replay-last = К концу
web-replay-speed = Скорость { $speed }×
web-replay-scrub = Ход
web-replay-at = Ход { $number } из { $count }.
web-replay-start = Начало.
web-replay-share = Поделиться позицией
web-replay-fork = Играть отсюда
web-replay-fork-as = Играть отсюда · { $name }
web-replay-eyes = Чей взгляд
web-replay-everyone = зритель
web-replay-mark-start = начало
web-replay-mark-end = конец
web-replay-mark = ход { $number }
web-replay-graph = Очки по ходу партии
web-finished = завершена: { $when }

## Errors

web-error-title = Не получилось
web-error-table = Стол не открылся
web-error-house = Сервер ответил неожиданно. Ничего не потеряно: все ходы записаны.
web-error-offline = Сервер недоступен. Ничего не потеряно: все ходы записаны.
web-error-silent = Сервер не отвечает. Ничего не потеряно: все ходы записаны.
web-lost-title = Здесь ничего нет
web-lost = Такой страницы нет. Игры ждут на главной.

## Lessons

web-lesson = Урок
web-lesson-step = Шаг { $step } из { $steps }
web-lesson-skip = Пропустить урок
web-lesson-next = Дальше
web-lesson-read = Продолжите урок
web-lesson-play = Сыграть настоящую партию
