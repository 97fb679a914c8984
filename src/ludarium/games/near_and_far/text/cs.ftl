# The words of Near and Far.

near_and_far-name = Cestou necestou
near_and_far-about = Najímejte společníky, putujte po mapě, prožívejte příběhy a založte svých čtrnáct táborů.
near_and_far-pending-campaign = režim kampaně a režim postavy
near_and_far-pending-maps = mapy 2 až 11

## Table options

near_and_far-option-mode = Režim
near_and_far-option-side = Deska města
near_and_far-option-quests = Žetony výprav
near_and_far-option-length = Délka partie
near_and_far-option-first = Začínající hráč
near_and_far-choice-first-adventure = První cesta: s knihou příběhů
near_and_far-choice-arcade = arkádový režim: krátké výpravy z balíčku
near_and_far-choice-dusk = soumrak
near_and_far-choice-day = den: želvy, více pokladů, špatná pověst stojí body
near_and_far-choice-usual = jako obvykle
near_and_far-choice-more = více: čtyři na hráče
near_and_far-choice-long = delší: každý má o dva tábory víc
near_and_far-choice-random = losem

## Goods, symbols and chiefs

near-good-coin = mince
near-good-gem = drahokam
near-good-food = jídlo
near-good-green = zelený žeton kmene
near-good-blue = modrý žeton kmene
near-good-red = červený žeton kmene
near-good-yellow = žlutý žeton kmene
near-chief-green = náčelník psanců
near-chief-blue = náčelník mystiků
near-chief-red = náčelník ještěřího lidu
near-chief-yellow = náčelník kočovníků
near-symbol-skill = dovednost
near-symbol-combat = boj
near-symbol-move = pohyb
near-symbol-shield = opatrnost
near-symbol-search = hledání
near-symbol-heart = srdce
near-symbol-reputation = pověst
near-animal-bird = nákladní pták
near-animal-turtle = nákladní želva
near-deck-common = běžné artefakty
near-deck-special = vzácné artefakty
near-way-up = výš
near-way-down = níž

## The town

near-building-town_hall = radnice
near-building-saloon = saloon
near-building-stables = stáje
near-building-general_store = obchod
near-building-farm = farma
near-building-mystic_hut = mystikova chýše
near-building-mine = důl
near-building-jail = vězení
near-cell-m11 = horní řada, políčko 1 (vchod)
near-cell-m12 = horní řada, políčko 2
near-cell-m13 = horní řada, políčko 3
near-cell-m14 = horní řada, políčko 4
near-cell-m21 = prostřední řada, políčko 1
near-cell-m22 = prostřední řada, políčko 2
near-cell-m23 = prostřední řada, políčko 3
near-cell-m24 = prostřední řada, políčko 4
near-cell-m31 = dolní řada, políčko 1
near-cell-m32 = dolní řada, políčko 2
near-cell-m33 = dolní řada, políčko 3
near-cell-m34 = dolní řada, políčko 4

## The map

near-map-1 = Lucernové sluje
near-space-town = město
near-space-n01 = políčko 1
near-space-n02 = políčko 2
near-space-n03 = políčko 3
near-space-n04 = Knotové schody (4)
near-space-n05 = políčko 5
near-space-n06 = políčko 6
near-space-n07 = políčko 7
near-space-n08 = Utopený mlýn (8)
near-space-n09 = políčko 9
near-space-n10 = políčko 10
near-space-n11 = políčko 11
near-space-n12 = políčko 12
near-space-n13 = Hvízdavá chodba (13)
near-space-n14 = políčko 14
near-space-n15 = políčko 15
near-space-n16 = políčko 16
near-space-n17 = políčko 17
near-space-n18 = políčko 18
near-space-n19 = políčko 19
near-space-n20 = políčko 20
near-space-n21 = Síň malých dveří (21)
near-space-n22 = políčko 22
near-space-n23 = políčko 23
near-space-n24 = políčko 24
near-space-n25 = políčko 25
near-space-n26 = políčko 26
near-space-n27 = políčko 27
near-space-n28 = políčko 28
near-space-n29 = políčko 29
near-space-n30 = políčko 30

## Characters

near-character-grear = Grear
near-character-vera = Vera
near-character-eyim = Eyim
near-character-rin = Rin
near-character-shardling = Střípek
near-character-tanian = Tanian
near-character-kikli = Kikli
near-character-riza = Riza

## Adventurers

near-adventurer-g1 = Hlídka u brány
near-adventurer-g2 = Rváč z arény
near-adventurer-g3 = Vrhačka nožů
near-adventurer-g4 = Vykradač hrobů
near-adventurer-g5 = Silniční lupič
near-adventurer-g6 = Kasařka
near-adventurer-g7 = Uhánějící vozka
near-adventurer-g8 = Najatá čepel
near-adventurer-g9 = Šéf tlupy
near-adventurer-b1 = Začínající léčitelka
near-adventurer-b2 = Sestra od krbu
near-adventurer-b3 = Opisovač svitků
near-adventurer-b4 = Vodní čarodějka
near-adventurer-b5 = Věštec z kostí
near-adventurer-b6 = Chrámová lékařka
near-adventurer-b7 = Poutnice za závojem
near-adventurer-b8 = Strážce jmen
near-adventurer-b9 = Slepá věštkyně
near-adventurer-r1 = Nosič z bahna
near-adventurer-r2 = Přebíračka ruin
near-adventurer-r3 = Kopiníkův učeň
near-adventurer-r4 = Frézař koleček
near-adventurer-r5 = Krunýřová stráž
near-adventurer-r6 = Šampion kovárny
near-adventurer-r7 = Opravářka strojů
near-adventurer-r8 = Stavitel obléhacích strojů
near-adventurer-r9 = Stařešina prvního hnízda
near-adventurer-y1 = Pasačka koz
near-adventurer-y2 = Poštovní běžec
near-adventurer-y3 = Stánkařka
near-adventurer-y4 = Průvodce dunami
near-adventurer-y5 = Tichý stopař
near-adventurer-y6 = Karavanní zvědka
near-adventurer-y7 = Poutník prachem
near-adventurer-y8 = Ptačí závodnice
near-adventurer-y9 = Mistr dlouhé cesty
near-adventurer-animal = zvířecí společník

