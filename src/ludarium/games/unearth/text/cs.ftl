# The words of Unearth.

unearth-name = Unearth
unearth-about = Vysílejte průzkumníky k ruinám: vysoké hody je získávají, nízké přinášejí kameny na divy.

## Table options

unearth-option-promos = Promo karty
unearth-choice-off = bez nich
unearth-choice-on = přimíchané

## Stones, ruins and End of Age cards

unearth-colour-black = černý
unearth-colour-red = červený
unearth-colour-blue = modrý
unearth-colour-yellow = žlutý
unearth-ruin-peach-9 = Poušť 9
unearth-ruin-peach-11 = Poušť 11
unearth-ruin-peach-13 = Poušť 13
unearth-ruin-peach-15 = Poušť 15
unearth-ruin-peach-17 = Poušť 17
unearth-ruin-green-9 = Les 9
unearth-ruin-green-11 = Les 11
unearth-ruin-green-13 = Les 13
unearth-ruin-green-15 = Les 15
unearth-ruin-green-17 = Les 17
unearth-ruin-blue-9 = Ostrovy 9
unearth-ruin-blue-11 = Ostrovy 11
unearth-ruin-blue-13 = Ostrovy 13
unearth-ruin-blue-15 = Ostrovy 15
unearth-ruin-blue-17 = Ostrovy 17
unearth-ruin-purple-9 = Hory 9
unearth-ruin-purple-11 = Hory 11
unearth-ruin-purple-13 = Hory 13
unearth-ruin-purple-15 = Hory 15
unearth-ruin-purple-17 = Hory 17
unearth-ruin-gray-9 = Jeskyně 9
unearth-ruin-gray-11 = Jeskyně 11
unearth-ruin-gray-13 = Jeskyně 13
unearth-ruin-gray-15 = Jeskyně 15
unearth-ruin-gray-17 = Jeskyně 17
unearth-ruin-city-of-gold = Zlaté město
unearth-ruin-city-of-ash = Město popela
unearth-age-day-of-rest = Den odpočinku
unearth-age-day-of-rest-text = Každý si dobere 3 karty průzkumníků.
unearth-age-gathering = Shromáždění
unearth-age-gathering-text = Od této chvíle má každý hod −1, nejméně však 1.
unearth-age-festival = Slavnost návratu
unearth-age-festival-text = Od této chvíle má každý hod +1, nejvýše však nejvyšší hodnotu kostky.
unearth-age-fate = Osud průzkumníků
unearth-age-fate-text = Všemi kostkami na ruinách se hodí znovu.
unearth-age-hidden-path = Skrytá stezka
unearth-age-hidden-path-text = Od této chvíle se ruina vybírá až po hodu na vykopávky.

## Delver cards

unearth-card-ancient-map = Dávná mapa
unearth-card-ancient-map-text = Po hodu na vykopávky v tomto tahu smíte kostkou hodit znovu; počítá se jen poslední výsledek.
unearth-card-reading-the-stones = Věštění z kamenů
unearth-card-reading-the-stones-text = Příští kostka hozená v tomto tahu může dostat +1 nebo −1; rozhodujete až po hodu.
unearth-card-new-discovery = Nový objev
unearth-card-new-discovery-text = Jedna kostka na ruině dostane +2.
unearth-card-expedition = Výprava
unearth-card-expedition-text = Pro jeden hod na vykopávky v tomto tahu vyberete ruinu až po hodu.
unearth-card-ancestral-claim = Právo předků
unearth-card-ancestral-claim-text = Příští šestistěnka hozená v tomto tahu dostane +2.
unearth-card-lost-in-the-ruins = Ztraceni v ruinách
unearth-card-lost-in-the-ruins-text = Majitel jedné kostky na ruině jí hodí znovu.
unearth-card-forgotten-song = Zapomenutá píseň
unearth-card-forgotten-song-text = Zvolte číslo: každou kostkou na ruině, která ho ukazuje, hodí její majitel znovu.
unearth-card-forlorn = Beznaděj
unearth-card-forlorn-text = Jedna kostka na ruině dostane −2.
unearth-card-band-of-delvers = Skupina průzkumníků
unearth-card-band-of-delvers-text = V tomto tahu smíte házet na vykopávky dvakrát.
unearth-card-restoration = Obnova
unearth-card-restoration-text = Hodíte znovu všemi svými kostkami na ruinách.

