drystone-name = Сухая кладка
drystone-about = Все строят одну стену. Главное — чтобы рухнула не на вас.
drystone-step-turn = выкладывание камня
drystone-zone-hands = Руки игроков
drystone-zone-wall = Стена
drystone-zone-taken = Взятые камни
drystone-zone-pile = Запас
drystone-move-place = { $risk ->
    [0] Положить { $stone }
   *[other] Положить { $stone } (устоит, если выпадет { $risk } или больше)
}
drystone-placed = { $name }: камень { $stone }.
drystone-fell = Стена рухнула. { $name } берёт { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[many] { $stones } камней
}.
drystone-ending-fewest = меньше всего взятых камней
