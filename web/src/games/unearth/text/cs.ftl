# The words of the Unearth board.

## Parts of the table

unearthweb-part-board = Stůl
unearthweb-part-wonders = Divy, které lze postavit
unearthweb-part-ruins = Ruiny
unearthweb-part-stock = Balíčky a pytlík
unearthweb-part-roll = Miska na kostky
unearthweb-tab-ruins = Ruiny
unearthweb-tab-stones = Kameny
unearthweb-tab-wonders = Divy
unearthweb-close = Zavřít
unearthweb-you = Vy

## Ruins and dice

unearthweb-sum = { $sum } z { $claim }
unearthweb-ruin-about = { $ruin }, vykopáno { $sum } z { $claim }. { $stonecount ->
    [0] Žádné kameny.
   *[other] Kameny: { $stones }.
} { $dicecount ->
    [0] Žádné kostky.
   *[other] Kostky: { $dice }.
}
unearthweb-die-short = { $value } na k{ $sides } ({ $owner })
unearthweb-die-on = k{ $sides } s hodnotou { $value }, { $owner }, ruina { $ruin }
unearthweb-vacant = Prázdné místo
unearthweb-your-dice = Vaše kostky
unearthweb-choose-die = Vyberte kostku, pak ruinu
unearthweb-die-face = k{ $sides }
unearthweb-pool-die = k{ $sides }, připravena k hodu
unearthweb-die-out = k{ $sides }, leží na ruině
unearthweb-later = Ruinu vybrat až po hodu

## Piles

unearthweb-pile-ruins = Ruiny
unearthweb-pile-delvers = Karty
unearthweb-pile-bag = Pytlík
unearthweb-ruins-left = { $number ->
    [0] Balíček ruin je prázdný
    [one] V balíčku ruin zbývá { $number } karta
    [few] V balíčku ruin zbývají { $number } karty
   *[other] V balíčku ruin zbývá { $number } karet
}
unearthweb-delvers-left = Karty průzkumníků: v balíčku { $number }, odhozeno { $discard }
unearthweb-bag = { $number ->
    [0] Pytlík je prázdný
    [one] V pytlíku je { $number } kámen
    [few] V pytlíku jsou { $number } kameny
   *[other] V pytlíku je { $number } kamenů
}
unearthweb-chip-ruins = { $number ->
    [0] Poslední ruiny
    [one] Zbývá { $number } karta
    [few] Zbývají { $number } karty
   *[other] Zbývá { $number } karet
}
unearthweb-discard = { $number ->
    [0] Žádná karta průzkumníků není odhozena
    [one] { $number } odhozená karta průzkumníků
    [few] { $number } odhozené karty průzkumníků
   *[other] { $number } odhozených karet průzkumníků
}
unearthweb-boxed = Ruiny vrácené do krabice lícem nahoru
unearthweb-seen = Co znáte z krabice
unearthweb-dialog-sheet = Body po řádcích
unearthweb-dialog-wonder = Div
unearthweb-dialog-discard = Odhozené karty

## Stones and wonders