## Artifacts

near-artifact-ac01 = Zrcadlový klobouk
near-artifact-ac02 = Nefritová flétna
near-artifact-ac03 = Paklíče
near-artifact-ac04 = Zlatý magnet
near-artifact-ac05 = Kupcův kabátec
near-artifact-ac06 = Koření
near-artifact-ac07 = Obchodní vůz
near-artifact-ac08 = Sukovité housle
near-artifact-ac09 = Nýtovaný puklíř
near-artifact-ac10 = Dutá lucerna
near-artifact-ac11 = Poutníkovy boty
near-artifact-ac12 = Zeměměřičův dalekohled
near-artifact-ac13 = Láhev s uhlíky
near-artifact-ac14 = Kostěná píšťala
near-artifact-ac15 = Natahovací brouk
near-artifact-ac16 = Šermířova rukavice
near-artifact-ac17 = Prosolená účetní kniha
near-artifact-ac18 = Mlynářova listina
near-artifact-ac19 = Plán hlubokých žil
near-artifact-ac20 = Puklá geoda
near-artifact-ac21 = Skříňka s ukolébavkou
near-artifact-ac22 = Pašerákův opasek
near-artifact-ac23 = Malovaný buben
near-artifact-ac24 = Hromové kladivo
near-artifact-ac25 = Hvězdná mapa
near-artifact-ac26 = Prsten výmluvnosti
near-artifact-ac27 = Ošlehaný prapor
near-artifact-ac28 = Měděný automat
near-artifact-ac29 = Modlitební korálky
near-artifact-ac30 = Železná modla
near-artifact-ac31 = Cinknutá mince
near-artifact-ac32 = Karavanní zvon
near-artifact-ac33 = Skleněná orchidej
near-artifact-ac34 = Mosazné váhy
near-artifact-ac35 = Soudek medu
near-artifact-ac36 = Roh ozvěny
near-artifact-ac37 = Pátrací plakát
near-artifact-ac38 = Zakladatelova listina
near-artifact-as01 = Dávná smlouva
near-artifact-as02 = Hvězdný plášť
near-artifact-as03 = Hrací kostky
near-artifact-as04 = Bájný svitek
near-artifact-as05 = Žoldnéřská smlouva
near-artifact-as06 = Kupecká smlouva
near-artifact-as07 = Koruna lsti
near-artifact-as08 = Amulet nočních můr
near-artifact-as09 = Vyvrhelova kápě
near-artifact-as10 = Starý kompas
near-artifact-as11 = Kalich úsvitu
near-artifact-as12 = Srdce kolosa
near-artifact-as13 = Archiv cest
near-artifact-as14 = Koruna čtyř vlajek
near-artifact-as15 = Poustevníkova lampa
near-artifact-as16 = Správcův roh
near-artifact-as17 = Krumpáč krále dolů

## Treasures

near-treasure-t01 = Zatykač
near-treasure-t02 = Měšec
near-treasure-t03 = Ohnivá bomba
near-treasure-t04 = Rezavý zvonek
near-treasure-t05 = Oka
near-treasure-t06 = Stará lopata
near-treasure-t07 = Starý recept
near-treasure-t08 = Starý deník
near-treasure-t09 = Zubatá šavle
near-treasure-t10 = Dráteníkovy kleště
near-treasure-t11 = Jantarový talisman
near-treasure-t12 = Čočka z kočičího oka
near-treasure-t13 = Okřídlené sandály
near-treasure-t14 = Džbán kouře
near-treasure-t15 = Plášť ticha
near-treasure-t16 = Hojivá mast
near-treasure-t17 = Soudcovo pero
near-treasure-t18 = Stříbrná modla
near-treasure-t19 = Zlatá modla
near-treasure-t20 = Havířova svíce
near-treasure-t21 = Hospodská známka
near-treasure-t22 = Pytel krmiva
near-treasure-t23 = Zástavní lístek
near-treasure-t24 = Váček semen
near-treasure-t25 = Pohárek pocestného
near-treasure-t26 = Kmenová maska
near-treasure-t27 = Cinknutá kostka

## Finds

near-find-f01 = Chladná čepel
near-find-f02 = Náhrdelník bánší
near-find-f03 = Houbová lucerna
near-find-f04 = Slepá mapa
near-find-f05 = Palec kamenného krále
near-find-f06 = Roztřepený provaz od zvonu
near-find-f07 = Balzám z bílých lístků
near-find-f08 = Luk z rudého dřeva
near-find-f09 = Ingot nebeského železa
near-find-f10 = Zpívající hřebík
near-find-f11 = Měch čisté vody
near-find-f12 = Lahvička jedu
near-find-f13 = Lampa do mlhy
near-find-f14 = Uzlík slibu
near-find-f15 = Jehla z rybí kosti
near-find-f16 = Kompas z mušle
near-find-f17 = Škvárový plášť
near-find-f18 = Sklářovy kleště
near-find-f19 = Píšťalka na racky
near-find-f20 = Lano tří ostrovů
near-find-f21 = Cop z mamutí srsti
near-find-f22 = Šestioký amulet
near-find-f23 = Klíč od ničeho
near-find-f24 = Řetěz radního
near-find-f25 = Vypůjčené jméno
near-find-f26 = Sirotkova káča
near-find-f27 = Kniha dluhů
near-find-f28 = Druhý stín
near-find-f29 = Dopis domů
near-find-f30 = Pečeť milosti
near-find-f31 = Prázdná hrací skříňka

## Threats