## Wonders

unearth-wonder-college-of-the-overseers = Kolegium správců
unearth-wonder-college-of-the-overseers-text = Když házíte osmistěnkou, smíte přičíst 1.
unearth-wonder-temple-of-prosperity = Chrám hojnosti
unearth-wonder-temple-of-prosperity-text = Na konci: 1 bod za každý váš žlutý kámen.
unearth-wonder-harmonious-columns = Harmonické sloupy
unearth-wonder-harmonious-columns-text = Od každého svého hodu smíte odečíst 1.
unearth-wonder-shattered-edifice = Pobořená stavba
unearth-wonder-shattered-edifice-text = Hodíte-li 4 nebo 5, smíte házet znovu.
unearth-wonder-blackened-cenotaph = Zčernalý kenotaf
unearth-wonder-blackened-cenotaph-text = Při stavbě: vezměte si z krabice náhodnou ruinu jako skrytou.
unearth-wonder-eternal-flame = Věčný plamen
unearth-wonder-eternal-flame-text = Když soupeř získá ruinu, na níž nemáte kostku, smíte si dobrat kartu průzkumníků.
unearth-wonder-tomb-of-the-last-age = Hrobka posledního věku
unearth-wonder-tomb-of-the-last-age-text = Na konci: 1 bod za každou barvu ruin, kterou máte.
unearth-wonder-fountain-of-reflection = Fontána rozjímání
unearth-wonder-fountain-of-reflection-text = Na konci: 2 body za každý kámen barvy, které máte nejméně.
unearth-wonder-underground-library = Podzemní knihovna
unearth-wonder-underground-library-text = Když berete kámen z pytlíku, smíte vytáhnout dva a jeden si nechat.
unearth-wonder-palace-of-relics = Palác relikvií
unearth-wonder-palace-of-relics-text = 6 bodů.
unearth-wonder-temple-of-flames = Chrám plamenů
unearth-wonder-temple-of-flames-text = Na konci: 1 bod za každý váš červený kámen.
unearth-wonder-temple-of-fate = Chrám osudu
unearth-wonder-temple-of-fate-text = Na konci: 1 bod za každý váš černý kámen.
unearth-wonder-crumbling-memorial = Rozpadlý památník
unearth-wonder-crumbling-memorial-text = Při stavbě: prohlédněte si ruiny v krabici a jednu si vezměte jako skrytou.
unearth-wonder-temple-of-clarity = Chrám jasnosti
unearth-wonder-temple-of-clarity-text = Na konci: 1 bod za každý váš modrý kámen.
unearth-wonder-sanctuary-of-the-builders = Svatyně stavitelů
unearth-wonder-sanctuary-of-the-builders-text = Ukazuje-li vaše kostka totéž co jiná na této ruině, smíte svou změnit o 1.
unearth-wonder-sunken-cathedral = Potopená katedrála
unearth-wonder-sunken-cathedral-text = Na konci: ještě 1 bod za každý jiný váš div.
unearth-wonder-obelisk = Obelisk
unearth-wonder-obelisk-text = Když získáte ruinu, smíte si dobrat kartu průzkumníků.
unearth-wonder-greater = Velký div
unearth-wonder-greater-text = Kruh jedné barvy; 6 až 8 bodů.
unearth-wonder-lesser = Malý div
unearth-wonder-lesser-text = Kterýkoli jiný kruh; 2 až 4 body.

## Moves

