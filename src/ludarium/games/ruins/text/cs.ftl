# The words of Ruins.

ruins-name = Ruiny
ruins-about = Vykládejte sady stejných ruin, natrvalo je vylepšujte a zbavte se všech karet jako první.

## Table options

ruins-option-match_skips = Shodná hodnota přeskočí dalšího hráče
ruins-option-force_ties = Kdo dobírá, má-li nejméně karet více soupeřů
ruins-option-market = Ceny na trhu
ruins-option-starter = Kdo začíná první kolo
ruins-choice-on = ano
ruins-choice-off = ne
ruins-choice-all = všichni tito soupeři
ruins-choice-first = jen nejbližší z nich
ruins-choice-normal = 3, 2, 2, 1
ruins-choice-dear = 3, 3, 2, 1
ruins-choice-random = rozhodne los

## Moves

ruins-move-pass = Pasovat
ruins-move-done = Nic dalšího nezabírat a vyložit ruiny
ruins-move-enough = Tyto ruiny stačí
ruins-move-keep = Žádnou ruinu neotáčet
ruins-move-own-first = Dobírat před soupeři
ruins-move-forced-first = Dobírat až po soupeřích
ruins-move-buy = Přidat { $discovery } z pole trhu { $slot } za { $price ->
    [one] { $price } pochodeň
    [few] { $price } pochodně
   *[other] { $price } pochodní
}
ruins-move-value = { $count ->
    [0] Zahájit hodnotou { $value }
    [one] Vyložit { $count } ruinu s hodnotou { $value }
    [few] Vyložit { $count } ruiny s hodnotou { $value }
   *[other] Vyložit { $count } ruin s hodnotou { $value }
}
ruins-move-extras = { $extras ->
    [0] Nezapočítat žádnou ruinu navíc, celkem { $count }
    [one] Započítat { $extras } ruinu navíc, celkem { $count }
    [few] Započítat { $extras } ruiny navíc, celkem { $count }
   *[other] Započítat { $extras } ruin navíc, celkem { $count }
}
ruins-move-draw = { $number ->
    [0] Nic nedobírat
    [one] Dobrat { $number } ruinu a potom jednu odhodit
    [few] Dobrat { $number } ruiny a potom stejný počet odhodit
   *[other] Dobrat { $number } ruin a potom stejný počet odhodit
}
ruins-move-flip = Otočit { $ruin } na noční stranu: hodnota { $value } → { $night }
ruins-move-put = Přidat { $discovery } k ruině { $ruin }
ruins-move-add = Vyložit také { $ruin }
ruins-move-claim = Zabrat { $ruin }
ruins-move-discard = Odhodit { $ruin }

## What happened

