drystone-name = Suchá zídka
drystone-about = Všichni stavějí jednu zeď. Jen ať nespadne zrovna vám.
drystone-step-turn = pokládání kamene
drystone-zone-hands = Ruce hráčů
drystone-zone-wall = Zeď
drystone-zone-taken = Vzaté kameny
drystone-zone-pile = Zásoba
drystone-move-place = { $risk ->
    [0] Položit { $stone }
   *[other] Položit { $stone } (vydrží, padne-li { $risk } nebo víc)
}
drystone-placed = { $name }: kámen { $stone }.
drystone-fell = Zeď se zřítila. { $name } bere { $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
   *[other] { $stones } kamenů
}.
drystone-ending-fewest = nejméně vzatých kamenů