unearth-move-end = Podruhé neházet
unearth-move-keep = Nechat { $value }
unearth-move-reroll-map = Hodit znovu místo { $value }: Dávná mapa
unearth-move-reroll-wonder = Hodit znovu místo { $value }: Pobořená stavba
unearth-move-draw = Dobrat si kartu: { $wonder }
unearth-move-decline = Kartu nedobírat
unearth-move-draw-one = Vytáhnout z pytlíku jeden kámen
unearth-move-draw-two = Vytáhnout dva kameny a jeden si nechat
unearth-move-play = Zahrát: { $card }
unearth-move-play-band = Zahrát: { $card } (bez účinku, třetí hod nedává)
unearth-move-roll = Hodit k{ $sides } na ruinu { $ruin }
unearth-move-roll-later = Hodit k{ $sides } a ruinu vybrat potom
unearth-move-ruin = Položit { $value } na ruinu { $ruin }
unearth-move-number = Zvolit { $number }: znovu se hodí { $dice ->
    [one] { $dice } kostkou
    [few] { $dice } kostkami
   *[other] { $dice } kostkami
}
unearth-move-value = Změnit na { $value } ({ $way })
unearth-move-value-kept = Ponechat { $value }
unearth-move-stone = Vzít kámen: { $colour }
unearth-player-0 = hráč 1
unearth-player-1 = hráč 2
unearth-player-2 = hráč 3
unearth-player-3 = hráč 4
unearth-move-target = { $card }: k{ $sides } ({ $ownername }) s hodnotou { $value } na ruině { $ruin }
unearth-move-first = Nejprve hodit k{ $sides } ({ $ownername }) na ruině { $ruin }
unearth-move-cell = Položit kámen ({ $colour }) na { $q }, { $r }
unearth-move-ring = Nejprve stavět v kruhu kolem { $q }, { $r }
unearth-move-build = Postavit: { $wonder }
unearth-move-take = Vzít si: { $ruin }

## What happened

unearth-turn = { $name } je na tahu.
unearth-card-played = { $name } hraje kartu { $card }.
unearth-named-number = { $name } volí číslo { $number }.
unearth-lifted = { $name } zvedá k{ $sides } z ruiny { $ruin }.
unearth-rolled = { $name } hází k{ $sides } na ruinu { $ruin }: padlo { $value }.
unearth-rolled-later = { $name } hází k{ $sides }: padlo { $value }.
unearth-rerolled = { $name } hází k{ $sides } znovu ({ $by }): padlo { $value }.
unearth-modified = { $name }: k{ $sides } změněna ({ $by }): { $way }.
unearth-chose-ruin = { $name } pokládá { $value } na ruinu { $ruin }.
unearth-adjusted = { $name } mění k{ $sides }: { $before } → { $value } ({ $by }).
unearth-put = { $name }: k{ $sides } leží na ruině { $ruin } s hodnotou { $value }.
unearth-changed = { $name }: k{ $sides } na ruině { $ruin }: { $before } → { $value } ({ $card }).
unearth-took-stone = { $name } bere kámen z ruiny { $ruin } ({ $colour }).
unearth-drew-stone = { $name } vytahuje z pytlíku kámen ({ $colour }).
unearth-drew-two-stones = { $name } vytahuje z pytlíku dva kameny ({ $colour }, { $other }).
unearth-kept-stone = { $name } si nechává jeden kámen ({ $colour }) a druhý vrací ({ $other }).
unearth-no-stone = { $name } má získat kámen, ale žádný už nezbývá.
unearth-placed = { $name } pokládá kámen ({ $colour }) na { $q }, { $r }.
unearth-built = { $name } staví: { $wonder }.
unearth-built-points = { $name }: { $wonder }, body: { $points } (ostatní je nevidí).
unearth-ring-empty = { $name } uzavírá kruh, ale žádný div na něj nezbyl.
unearth-gained-ruin = { $name } bere z krabice ruinu { $ruin }.
unearth-gained-unseen = { $name } bere z krabice jednu ruinu.
unearth-claimed = { $name } získává ruinu { $ruin } ({ $sum } z { $claim }).
unearth-tied = Ruinu { $ruin } nezíská nikdo: shodu nelze rozhodnout.
unearth-drew = { $name } dobírá: { $cards }.
unearth-drew-unseen = { $name } dobírá { $number ->
    [one] { $number } kartu
    [few] { $number } karty
   *[other] { $number } karet
}.
unearth-reshuffled = Odhozené karty jsou zamíchány, nový balíček má { $number ->
    [one] { $number } kartu
    [few] { $number } karty
   *[other] { $number } karet
}.
unearth-returned = Kostky se vracejí z ruiny { $ruin }: { $dice }; do pytlíku se { $number ->
    [0] nevrací žádný kámen
    [one] vrací { $number } kámen
    [few] vracejí { $number } kameny
   *[other] vrací { $number } kamenů
}.
unearth-revealed = Nová ruina: { $ruin }, kameny: { $colours }.
unearth-revealed-bare = Nová ruina: { $ruin }, bez kamenů.
unearth-event = Konec věku: { $event }. { $effect }
unearth-city = Konec věku: objevuje se { $ruin }.
unearth-showed = { $name } odkrývá skryté ruiny ({ $ruins }), body celkem: { $points }.
unearth-won = { $name } vítězí, body celkem: { $points }!
unearth-shared = { $name } se dělí o vítězství, body celkem: { $points }.

