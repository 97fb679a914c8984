drystone-name = Drystone
drystone-about = Everybody builds one wall. Don’t be the one to bring it down.
drystone-step-turn = placing a stone
drystone-zone-hands = Hands
drystone-zone-wall = Wall
drystone-zone-taken = Taken
drystone-zone-pile = Pile
drystone-move-place = { $risk ->
    [0] Place { $stone }
   *[other] Place { $stone } (holds on { $risk } or more)
}
drystone-placed = { $name } places { $stone }.
drystone-fell = The wall falls: { $name } takes { $stones ->
    [one] one stone
   *[other] { $stones } stones
}.
drystone-ending-fewest = fewest stones taken
