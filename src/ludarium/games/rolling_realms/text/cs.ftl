# The words of Rolling Realms.

rolling_realms-name = Rolling Realms
rolling_realms-about = Tři malé světy, devět tahů a pro všechny stejné kostky: sbírejte hvězdy ve třech kolech.

## Realms

realms-realm-castles = Mezi dvěma zámky
realms-realm-cities = Mezi dvěma městy
realms-realm-charterstone = Charterstone
realms-realm-euphoria = Euforie
realms-realm-mylittlescythe = Můj malý Scythe
realms-realm-pendulum = Kyvadlo
realms-realm-society = Společnost
realms-realm-scythe = Scythe
realms-realm-tapestry = Gobelín
realms-realm-viticulture = Vinohrad
realms-realm-wingspan = Na křídlech

## What to do in a realm, in short

realms-rule-castles = Vyplňujte zdola; každé číslo musí být nižší než číslo pod ním.
realms-rule-cities = Vyplňte čtverec; stejná čísla nesmějí sousedit.
realms-rule-charterstone = Použijte budovu a zapište druhou kostku, nebo označte všechny bedny s číslem.
realms-rule-euphoria = Označte číslo; o odměně rozhodne součet v jeho oblasti.
realms-rule-mylittlescythe = Za šestiúhelníky jsou suroviny; šest stejných přinese dvě hvězdy.
realms-rule-pendulum = Kroužkujte osmiúhelníky; každé plné přesýpací hodiny přinesou vše zakroužkované.
realms-rule-society = Každá karta musí být nižší než karty nad ní.
realms-rule-scythe = Horní řada dává suroviny, dolní za surovinu hvězdu.
realms-rule-tapestry = Vetkejte tvar podle kostky; plný velký čtverec dá surovinu.
realms-rule-viticulture = Sklízejte hrozny a pak s nimi a s kostkou plňte objednávky.
realms-rule-wingspan = Pište zleva doprava; za přesné rozpětí je hvězda navíc.

## Moves

realms-move-castles = Mezi dvěma zámky: zapsat { $value } na políčko { $cell } (kostka { $die }){ $gain }
realms-move-cities = Mezi dvěma městy: zapsat { $value } na políčko { $cell } (kostka { $die }){ $gain }
realms-move-charterstone-building = Charterstone: použít budovu { $value } (kostka { $die }){ $gain }
realms-move-charterstone-crates = Charterstone: označit všechny bedny s číslem { $value } (kostka { $die }){ $gain }
realms-move-euphoria = Euforie: označit { $value } na políčku { $cell } (kostka { $die }){ $gain }
realms-move-euphoria-both = Euforie: označit { $value } v obou oblastech (kostka { $die }){ $gain }
realms-move-mylittlescythe = Můj malý Scythe: označit šestiúhelník { $cell } kostkou { $die } ({ $value }){ $gain }
realms-move-pendulum-octagon = Kyvadlo: zakroužkovat osmiúhelník { $cell } kostkou { $die } ({ $value }){ $gain }
realms-move-pendulum-number = Kyvadlo: označit { $value } v přesýpacích hodinách (kostka { $die }){ $gain }
realms-move-society = Společnost: zapsat { $value } na kartu { $cell } (kostka { $die }){ $gain }
realms-move-scythe-top = Scythe: označit { $value } v horní řadě (kostka { $die }){ $gain }
realms-move-scythe-bottom = Scythe: utratit surovinu a označit { $value } v dolní řadě (kostka { $die }){ $gain }
realms-move-scythe-both = Scythe: označit { $value } v horní řadě, utratit surovinu a označit číslo pod ním (kostka { $die }){ $gain }
realms-move-tapestry = Gobelín: vetkat tvar { $value } od rohu { $cell }, { $turns ->
    [0] bez otočení
    [one] otočený o jednu čtvrtinu
    [few] otočený o { $turns } čtvrtiny
   *[other] otočený o { $turns } čtvrtin
} (kostka { $die }){ $gain }
realms-move-viticulture-grape = Vinohrad: sklidit hrozen { $value } (kostka { $die }){ $gain }
realms-move-viticulture-order = Vinohrad: splnit objednávku { $cell } kostkou { $die } ({ $value }) a hrozny{ $gain }
realms-move-wingspan = Na křídlech: zapsat { $value } na políčko { $cell } (kostka { $die }){ $gain }
realms-move-shift = Dvě dýně: na kostce { $die } bude { $becomes } místo { $value }
realms-move-again = Tři dýně: kostka { $die } s číslem { $value } smí do kteréhokoli světa a bude na ní { $becomes }
realms-move-double = Dvě srdce: ještě jedna kostka s číslem { $value }, protože padla dvojice
realms-move-copy = Tři srdce: ještě jedna kostka s číslem { $value }
realms-move-seven = Dvě mince: ještě jedna kostka s číslem { $value }, protože hod dává sedm
realms-move-coins = { $value ->
    [one] Jedna mince: kostka s číslem 1
    [few] { $value } mince: kostka s číslem { $value }
   *[other] { $value } mincí: kostka s číslem { $value }
}
realms-move-miss = Kostka { $die } ({ $value }) se nikam nehodí: vzít za ni surovinu
realms-move-take = { $resource ->
    [pumpkin] Vzít dýni
    [heart] Vzít srdce
   *[coin] Vzít minci
}
realms-move-note = Zapsat na bednu { $value }
realms-move-grape = Přidat hrozen { $value }{ $gain }
realms-move-enough = Tyto hrozny stačí{ $gain }
realms-move-done = Ukončit tah