near-threat-th04 = Lupič
near-threat-th05 = Výběrčí s nožem
near-threat-th06 = Rezavý pes
near-threat-th07 = Maskovaný jezdec
near-threat-th08 = Bažinník
near-threat-th09 = Splašený stroj
near-threat-th10 = Popelavé dráče
near-threat-th11 = Strážce hrobů
near-threat-th12 = Obléhací brouk
near-threat-th13 = Bouřná harpyje
near-threat-th14 = Železný kolos
near-threat-th15 = Bezesný obr

## Arcade cards

near-arcade-ar01 = Provaz přes cestu
near-arcade-ar02 = Mravenci v obilí
near-arcade-ar03 = Dveře se dvěma klepadly
near-arcade-ar04 = Závod na chůdách
near-arcade-ar05 = Sršní most
near-arcade-ar06 = Kulhavý vůz
near-arcade-ar07 = Déšť žabek
near-arcade-ar08 = Voskoví vojáci
near-arcade-ar09 = Sůl za mlčení
near-arcade-ar10 = Křivá váha
near-arcade-ar11 = Drak nad soutěskou
near-arcade-ar12 = Tři jako vejce vejci
near-arcade-ar13 = Zvon na dně
near-arcade-ar14 = Vlci u brodu
near-arcade-ar15 = Poctivý zloděj
near-arcade-ar16 = Poledne ve skleněné poušti
near-arcade-ar17 = Výběrčí dluhů
near-arcade-ar18 = Hnízdo mosazných střízlíků
near-arcade-ar19 = Stará past
near-arcade-ar20 = Kozí rada
near-arcade-ar21 = Sad blesků
near-arcade-ar22 = Obrovo prádlo
near-arcade-ar23 = Zpívající studna
near-arcade-ar24 = Oheň zběhů
near-arcade-ar25 = Mor zrcadel
near-arcade-ar26 = Říční úředník
near-arcade-ar27 = Vůz ledu v létě
near-arcade-ar28 = Královna lucernových můr
near-arcade-ar29 = Dvě vojska, jedna lžíce
near-arcade-ar30 = Mapa, která svědí
near-arcade-ar31 = Kosti lodi
near-arcade-ar32 = Pohřeb mezka
near-arcade-ar33 = Hodinářovy ruce
near-arcade-ar34 = Pašerácké schody
near-arcade-ar35 = Zdvořilý medvěd
near-arcade-ar36 = Mýtné duchů
near-arcade-ar37 = Vůz plný včel
near-arcade-ar38 = Nezaplacená kapela
near-arcade-ar39 = Souboj zahradníků
near-arcade-ar40 = Poslední krám se svíčkami

## What cards do