## Endings

unearth-ending-points = Nejvíce bodů.
unearth-ending-tie-break = Stejně bodů, ale více ruin s vysokou hodnotou.
unearth-ending-shared = Naprostá rovnost: vítězství je společné.

## Steps

unearth-step-turn = tah hráče
unearth-step-again = druhý hod na vykopávky
unearth-step-target = výběr kostky pro kartu
unearth-step-number = volba čísla
unearth-step-first = volba kostky, kterou se hodí nejdříve
unearth-step-reroll = ponechání hodu, nebo nový hod
unearth-step-modify = úprava hodu kartami a událostmi
unearth-step-ruin = výběr ruiny
unearth-step-adjust = úprava hodu pomocí divů
unearth-step-stone = výběr kamene
unearth-step-library = tažení kamenů z pytlíku
unearth-step-cell = pokládání kamene
unearth-step-ring = volba kruhu, ve kterém se staví nejdříve
unearth-step-wonder = výběr divu
unearth-step-memorial = výběr ruiny z krabice
unearth-step-draw = rozhodnutí o kartě
unearth-step-over = konec hry

## Points

unearth-line-ruins = { $colour } ({ $count ->
    [one] { $count } ruina
    [few] { $count } ruiny
   *[other] { $count } ruin
})
unearth-line-colours = Sady pěti barev × { $count }
unearth-line-city = { $ruin }
unearth-line-wonder = { $wonder }
unearth-line-greater = Velké divy × { $count }
unearth-line-lesser = Malé divy × { $count }
unearth-line-threes = Trojice divů × { $count }
unearth-line-total = Celkem
unearth-land-peach = Poušť
unearth-land-green = Les
unearth-land-blue = Ostrovy
unearth-land-purple = Hory
unearth-land-gray = Jeskyně

## The terminal's table

unearth-table-title = Unearth · { $ruins ->
    [one] { $ruins } ruina na stole
    [few] { $ruins } ruiny na stole
   *[other] { $ruins } ruin na stole
}
unearth-table-seat = Hráč
unearth-table-points = Zatím
unearth-table-dice = Zásoba
unearth-table-cards = Karty
unearth-table-ruins = Ruiny
unearth-table-stones = Kameny
unearth-table-wonders = Divy
unearth-table-state = Stav
unearth-table-you = Vy (místo { $seat })
unearth-table-other = Místo { $seat }
unearth-table-to-move = na tahu
unearth-table-hidden = + skrytých: { $number }
unearth-table-centre = Ruiny uprostřed
unearth-table-ruin = { $place }. { $ruin }
unearth-table-sum = { $sum } z { $claim }
unearth-table-laid-out = Divy ke stavbě
unearth-table-piles = Ruiny { $ruins } · průzkumníci { $delvers } · odhozené { $discard } · pytlík { $bag } · malé { $lesser } · velké { $greater }
unearth-table-age = Konec věku: { $age }
unearth-table-roll = Hod: k{ $sides } (místo { $owner }), { $natural } → { $value }
unearth-table-field = Vaše kameny
unearth-table-hand = Vaše karty
unearth-table-own-hidden = Vaše skryté ruiny: { $ruins }
unearth-table-box = Z krabice znáte: { $ruins }

