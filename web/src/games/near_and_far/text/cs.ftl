# Slova stolu hry Cestou necestou.

## Části stolu

nearweb-part-board = Stůl
nearweb-part-side = Vedle mapy
nearweb-part-map = Mapa: { $map }
nearweb-part-town = Město
nearweb-part-story = Kniha příběhů
nearweb-close = Zavřít
nearweb-you = Vy
nearweb-views = Pohledy
nearweb-view-map = Mapa
nearweb-view-town = Město
nearweb-view-party = Družina
nearweb-view-story = Příběh
nearweb-to-map = Na mapu
nearweb-to-town = Do města
nearweb-to-party = K družině
nearweb-to-story = K příběhu
nearweb-can-act = tady lze něco udělat
nearweb-mode-first-adventure = První cesta
nearweb-mode-arcade = Arkáda
nearweb-round = Kolo { $round }
nearweb-last-round = Kolo { $round }, závěrečné
nearweb-seat-road = { $camps ->
    [one] { $camps } tábor
    [few] { $camps } tábory
   *[other] { $camps } táborů
} · { $hearts ->
    [one] { $hearts } srdce
    [few] { $hearts } srdce
   *[other] { $hearts } srdcí
}
nearweb-seat-town = { $place } · { $camps ->
    [one] { $camps } tábor
    [few] { $camps } tábory
   *[other] { $camps } táborů
}
nearweb-points-unit = { $number ->
    [one] bod
    [few] body
   *[other] bodů
}
nearweb-points = { $number ->
    [one] { $number } bod
    [few] { $number } body
   *[other] { $number } bodů
}
nearweb-at-jail = ve vězení
nearweb-at-in-town = ve městě

## Město

nearweb-plate-town_hall = Radnice
nearweb-plate-saloon = Saloon
nearweb-plate-stables = Stáje
nearweb-plate-general_store = Obchod
nearweb-plate-farm = Farma
nearweb-plate-mystic_hut = Mystikova chýše
nearweb-plate-mine = Důl
nearweb-does-town_hall = směna, pověst
nearweb-does-saloon = najímání
nearweb-does-stables = zvíře za jídlo
nearweb-does-general_store = mince, artefakty
nearweb-does-farm = jídlo za dovednost
nearweb-does-mystic_hut = poklad
nearweb-does-mine = kopání
nearweb-about-town_hall = Jednou směňte zboží, odhoďte kartu z ruky, posuňte pověst za mince nebo drahokamy. Je-li tu už někdo, čeká vás souboj.
nearweb-about-saloon = Najměte jednoho společníka; za 1 jídlo obměníte celou řadu. Místa je tu dost pro všechny.
nearweb-about-stables = { $day ->
    [day] Nákladní pták za 1 jídlo, nebo nákladní želva za 1 drahokam.
   *[dusk] Nákladní pták za 1 jídlo.
}
nearweb-about-general_store = Vezměte si 1 minci, nebo si doberte 4 artefakty z obou balíčků a nechte si ty, které se vám líbí.
nearweb-about-farm = 1 jídlo za každý symbol dovednosti vaší družiny.
nearweb-about-mystic_hut = { $day ->
    [day] S volným nákladním zvířetem: doberte si 3 poklady a jeden si nechte.
   *[dusk] S volným nákladním zvířetem: doberte si poklad.
}
nearweb-about-mine = Založte tábor na políčku, na které stačí vaše dovednost: přinese, co ukazuje jeho řada a sloupec.
nearweb-here = Právě tady: { $names }
nearweb-visit-brings = Hned přinese:
nearweb-visit-must = Nejdřív souboj: { $names }
nearweb-visit-may = Lze vyzvat na souboj: { $names }
nearweb-ware-coin = Mince
nearweb-ware-coin-note = vzít a jít
nearweb-ware-artifacts = Čtyři artefakty
nearweb-ware-artifacts-note = z obou balíčků, jak chcete; nechte si kterékoli
nearweb-ware-split = běžné: { $commons }, vzácné: { $specials }
nearweb-new-row = Nová řada za 1 jídlo
nearweb-ware-treasure = { $number ->
    [one] Poklad
   *[other] Jeden ze { $number } pokladů
}
nearweb-ware-treasure-note = musí ho nést nákladní zvíře
nearweb-ware-food-note = 1 za každý symbol dovednosti a co přidají karty
nearweb-ware-fame-note = krok nahoru nebo dolů za každou minci či drahokam
nearweb-ware-discard = Odhodit kartu
nearweb-ware-discard-note = jeden artefakt z ruky
nearweb-coins-short = { $number ->
    [one] chybí { $number } mince
    [few] chybí { $number } mince
   *[other] chybí { $number } mincí
}
nearweb-in-team = v družině
nearweb-rests = ustoupí: { $name }
nearweb-in-jail = Ve vězení: { $names }
nearweb-figure-of = figurka: { $name }
nearweb-at-saloon = V saloonu
nearweb-one-hire = jeden za návštěvu
nearweb-for-coins = { $name }, cena v mincích: { $number }
nearweb-animal-does-bird = +1 krok; když ho vrátíte, vyhnete se hrozbě
nearweb-animal-does-turtle = +1 krok; jednou za tah odchod bez srdce
nearweb-trade = Směna
nearweb-trade-give = Dát jedno za víc
nearweb-trade-get = Dát víc za jedno
nearweb-trade-gives = Dáváte
nearweb-trade-gets = Dostanete
nearweb-worth = { $good }, hodnota { $number }
nearweb-value = za { $number }
nearweb-mine-cells = Políčka dolu; vaše dovednost: { $skill }
nearweb-cell-asks = potřebná dovednost: { $number }