## What happened

realms-round = Začíná { $round }. kolo: { $realms }.
realms-rolled = { $turn }. tah: padlo { $first } a { $second }.
realms-marked = { $name }: { $value } do světa { $realm ->
    [castles] Mezi dvěma zámky
    [cities] Mezi dvěma městy
    [charterstone] Charterstone
    [euphoria] Euforie
    [mylittlescythe] Můj malý Scythe
    [pendulum] Kyvadlo
    [society] Společnost
    [scythe] Scythe
    [tapestry] Gobelín
    [viticulture] Vinohrad
   *[wingspan] Na křídlech
} ({ $cells }).
realms-noted = { $name } zapisuje { $value } na bednu { $cell }.
realms-gained = { $name } získává { $what }.
realms-paid = { $name } utrácí { $what }.
realms-some-pumpkins = { $number ->
    [one] jednu dýni
    [few] { $number } dýně
   *[other] { $number } dýní
}
realms-some-hearts = { $number ->
    [one] jedno srdce
    [few] { $number } srdce
   *[other] { $number } srdcí
}
realms-some-coins = { $number ->
    [one] jednu minci
    [few] { $number } mince
   *[other] { $number } mincí
}
realms-lost = { $name }: na kartě už není místo, { $number ->
    [one] jedna surovina propadla
    [few] { $number } suroviny propadly
   *[other] { $number } surovin propadlo
}.
realms-shifted = { $name }: kostka { $die } teď ukazuje { $value }{ $again ->
    [0] {""}
   *[1] {" "}a smí do kteréhokoli světa
}.
realms-copied = { $name } má navíc kostku s číslem { $value }.
realms-missed = { $name } nemůže použít { $value } a bere si surovinu.
realms-starred = { $name } získává { $stars ->
    [one] jednu hvězdu
    [few] { $stars } hvězdy
   *[other] { $stars } hvězd
}.
realms-ready = { $name } končí tah.
realms-round-ended = { $round }. kolo: { $name } má { $tenths } hvězdy.
realms-won = { $name } vítězí: { $tenths } hvězdy!
realms-solo = { $name }: { $tenths } hvězdy. Hodnocení: { $rating } z 5.

## Endings

rolling_realms-ending-most = Rozhodl počet hvězd.
rolling_realms-ending-third = Shoda: rozhodlo třetí kolo.
rolling_realms-ending-second = Shoda: rozhodlo druhé kolo.
rolling_realms-ending-first = Shoda: rozhodlo první kolo.
rolling_realms-ending-shared = Úplná shoda: vítězství je společné.
rolling_realms-ending-solo = Hra jen proti hvězdám.
realms-rating = { $rating ->
    [0] Hodnocení: 0 z 5. Světy tentokrát nepřály.
    [1] Hodnocení: 1 z 5. Slušný začátek.
    [2] Hodnocení: 2 z 5. Dobře hozeno.
    [3] Hodnocení: 3 z 5. Svět podle vašich představ.
    [4] Hodnocení: 4 z 5. Mistrovské.
   *[5] Hodnocení: 5 z 5. Hvězdy jsou vaše.
}
realms-decimal = { $whole },{ $tenths }
realms-share = Rolling Realms: { $total } ★ ({ $first } + { $second } + { $third }), { $place }. místo z { $players }
realms-share-solo = Rolling Realms: { $total } ★ ({ $first } + { $second } + { $third }), hodnocení { $rating } z 5