## Why not

unearth-no-game-over = Hra skončila.
unearth-no-not-your-turn = Na tahu je jiný hráč.
unearth-no-owner-decides = Teď rozhoduje majitel kostky.
unearth-no-drawer-decides = O dobrání karty rozhoduje majitel divu.
unearth-no-active-modifies = O úpravě hodu rozhoduje hráč na tahu.
unearth-no-card-in-excavation = Ve fázi vykopávek se karty průzkumníků nehrají.
unearth-no-card-not-active = Karty průzkumníků smí hrát jen hráč na tahu.
unearth-no-roll-owed = Bez hodu tah skončit nelze: vyberte kostku a ruinu.
unearth-no-not-in-hand = Kartu { $card } nemáte v ruce.
unearth-no-expedition-needed = Skrytá stezka už všem dovoluje vybrat ruinu po hodu.
unearth-no-own-die-on-ruin = Karta { $card } potřebuje vaši kostku na ruině.
unearth-no-die-on-any-ruin = Karta { $card } potřebuje kostku na ruině.
unearth-no-die-on-ruin = Kostka { $die } leží na ruině; dokud máte kostky v zásobě, hází se jednou z nich.
unearth-no-equal-die = Kostka { $die } se neliší od jiné nabízené kostky.
unearth-no-later = Ruinu je třeba ohlásit před hodem.
unearth-no-only-later = Při Skryté stezce se ruina vybírá až po hodu.
unearth-no-ruin-here = Na pozici { $place } žádná ruina není.
unearth-no-map-for-excavation = Dávná mapa platí jen pro hody na vykopávky.
unearth-no-map-left = V tomto tahu už žádná Dávná mapa nezbývá.
unearth-no-edifice = Nemáte postavenou Pobořenou stavbu.
unearth-no-edifice-value = Pobořená stavba dovoluje znovu hodit 4 nebo 5, ne { $value }.
unearth-no-above-sides = k{ $sides } nemůže ukazovat { $value }.
unearth-no-such-value = Číslo { $natural } nelze změnit na { $value }.
unearth-no-such-stone = Takový kámen tu není: { $colour }.
unearth-no-cell-apart = Pole { $q }, { $r } nesousedí s vašimi kameny.
unearth-no-cell-stone = Na poli { $q }, { $r } už kámen leží.
unearth-no-cell-wonder = Na poli { $q }, { $r } stojí div.
unearth-no-cell-walled = Kámen na poli { $q }, { $r } by některému kameni nenechal místo pro div.
unearth-no-ring-here = Kolem pole { $q }, { $r } se žádný kruh neuzavírá.
unearth-no-tokens-left = Žádný žeton už nezbývá: { $wonder }.
unearth-no-many-colours = Velký div potřebuje kruh jedné barvy.
unearth-no-one-colour = Jednobarevný kruh nedostane malý div, dokud zbývají velké.
unearth-no-built-already = { $wonder }: tento div už stojí.
unearth-no-not-laid-out = { $wonder }: tento div v této hře není.
unearth-no-formula = Kameny kruhu neodpovídají vzorci divu { $wonder }.
unearth-no-not-in-box = Ruina { $ruin } v krabici není.
unearth-no-die-not-on-ruin = Kostka { $die } na žádné ruině neleží.
unearth-no-die-not-in-group = Kostka { $die } nepatří mezi kostky, kterými se hází.
unearth-no-die-shows = Žádná kostka na ruině neukazuje { $number }.

## Impossible positions