## Souboje a kostky

nearweb-duel = Souboj
nearweb-duel-fair = Čestně
nearweb-duel-fair-cost = výhra: pověst +1
nearweb-duel-unfair = Nečestně: hod +1
nearweb-duel-unfair-cost = výhra: pověst −1
nearweb-duel-may = Souboj, chcete-li
nearweb-duel-won = Vítězných hodů: { $number } ze 36
nearweb-duel-hearts = se srdci ({ $hearts }): { $number }
nearweb-duel-tie = Při shodě vítězí vyzvaný: { $name }.
nearweb-duel-lost = Prohraje-li vyzyvatel, jde do vězení.
nearweb-duel-odds = ze 36 hodů vyhrává { $won }, se všemi srdci { $possible }
nearweb-neutral = Neznámý
nearweb-against = proti
nearweb-die = Kostka: { $number }
nearweb-roll-enough = To stačí.
nearweb-roll-short = { $number ->
    [one] chybí { $number } srdce
    [few] chybí { $number } srdce
   *[other] chybí { $number } srdcí
}
nearweb-odds = { $number ->
    [one] { $number } úspěšný hod ze 6
    [few] { $number } úspěšné hody ze 6
   *[other] { $number } úspěšných hodů ze 6
}

## Mapa

nearweb-nearer = Přiblížit
nearweb-whole-map = Celá mapa
nearweb-steps-left = { $number ->
    [one] zbývá { $number } krok
    [few] zbývají { $number } kroky
   *[other] zbývá { $number } kroků
}
nearweb-symbol-coin = mince
nearweb-symbol-gem = drahokamy
nearweb-symbol-pepper = obchodní stezka: pepř
nearweb-symbol-gear = obchodní stezka: ozubené kolo
nearweb-symbol-bloodstone = obchodní stezka: krevel
nearweb-symbol-tea = obchodní stezka: čaj
nearweb-quest-here = výprava { $letter }
nearweb-camp-of = tábor: { $name }
nearweb-way-costs = kroků { $steps }, srdcí { $hearts }
nearweb-way-threat = cestou hrozba o síle { $strength }
nearweb-next-threat = Další hrozba
nearweb-no-threat = Všechny jsou poražené.
nearweb-threat-label = { $name }, síla { $strength }, body { $points }
nearweb-routes = Obchodní stezky
nearweb-route-worth = body: samostatně { $solo }, společně { $shared }
nearweb-reputation = Pověst
nearweb-reputation-worth = body od 4 výš
nearweb-reputation-of = { $name }: pověst { $number }

## Družina