near-effect-skill = Dovednost +{ $number }.
near-effect-combat = Boj +{ $number }.
near-effect-move = Pohyb +{ $number }.
near-effect-search = Hledání +{ $number }.
near-effect-heart = { $number ->
    [one] +{ $number } srdce
    [few] +{ $number } srdce
   *[other] +{ $number } srdcí
}.
near-effect-shield = Opatrnost: kolem hrozeb smíte projít bez boje.
near-effect-gain = { $when }: { $good ->
    [coin] { $number ->
        [one] +{ $number } mince
        [few] +{ $number } mince
       *[other] +{ $number } mincí
    }
    [gem] { $number ->
        [one] +{ $number } drahokam
        [few] +{ $number } drahokamy
       *[other] +{ $number } drahokamů
    }
    [food] { $number ->
        [one] +{ $number } jídlo
        [few] +{ $number } jídla
       *[other] +{ $number } jídel
    }
   *[reputation] pověst +{ $number }
}.
near-effect-draw_artifacts = { $when }: { $number ->
    [one] doberte { $number } artefakt z kteréhokoli balíčku a hned si ho nechte, nebo odhoďte
    [few] doberte { $number } artefakty z kterýchkoli balíčků; každý si hned nechte, nebo odhoďte
   *[other] doberte { $number } artefaktů z kterýchkoli balíčků; každý si hned nechte, nebo odhoďte
}.
near-when-town_hall = Při návštěvě radnice
near-when-saloon = Při návštěvě saloonu
near-when-stables = Při návštěvě stájí
near-when-general_store = Při návštěvě obchodu
near-when-farm = Při návštěvě farmy
near-when-mystic_hut = Při návštěvě mystikovy chýše
near-when-mine = Při návštěvě dolu
near-when-opponent = Při návštěvě budovy, kde je soupeř
near-when-duel_win = Za vyhraný souboj
near-when-return_animal = Když se nákladním zvířetem vyhnete hrozbě
near-when-treasure_draw = Když dobíráte poklady
near-when-leave_town = Když opouštíte město
near-when-quest_pass = Když uspějete ve zkoušce výpravy
near-when-gain = Když tento nález získáte
near-effect-duel_add = +{ $number } k vašemu výsledku v každém souboji.
near-effect-fight_add = +{ $number } k vašemu výsledku v boji s hrozbami.
near-effect-roll_add = Odhoďte před bojovým hodem: výsledek +{ $number }.
near-effect-bomb = Odhoďte před bojovým hodem: výsledek +{ $number }. Na jeden hod nejvýš jedna bomba.
near-effect-reroll-attack = Jednou v každém souboji, který začnete: hoďte svou kostkou znovu.
near-effect-reroll-turn = Jednou za váš tah: hoďte svou kostkou znovu.
near-effect-hearts_now = Odhoďte ve svém tahu: { $number ->
    [one] +{ $number } srdce
    [few] +{ $number } srdce
   *[other] +{ $number } srdcí
}.
near-effect-avoid-discard = Odhoďte: vyhnete se jedné hrozbě.
near-effect-avoid-food = Zaplaťte 1 jídlo: vyhnete se jedné hrozbě.
near-effect-enter_free = Nebo odhoďte: navštívíte obsazenou budovu bez souboje.
near-effect-hire_less = Každé najmutí vás stojí o { $number ->
    [one] { $number } minci
    [few] { $number } mince
   *[other] { $number } mincí
} méně.
near-effect-hire_less-tribe = Najmout { $tribe ->
    [green] psance
    [blue] mystika
    [red] člena ještěřího lidu
   *[yellow] kočovníka
} vás stojí o { $number ->
    [one] { $number } minci
    [few] { $number } mince
   *[other] { $number } mincí
} méně.
near-effect-all_flags = Vlajka každého kmene, ale jen pro slevu při najímání.
near-effect-trade_twice = Na radnici smíte při jedné návštěvě směňovat dvakrát.
near-effect-trade_value = Na radnici má každá vaše směna hodnotu o { $number } vyšší.
near-effect-free_departures = V každém tahu opouštíte { $number ->
    [one] { $number } prázdné políčko
    [few] { $number } prázdná políčka
   *[other] { $number } prázdných políček
} bez ztráty srdce.
near-effect-cell_less = V dole jsou pro vás všechna čísla o { $number } nižší, nejméně však 1.
near-effect-free_bird = Ve stájích vás nákladní pták nestojí jídlo.
near-effect-no_water = Políčka s vodou vám neberou srdce.
near-effect-end = Na konci partie: { $number ->
    [one] { $number } bod
    [few] { $number } body
   *[other] { $number } bodů
}.
near-effect-each-tribe = Na konci partie: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za každého vašeho { $tribe ->
    [green] zeleného
    [blue] modrého
    [red] červeného
   *[yellow] žlutého
} společníka, i v záloze.
near-effect-each-trade_camps = Na konci partie: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za každé políčko obchodní stezky s vaším táborem, nejvýš za { $most }.
near-effect-each-treasures = Na konci partie: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za každý váš poklad.
near-effect-each-food = Na konci partie: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za { $each ->
    [one] každé
    [few] každá
   *[other] každých
} { $each ->
    [one] { $each } zbylé jídlo
    [few] { $each } zbylá jídla
   *[other] { $each } zbylých jídel
}.
near-effect-if-camps = Na konci partie: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, máte-li založeno aspoň { $least ->
    [one] { $least } tábor
    [few] { $least } tábory
   *[other] { $least } táborů
}.
near-effect-if-reputation = Na konci partie: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, máte-li pověst aspoň { $least }.
near-effect-most-wealth = Na konci partie: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, nemá-li nikdo tolik mincí a drahokamů jako vy.
near-effect-most-coins = Na konci partie: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, nemá-li nikdo tolik mincí jako vy.
near-effect-most-food = Na konci partie: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, nemá-li nikdo tolik jídla jako vy.
near-effect-ring = Vyhrajete-li souboj jako vyzyvatel, smíte svou pověst posunout stejným směrem ještě o krok.
near-effect-contract = Při vykoupení: založte tábor na kterémkoli prázdném políčku mapy; srdce vás to nestojí.
near-effect-extra-member = Ve vaší družině smějí být dva společníci jednoho kmene.
near-effect-levy = Každý soupeř v budově, kterou navštívíte, vám zaplatí minci.
near-effect-bounty = Na konci partie: 4 body za nejvíc poražených hrozeb, 2 body za druhé místo. Při shodě na prvním místě 2 body, na druhém nic.
near-effect-bell = V dole smíte i najímat jako v saloonu.
near-effect-shovel = Zakládáte-li tábor na políčku s mincí či drahokamem: navíc mince, nebo drahokam podle vaší volby.
near-effect-ties = Na konci partie se každá shoda na prvním místě rozhodne ve váš prospěch.
near-effect-chain = Při návštěvě radnice smíte svou pověst posunout o krok nahoru nebo dolů.
near-effect-seal = Na konci partie se špatná pověst počítá jako stejně velká dobrá.
near-effect-none = Bez schopnosti.
near-needs-rep_min = pověst { $number } nebo vyšší
near-needs-rep_max = pověst { $number } nebo nižší
near-needs-treasures = aspoň { $number ->
    [one] { $number } poklad
    [few] { $number } poklady
   *[other] { $number } pokladů
}
near-needs-beaten = aspoň { $number ->
    [one] { $number } poražená hrozba
    [few] { $number } poražené hrozby
   *[other] { $number } poražených hrozeb
}
near-needs-map_camps = aspoň { $number ->
    [one] { $number } váš tábor
    [few] { $number } vaše tábory
   *[other] { $number } vašich táborů
} na mapě
near-needs-mine_camps = aspoň { $number ->
    [one] { $number } váš tábor
    [few] { $number } vaše tábory
   *[other] { $number } vašich táborů
} v dole

## Amounts

near-amount-coin = { $number ->
    [one] { $number } mince
    [few] { $number } mince
   *[other] { $number } mincí
}
near-amount-gem = { $number ->
    [one] { $number } drahokam
    [few] { $number } drahokamy
   *[other] { $number } drahokamů
}
near-amount-food = { $number ->
    [one] { $number } jídlo
    [few] { $number } jídla
   *[other] { $number } jídel
}
near-amount-green = { $number ->
    [one] { $number } zelený žeton
    [few] { $number } zelené žetony
   *[other] { $number } zelených žetonů
}
near-amount-blue = { $number ->
    [one] { $number } modrý žeton
    [few] { $number } modré žetony
   *[other] { $number } modrých žetonů
}
near-amount-red = { $number ->
    [one] { $number } červený žeton
    [few] { $number } červené žetony
   *[other] { $number } červených žetonů
}
near-amount-yellow = { $number ->
    [one] { $number } žlutý žeton
    [few] { $number } žluté žetony
   *[other] { $number } žlutých žetonů
}
near-amount-heart = { $number ->
    [one] { $number } srdce
    [few] { $number } srdce
   *[other] { $number } srdcí
}
near-amount-treasure = { $number ->
    [one] { $number } poklad
    [few] { $number } poklady
   *[other] { $number } pokladů
}
near-amount-animal = { $number ->
    [one] { $number } nákladní zvíře
    [few] { $number } nákladní zvířata
   *[other] { $number } nákladních zvířat
}
near-amount-adventurer = { $number ->
    [one] { $number } společník
    [few] { $number } společníci
   *[other] { $number } společníků
}