unearthweb-lesser = Malé
unearthweb-greater = Velké
unearthweb-tokens-left = { $wonder }: { $number ->
    [0] žádný žeton nezbývá
    [one] zbývá { $number } žeton
    [few] zbývají { $number } žetony
   *[other] zbývá { $number } žetonů
}
unearthweb-your-stones = Vaše kameny
unearthweb-stones-of = { $name }
unearthweb-whose-stones = Čí kameny
unearthweb-field-counts = { $wonders ->
    [0] { "" }
    [one] { $wonders } div ·{ " " }
    [few] { $wonders } divy ·{ " " }
   *[other] { $wonders } divů ·{ " " }
}{ $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
   *[other] { $stones } kamenů
}
unearthweb-open-field = { $name }: prohlédnout zblízka
unearthweb-no-stones = Zatím žádné kameny
unearthweb-to-go = { $number ->
    [one] chybí { $number } kámen
    [few] chybí { $number } kameny
   *[other] chybí { $number } kamenů
}
unearthweb-zoom-in = Zvětšit
unearthweb-zoom-out = Zmenšit
unearthweb-fit = Zobrazit vše
unearthweb-cell = Pole { $q }, { $r }, vedle: { $number ->
    [0] nic
   *[other] { $stones }
}{ $rings ->
    [0] { "" }
    [one] ; uzavře kruh
    [few] ; uzavře { $rings } kruhy
   *[other] ; uzavře { $rings } kruhů
}
unearthweb-ring-at = Kruh kolem { $q }, { $r }
unearthweb-place = { $colour ->
    [black] Položte černý kámen
    [red] Položte červený kámen
    [blue] Položte modrý kámen
   *[yellow] Položte žlutý kámen
}
unearthweb-closes = { $rings ->
    [0] Žádný kruh se zatím neuzavře.
    [one] Uzavře kruh.
    [few] Uzavře { $rings } kruhy.
   *[other] Uzavře { $rings } kruhů.
}
unearthweb-closes-nothing = Žádný div pro něj nezbývá
unearthweb-could-build = Lze postavit: { $wonders }.

## Ruins that were claimed

unearthweb-your-ruins = Vaše ruiny
unearthweb-set = { $ruins }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
unearthweb-hidden-named = { $ruin } (skrytá ruina)
unearthweb-hidden = { $number ->
    [one] { $number } skrytá ruina
    [few] { $number } skryté ruiny
   *[other] { $number } skrytých ruin
}
unearthweb-have = { $number ->
    [0] takovou nemáte
    [one] takovou máte { $number }
    [few] takové máte { $number }
   *[other] takových máte { $number }
}

## Cards

unearthweb-hand = { $number ->
    [0] Nemáte v ruce žádnou kartu
    [one] V ruce: { $number } karta
    [few] V ruce: { $number } karty
   *[other] V ruce: { $number } karet
}
unearthweb-no-cards = Žádné karty průzkumníků. Doberete si je, když ruinu s vašimi kostkami získá někdo jiný.

## The dice tray

unearthweb-no-roll = Zatím se neházelo.
unearthweb-you-roll = Házíte k{ $sides }{ $known ->
    [0] { "" }
   *[other] { " " }· { $ruin }
}
unearthweb-rolls = { $name }: k{ $sides }{ $known ->
    [0] { "" }
   *[other] { " " }· { $ruin }
}
unearthweb-natural = Padlo { $value }
unearthweb-got-stone = { $colour ->
    [black] Získán černý kámen.
    [red] Získán červený kámen.
    [blue] Získán modrý kámen.
   *[yellow] Získán žlutý kámen.
}
unearthweb-you-claim = Získáváte ruinu { $ruin }.
unearthweb-claims = { $name } získává ruinu { $ruin }.
unearthweb-nobody-claims = Shoda: ruina { $ruin } nepřipadne nikomu.
unearthweb-in-the-air = { $number ->
    [one] Ještě se hodí { $number } kostkou
    [few] Ještě se hodí { $number } kostkami
   *[other] Ještě se hodí { $number } kostkami
}
unearthweb-stone-offered = { $colour ->
    [black] Černý kámen
    [red] Červený kámen
    [blue] Modrý kámen
   *[yellow] Žlutý kámen
}{ $number ->
    [1] { "" }
   *[other] , celkem { $number }
}
unearthweb-value = Kostka bude mít hodnotu { $value }
unearthweb-value-way = Kostka bude mít hodnotu { $value }: { $way }
unearthweb-number = Všechny kostky s hodnotou { $value }
unearthweb-out-of-turn-roll = Vaší kostkou se hodilo znovu: rozhodněte.
unearthweb-out-of-turn-draw = Váš div vám nabízí kartu.

## What is asked

