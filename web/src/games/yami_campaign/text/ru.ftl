# Слова королевства между заданиями.

yamicampaignweb-kingdom = Королевство
yamicampaignweb-close = Закрыть
yamicampaignweb-lunar-track = Лунный путь
yamicampaignweb-marked = Отмечено попыток: { $marked } из { $divisions }
yamicampaignweb-marked-short = { $marked } из { $divisions }
yamicampaignweb-track = Лунный путь: отмечено попыток { $marked } из { $divisions }
yamicampaignweb-after = После попытки № { $number }
yamicampaignweb-stars = звёзды
yamicampaignweb-tokens = сила
yamicampaignweb-vines = лианы
yamicampaignweb-final-night = Последняя ночь: одна попытка задания № 22
yamicampaignweb-region-training = Учебный центр
yamicampaignweb-region-forest = Лес
yamicampaignweb-region-infected-forest = Заражённый лес
yamicampaignweb-region-lake = Озеро
yamicampaignweb-region-ruins = Руины
yamicampaignweb-region-heart = Сердце Ликена
yamicampaignweb-place = Задание № { $mission }, «{ $title }»: { $status }
yamicampaignweb-status-done = выполнено
yamicampaignweb-status-star = выполнено со звездой
yamicampaignweb-status-open = доступно
yamicampaignweb-status-closed = пути ещё нет
yamicampaignweb-mission-title = № { $mission } · { $title }
yamicampaignweb-layout = Поле задания № { $mission }
yamicampaignweb-new-here = Здесь впервые: { $what }
yamicampaignweb-here = Здесь есть: { $what }
yamicampaignweb-element-fog = туман
yamicampaignweb-element-whirlpools = водовороты
yamicampaignweb-element-magic = волшебство
yamicampaignweb-choose-mission = Выберите задание на схеме.
yamicampaignweb-ready = { $number ->
    [0] Без баз силы.
   *[other] С собой: { $bases }.
} { $power ->
    [0] Жетонов силы нет.
    [one] Готов { $power } жетон силы.
    [few] Готовы { $power } жетона силы.
   *[many] Готовы { $power } жетонов силы.
}
yamicampaignweb-sites = Места силы
yamicampaignweb-site-free = свободно
yamicampaignweb-site-closed = ещё не открыто
yamicampaignweb-kept = Остаются
yamicampaignweb-envelopes = Конверты
yamicampaignweb-envelopes-open = Открыто конвертов: { $opened } из { $all }
yamicampaignweb-still-sealed = { $envelope }, ещё запечатан
yamicampaignweb-seat-there = участвует
yamicampaignweb-seat-open = свободное место
yamicampaignweb-moon-crescent = Молодой месяц
yamicampaignweb-moon-first-quarter = Первая четверть
yamicampaignweb-moon-gibbous = Прибывающая луна
yamicampaignweb-moon-full-moon = Полнолуние
yamicampaignweb-sealed = запечатано
yamicampaignweb-legend = Обозначения
yamicampaignweb-journal = Путевой журнал
yamicampaignweb-journal-empty = Попыток ещё не было.
yamicampaignweb-attempt-star = Выполнено со звездой.
yamicampaignweb-attempt-kept = Выполнено.
yamicampaignweb-attempt-failed = Провалено.
yamicampaignweb-watch = Посмотреть
yamicampaignweb-watch-attempt = Посмотреть попытку № { $number }
yamicampaignweb-again = Переиграть отсюда
yamicampaignweb-again-from = Переиграть задание № { $mission } с момента перед попыткой № { $number }
yamicampaignweb-branch-note = «Переиграть отсюда» создаёт вторую кампанию, у которой общее с этой всё, что было до выбранной попытки. Эта кампания останется как есть.
yamicampaignweb-save = Сохранить файл кампании
yamicampaignweb-replay = Запись кампании
yamicampaignweb-ending = Конец кампании
yamicampaignweb-lost = Кампания проиграна
yamicampaignweb-mission-stars = Звёзды за задания
yamicampaignweb-division-stars = { $number ->
    [0] Неотмеченных делений не осталось
    [one] За { $number } неотмеченное деление
    [few] За { $number } неотмеченных деления
   *[many] За { $number } неотмеченных делений
}
yamicampaignweb-all-stars = Всего звёзд
yamicampaignweb-missions-done = Выполнено заданий
yamicampaignweb-attempts = Попыток
yamicampaignweb-group-mission = Задания
yamicampaignweb-group-base = Базы силы
yamicampaignweb-group-begin = Начать
yamicampaignweb-verdict = { $rank }, { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
}