## Moves

near-move-done = Hotovo
near-move-done-trim = Nechat si zbytek
near-move-done-rest = Ukončit tah
near-move-done-building = Tady už nic
near-move-done-trade = Uzavřít směnu
near-move-done-cards = Nechat si zbytek
near-move-done-weapon = Nic nepoužít
near-move-done-reroll = Nechat, co padlo
near-move-done-move = Zastavit se tady
near-move-done-camp = Tábor nezakládat
near-move-none = Nic
near-move-none-enter = Vejít bez souboje
near-move-none-ring = Víc neposouvat
near-move-none-team = Nechat místo prázdné
near-move-none-take = Nic si nenechat
near-move-none-quest = Výpravu vynechat
near-move-character = Hrát za postavu: { $character }
near-move-pick = Nechat si: { $artifact }
near-move-drop = Odhodit: { $artifact }
near-move-draw = Dobrat kartu: { $deck }
near-move-buy = Vykoupit: { $artifact }
near-move-use = Použít: { $card }
near-move-visit = Navštívit: { $building }
near-move-wander = Vydat se na cestu
near-move-duel = Vyzvat na souboj: { $ownername } ({ $how })
near-move-duel-neutral = Vyzvat na souboj neznámého na radnici ({ $how })
near-duel-fair = čestně
near-duel-unfair = nečestně: +1, ale na úkor pověsti
near-player-0 = hráč 1
near-player-1 = hráč 2
near-player-2 = hráč 3
near-player-3 = hráč 4
near-move-enter = Vejít bez souboje: { $by }
near-enter-right = rovnou z vězení
near-enter-shadow = Druhý stín
near-move-reroll = Hodit znovu: { $card }
near-move-hearts = { $number ->
    [0] Neutratit žádné srdce
    [one] Utratit { $number } srdce
    [few] Utratit { $number } srdce
   *[other] Utratit { $number } srdcí
}
near-move-give = Dát jedno zboží: { $good }
near-move-get = Získat jedno zboží: { $good }
near-move-add = Přidat do směny: { $good }
near-move-reputation = Pověst o krok { $way }, platba: { $good }
near-move-step = Pověst o krok { $way }
near-move-hire = Najmout za { $cost ->
    [one] { $cost } minci
    [few] { $cost } mince
   *[other] { $cost } mincí
}: { $adventurer }
near-move-refresh = Obměnit řadu společníků za 1 jídlo
near-move-member = Do družiny: { $member }
near-move-member-leaves = Uvolní místo a jde do zálohy: { $member }
near-move-reserve = Nováček do zálohy
near-move-animal = Vzít si: { $animal }
near-move-store-coin = Vzít si 1 minci
near-move-store = Dobrat 4 artefakty, { $commons ->
    [0] jen vzácné
    [4] jen běžné
    [one] z toho { $commons } běžný
    [few] z toho { $commons } běžné
   *[other] z toho { $commons } běžných
}
near-move-treasure = Dobrat poklad
near-move-treasures = Dobrat tři poklady a jeden si nechat
near-move-take = Nechat si: { $treasure }
near-move-lose = Odhodit: { $treasure }
near-move-dig = Kopat: { $cell }
near-move-go = Jít: { $space }
near-move-go-costs = Jít: { $space } (stojí 1 srdce)
near-move-fight = Bojovat: { $threat }, síla { $strength }
near-move-avoid = Vyhnout se: { $by }
near-avoid-shield = díky opatrnosti
near-avoid-bird = za nákladního ptáka
near-avoid-turtle = za nákladní želvu
near-avoid-t14 = Džbán kouře (odhodí se)
near-avoid-t15 = Plášť ticha za 1 jídlo
near-avoid-f28 = Druhý stín (odhodí se)
near-move-pass = Projít volně: na obou stranách stojí tábory
near-move-quest = Vydat se na výpravu
near-move-option = Možnost { $option }
near-move-option-check = Možnost { $option }: { $symbol ->
    [skill] dovednost
   *[combat] boj
} { $need }
near-move-option-price = Možnost { $option }: { $symbol ->
    [skill] dovednost
   *[combat] boj
} { $need }, za { $good ->
    [coin] { $number ->
        [one] { $number } minci
        [few] { $number } mince
       *[other] { $number } mincí
    }
    [gem] { $number ->
        [one] { $number } drahokam
        [few] { $number } drahokamy
       *[other] { $number } drahokamů
    }
   *[food] { $number ->
        [one] { $number } jídlo
        [few] { $number } jídla
       *[other] { $number } jídel
    }
}
near-move-camp = Založit tábor: { $space }
near-move-shovel = Stará lopata: { $good }
near-card-t03 = Ohnivá bomba
near-card-f12 = Lahvička jedu
near-card-t16 = Hojivá mast
near-card-f07 = Balzám z bílých lístků
near-card-ac31 = Cinknutá mince
near-card-t27 = Cinknutá kostka
near-card-f26 = Sirotkova káča

## Steps