unearthweb-ask-turn = { $cards ->
    [0] Vyberte kostku a ruinu, na kterou ji hodíte.
   *[other] Můžete zahrát karty, pak vyberte kostku a ruinu.
}
unearthweb-ask-path = { $cards ->
    [0] Vyberte kostku. Ruina se k ní vybírá až po hodu.
   *[other] Můžete zahrát karty, pak vyberte kostku. Ruina se k ní vybírá až po hodu.
}
unearthweb-ask-again = Skupina průzkumníků: můžete hodit ještě jednou. Vyberte kostku a ruinu.
unearthweb-ask-lift = Všechny vaše kostky leží na ruinách: vyberte, kterou zvednete a na kterou ruinu ji hodíte.
unearthweb-ask-target = { $card }: vyberte kostku ležící na ruině.
unearthweb-ask-first = Vyberte kostku, kterou se hodí nejdřív.
unearthweb-ask-number = { $card }: vyberte číslo.
unearthweb-ask-reroll = Padlo { $value }. Nechat, nebo hodit znovu?
unearthweb-ask-modify = Padlo { $value }. Vyberte hodnotu po započtení karet a událostí.
unearthweb-ask-adjust = Padlo { $value }. Vaše divy to mohou změnit: vyberte hodnotu.
unearthweb-ask-ruin = Padlo { $value }. Vyberte ruinu pro kostku.
unearthweb-ask-stone = Vyberte kámen z této ruiny.
unearthweb-ask-keep-stone = Vyberte, který ze dvou kamenů si necháte.
unearthweb-ask-library = Podzemní knihovna: vytáhnout jeden kámen, nebo dva a jeden si nechat?
unearthweb-ask-cell = { $colour ->
    [black] Položte černý kámen vedle svých.
    [red] Položte červený kámen vedle svých.
    [blue] Položte modrý kámen vedle svých.
   *[yellow] Položte žlutý kámen vedle svých.
}
unearthweb-ask-ring = Vyberte, ve kterém kruhu se staví nejdřív.
unearthweb-ask-wonder = Kruh je uzavřen: vyberte div, který v něm postavíte.
unearthweb-ask-memorial = Vyberte ruinu z krabice, kterou si necháte.
unearthweb-ask-draw = { $wonder }: dobrat si kartu průzkumníků?
unearthweb-your-die-rerolled = Vaší kostkou se hodilo znovu.

## What a choice will do

unearthweb-say-second-band = Dva hody v tomto tahu už máte: karta nic nepřidá.
unearthweb-say-die = Vybrána k{ $sides }. Teď vyberte ruinu.
unearthweb-say-later = Vybrána k{ $sides }. Ruina se k ní vybírá až po hodu.
unearthweb-say-lift = Zvednete k{ $sides } z ruiny. Teď vyberte, kam ji hodíte.
unearthweb-say-dug = k{ $sides }, { $ruin }: vykopáno { $sum } z { $claim }.
unearthweb-say-not-yet = Jeden hod zatím nestačí.
unearthweb-say-completes = { $needed ->
    [1] Stačí jakýkoli hod.
   *[other] Stačí { $needed } a víc: šance { $completes }/{ $faces }.
}
unearthweb-say-yours = { $mine ->
    [0] Ale ne pro vás.
   *[other] Pro vás: { $mine }/{ $faces }.
}
unearthweb-say-stone = Výsledek 1–{ $highest } přinese kámen.

unearthweb-move-ring = Nejdřív stavět v tomto kruhu
unearthweb-move-target = { $card }: { $owner }, k{ $sides } s hodnotou { $value }
unearthweb-move-first = Nejdřív { $owner }, k{ $sides } · { $ruin }

## Seats and points