ruins-round = Začíná { $round }. kolo. Začínající hráč: { $name }.
ruins-deciding-round = Začíná rozhodující kolo. Začínající hráč: { $name }.
ruins-dealt = { $name } dostává { $ruins }.
ruins-handed-over = { $name } předává { $ruins } (zábor: { $ownername }).
ruins-turned = { $name } otáčí na noční stranu { $ruins }.
ruins-led = { $name } zahajuje: { $count ->
    [one] { $count } ruina
    [few] { $count } ruiny
   *[other] { $count } ruin
} s hodnotou { $value } ({ $ruins }).
ruins-played = { $name } vykládá { $count ->
    [one] { $count } ruinu
    [few] { $count } ruiny
   *[other] { $count } ruin
} s hodnotou { $value } ({ $ruins }).
ruins-bought = { $name } přidává { $bought }.
ruins-claimed = { $name } zabírá { $claimed }.
ruins-passed = { $name } pasuje.
ruins-skipped = Přeskočení: { $name } vynechává tah.
ruins-pile-ended = Vyložené ruiny jsou odhozeny.
ruins-drew = { $name } dobírá { $ruins }.
ruins-drew-unseen = { $name } dobírá { $number ->
    [one] { $number } ruinu
    [few] { $number } ruiny
   *[other] { $number } ruin
}.
ruins-discarded = { $name } odhazuje { $ruins }.
ruins-reshuffled = Odhazovací hromádka je zamíchána, nový balíček má { $number ->
    [one] { $number } ruinu
    [few] { $number } ruiny
   *[other] { $number } ruin
}.
ruins-relit = { $name } znovu zažíhá { $number ->
    [one] { $number } pochodeň
    [few] { $number } pochodně
   *[other] { $number } pochodní
}.
ruins-refilled = Nově na trhu: { $discoveries }.
ruins-went-out = { $name } vykládá poslední kartu jako { $place }. v pořadí: { $points ->
    [0] žádné body
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
ruins-round-ended = Konec { $round }. kola. Karty zbyly v ruce: { $name } (−1 bod, nejméně však 0).
ruins-won = { $name } vítězí!

## Endings

ruins-ending-immediate = Okamžitá výhra: na začátku kola 9 nebo 10 VB a jako první bez karet.
ruins-ending-deciding = První bez karet v rozhodujícím kole.

## Steps

ruins-step-flip = otáčení ruiny na noční stranu
ruins-step-turn = tah
ruins-step-put = přidávání objevu
ruins-step-add = výběr ruin
ruins-step-extras = započítávání ruin navíc
ruins-step-claim = přidávání záborů
ruins-step-order = volba pořadí dobírání
ruins-step-draw = dobírání ruin
ruins-step-discard = odhazování ruin

## The terminal's table

ruins-table-round = Ruiny · { $round }. kolo ze 4
ruins-table-deciding = Ruiny · rozhodující kolo
ruins-table-seat = Hráč
ruins-table-vp = VB
ruins-table-cards = Karty
ruins-table-torches = Pochodně
ruins-table-claims = Zábory
ruins-table-state = Stav
ruins-table-you = Vy (místo { $seat })
ruins-table-other = Místo { $seat }
ruins-table-not-in = mimo rozhodující kolo
ruins-table-out = bez karet, { $place }. v pořadí
ruins-table-to-move = na tahu
ruins-table-poised = · výhra, bude-li první bez karet
ruins-table-market = Trh
ruins-table-slot = { $slot } (cena { $price }):
ruins-table-decks = Balíček: { $deck } · odhazovací hromádka: { $discard } · zbývá objevů: { $discoveries }
ruins-table-play = Místo { $seat }: { $count } × { $value }
ruins-table-no-pile = Nic není vyloženo: další vyložení zahajuje.
ruins-table-hand = Karty v ruce

## Why not

ruins-no-game-over = Hra už skončila.
ruins-no-not-in-deciding-round = Rozhodujícího kola se neúčastníte.
ruins-no-out = V tomto kole už nemáte žádné karty.
ruins-no-turned-already = Pro toto kolo už máte vybráno.
ruins-no-not-your-turn = Na tahu je jiný hráč.
ruins-no-pass-on-lead = Kdo zahajuje, nesmí pasovat: musí vyložit alespoň jednu ruinu.
ruins-no-pass-while-building = Vykládání už začalo: před pasováním je vezměte zpět.
ruins-no-value-too-low = Hodnota { $value } je příliš nízká: je třeba alespoň { $least }.
ruins-no-value-with-these = Se všemi zvolenými objevy nelze vyložit ruiny s hodnotou { $value }.
ruins-no-ruin-of-value = V ruce není žádná ruina s hodnotou { $value }.
ruins-no-count = Takto nelze vyložit { $count ->
    [one] { $count } ruinu
    [few] { $count } ruiny
   *[other] { $count } ruin
} s hodnotou { $value }.
ruins-no-claim-before-play = Zabrat lze jen vykládané ruiny: nejprve je zvolte.
ruins-no-empty-slot = Pole trhu { $slot } je prázdné.
ruins-no-bought-already = Objev z pole trhu { $slot } už je zvolený.
ruins-no-torches = Cena je { $price ->
    [one] { $price } pochodeň
    [few] { $price } pochodně
   *[other] { $price } pochodní
}, ale { $torches ->
    [0] žádná nesvítí
   *[other] svítí jen { $torches }
}.
ruins-no-slot-order = Objevy se volí popořadě od balíčku doprava: na pole trhu { $slot } už je pozdě.
ruins-no-free-position = Žádná ruina v ruce nemá volnou pozici pro objev z pole trhu { $slot }.
ruins-no-play-with = S objevem z pole trhu { $slot } nelze vyložit nic platného.
ruins-no-not-in-hand = Ruina { $ruin } není v ruce.
ruins-no-position-taken = Na ruině { $ruin } už je tato pozice zaplněná jiným objevem.
ruins-no-value-on-ruin = S tímto objevem na ruině { $ruin } nelze vyložit hodnotu { $value }.
ruins-no-anchor = Alespoň jedna ruina musí mít hodnotu { $value } sama o sobě.
ruins-no-named-twice = Ruina { $ruin } už je mezi vykládanými.
ruins-no-other-value = Ruina { $ruin } nemá hodnotu { $value }.
ruins-no-ruin-order = Ruiny se volí vzestupně: na ruinu { $ruin } už je pozdě.
ruins-no-extras = Nelze započítat { $extras }: na vykládaných ruinách { $most ->
    [0] není žádná ikona ruiny navíc
    [one] je { $most } ikona ruiny navíc
    [few] jsou { $most } ikony ruiny navíc
   *[other] je { $most } ikon ruiny navíc
}.
ruins-no-claim-not-played = Ruina { $ruin } není mezi vykládanými.
ruins-no-claimed = Ruina { $ruin } už je zabraná.
ruins-no-draw = Nelze dobrat { $number }: na vyložených ruinách { $most ->
    [one] je { $most } ikona dobírání
    [few] jsou { $most } ikony dobírání
   *[other] je { $most } ikon dobírání
}.
ruins-no-discard-count = Za ruinou { $ruin } by nezbylo dost ruin k odhození (celkem { $number }).
ruins-no-night-already = Ruina { $ruin } už je otočená na noční stranu.

## Impossible positions

ruins-position-no-such-seat = { $where }: místo { $seat } neexistuje.
ruins-position-position-taken = { $where }: { $name } se nevejde, příslušná pozice na ruině je zaplněná.
ruins-position-claims = { $where }: místo { $seat } použilo více než dva zábory.
ruins-position-one-per-seat = { $where }: { $seats ->
    [one] očekává se { $seats } položka
    [few] očekávají se { $seats } položky
   *[other] očekává se { $seats } položek
}, jedna pro každé místo, ale nalezeno je { $number }.
ruins-position-seat-list = { $where }: místa se nesmějí opakovat; je jich { $seats }, počítáno od 0.
ruins-position-all-take-part = { $where }: { $round }. kola se účastní všichni.
ruins-position-too-few = { $where }: kola se musí účastnit alespoň dva hráči.
ruins-position-not-taking-part = { $where }: bez karet může být jen účastník kola.
ruins-position-too-few-active = { $where }: zbývá-li s kartami méně než dva hráči, kolo už skončilo.
ruins-position-out-with-ruins = { $where }: místo { $seat } se kola neúčastní nebo už vyložilo vše, a přesto má v ruce ruiny.
ruins-position-no-ruins = { $where }: místo { $seat } je stále v kole, ale nemá v ruce žádné ruiny.
ruins-position-not-a-play = { $where }: tyto ruiny nelze vyložit s hodnotou { $value } a počítat jako { $count ->
    [one] { $count } ruinu
    [few] { $count } ruiny
   *[other] { $count } ruin
}.
ruins-position-does-not-follow = { $where }: { $count } × { $value } nelze vyložit na předchozí ruiny.
ruins-position-pile-over = { $where }: po { $passes ->
    [one] { $passes } pasu
    [few] { $passes } pasech za sebou
   *[other] { $passes } pasech za sebou
} by vyložené ruiny už byly odhozené.
ruins-position-no-pile = { $where }: pasy se počítají od posledního vyložení, ale vyloženo není nic.
ruins-position-no-pile-yet = { $where }: dokud se ruiny otáčejí na noční stranu, není ještě nic vyloženo.
ruins-position-no-pass-yet = { $where }: dokud se vyhodnocují efekty posledního vyložení, nemohl ještě nikdo pasovat.
ruins-position-turn = { $where }: podle vyložených ruin a pasů po nich tu musí být [{ $seat }].
ruins-position-needed = { $where }: v této pozici se bez toho nelze obejít.
ruins-position-one-active-seat = { $where }: očekává se právě jedno místo – to, které je na tahu.
ruins-position-build = { $where }: takto nemohlo začít žádné platné vyložení.
ruins-position-out-of-range = { $where }: číslo mimo povolený rozsah.

## Putting a play together

ruins-discard-several = { $number ->
    [one] Odhodit { $number } ruinu
    [few] Odhodit tyto { $number } ruiny
   *[other] Odhodit těchto { $number } ruin
}
ruins-play = { $count ->
    [one] Vyložit { $count } ruinu s hodnotou { $value }
    [few] Vyložit { $count } ruiny s hodnotou { $value }
   *[other] Vyložit { $count } ruin s hodnotou { $value }
}
ruins-compose-nothing = Zvolte ruiny, které chcete vyložit.
ruins-compose-begun = Vykládání už po krocích začalo: dokončete ho, nebo vezměte zpět.
ruins-compose-values = Tyto ruiny mají různé hodnoty: { $values }.
ruins-compose-value = Hodnota je { $value }, ale je třeba alespoň { $least }.
ruins-compose-more = Příliš málo: počítá se { $count }, je třeba { $need }.
ruins-compose-fewer = Příliš mnoho: počítá se { $count }, je třeba { $need }.
ruins-compose-claims = Příliš mnoho záborů, k dispozici: { $claims }.
ruins-compose-no-play = Z těchto karet nelze nic vyložit.

## Hints

ruins-hint-pass = Nic teď nestojí za svou cenu: pasujte a nechte si silné ruiny.
ruins-hint-keep = Žádná ruina otočením nezíská dost.
ruins-hint-flip = Ruina { $ruin } v noci hodně zesílí a nerozbije žádnou sadu.
ruins-hint-discard = Ruina { $ruin } vám bude chybět nejméně.
ruins-hint-draw = Doberte, co smíte: nejhorší zase odhodíte.
ruins-hint-buy = Pochodně se každé kolo vracejí a objev { $discovery } zůstane na ruině do konce hry.
ruins-hint-lead-set = Zahajujete: zbavte se naráz { $count } × { $value }, dokud to jde.
ruins-hint-lead-low = Hodnoty { $value } se později těžko zbavíte: zahajte jí teď.
ruins-hint-go-out = S hodnotou { $value } vyložíte všechny karty.
ruins-hint-skip = Shodná hodnota { $value }: další hráč přijde o tah.
ruins-hint-follow = Hodnota { $value } je nejlevnější odpověď na { $least }, která nerozbije sadu.
ruins-hint-finish = Tím se dokončí započaté vykládání.
