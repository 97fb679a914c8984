# Кампания «Ями»: лист путешествия, решения и события между заданиями.

yami_campaign-name = Ями: кампания
yami_campaign-about = Двадцать два задания в открытом королевстве, пока не побеждён Ликен или не наступило полнолуние.
yami_campaign-step-prepare = подготовка к заданию
yami_campaign-move-mission = Выбрать задание «{ $mission }»
yami_campaign-move-base = { $placed ->
    [yes] Убрать базу: { $base }
   *[no] Поставить на место силы: { $base }
}
yami_campaign-move-begin = Начать задание

yami_campaign-letter =
    Храбрые искатели приключений! Я — Какапо, король этого леса, его озера и всего, что гудит между ними. Возможно, вы обо мне слышали. Разумеется, вы обо мне слышали.

    Лиана Холо растёт там, где её никто не просил расти, а за ней сидит Ликен, который никуда не спешит. Мои духи помогут вам, если вы окружите всё больное и не пророните при этом ни слова. Они пугливы; я, впрочем, тоже.

    Приходите в учебный центр. Я буду следить за каждым вашим шагом — с ветки.

    Какапо, король

yami_campaign-option-sheet = Схема королевства
yami_campaign-choice-normal = обычная
yami_campaign-choice-harder = усложнённая
yami_campaign-option-first = Первый игрок
yami_campaign-choice-random = по жребию
yami_campaign-choice-rotate = по очереди
yami_campaign-option-mode = Режим
yami_campaign-choice-day = дневной
yami_campaign-choice-night = ночной
yami_campaign-option-teaching = Открытые руки для обучения
yami_campaign-choice-off = нет
yami_campaign-choice-on = да
yami_campaign-option-talk = Общение при размещении жетона
yami_campaign-choice-proposals = только предложения
yami_campaign-choice-free = свободный разговор, под честное слово
yami_campaign-option-agreement = Ждать согласия перед размещением
yami_campaign-choice-none = нет
yami_campaign-choice-30 = не дольше 30 секунд
yami_campaign-choice-60 = не дольше минуты
yami_campaign-choice-120 = не дольше двух минут

yami_campaign-chosen = Следующее: задание № { $number }, «{ $mission }».
yami_campaign-begun = Начинается задание № { $number }, «{ $mission }».
yami_campaign-marked = Лунный путь: деление { $division } из { $divisions }.
yami_campaign-completed = Задание № { $number }, «{ $mission }», выполнено.
yami_campaign-failed = Задание № { $number }, «{ $mission }», провалено.
yami_campaign-star = Звезда за задание № { $number }.
yami_campaign-got-power = Вы получаете { $number ->
    [one] { $number } жетон силы
    [few] { $number } жетона силы
   *[many] { $number } жетонов силы
}. Всего: { $all }.
yami_campaign-got-site = Вам доступно ещё одно место силы. Всего: { $all }.
yami_campaign-got-vine = Лиана Холо очищена (всего: { $all }): задание № 22 станет легче.
yami_campaign-opened = Вы открываете { $envelope }.
yami_campaign-final-night = Полнолуние. Осталась одна попытка выполнить задание № 22.
yami_campaign-won = Кампания пройдена: { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
}. Ваше звание: { $rank }.
yami_campaign-lost = Последняя ночь прошла, кампания проиграна.
yami_campaign-ending-won = Ликен побеждён.
yami_campaign-ending-lost = Королевство осталось во мраке.

yami_campaign-envelope-white-a = белый конверт A
yami_campaign-envelope-white-b = белый конверт B
yami_campaign-envelope-white-c = белый конверт C
yami_campaign-envelope-white-d = белый конверт D
yami_campaign-envelope-white-e = белый конверт E
yami_campaign-envelope-black-crescent = чёрный конверт молодого месяца
yami_campaign-envelope-black-first-quarter = чёрный конверт первой четверти
yami_campaign-envelope-black-gibbous = чёрный конверт прибывающей луны
yami_campaign-envelope-black-full-moon = чёрный конверт полнолуния
yami_campaign-envelope-red = красный конверт

yami_campaign-no-mission = Сначала выберите задание.
yami_campaign-chosen-already = Задание № { $number } уже выбрано.
yami_campaign-completed-already = Задание № { $number } уже выполнено; в этой кампании его больше не играют.
yami_campaign-tutorial-first = Сначала задания № 1 и № 2, по порядку.
yami_campaign-only-last = Полнолуние: осталось только задание № 22.
yami_campaign-not-linked = Задание № { $number } не связано ни с одним выполненным.
yami_campaign-no-base = Базы силы из конверта { $letter } у вас пока нет.
yami_campaign-no-site = { $sites ->
    [0] У вас пока нет ни одного места силы.
   *[other] Все места силы заняты (всего: { $sites }).
}
yami_campaign-impossible = Ни одна кампания не приводит к такому листу: см. { $where }.

yami_campaign-drawn-track = Лунный путь: { $marked } из { $divisions }
yami_campaign-drawn-missions = Выполнены: { $missions }
yami_campaign-drawn-none = нет
yami_campaign-drawn-stars = Звёзды: { $stars }
yami_campaign-drawn-power = Жетоны силы: { $power }; места силы: { $sites }; очищенные лианы: { $vines }
yami_campaign-drawn-bases = На местах силы: { $bases }
yami_campaign-drawn-next = Следующее: задание № { $number }, «{ $mission }»
yami_campaign-drawn-open = Доступны: { $missions }
yami_campaign-drawn-night = Последняя ночь: одна попытка выполнить задание № 22.
yami_campaign-drawn-rank = Звание: { $rank }
