# Слова королевства между заданиями.

yamicampaignweb-kingdom = Королевство
yamicampaignweb-sheet-normal = Обычная схема
yamicampaignweb-sheet-harder = Усложнённая схема
yamicampaignweb-mode-day = День
yamicampaignweb-mode-night = Ночь
yamicampaignweb-close = Закрыть
yamicampaignweb-lunar-track = Лунный путь
yamicampaignweb-marked = Отмечено попыток: { $marked } из { $divisions }
yamicampaignweb-marked-short = { $marked } из { $divisions }
yamicampaignweb-track = Лунный путь: отмечено попыток { $marked } из { $divisions }
yamicampaignweb-after = После попытки № { $number }
yamicampaignweb-stars = звёзды
yamicampaignweb-tokens = сила
yamicampaignweb-vines = лианы
yamicampaignweb-final-night = Последняя ночь: одна попытка выполнить задание № 22
yamicampaignweb-region-training = Учебный центр
yamicampaignweb-region-forest = Лес
yamicampaignweb-region-infected-forest = Заражённый лес
yamicampaignweb-region-lake = Озеро
yamicampaignweb-region-ruins = Руины
yamicampaignweb-region-heart = Сердце Ликена
yamicampaignweb-place = Задание № { $mission }, «{ $title }»: { $status }
yamicampaignweb-status-done = выполнено
yamicampaignweb-status-star = выполнено со звездой
yamicampaignweb-status-open = доступно
yamicampaignweb-status-closed = пути ещё нет
yamicampaignweb-mission-title = № { $mission } · { $title }
yamicampaignweb-layout = Поле задания № { $mission }
yamicampaignweb-new-here = Здесь впервые: { $what }
yamicampaignweb-here = Здесь есть: { $what }
yamicampaignweb-cells = закрыть { $number ->
    [one] { $number } клетку
    [few] { $number } клетки
   *[many] { $number } клеток
}
yamicampaignweb-leads-to = Откроет: { $missions }
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
   *[many] Готово { $power } жетонов силы.
}
yamicampaignweb-sites = Места силы
yamicampaignweb-site-free = свободно
yamicampaignweb-site-closed = ещё не открыто
yamicampaignweb-kept = В запасе
yamicampaignweb-envelopes = Конверты
yamicampaignweb-envelopes-open = Открыто конвертов: { $opened } из { $all }
yamicampaignweb-still-sealed = { $envelope }, ещё запечатан
yamicampaignweb-read = Прочитать
yamicampaignweb-comes-mission = Задание № { $mission }
yamicampaignweb-comes-attempt = Попытка № { $number }
yamicampaignweb-seat-there = участвует
yamicampaignweb-seat-open = свободное место
yamicampaignweb-moon-crescent = Молодой месяц
yamicampaignweb-moon-first-quarter = Первая четверть
yamicampaignweb-moon-gibbous = Прибывающая луна
yamicampaignweb-moon-full-moon = Полнолуние
yamicampaignweb-moon-does-crescent = раунд 1 без козыря
yamicampaignweb-moon-does-first-quarter = две карты Нокс в колоде
yamicampaignweb-moon-does-gibbous = один жетон силы спит
yamicampaignweb-sealed = запечатано
yamicampaignweb-legend = Обозначения
yamicampaignweb-journal = Путевой журнал
yamicampaignweb-journal-empty = Попыток ещё не было.
yamicampaignweb-attempt-star = Выполнено со звездой.
yamicampaignweb-attempt-kept = Выполнено.
yamicampaignweb-attempt-failed = Провалено.
yamicampaignweb-watch = Посмотреть
yamicampaignweb-watch-attempt = Посмотреть попытку № { $number }
yamicampaignweb-again = Переиграть отсюда
yamicampaignweb-again-from = Переиграть задание № { $mission }, вернувшись к моменту перед попыткой № { $number }
yamicampaignweb-branch-note = «Переиграть отсюда» начинает вторую кампанию; всё, что было до выбранной попытки, в ней сохранится. Эта кампания останется как есть.
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