near-step-character = výběr postavy
near-step-draft = výběr artefaktů
near-step-trim = odhazování artefaktů před začátkem
near-step-turn = volba mezi městem a cestou
near-step-rest = konec tahu
near-step-enter = vstup do obsazené budovy
near-step-town-hall = radnice
near-step-saloon = saloon
near-step-stables = stáje
near-step-store = obchod
near-step-hut = mystikova chýše
near-step-mine = důl
near-step-trade = směna
near-step-member = místo v družině pro nováčka
near-step-deck = výběr balíčku artefaktů
near-step-cards = dobrané artefakty: nechat, nebo odhodit
near-step-weapon = karty před bojovým hodem
near-step-reroll = volba: nechat hod, nebo hodit znovu
near-step-hearts = srdce na hod
near-step-ring = ještě jeden krok pověsti
near-step-team = sestavení družiny
near-step-move = pohyb po mapě
near-step-threat = setkání s hrozbou
near-step-take = výběr pokladu
near-step-lose = odhození pokladu
near-step-quest = účast na výpravě
near-step-option = výběr možnosti v příběhu
near-step-camp = založení tábora
near-step-contract = tábor podle Žoldnéřské smlouvy
near-step-shovel = mince, nebo drahokam za Starou lopatu
near-step-over = konec hry

## What happened

near-round = Kolo { $round }.
near-character = { $name } hraje za postavu: { $character }.
near-visit = { $name } jde { $building ->
    [town_hall] na radnici
    [saloon] do saloonu
    [stables] do stájí
    [general_store] do obchodu
    [farm] na farmu
    [mystic_hut] do mystikovy chýše
   *[mine] do dolu
}.
near-wander = { $name } se vydává na cestu.
near-challenged = { $name } vyzývá na { $how ->
    [fair] čestný souboj
   *[unfair] nečestný souboj
}. Soupeř: { $ownername }.
near-challenged-neutral = { $name } vyzývá neznámého na radnici na { $how ->
    [fair] čestný souboj
   *[unfair] nečestný souboj
}.
near-rolled = { $name } hází: padlo { $die }, celkem { $total }.
near-rolled-duel = { $name } hází: padlo { $die }, celkem { $total }. Soupeři padlo { $other_die }, celkem { $other_total }.
near-rerolled = { $name } hází znovu ({ $card }): padlo { $die }, celkem { $total }.
near-spent-hearts = { $name } utrácí { $number ->
    [one] { $number } srdce
    [few] { $number } srdce
   *[other] { $number } srdcí
}: celkem { $total }.
near-duel-won = { $name } vyhrává souboj.
near-jail = { $name } prohrává souboj a jde do vězení.
near-reputation = { $name }: pověst { $number }.
near-gained = { $name } získává { $good ->
    [coin] { $number ->
        [one] { $number } minci
        [few] { $number } mince
       *[other] { $number } mincí
    }
    [gem] { $number ->
        [one] { $number } drahokam
        [few] { $number } drahokamy
       *[other] { $number } drahokamů
    }
    [food] { $number ->
        [one] { $number } jídlo
        [few] { $number } jídla
       *[other] { $number } jídel
    }
    [green] { $number ->
        [one] { $number } zelený žeton
        [few] { $number } zelené žetony
       *[other] { $number } zelených žetonů
    }
    [blue] { $number ->
        [one] { $number } modrý žeton
        [few] { $number } modré žetony
       *[other] { $number } modrých žetonů
    }
    [red] { $number ->
        [one] { $number } červený žeton
        [few] { $number } červené žetony
       *[other] { $number } červených žetonů
    }
   *[yellow] { $number ->
        [one] { $number } žlutý žeton
        [few] { $number } žluté žetony
       *[other] { $number } žlutých žetonů
    }
}.
near-gained-hearts = { $name } získává { $number ->
    [one] { $number } srdce
    [few] { $number } srdce
   *[other] { $number } srdcí
}.
near-gained-birds = { $name } získává { $number ->
    [one] { $number } nákladního ptáka
    [few] { $number } nákladní ptáky
   *[other] { $number } nákladních ptáků
}.
near-chief = { $name } získává { $tribe ->
    [green] náčelníka psanců
    [blue] náčelníka mystiků
    [red] náčelníka ještěřího lidu
   *[yellow] náčelníka kočovníků
}.
near-hired = { $name } najímá společníka: { $adventurer }.
near-joined = { $name } přijímá společníka: { $adventurer }.
near-refreshed = { $name } obměňuje řadu společníků v saloonu.
near-animal = { $name } si bere ze stájí: { $animal }.
near-traded = { $name } směňuje na radnici.
near-drew = { $name } dobírá { $number ->
    [one] { $number } artefakt
    [few] { $number } artefakty
   *[other] { $number } artefaktů
}.
near-discarded = { $name } odhazuje artefakt: { $artifact }.
near-bought = { $name } vykupuje artefakt: { $artifact }.
near-used = { $name } používá kartu: { $card }.
near-dug = { $name } kope v dole: { $cell }.
near-left-town = { $name } opouští město a má { $hearts ->
    [one] { $hearts } srdce
    [few] { $hearts } srdce
   *[other] { $hearts } srdcí
}.
near-moved = { $name } jde dál: { $space }.
near-fights = { $name } bojuje s hrozbou: { $threat } (síla { $strength }).
near-beat = { $name } poráží hrozbu: { $threat }.
near-lost-fight = { $name } ustupuje: { $threat } je silnější.
near-avoided = { $name } se vyhýbá hrozbě ({ $threat }): { $by }.
near-drew-treasures = { $name } dobírá poklady: { $treasures }.
near-took-treasure = { $name } si nechává: { $treasure }.
near-lost-treasure = { $name } odhazuje: { $treasure }.
near-read = { $name } otevírá příběh { $story }.
near-read-card = { $name } se pouští do výpravy: { $story }.
near-chose = { $name } volí možnost { $option }.
near-passed = { $name } ve zkoušce uspěje.
near-failed = { $name } ve zkoušce neuspěje.
near-found = { $name } získává nález: { $find }.
near-camped = { $name } zakládá tábor: { $space }.
near-last-round = { $name } zakládá poslední tábor: toto kolo je závěrečné.
near-stalled = Deset kol bez jediného tábora: partie končí.
near-scored = { $name }: { $number ->
    [one] { $number } bod
    [few] { $number } body
   *[other] { $number } bodů
}.