unearthweb-seat-line = { $dice ->
    [one] { $dice } kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
} · { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
} · { $ruins ->
    [one] { $ruins } ruina
    [few] { $ruins } ruiny
   *[other] { $ruins } ruin
}
unearthweb-so-far = zatím
unearthweb-points = { $score ->
    [one] bod
    [few] body
   *[other] bodů
}
unearthweb-score-now = Body k této chvíli
unearthweb-score-if-now = Kdyby hra skončila teď
unearthweb-score-final = Konečné body
unearthweb-others-open = U ostatních jen to, co vidí všichni:
unearthweb-total = Celkem
unearthweb-line-colours = Sady pěti barev
unearthweb-line-threes = Za každé tři divy

## Groups in the list of moves

unearthweb-group-play = Zahrát kartu průzkumníků
unearthweb-group-roll = Hodit kostkou na ruinu
unearthweb-group-end = Ukončit tah
unearthweb-group-target = Vybrat kostku
unearthweb-group-number = Vybrat číslo
unearthweb-group-reroll = Nechat, nebo hodit znovu
unearthweb-group-value = Hodnota kostky
unearthweb-group-ruin = Vybrat ruinu
unearthweb-group-stone = Vybrat kámen
unearthweb-group-draw = Dobrat
unearthweb-group-cell = Položit kámen
unearthweb-group-build = Postavit div
unearthweb-group-take = Vzít ruinu z krabice

## The lesson

unearthweb-lesson-welcome = Vedete pět průzkumníků, to jsou vaše kostky: čtyřstěnka (k4), tři šestistěnky (k6) a osmistěnka (k8). Hledají ruiny a kameny a body na konci přinese obojí.
unearthweb-lesson-ruin = Číslo na štítu je hodnota ruiny, tady 11. Vaše dvě kostky z ní vykopaly 5. Jakmile všechny kostky na ruině této hodnoty dosáhnou, získá ji ten, kdo na ní má nejvyšší jednotlivou kostku: ta nese korunku.
unearthweb-lesson-low = Každý tah hodíte jednou kostkou na jednu ruinu. Nízké hody nejsou ztracené: výsledek 1, 2 nebo 3 přinese kámen z ruiny. Nejlépe se na to hodí k4: vyberte ji, pak les a stiskněte tlačítko.
unearthweb-lesson-stone = Padlo 3! Vyberte červený kámen, právě ten vašemu kruhu chybí.
unearthweb-lesson-ring = Šest kamenů kolem prázdného středu tvoří kruh a hned se v něm staví div. Ve vašem zbývá jediné místo: vyberte ho a podívejte se, které divy by se tam hodily.
unearthweb-lesson-wonder = Tři kameny jedné barvy a tři druhé: to je vzorec divu Palác relikvií za 6 bodů. Na pořadí kamenů nezáleží. Postavte ho.
unearthweb-lesson-cards = Teď házel bot. Karty průzkumníků se hrají před hodem, kolik jich chcete. Doberete si jednu za každou svou kostku na ruině, kterou získal někdo jiný.
unearthweb-lesson-play = Nový objev přičte 2 ke kostce, která leží na ruině. Zahrajte ho.
unearthweb-lesson-target = Vyberte v poušti svou kostku se čtyřkou: bude na ní 6.
unearthweb-lesson-high = 7 z 11 a leží tam jen vaše kostky: hod od 4 výš vám poušť přinese. Ruiny se získávají kostkami s více stěnami, vyberte tedy k8 a poušť.
unearthweb-lesson-claimed = Padlo 6: poušť je vaše a kostky se vám vracejí. Ruiny jedné barvy dají dohromady 2, 6, 12, 20 nebo 30 bodů. Karta s přeškrtnutým okem je vaše skrytá ruina: jen vy víte, že je to vaše třetí poušť.
unearthweb-lesson-end = Balíček ruin končí událostí nebo městem; jakmile nezbývá žádná ruina, sečtou se body. Ruiny všech pěti barev přinesou dalších 5 bodů, stejně jako každé tři divy. To je vše: hrajte dál tady, nebo začněte skutečnou hru.
