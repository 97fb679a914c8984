# Slova desky Yami.

## Části stolu

yamiweb-part-board = Stůl
yamiweb-part-grid = Herní deska, dvanáct krát dvanáct políček
yamiweb-close = Zavřít
yamiweb-you = Vy
yamiweb-automa = Automa
yamiweb-automa-empty = Prázdná přihrádka
yamiweb-automa-deck = Balíček Automy: { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[other] { $number } karet
} lícem dolů

## Zdvih

yamiweb-trick = Zdvih
yamiweb-led-by = vynáší: { $name }
yamiweb-to-come = Teprve bude hrát
yamiweb-trump = Trumf: { $colour }
yamiweb-no-trump = Bez trumfu
yamiweb-next-trump = Příští trumf: { $colour }
yamiweb-lead = Vyneseno: { $colour }
yamiweb-demand = Mlha žádá vynést: { $colours }
yamiweb-must-follow = Kdo má vynesenou barvu, musí ji přiznat.
yamiweb-cast = Za kouzlo
yamiweb-rounds = Kola
yamiweb-round = { $round }. kolo
yamiweb-round-of = { $round }. kolo ze { $rounds }
yamiweb-round-to-come = { $round }. kolo teprve přijde
yamiweb-round-was = { $round }. kolo: { $card }, zdvih: { $name }
yamiweb-only-nox = jen Nox
yamiweb-last-trick = Poslední zdvih
yamiweb-all-tricks = Všechny zdvihy
yamiweb-brought = Přinesl: { $tile }.
yamiweb-discarded = Vaše odhozené karty

## Dílky a mise

yamiweb-stock = Duchové v mlze
yamiweb-stock-short = Duchové
yamiweb-tile-gone = { $tile }, už tu není
yamiweb-mission = Mise
yamiweb-mission-title = { $mission } · { $title }
yamiweb-sides = hrany: { $done }/{ $all }
yamiweb-sides-soon = hrany: { $done }/{ $all }, pak { $then }
yamiweb-still-asks = ještě chybí: { $asks }
yamiweb-star-note = Hvězda za splnění do { $rounds }. kola
yamiweb-bases = Síla
yamiweb-base = { $name }: zbývá { $left } z { $uses }
yamiweb-base-does-perch = Před umístěním nebo po něm lze přesunout ducha, který už leží na desce.
yamiweb-base-does-shell = Před zdvihem každý ukáže kartu; zůstane v ruce odkrytá.
yamiweb-base-does-mask = Po zdvihu lze vzít ducha jiné zahrané karty.
yamiweb-base-does-mirror = Před zdvihem lze zvolit trumf tohoto kola.
yamiweb-base-does-spring = Před umístěním: tento duch vyhoví každé hraně.
yamiweb-base-lift = Teď vyberte ducha na desce.
yamiweb-base-use = Použít
yamiweb-base-leave = Teď ne
yamiweb-power = { $number ->
    [one] { $number } žeton síly
    [few] { $number } žetony síly
   *[other] { $number } žetonů síly
}
yamiweb-asleep = { $number ->
    [one] { $number } spí
   *[other] { $number } spí
}
yamiweb-magic = { $number ->
    [one] { $number } žeton kouzla
    [few] { $number } žetony kouzla
   *[other] { $number } žetonů kouzla
}
yamiweb-mirror = Měsíční zrcadlo: zvolte trumf
yamiweb-at-hand = K umístění: { $tile }
yamiweb-turn = Otočit
yamiweb-flip = Převrátit
yamiweb-silence = Do konce mise se o kartách nemluví.

## Hrany

yamiweb-side-north = Sever
yamiweb-side-east = Východ
yamiweb-side-south = Jih
yamiweb-side-west = Západ
yamiweb-ask-least = aspoň { $number }
yamiweb-ask-most = nejvýše { $number }
yamiweb-ask-symbol = symbol hráče { $symbol }
yamiweb-ask-you = duch, kterého získáte vy
yamiweb-ask-player = duch, kterého získá { $name }
yamiweb-ask-someone = duch hráče, jehož figurka tu stojí
yamiweb-ask-any = jakýkoli duch
yamiweb-edge-open = Žeton { $token }, { $side }: má tu být { $asks }, zatím volno
yamiweb-edge-kept = Žeton { $token }, { $side }: má tu být { $asks }, dodrženo
yamiweb-edge-broken = Žeton { $token }, { $side }: má tu být { $asks }, porušeno

## Umístění