## Endings

near_and_far-ending-points = Nejvíc vítězných bodů.
near_and_far-ending-feather = Stejně bodů; rozhoduje Soudcovo pero.
near_and_far-ending-reputation = Stejně bodů, ale lepší pověst.
near_and_far-ending-goods = Stejně bodů i pověsti, ale víc mincí a drahokamů.
near_and_far-ending-shared = Shoda ve všem: vítězství je společné.

## Points

near-line-camps = Tábory
near-line-routes = Obchodní stezky
near-line-artifacts = Artefakty
near-line-hand = Nevykoupené artefakty
near-line-threats = Hrozby
near-line-cards = Bonusy karet
near-line-wealth = Mince a drahokamy
near-line-tokens = Žetony kmenů
near-line-chiefs = Náčelníci
near-line-reputation = Pověst
near-line-board = Všechny tábory založeny
near-line-treasures = Tři poklady
near-line-total = Celkem

## Why not

near-no-game-over = Partie skončila.
near-no-not-asked = Teď rozhoduje někdo jiný.
near-no-character-taken = Za tuto postavu už někdo hraje: { $character }.
near-no-not-in-pack = Tento artefakt není mezi těmi, ze kterých vybíráte: { $card }.
near-no-special-first = Nejdřív odhoďte aspoň jeden vzácný artefakt.
near-no-not-in-hand = Tento artefakt nemáte v ruce: { $card }.
near-no-reputation-needed = S vaší pověstí tento artefakt vykoupit nelze: { $card }.
near-no-requirement = Nesplňujete podmínku tohoto artefaktu: { $card }.
near-no-cannot-pay = Nemáte čím zaplatit ({ $good }): je třeba { $need }, máte { $have }.
near-no-card-not-held = Tuto kartu nemáte: { $card }.
near-no-before-a-roll = Tato karta se používá před bojovým hodem.
near-no-not-just-drawn = Tento artefakt není mezi právě dobranými.
near-no-deck-empty = Artefakty tohoto druhu došly.
near-no-first-round = V prvním kole všichni navštěvují město.
near-no-same-building = Už tam jste: { $building }. Zvolte jinou budovu, nebo se vydejte na cestu.
near-no-duel-needed = V budově je soupeř: bez souboje to nejde.
near-no-not-from-jail = Bez souboje se do obsazené budovy vchází jen z vězení.
near-no-free-anyway = Do saloonu se i tak chodí bez souboje.
near-no-neutral-here = S neznámým se tady souboj nevede.
near-no-opponent-here = Tento soupeř v budově není.
near-no-other-way = O další krok lze pověst posunout jen stejným směrem jako za souboj.
near-no-traded = Při této návštěvě už směna proběhla.
near-no-such-good = To nemáte: { $good }.
near-no-goods-for-it = Takovou hodnotu nedá ani pět kusů vašeho zboží: { $good }.
near-no-more-goods = Na jedné straně směny je nejvýš { $number } kusů zboží.
near-no-empty-trade = Směna má na každé straně aspoň jeden kus zboží.
near-no-too-little = Co dáváte, má hodnotu { $value }; je třeba { $need }.
near-no-too-much = S tímto zbožím ({ $good }) by směna přesáhla hodnotu { $value }.
near-no-discarded = Při jedné návštěvě lze odhodit jen jeden artefakt.
near-no-reputation-done = Platba za pověst už při této návštěvě proběhla.
near-no-one-way = Při jedné návštěvě se za pověst platí jen jedním směrem.
near-no-track-end = Stupnice pověsti tady končí.
near-no-coin-or-gem = Krok pověsti stojí minci, nebo drahokam.
near-no-not-in-row = V řadě v saloonu není: { $adventurer }.
near-no-hire-cost = Na najmutí nemáte dost mincí ({ $adventurer }): stojí { $cost }, máte { $have }.
near-no-hired = Při jedné návštěvě se najímá jen jednou.
near-no-refreshed = V tomto tahu už je řada obměněná.
near-no-gives-no-way = Tím se nováčkovi místo neuvolní: { $adventurer }.
near-no-food = Nemáte jídlo.
near-no-gem = Nemáte drahokam.
near-no-more-animals = Víc než { $number ->
    [one] { $number } nákladní zvíře
    [few] { $number } nákladní zvířata
   *[other] { $number } nákladních zvířat
} nikdo mít nemůže.
near-no-turtles = Nákladní želvy se prodávají jen ve dne.
near-no-animal = Bez nákladního zvířete poklad neunesete.
near-no-dug = Při jedné návštěvě se kope jen jednou.
near-no-cell-taken = Na tomto políčku už stojí tábor: { $cell }.
near-no-entrance-first = První tábor v dole patří ke vchodu, ne sem: { $cell }.
near-no-cell-apart = Vedle tohoto políčka žádný tábor není: { $cell }.
near-no-skill = Na toto políčko ({ $cell }) nemáte dost dovednosti: je třeba { $need }, máte { $have }.
near-no-hearts = Nemáte dost srdcí: je třeba { $need }, máte { $have }.
near-no-second-bomb = Na jeden hod jen jedna bomba.
near-no-not-a-weapon = Při bojovém hodu tato karta nepomůže: { $card }.
near-no-rerolled = Hod navíc už je vyčerpán: { $card }.
near-no-space-in-team = V družině je volné místo a máte ho kým obsadit.
near-no-not-yours = Mezi vašimi společníky není: { $adventurer }.
near-no-other-tribe = Teď se obsazuje jiné místo v družině, ne pro tohoto společníka: { $adventurer }.
near-no-path = Odtud tam nevede stezka: { $space }.
near-no-movement = Všechny kroky už máte za sebou: { $number }.
near-no-heart-to-leave = Opustit prázdné políčko stojí srdce.
near-no-other-threat = Tady se bojuje s jinou hrozbou: { $threat }.
near-no-way-to-avoid = Takto se hrozbě vyhnout nemůžete: { $by }.
near-no-not-drawn = Tento poklad není mezi dobranými: { $treasure }.
near-no-treasure-not-held = Tento poklad nemáte: { $treasure }.
near-no-such-option = Tento příběh má jen { $number ->
    [one] { $number } možnost
    [few] { $number } možnosti
   *[other] { $number } možností
}.
near-no-camp-elsewhere = Tábor se zakládá tam, kde stojí vaše postava, ne tady: { $space }.
near-no-camp-there = Tady tábor založit nelze: { $space }.
near-no-such-space = Takové políčko na mapě není: { $space }.