unearth-position-needed = { $where }: v této pozici se bez toho nelze obejít.
unearth-position-one-age = { $where }: ve hře je jen jedna karta konce věku: { $name }, nebo { $other }.
unearth-position-age-last = { $where }: karta konce věku je v balíčku ruin právě ta poslední; nalezeno: { $name }.
unearth-position-city-nowhere = { $where }: karta { $name } je odhalená, ale nikde neleží.
unearth-position-not-boxed = { $where }: { $name } není mezi ruinami odstraněnými ze hry.
unearth-position-one-memorial = { $where }: do krabice se mohl podívat jen jeden hráč.
unearth-position-too-many-places = { $where }: na stole je jen tolik míst pro ruiny: { $places }.
unearth-position-place-empty = { $where }: místo pro ruinu je prázdné, jen když je prázdný balíček ruin.
unearth-position-no-ruin-here = { $where }: žádná ruina tu neleží.
unearth-position-value-too-high = { $where }: kostka nemůže ukazovat { $value }.
unearth-position-stone-value = { $where }: na ruině je víc kamenů, než ruina ukazuje.
unearth-position-cell-taken = { $where }: dva kameny na jednom poli.
unearth-position-cell-too-far = { $where }: pole je mimo dosah.
unearth-position-stones-apart = { $where }: kameny nejsou spojené.
unearth-position-stones-walled = { $where }: kámen je obklopen šesti jinými.
unearth-position-no-ring = { $where }: není tu kruh šesti kamenů kolem prázdného středu.
unearth-position-wrong-ring = { $where }: kameny kruhu tomuto divu neodpovídají.
unearth-position-ring-unbuilt = { $where }: v hotovém kruhu chybí div.
unearth-position-too-many-wonders = { $where }: ve hře je jen tolik slavných divů: { $number }.
unearth-position-laid-out-number = { $where }: vyložených slavných divů, bez postavených, má být { $number }.
unearth-position-one-roll = { $where }: bez Skupiny průzkumníků má tah jeden hod.
unearth-position-not-asked = { $where }: v této pozici tento krok není: { $step }.
unearth-position-not-in-the-air = { $where }: kostkou { $die } se teď nehází.
unearth-position-not-own-die = { $where }: na vykopávky se hází vlastní kostkou.
unearth-position-other-ruin = { $where }: znovu hozená kostka zůstává na své ruině.
unearth-position-not-over = { $where }: dokud na stole leží ruiny, hra nekončí.
unearth-position-all-gone = { $where }: bez ruin na stole je konec hry.
unearth-position-asks-another = { $where }: v této pozici rozhoduje místo { $seat }.
unearth-position-claimed-already = { $where }: se součtem { $sum } už je tato ruina získaná.
unearth-position-not-the-strongest = { $where }: podle těchto kostek ruina připadá někomu jinému.

## Hints

unearth-hint-claim = Ruinu { $ruin } vám na k{ $sides } { $claims ->
    [one] přinese { $claims } výsledek
    [few] přinesou { $claims } výsledky
   *[other] přinese { $claims } výsledků
}.
unearth-hint-stones = Na k{ $sides } padají většinou nízká čísla a na ruině { $ruin } je z čeho vybírat.
unearth-hint-lead = k{ $sides } má nejlepší vyhlídky na ruině { $ruin }.
unearth-hint-later = Nejprve hoďte k{ $sides }: pak uvidíte, kam patří.
unearth-hint-card = Karta { $card } se vyplatí právě teď.
unearth-hint-end = Druhý hod by nepomohl.
unearth-hint-keep = To je lepší než průměrný hod.
unearth-hint-reroll = Průměrný hod je lepší než tento.
unearth-hint-draw = Větší výběr nic nestojí.
unearth-hint-number = Kostkám s hodnotou { $number } nový hod prospěje nejvíc.
unearth-hint-value = S hodnotou { $value } vám kostka přinese nejvíc.
unearth-hint-ruin = Tady vám kostka přinese nejvíc.
unearth-hint-stone = Vašim kruhům se nejlépe hodí kámen: { $colour }.
unearth-hint-target = Tato kostka pro vás změní nejvíc.
unearth-hint-build = { $wonder }: tento div vám přinese nejvíc.
unearth-hint-take = Ruina { $ruin } nejvíc doplní vaše sady.
unearth-hint-closes = Kámen uzavře kruh.
unearth-hint-cell = Kruh pak bude mít { $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
   *[other] { $stones } kamenů
}.
unearth-hint-ring = Je jedno, který kruh bude první.
