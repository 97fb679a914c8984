# The words of the Rolling Realms board.

## Parts of the table

realmsweb-part-board = Stůl
realmsweb-part-dice = Kostky
realmsweb-part-resources = Suroviny a co se za ně dá pořídit
realmsweb-part-rolls = Hody tohoto kola
realmsweb-part-sheets = Světy
realmsweb-part-others = Listy ostatních hráčů
realmsweb-close = Zavřít
realmsweb-turn = { $turn }. tah z { $turns }
realmsweb-where = { $round }. kolo, { $turn }. tah
realmsweb-round = { $round }. kolo
realmsweb-round-of = { $round }. kolo ze { $rounds }
realmsweb-unit = hvězdy
realmsweb-ready = hotovo
realmsweb-choosing = vybírá…
realmsweb-dice-left = { $number ->
    [0] žádná kostka nezbývá
    [one] zbývá { $number } kostka
    [few] zbývají { $number } kostky
   *[other] zbývá { $number } kostek
}
realmsweb-others = { $waiting ->
    [0] Ostatní jsou hotovi. Podívat se na jejich listy
    [one] Ještě vybírá { $waiting } hráč. Podívat se na listy ostatních
    [few] Ještě vybírají { $waiting } hráči. Podívat se na listy ostatních
   *[other] Ještě vybírá { $waiting } hráčů. Podívat se na listy ostatních
}
realmsweb-open-sheets = { $name }: hvězdy v tomto kole: { $stars }, { $status }. Otevřít listy
realmsweb-front-sheets = { $name }: hvězdy v posledním kole: { $stars }. Ukázat listy
realmsweb-round-score = Hvězdy tohoto kola: { $sum } = { $stars }
realmsweb-round-stars = { $round }. kolo, zatím hvězdy: { $stars }
realmsweb-stars-of = Hvězdy: { $stars } ze { $most }

## Places, dice, resources

realmsweb-place = { $realm }, { $cell }
realmsweb-place-number = { $place }: { $number }
realmsweb-place-marked = { $place }: označeno
realmsweb-die = Kostka { $value }
realmsweb-die-in = { $realm }
realmsweb-die-gained = navíc
realmsweb-die-was = bylo { $value }
realmsweb-die-again = smí do použitého světa
realmsweb-die-given-up = vyměněna za surovinu
realmsweb-finish = Ukončit tah
realmsweb-miss = Nikam se nehodí: vzít surovinu
realmsweb-locked = V tomto tahu použito. Znovu otevřou 3 dýně.
realmsweb-held-pumpkin = Dýně: lze utratit { $number }, v tomto kole získáno { $gained }
realmsweb-held-heart = Srdce: lze utratit { $number }, v tomto kole získáno { $gained }
realmsweb-held-coin = Mince: lze utratit { $number }, v tomto kole získáno { $gained }
realmsweb-left = Neutracené suroviny, hvězdy: { $tenths }
realmsweb-power-shift = kostka ±1
realmsweb-power-again = ±1, svět znovu
realmsweb-power-double = kopie dvojice
realmsweb-power-copy = kopie kostky
realmsweb-power-seven = kopie u součtu 7
realmsweb-power-coins = kostka X

## What a choice brings

realmsweb-pumpkins = { $number ->
    [one] { $number } dýně
    [few] { $number } dýně
   *[other] { $number } dýní
}
realmsweb-hearts = { $number ->
    [one] { $number } srdce
    [few] { $number } srdce
   *[other] { $number } srdcí
}
realmsweb-coins = { $number ->
    [one] { $number } mince
    [few] { $number } mince
   *[other] { $number } mincí
}
realmsweb-stars = { $number ->
    [one] { $number } hvězda
    [few] { $number } hvězdy
   *[other] { $number } hvězd
}
realmsweb-choices = { $number ->
    [one] { $number } surovina podle volby
    [few] { $number } suroviny podle volby
   *[other] { $number } surovin podle volby
}
realmsweb-say-brings = Zisk: { $list }.
realmsweb-say-costs = Cena: { $list }.
realmsweb-say-nothing = Hned nic nepřinese.
realmsweb-say-unused = { $number ->
    [one] { $number } kostka není použita a propadne.
    [few] { $number } kostky nejsou použity a propadnou.
   *[other] { $number } kostek není použito a propadne.
}
realmsweb-ask-place = Kde použijete { $value }?
realmsweb-ask-stuck = Číslo { $value } se teď nikam nehodí.
realmsweb-ask-finish = Všechny kostky jsou použité.
realmsweb-ask-which = Jakým způsobem?
realmsweb-ask-take = Kterou surovinu si vezmete?
realmsweb-ask-note = Které hozené číslo se zapíše na bednu?
realmsweb-ask-grapes = Objednávka { $order }: zatím { $sum }. Vyberte hrozny.
realmsweb-group-powers = Suroviny
realmsweb-group-turn = Tah

## What the button does