## Steps

realms-step-activate = aktivace světů
realms-step-take = výběr suroviny
realms-step-note = zápis čísla
realms-step-grapes = výběr hroznů
realms-step-ready = hotovo
realms-step-over = konec hry

## The terminal's table

realms-table-title = Rolling Realms · { $round }. kolo ze 3 · { $turn }. tah z 9
realms-table-seat = Hráč
realms-table-round = Toto kolo
realms-table-total = Celkem
realms-table-resources = Suroviny
realms-table-state = Stav
realms-table-you = Vy (místo { $seat })
realms-table-other = Místo { $seat }
realms-table-activated = (použito)
realms-table-missed = (vyměněna za surovinu)
realms-table-rolls = Hody tohoto kola: { $rolls }

## Why not

realms-no-game-over = Hra skončila.
realms-no-ready = Váš tah už skončil: čeká se na ostatní.
realms-no-not-in-play = Svět „{ $realm }“ se v tomto kole nehraje.
realms-no-activated = Tento svět už byl v tomto tahu aktivován.
realms-no-used = Kostka { $die } už je použitá.
realms-no-such-die = Žádná získaná kostka neukazuje { $value }.
realms-no-changed = Kostka { $die } byla změněna dýněmi, takže za ni nelze vzít surovinu.
realms-no-usable = Kostku { $die } lze ještě použít: { $value } se do některého světa hodí.
realms-no-fitted = Za kostku { $die } nelze vzít surovinu: hned po hodu se { $value } do některého světa hodilo.
realms-no-nothing-to-take = Teď se žádná surovina nevybírá.
realms-no-nothing-to-note = Teď se žádné číslo nezapisuje.
realms-no-order-first = Nejdřív vyberte objednávku, potom hrozny k ní.
realms-no-other-number = Na tomto místě je { $shown }, na kostce { $value }.
realms-no-filled = Políčko { $cell } už je vyplněné.
realms-no-marked = Číslo { $number } už je označené.
realms-no-circled = Osmiúhelník { $cell } už je zakroužkovaný.
realms-no-bottom-up = Sloupce se vyplňují zdola: políčko { $below } je na řadě dřív než { $cell }.
realms-no-lower = { $value } není nižší než { $under } na políčku { $below }.
realms-no-equal-neighbour = Políčko { $cell } by sousedilo se stejným číslem { $value } na políčku { $neighbour }.
realms-no-crates = Na žádné bedně není číslo { $value }.
realms-no-crates-left = Všechny bedny s číslem { $value } už jsou označené.
realms-no-double = Nepadla dvojice čísla { $value }.
realms-no-both-areas = Číslo { $number } už není volné v obou oblastech.
realms-no-lower-card = { $value } není nižší než { $number } výše na kartě { $above }.
realms-no-higher-card = { $value } není vyšší než { $number } níže na kartě { $below }.
realms-no-cost = { $resource ->
    [pumpkin] Stojí to dýni a žádnou nemáte.
    [heart] Stojí to srdce a žádné nemáte.
   *[coin] Stojí to minci a žádnou nemáte.
}
realms-no-orientation = Tvar { $value } vypadá stejně i při menším otočení než o { $turns ->
    [one] { $turns } čtvrtinu
    [few] { $turns } čtvrtiny
   *[other] { $turns } čtvrtin
}; uveďte to.
realms-no-outside = Od rohu { $cell } by tvar { $value } přesahoval mřížku.
realms-no-covered = Tvar { $value } by zakryl políčko { $cell }, které je plné.
realms-no-left-to-right = Ptáci se vyplňují zleva: políčko { $left } je na řadě dřív než { $cell }.
realms-no-grape-again = Hrozen { $number } už je sklizený.
realms-no-order-again = Objednávka { $order } už je splněná.
realms-no-grapes = Objednávka potřebuje aspoň jeden hrozen a žádný není k dispozici.
realms-no-order = Objednávka žádá { $order }; tato kostka a všechny hrozny dají { $most }.
realms-no-not-enough = Do součtu ještě chybí { $lacks }.
realms-no-grape-taken = Hrozen { $number } už je započítaný.
realms-no-such-grape = Hrozen { $number } nelze použít: není sklizený, nebo je škrtnutý.
realms-no-pumpkins = Cena v dýních: { $price }, k utracení: { $held }.
realms-no-hearts = Cena v srdcích: { $price }, k utracení: { $held }.
realms-no-coins = { $price ->
    [one] Stojí to jednu minci
    [few] Stojí to { $price } mince
   *[other] Stojí to { $price } mincí
}; k utracení: { $held }.
realms-no-seven = Hod dává { $sum }, ne 7.
realms-no-not-rolled = { $value } nepadlo.
realms-no-wrap = Číslo { $value } dál změnit nelze: kostky zůstávají v rozmezí 1 až 6.
realms-no-effect = Kostka s číslem { $value } už smí do kteréhokoli světa; tři dýně by nic nezměnily.
realms-no-other-reward = { $resource ->
    [pumpkin] Dýně tu mezi odměnami není.
    [heart] Srdce tu mezi odměnami není.
   *[coin] Mince tu mezi odměnami není.
}
realms-no-symbols = { $resource ->
    [pumpkin] Na kartě surovin už nezbývá žádná dýně.
    [heart] Na kartě surovin už nezbývá žádné srdce.
   *[coin] Na kartě surovin už nezbývá žádná mince.
}