yamiweb-grid-help = { $tile }. Šipky posouvají, R otáčí, F převrací, Enter umístí.
yamiweb-cell = v řádku { $row }, sloupci { $column }
yamiweb-turned = { $flipped ->
    [yes] převrácený{ $quarters ->
        [0] {""}
        [1] , pak otočený o čtvrtinu
        [2] , pak otočený o polovinu
       *[other] , pak otočený o tři čtvrtiny
    }
   *[no] { $quarters ->
        [0] neotočený
        [1] otočený o čtvrtinu
        [2] otočený o polovinu
       *[other] otočený o tři čtvrtiny
    }
}
yamiweb-grid-at = Řada { $row }, sloupec { $column }
yamiweb-not-here = sem se nevejde
yamiweb-breaks = poruší omezení: má tu být { $asks }
yamiweb-closes = obklopí žeton { $token }
yamiweb-covers = { $number ->
    [one] zakryje { $number } hranu
    [few] zakryje { $number } hrany
   *[other] zakryje { $number } hran
}
yamiweb-lifts-fog = odstraní mlhu: { $colour }
yamiweb-lifts-whirlpool = zakryje vír
yamiweb-lifts-magic = získá kouzlo
yamiweb-say-breaks = Tady má být { $asks }: mise by se nezdařila.
yamiweb-say-closes = Obklopí žeton { $tokens }.
yamiweb-say-covers = { $number ->
    [one] Zakryje { $number } hranu žetonu.
    [few] Zakryje { $number } hrany žetonů.
   *[other] Zakryje { $number } hran žetonů.
}
yamiweb-say-aside = Bude ležet stranou a nic nezakryje.
yamiweb-say-fog = Odstraní mlhu ({ $colour }): do příštího zdvihu se vynese tato barva, půjde-li to.
yamiweb-say-whirlpool = Vír: každý odhodí kartu.
yamiweb-say-magic = Přinese žeton kouzla.

## Co se žádá

yamiweb-asked-pawn = Postavte figurku na symbol hráče, nebo pasujte.
yamiweb-asked-lead = Vynášíte: zahrajte libovolnou kartu.
yamiweb-ask-lead-fog = Vynášíte: { $colours }, máte-li.
yamiweb-asked-follow = Zahrajte kartu.
yamiweb-ask-follow = Přiznejte barvu, můžete-li: { $colour }.
yamiweb-asked-automa = Vyberte kartu Automy.
yamiweb-asked-window = Použijte zdroj síly před zdvihem, nebo pokračujte.
yamiweb-asked-show = Vyberte kartu, kterou uvidí všichni.
yamiweb-asked-take = Vyberte ducha, který přijde na desku.
yamiweb-asked-place = Umístěte { $tile }: ukažte na desku.
yamiweb-ask-propose = Navrhněte, kam umístit { $tile }: položte ho na desku.
yamiweb-asked-put = Umístěte { $tile } znovu.
yamiweb-asked-after = Přesuňte ducha, nebo pokračujte.
yamiweb-asked-discard = Odhoďte kartu do víru.
yamiweb-asked-vote = Vzdáme tuto misi?
yamiweb-asked-over = Mise skončila.

## Tahy

yamiweb-do-place = Umístit sem
yamiweb-do-place-breaks = Přesto umístit sem
yamiweb-do-pawn = Postavit figurku sem
yamiweb-do-give-up = Navrhnout vzdání
yamiweb-group-place = Umístit ducha
yamiweb-group-play = Zahrát kartu
yamiweb-group-cast = Zahrát kartu za kouzlo
yamiweb-group-automa = Karta Automy
yamiweb-group-take = Vzít ducha
yamiweb-group-lift = Zvednout ducha
yamiweb-group-spring = Síla
yamiweb-group-shell = Síla
yamiweb-group-mirror = Síla
yamiweb-group-show = Ukázat kartu
yamiweb-group-discard = Odhodit kartu
yamiweb-group-pawn = Postavit figurku
yamiweb-group-pass = Pokračovat
yamiweb-group-give = Vzdát se
yamiweb-group-vote = Hlasování

## Ruce a místa

yamiweb-hand = Vaše ruka: { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[other] { $number } karet
}
yamiweb-no-cards = Žádné karty
yamiweb-shown = vidí všichni
yamiweb-hands-open = Teď jsou všechny karty odkryté
yamiweb-seat-line = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
yamiweb-seat-leads = má Kakapa · { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}

## Konec mise

yamiweb-end = Konec mise
yamiweb-end-won = Splněna v { $round }. kole
yamiweb-end-lost = Nezdařila se v { $round }. kole
yamiweb-whole-board = Celá deska
yamiweb-count-kept = dodrženo
yamiweb-count-broken = porušeno
yamiweb-count-open = volno
yamiweb-end-open = { $side } je volný
yamiweb-end-open-ask = { $side } je volný, má tu být { $asks }
yamiweb-end-broken-ask = { $side }: má tu být { $asks }
yamiweb-end-found = Leží tu { $tile }.
yamiweb-end-found-won = Leží tu { $tile }, zdvih: { $name }.
yamiweb-end-kept-ask = { $side }: { $asks }
yamiweb-end-rest = { $number ->
    [one] ještě { $number } hrana je zakrytá
    [few] ještě { $number } hrany jsou zakryté
   *[other] ještě { $number } hran je zakrytých
}
yamiweb-star = Hvězda
yamiweb-no-star = Bez hvězdy

## Výuka: před prvním pokusem, v němž se objeví něco nového