realmsweb-do-castles = Zapsat { $value }
realmsweb-do-cities = Zapsat { $value }
realmsweb-do-society = Zapsat { $value }
realmsweb-do-wingspan = Zapsat { $value }
realmsweb-do-charterstone-building = Použít budovu { $value }
realmsweb-do-charterstone-crates = Označit bedny
realmsweb-do-euphoria = Označit { $value }
realmsweb-do-euphoria-both = Označit { $value } v obou oblastech
realmsweb-do-mylittlescythe = Označit { $value }
realmsweb-do-pendulum-octagon = Zakroužkovat osmiúhelník
realmsweb-do-pendulum-number = Označit { $value }
realmsweb-do-scythe-top = Označit { $value } v horní řadě
realmsweb-do-scythe-bottom = Utratit surovinu a označit { $value }
realmsweb-do-scythe-both = Označit obě čísla
realmsweb-do-tapestry = Vetkat tvar { $value }
realmsweb-do-viticulture-grape = Sklidit hrozen { $value }
realmsweb-do-viticulture-order = Splnit objednávku { $cell }

## The rules of the realms, in two lines

realmsweb-rule-castles = Plňte zdola, každé číslo nižší než to pod ním. Za plné řady jsou hvězdy.
realmsweb-rule-cities = Stejná čísla nesmějí sousedit. Hvězd tolik co ve slabším ze dvou dalších světů.
realmsweb-rule-charterstone = Použijte budovu a zapište druhou kostku, nebo označte všechny bedny s číslem.
realmsweb-rule-euphoria = Označte číslo; o odměně rozhodne součet oblasti. Při dvojici lze označit obě.
realmsweb-rule-mylittlescythe = Šestiúhelník dá surovinu, pár minci. Každá šestá téhož druhu: dvě hvězdy.
realmsweb-rule-pendulum = Zakroužkujte osmiúhelník libovolnou kostkou. Plné hodiny přinesou vše zakroužkované.
realmsweb-rule-society = Číslo musí být nižší než ta nad ním. Hvězda za kartu a dvě pod ní.
realmsweb-rule-scythe = Horní řada dá surovinu, dolní za surovinu hvězdu. Lze i hned v témže sloupci.
realmsweb-rule-tapestry = Vetkejte tvar kostky. Velké čtverce dají suroviny, řady a sloupce hvězdy.
realmsweb-rule-viticulture = Skliďte hrozen, nebo splňte objednávku kostkou a hrozny: dvě hvězdy.
realmsweb-rule-wingspan = Pište zleva doprava. Přesné rozpětí křídel dá hvězdu navíc.

## The end

realmsweb-score-card = Bodovací karta
realmsweb-verdict = { $stars } hvězdy, hodnocení { $rating } z 5
realmsweb-total = Celkem
realmsweb-tenths = Neutracené suroviny, každá za desetinu hvězdy
realmsweb-share = Kopírovat výsledek
realmsweb-copied = Zkopírováno
realmsweb-daily = Výzva dne { $date }

## The lesson

realmsweb-lesson-welcome = Vítejte! V Rolling Realms mají všichni stejné tři světy a používají stejné dvě kostky, všichni najednou. Tady si zahrajete poslední dva tahy; zabere to pět minut.
realmsweb-lesson-dice = Kostky tohoto tahu: 4 a 2. Každá se použije jednou a každá v jiném světě. Vezměte kostku a klepněte na místo, nebo ji tam přetáhněte.
realmsweb-lesson-castle = Zámky se plní od země nahoru a každé číslo musí být nižší než to pod ním. Malý znak ukazuje, co získáte. Zapište 4 nad šestku: dokončí sloupec i řadu.
realmsweb-lesson-resources = Vaše karta surovin. Dýně kostku změní, srdce ji zkopírují, mince koupí novou. Každá surovina, která na konci kola zbude, má cenu desetiny hvězdy.
realmsweb-lesson-pumpkins = První pták má 3 a 1 a rozpětí 7: trojka by seděla přesně. Za dvě dýně se z dvojky stane trojka. Klepněte na tuto nabídku.
realmsweb-lesson-bird = Zapište 3 do posledního políčka: hvězda za políčko a ještě jedna, protože 3, 1 a 3 je přesně 7.
realmsweb-lesson-coin = Obě kostky jsou použity, ale máte minci: X mincí koupí kostku s hodnotou X. Kupte jedničku.
realmsweb-lesson-weave = Každé číslo tká svůj tvar, jednička jediné políčko. Patří do rohu tohoto velkého čtverce a dokončí ho. Získáte srdce.
realmsweb-lesson-finish = Všechny tři světy jsou použity a do příštího tahu jsou zavřené. Ukončete tah; jakmile jsou všichni hotovi, hodí se znovu.
realmsweb-lesson-double = Dvě čtyřky a poslední tah. Máte tři srdce.
realmsweb-lesson-hearts = Po hozené dvojici koupí dvě srdce ještě jednu kostku téhož čísla. Klepněte na nabídku třetí čtyřky.
realmsweb-lesson-foundation = Dveře se počítají jako vyplněné, takže toto políčko dokončí řadu: jedna hvězda.
realmsweb-lesson-wings = 4, 4 a 4 je přesně 12. Dvě hvězdy za druhého ptáka.
realmsweb-lesson-shape = Čtyřka tká tvar T, který se smí otočit: klepněte na políčko znovu, nebo stiskněte R. Tady dokončí dva velké čtverce a celou dolní řadu.
realmsweb-lesson-undo = Chcete něco změnit? „Vzít zpět“ vrátí vše v tomto tahu, krok za krokem, až do dalšího hodu.
realmsweb-lesson-last = To byl devátý tah třetího kola. Ukončete ho a bodovací karta vše sečte.
realmsweb-lesson-end = Hotovo! Celá hra má tři kola a v každém tři nové světy. Když hrajete s ostatními, jejich listy se otevřou v řádku nad vašimi. Příjemnou zábavu!