## Impossible positions

realms-position-not-over = { $where }: v { $round }. kole a { $turn }. tahu nemůže být konec hry.
realms-position-all-ready = { $where }: když jsou všichni hotovi, tah skončil.
realms-position-over-step = { $where }: po konci hry už nikdo nerozhoduje.
realms-position-too-many-rounds = { $where }: odehraná kola: { $number }, ale tohle je { $round }. kolo.
realms-position-too-many-rolls = { $where }: počet hodů je { $number }, ale tohle je { $turn }. tah.
realms-position-other-roll = { $where }: poslední z hodů je jiný.
realms-position-not-in-play = { $where }: svět { $realm } se v tomto kole nehraje.
realms-position-empty-cell = { $where }: prázdné políčko vynechte.
realms-position-no-such-cell = { $where }: svět { $realm } nemá políčko { $cell }.
realms-position-cap = { $where }: { $number } není v rozmezí 0 až { $cap }.
realms-position-spent = { $where }: utraceno { $spent } ze získaných { $gained }.
realms-position-not-as-rolled = { $where }: kostka ukazuje { $value }, padlo { $rolled } a změna uvedena není.
realms-position-not-activated = { $where }: kostka je použita ve světě { $realm }, který není uveden jako aktivovaný.
realms-position-missed-changed = { $where }: za změněnou kostku nelze vzít surovinu.
realms-position-missed-usable = { $where }: nelze vzít surovinu za kostku, která se do některého světa hodila.
realms-position-copies-twice = { $where }: kostky s číslem { $value } už jsou uvedeny.
realms-position-copies-too-many = { $where }: získaných kostek je příliš mnoho: { $number }, může jich být nejvýše { $most }.
realms-position-rounds = { $where }: sečtená kola: { $number }, nejvýše jich může být { $rounds }.
realms-position-gap = { $where }: políčko { $cell } je vyplněné dřív než předchozí.
realms-position-order = { $where }: číslo na políčku { $cell } porušuje pořadí.
realms-position-neighbours = { $where }: políčko { $cell } sousedí se stejným číslem.
realms-position-crate = { $where }: bedna { $cell } neodpovídá své budově nebo značce.
realms-position-stars = { $where }: tyto značky nemohly přinést tolik hvězd: { $stars }.
realms-position-unpaid = { $where }: v dolní řadě je označeno víc, než kolik surovin bylo utraceno.
realms-position-orders = { $where }: škrtnuté hrozny neodpovídají splněným objednávkám.
realms-position-pending = { $where }: takové rozhodnutí tu není možné.

## Hints

realms-hint-stars = { $stars ->
    [one] To hned přinese hvězdu.
    [few] To hned přinese { $stars } hvězdy.
   *[other] To hned přinese { $stars } hvězd.
}
realms-hint-resources = To přinese { $gain } na později.
realms-hint-spend = Za suroviny je teď lepší mít kostku než na konci desetiny hvězdy.
realms-hint-build = Hned nic nezískáte, chystejte tedy to, co přinese nejvíc později.
realms-hint-miss = Tahle kostka se nikam nehodí: vezměte za ni surovinu.
realms-hint-choose = Tohle se v dalších tazích uplatní nejlépe.
realms-hint-done = Nic dalšího už v tomto tahu nestojí za to.