yamiweb-teach = Novinky v této misi
yamiweb-teach-close = Rozumím
yamiweb-teach-short = Novinky
yamiweb-teach-next = Další
yamiweb-teach-page = { $number } z { $all }
yamiweb-teach-colour-title = Barevné hrany
yamiweb-teach-colour = Barevná hrana žetonu platí pro políčko vedle ní: smí tam ležet jen dílek této barvy. S jakýmkoli jiným v misi neuspějete.
yamiweb-teach-player-title = Hrany hráčů
yamiweb-teach-player = Hned po rozdání se na každý symbol hráče postaví figurka. Políčko vedle chce dílek ze zdvihu, který získal majitel té figurky. Symbol si berte, čekáte-li, že zdvihy získáte.
yamiweb-teach-number-title = Hrany s číslem
yamiweb-teach-number = ≥5 chce dílek s číslem 5 nebo vyšším, ≤4 dílek s číslem 4 nebo nižším. Malý trumf tu může být stejně cenný jako vysoká karta.
yamiweb-teach-fog-title = Mlha
yamiweb-teach-fog = Mlhu smíte zakrýt a rozplyne se. Do dalšího zdvihu se však musí vynést karta její barvy, má-li ji vynášející. Rozplyne-li se mlhy víc najednou, stačí jedna z jejich barev.
yamiweb-teach-lake-title = Jezero
yamiweb-teach-lake = Tato mise se hraje na straně s jezerem. Dílky se umisťují stejně; nové je to, co krouží ve vodě.
yamiweb-teach-whirlpool-title = Víry
yamiweb-teach-whirlpool = Vír smíte zakrýt a zmizí. Každý hráč pak ale odhodí jednu kartu podle své volby a neukáže ji. Počítejte karty: ruka může být prázdná ještě před sedmým kolem.
yamiweb-teach-magic-title = Kouzla
yamiweb-teach-magic = Zakryjte žeton kouzla a patří vám všem. Každý z nich v této misi dovolí jednou zahrát kartu, kterou by hráč jinak hrát nesměl: nepřiznat barvu, nebo nedbat na mlhu.
yamiweb-teach-base-title = Zdroje síly
yamiweb-teach-base = Před misí smíte zdroj položit na místo síly. Až přijde jeho chvíle, vloží do něj vedoucí hráč žeton síly a použije ho. Každý žeton poslouží jednou za misi.
yamiweb-teach-moon-title = Vyšel měsíc
yamiweb-teach-moon = Jeho ztížení teď platí v každé misi až do konce kampaně. Přečtěte si ho znovu, než rozdáte.
yamiweb-teach-night-title = Noční strany
yamiweb-teach-night = Některé žetony leží noční stranou nahoru a chtějí víc než obvykle. Prohlédněte si každou hranu, než začnete.
yamiweb-teach-lichen-title = Lichenovo srdce
yamiweb-teach-lichen = Tohle je poslední mise. Každá očištěná liána odtud odstranila jednu překážku. Ostatní pravidla už znáte.
## Lekce

yamiweb-lesson-welcome = S parťáky vyhráváte i prohráváte společně. O kartách se nemluví: jediné, co smíte říct, je karta, kterou zahrajete.
yamiweb-lesson-tokens = Toto jsou žetony mise. Každé tečkované políčko kolem nich je třeba do sedmi kol zakrýt duchem.
yamiweb-lesson-edges = Některé hrany něco žádají: žeton 5 oranžovou na východě, žeton 9 modrou na severu a zelenou na jihu. Jediné porušení a mise se nezdaří.
yamiweb-lesson-lead = Každé kolo je jeden zdvih. Vynášíte: zahrajte oranžovou 7. Ostatní musí přiznat barvu, mohou-li; nejvyšší karta získá zdvih.
yamiweb-lesson-place = Vaše karta zdvih získala, a tak její duch přijde na desku. Otočte ho klávesou R (nebo tlačítkem) a položte na vyznačená políčka: obklopí žeton 5.
yamiweb-lesson-trump = Vítězná karta určuje příští trumf: teď je to oranžová. Trumf přebíjí každou jinou barvu.
yamiweb-lesson-again = Zdvih je váš, takže vynášíte znovu. Zahrajte zelenou 6: žeton 9 žádá na jihu zelenou.
yamiweb-lesson-turn = Otáčejte klávesou R a převracejte klávesou F, dokud nesedne na vyznačená políčka u žetonu 9.
yamiweb-lesson-partner = Zbývá jedno políčko a žádá modrou. Zahrajte modrou 6: parťáci pak musí ukázat svou.
yamiweb-lesson-last = Zdvih získal parťák modrou 7 a příště vynáší on, ale tento zdvih začínal u vás, a proto ducha umisťujete vy. Zakryjte poslední políčko.
yamiweb-lesson-end = Mise splněna ve třech kolech, i s hvězdou. Čeká vás ještě mnoho: čísla a hráči na hranách, mlha, víry, kouzla a celé království.
