web-game-yami_campaign = Ями: кампания
web-stands-yami_campaign = { $completed ->
    [0] Пока ни одного выполненного задания
    [one] Выполнено { $completed } задание
    [few] Выполнено { $completed } задания
   *[other] Выполнено { $completed } заданий
} · { $marked ->
    [0] попыток ещё не было
    [one] { $marked } попытка
    [few] { $marked } попытки
   *[other] { $marked } попыток
}