## Impossible positions

near-position-no-book = { $where }: žeton výpravy leží jen na políčku se symbolem knihy.
near-position-scores = { $where }: body a vítězové patří jen k dohrané partii.
near-position-not-active = { $where }: právě dobrané karty má jen hráč na tahu.
near-position-opponent = { $where }: soupeř patří k souboji, a jen k němu.
near-position-no-space = { $where }: na této mapě není políčko { $name }.
near-position-no-site = { $where }: tady tábor stát nemůže: { $name }.
near-position-team = { $where }: v družině jsou nejvýš čtyři členové a z každého kmene jeden.
near-position-animals = { $where }: víc než tři nákladní zvířata nikdo nemá.
near-position-turtles = { $where }: nákladní želvy jsou jen ve dne.
near-position-treasures = { $where }: pokladů je víc než nákladních zvířat.
near-position-last-round = { $where }: má-li někdo založené všechny tábory, je kolo závěrečné.
near-position-drawn = { $where }: dobrané poklady patří jen k výběru mezi nimi.
near-position-asks-another = { $where }: v této pozici rozhoduje někdo jiný.
near-position-nothing-asked = { $where }: tady není o čem rozhodovat.
near-position-number = { $where }: tento krok takové číslo nemá.
near-position-follows = { $where }: tohle tu nenásleduje.
near-position-roll = { $where }: kostky leží na stole jen při hodu.
near-position-no-story = { $where }: takový příběh či možnost v knize není.
near-position-not-on-map = { $where }: k tomu musí být postava na mapě.
near-position-not-inside = { $where }: k tomu musí být postava v té budově.
near-position-packs = { $where }: všichni vybírají ze stejného počtu artefaktů, a jen při výběru artefaktů.
near-position-no-special = { $where }: každý má v ruce ještě vzácný artefakt k odhození.

## The terminal

near-table-title = { $map } · kolo { $round }
near-table-last = závěrečné kolo
near-table-you = vy (místo { $seat })
near-table-seat = místo { $seat }
near-table-to-move = na tahu
near-table-place = Kde
near-table-goods = Zboží
near-table-team = Družina (a záloha)
near-table-symbols = Symboly
near-table-camps = Tábory
near-table-cards = Karty
near-table-points = Body
near-table-in-town = ve městě
near-table-row = V saloonu: { $adventurers }
near-table-threat = Další hrozba: { $threat } (síla { $strength })
near-table-no-threat = Všechny hrozby jsou poraženy.
near-table-quests = Žetony výprav: { $spaces }
near-table-map = Tábory na mapě: { $camps }
near-table-mine = Tábory v dole: { $camps }
near-table-hand = Vaše artefakty
near-table-pack = Na výběr
near-table-drawn = Právě dobrané
near-table-closed = { $number ->
    [one] { $number } karta v ruce
    [few] { $number } karty v ruce
   *[other] { $number } karet v ruce
}
near-table-roll = Hod: padlo { $die }, celkem { $total }

## Hints

near-hint-buy = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}; nevykoupený artefakt by vás jeden stál.
near-hint-hire = Teď vás najmutí přijde na { $cost ->
    [one] { $cost } minci
    [few] { $cost } mince
   *[other] { $cost } mincí
}.
near-hint-wander = Na cestu budete mít { $hearts ->
    [one] { $hearts } srdce
    [few] { $hearts } srdce
   *[other] { $hearts } srdcí
}.
near-hint-farm = Vaše dovednost přinese { $number ->
    [one] { $number } jídlo
    [few] { $number } jídla
   *[other] { $number } jídel
}.
near-hint-fight = Šance na výhru se všemi srdci: { $odds } ze 6.
near-hint-avoid = I se všemi srdci je šance na výhru jen { $odds } ze 6.
near-hint-option = Šance na úspěch se všemi srdci: { $odds } ze 6.
near-hint-reached = To stačí.
near-hint-out-of-reach = Na to nedosáhnete: srdce si nechte.
near-hint-quest = Výprava nestojí nic než hod.
near-hint-dig = Tábor v dole je za bod a políčko hned něco vynese.
near-hint-camp = Tábor je za bod a zlevní další cestu.
near-hint-take = Tři poklady jsou na konci 5 bodů.
near-hint-wander-on = S vašimi srdci se na cestě dá získat víc než ve městě.
near-hint-visit = { $building ->
    [town_hall] Směna se vám tam teď vyplatí.
    [saloon] Se silnější družinou bude každá další cesta lepší.
    [stables] Zvíře vám přidá krok a unese poklad.
    [general_store] Nové artefakty, nebo aspoň mince.
    [mystic_hut] Tři poklady jsou na konci 5 bodů.
   *[mine] Tábor v dole je za bod a políčko hned něco vynese.
}
near-hint-go = Tudy se jde k nejlepšímu táboru, výpravě nebo boji v dosahu.
near-hint-pick = Z těchto karet dá za svou cenu nejvíc.
near-hint-drop = Tento artefakt sotva vykoupíte a v ruce by vás stál bod.
near-hint-trade = Co dostanete, potřebujete víc než to, co dáte.
near-hint-animal = Zvíře vám přidá krok a unese poklad.