nearweb-team = Družina
nearweb-characters = Postavy
nearweb-reserve = Záloha
nearweb-whose-party = Čí družina
nearweb-free-place = volné místo
nearweb-animal = Zvíře
nearweb-camps-placed = Založené tábory: { $number } ze { $all }
nearweb-cards = { $number ->
    [one] { $number } karta v ruce
    [few] { $number } karty v ruce
   *[other] { $number } karet v ruce
}
nearweb-cards-short = { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[other] { $number } karet
}
nearweb-cards-of = Karty: { $name }
nearweb-no-cards = Zatím žádné karty.
nearweb-group-pack = Vyberte si jednu
nearweb-group-drawn = Právě dobrané
nearweb-group-hand = V ruce
nearweb-group-bought = Vyložené
nearweb-group-treasures = Poklady
nearweb-group-finds = Nálezy
nearweb-needs = Podmínka: { $needs }.
nearweb-amount-skill = dovednost { $number }
nearweb-amount-combat = boj { $number }
nearweb-amount-move = pohyb { $number }
nearweb-amount-search = hledání { $number }
nearweb-amount-shield = opatrnost { $number }
nearweb-amount-reputation = pověst { $number }
nearweb-chiefs = Náčelníci
nearweb-chief-worth = { $flags ->
    [one] { $flags } vlajka
    [few] { $flags } vlajky
   *[other] { $flags } vlajek
} · { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
nearweb-chief-of = náčelník: { $name }
nearweb-has-flags = { $name }, vlajky: { $number }
nearweb-flags = { $number ->
    [one] { $number } vlajka
    [few] { $number } vlajky
   *[other] { $number } vlajek
}
nearweb-wins-chief = získá náčelníka
nearweb-tribe-green = psanci
nearweb-tribe-blue = mystici
nearweb-tribe-red = ještěří lid
nearweb-tribe-yellow = kočovníci

## Kniha příběhů

nearweb-reads = nahlas čte { $name }
nearweb-you-read = nahlas čtete vy
nearweb-story-of = příběh: { $name }
nearweb-held = Nahlas čte { $name }. S volbou počkejte, až příběh všichni vyslechnou.
nearweb-heard = Vyslechnuto
nearweb-last-story = Přečíst si poslední příběh znovu
nearweb-larger-type = Větší písmo
nearweb-book-aside = Odložit knihu
nearweb-open-book = Otevřít knihu
nearweb-no-story = Právě se nic nečte.
nearweb-options = Jak dál
nearweb-option = Možnost { $letter }
nearweb-check = { $symbol }: je potřeba { $need }, máte { $have }
nearweb-no-check = Bez hodu
nearweb-your-symbol = Máte { $symbol } { $number } a kostku
nearweb-paid-first = Nejdřív zaplatit:
nearweb-failed = Pokus se nezdařil.
nearweb-gained = Získáno:
nearweb-chose = { $name } volí: { $option }.
nearweb-story-note = Po hodu přidá každé srdce 1; máte jich { $hearts }. Hvězda znamená i bonus.

## Na co se hra ptá

nearweb-ask-character = Vyberte si postavu.
nearweb-ask-draft = Vyberte si artefakt; zbytek putuje dál.
nearweb-ask-trim = Odhoďte, co nechcete; jeden vzácný artefakt musí pryč.
nearweb-ask-turn = Navštivte budovu, nebo se vydejte na cestu.
nearweb-ask-rest = Ještě něco, než váš tah skončí?
nearweb-ask-enter = Někdo už tam je. Jak vejdete?
nearweb-ask-town-hall = Směňte zboží, odhoďte kartu, nebo si upravte pověst.
nearweb-ask-saloon = Někoho najměte, nebo zase odejděte.
nearweb-ask-stables = Vezmete si nákladní zvíře?
nearweb-ask-store = Minci, nebo čtyři artefakty?
nearweb-ask-hut = Doberete si poklad?
nearweb-ask-mine = Vyberte políčko pro tábor.
nearweb-ask-trade = Přidávejte zboží, dokud směna nesedí, a pak ji uzavřete.
nearweb-ask-member = Kdo udělá nováčkovi místo?
nearweb-ask-deck = Z kterého balíčku?
nearweb-ask-cards = Dobrané karty si nechte, nebo některé odhoďte.
nearweb-ask-weapon = Použijete před hodem kartu?
nearweb-ask-reroll = Necháte, co padlo, nebo hodíte znovu?
nearweb-ask-hearts = Každé srdce přidá k hodu 1. Vaše srdce: { $hearts }.
nearweb-ask-ring = Posunout pověst ještě o krok?
nearweb-ask-team = Vyberte, kdo půjde s vámi.
nearweb-ask-move = Vyberte další políčko, nebo tu zůstaňte.
nearweb-ask-threat = V cestě stojí hrozba.
nearweb-ask-take = Vyberte, který poklad si necháte.
nearweb-ask-lose = Vyberte, kterého pokladu se vzdáte.
nearweb-ask-lose-animal = Vyberte, kterého zvířete se vzdáte.
nearweb-ask-quest = Čeká tu výprava.
nearweb-ask-option = Jak budete pokračovat?
nearweb-ask-camp = Založíte tu tábor?
nearweb-ask-contract = Vyberte pro tábor prázdné políčko.
nearweb-ask-shovel = Minci, nebo drahokam?
nearweb-ask-over = Hra skončila.
nearweb-say-way = Kroků: { $steps }, srdcí: { $hearts }.
nearweb-say-duel = Někdo už tam je: nejdřív souboj.
nearweb-say-threat = V cestě je hrozba o síle { $strength }.
nearweb-say-quest = Čeká tam výprava { $letter }.
nearweb-say-camp = Stojí srdcí: { $hearts }. Přinese: { $goods }.
nearweb-say-camp-bare = Stojí srdcí: { $hearts }.
nearweb-say-card = { $card }, body: { $points }.
nearweb-total = Celkem

## Nadpisy seznamu tahů

nearweb-list-town = Ve městě
nearweb-list-road = Na cestě
nearweb-list-cards = Karty
nearweb-list-team = Družina
nearweb-list-dice = Kostky
nearweb-list-more = Další

## The lesson

nearweb-lesson-welcome = Vyhrávají body: za tábory, artefakty, poražené hrozby, obchodní stezky, náčelníky a dobrou pověst. Každý má čtrnáct táborů. Jakmile někdo založí poslední, kolo se dohraje a sečtou se body.
nearweb-lesson-turn = Ve svém tahu děláte jedno ze dvou: navštívíte budovu ve městě, nebo se vydáte na cestu. Ve městě se najímají společníci, směňuje se zboží a plní se brašny. To už máte za sebou, teď čeká cesta.
nearweb-lesson-team = Vaše družina: Hlídka u brány s mečem, Sestra od krbu s dovedností a zvíře. Když opouštíte město, jejich srdce se přepočítají: je jich osm. Srdci se venku platí za všechno. Stiskněte „Vydat se na cestu“.
nearweb-lesson-map = Smíte jít o dvě políčka a díky nákladnímu ptákovi ještě o jedno. Mezi městem a políčkem 2 na vás někdo čeká. Přesto tam jděte.
nearweb-lesson-threat = Lupič, síla 4. Kostka a vaše meče musí dát 4. Můžete se vzdát ptáka a proklouznout, jenže tím nikoho neporazíte. Bojujte.
nearweb-lesson-hearts = Padla dvojka, s mečem jsou to 3. Po hodu přidá každé utracené srdce jedničku. Utraťte jedno.
nearweb-lesson-empty = Poražen! Karta je vaše, stojí na ní váš první tábor a pod ním ležela mince. Teď jděte na políčko 6. Na políčku 2 žádný tábor není, takže opustit ho stojí srdce; políčko, kde tah začíná, je zdarma.
nearweb-lesson-stop = Jeden krok ještě zbývá, ale leží tu žeton výpravy a výpravy jsou pro ty, kdo se zastaví. Zastavte se.
nearweb-lesson-quest = Vydejte se na výpravu. Příběh se čte všem.
nearweb-lesson-option = Každá možnost má svou zkoušku: dovednost 6 znamená, že kostka a vaše dovednost musí dát 6. Co přinese, zůstává skryté, dokud si nevyberete. Máte dovednost 2: zvolte první možnost.
nearweb-lesson-check = Padla trojka, s dovedností je to 5. Jedno srdce přesně stačí. O dva víc, než je třeba, přinese i bonusovou odměnu, ale srdce se budou hodit na tábor.
nearweb-lesson-buy = Tři drahokamy, právě tolik stojí Zlatý magnet ve vaší ruce. Otevřete své karty a vykupte ho. Vykupovat smíte kdykoli ve svém tahu a kolikrát chcete. Artefakt, který na konci zůstane v ruce, stojí bod.
nearweb-lesson-camp = Kde se zastavíte, smíte za tři srdce založit tábor. Je to bod, všem zlevní cestu a přinese tolik mincí, kolik máte symbolů hledání.
nearweb-lesson-rest = Dva tábory stojí, dvanáct zbývá. Ukončete tah.
nearweb-lesson-town = Do města se smíte vrátit odkudkoli. Farma vás nakrmí, v saloonu čekají společníci, v dole se zakládají tábory. Je-li v budově soupeř, čeká vás souboj: čestný pro dobrou pověst, nebo nečestný s jedničkou navíc a horší pověstí. Kdo prohraje, jde do vězení.
nearweb-lesson-end = To je celý rytmus: připravit se ve městě, vydat se na cestu, vyprávět. Hrajte dál tady, nebo začněte skutečnou partii.
