# The words of Yami.

yami-name = Yami
yami-about = Společně a beze slov získávejte zdvihy a pomocí jejich dílků obklopte žetony mise.

## Table options

yami-option-mission = Mise
yami-option-mode = Režim
yami-option-perch = Bidýlko z peří (zdroj A)
yami-option-shell = Naslouchající mušle (zdroj B)
yami-option-mask = Dvojitá maska (zdroj C)
yami-option-mirror = Měsíční zrcadlo (zdroj D)
yami-option-spring = Pramen klidu (zdroj E)
yami-option-power = Žetony síly
yami-option-crescent = Srpek: 1. kolo bez trumfu
yami-option-quarter = První čtvrť: dvě karty Nox
yami-option-gibbous = Dorůstající měsíc: jeden žeton síly spí
yami-option-vine_8 = Mise 22: liána z mise 8 očištěná
yami-option-vine_13 = Mise 22: liána z mise 13 očištěná
yami-option-vine_18 = Mise 22: liána z mise 18 očištěná
yami-option-vine_20 = Mise 22: liána z mise 20 očištěná
yami-option-vine_21 = Mise 22: liána z mise 21 očištěná
yami-option-first = Začínající hráč
yami-option-teaching = Odkryté karty, na zaučení
yami-option-talk = Při umisťování dílku
yami-option-agreement = Čekat na souhlas s umístěním (sekund)
yami-choice-day = den
yami-choice-night = noc
yami-choice-off = ne
yami-choice-on = ano
yami-choice-random = losem
yami-choice-proposals = jen návrhy
yami-choice-free = volný chat, na čestné slovo
yami-choice-none = nečekat
yami-no-more-sites = Míst síly pro zdroje je jen { $sites }.

## Missions

yami-mission-1 = První kroky
yami-mission-2 = Zkouška
yami-mission-3 = Mechová brána
yami-mission-4 = Dvě stezky
yami-mission-5 = Starý kořen
yami-mission-6 = Kapradinová rokle
yami-mission-7 = Strážný vrch
yami-mission-8 = Houština liány Holo
yami-mission-9 = První mlha
yami-mission-10 = Šedý háj
yami-mission-11 = Lampionová stezka
yami-mission-12 = Zarostlý pramen
yami-mission-13 = Holo v mlze
yami-mission-14 = Mělký brod
yami-mission-15 = Rákosový ostrov
yami-mission-16 = Potopený zvon
yami-mission-17 = Velký vír
yami-mission-18 = Holo z hlubin
yami-mission-19 = Hvězdná zahrada
yami-mission-20 = Pobořená hvězdárna
yami-mission-21 = Brána noci
yami-mission-22 = Lichen

## Components

yami-colour-red = červená
yami-colour-orange = oranžová
yami-colour-green = zelená
yami-colour-blue = modrá
yami-colour-purple = fialová
yami-base-perch = Bidýlko z peří
yami-base-shell = Naslouchající mušle
yami-base-mask = Dvojitá maska
yami-base-mirror = Měsíční zrcadlo
yami-base-spring = Pramen klidu
yami-card-r1 = červená 1
yami-card-r2 = červená 2
yami-card-r3 = červená 3
yami-card-r4 = červená 4
yami-card-r5 = červená 5
yami-card-r6 = červená 6
yami-card-r7 = červená 7
yami-card-o1 = oranžová 1
yami-card-o2 = oranžová 2
yami-card-o3 = oranžová 3
yami-card-o4 = oranžová 4
yami-card-o5 = oranžová 5
yami-card-o6 = oranžová 6
yami-card-o7 = oranžová 7
yami-card-g1 = zelená 1
yami-card-g2 = zelená 2
yami-card-g3 = zelená 3
yami-card-g4 = zelená 4
yami-card-g5 = zelená 5
yami-card-g6 = zelená 6
yami-card-g7 = zelená 7
yami-card-b1 = modrá 1
yami-card-b2 = modrá 2
yami-card-b3 = modrá 3
yami-card-b4 = modrá 4
yami-card-b5 = modrá 5
yami-card-b6 = modrá 6
yami-card-b7 = modrá 7
yami-card-p1 = fialová 1
yami-card-p2 = fialová 2
yami-card-p3 = fialová 3
yami-card-p4 = fialová 4
yami-card-p5 = fialová 5
yami-card-p6 = fialová 6
yami-card-p7 = fialová 7
yami-card-nox = karta Nox
yami-tile-r1 = červený dílek 1
yami-tile-r2 = červený dílek 2
yami-tile-r3 = červený dílek 3
yami-tile-r4 = červený dílek 4
yami-tile-r5 = červený dílek 5
yami-tile-r6 = červený dílek 6
yami-tile-r7 = červený dílek 7
yami-tile-o1 = oranžový dílek 1
yami-tile-o2 = oranžový dílek 2
yami-tile-o3 = oranžový dílek 3
yami-tile-o4 = oranžový dílek 4
yami-tile-o5 = oranžový dílek 5
yami-tile-o6 = oranžový dílek 6
yami-tile-o7 = oranžový dílek 7
yami-tile-g1 = zelený dílek 1
yami-tile-g2 = zelený dílek 2
yami-tile-g3 = zelený dílek 3
yami-tile-g4 = zelený dílek 4
yami-tile-g5 = zelený dílek 5
yami-tile-g6 = zelený dílek 6
yami-tile-g7 = zelený dílek 7
yami-tile-b1 = modrý dílek 1
yami-tile-b2 = modrý dílek 2
yami-tile-b3 = modrý dílek 3
yami-tile-b4 = modrý dílek 4
yami-tile-b5 = modrý dílek 5
yami-tile-b6 = modrý dílek 6
yami-tile-b7 = modrý dílek 7
yami-tile-p1 = fialový dílek 1
yami-tile-p2 = fialový dílek 2
yami-tile-p3 = fialový dílek 3
yami-tile-p4 = fialový dílek 4
yami-tile-p5 = fialový dílek 5
yami-tile-p6 = fialový dílek 6
yami-tile-p7 = fialový dílek 7

## Moves

yami-move-place = Umístit: { $tile } na políčko { $cell } ({ $turn })
yami-move-place-breaks = Umístit: { $tile } na políčko { $cell } ({ $turn }) – poruší omezení
yami-move-play = Zahrát: { $card }
yami-move-cast = Zahrát za kouzlo: { $card }
yami-move-automa = Automa hraje: { $card }
yami-move-automa-deck = Automa hraje vrchní kartu svého balíčku
yami-move-take = Vzít: { $tile }
yami-move-take-mask = Dvojitá maska: vzít { $tile }
yami-move-lift = Bidýlko z peří: přesunout { $tile }
yami-move-spring = Pramen klidu: tento dílek vyhoví každé hraně
yami-move-shell = Naslouchající mušle: každý ukáže kartu
yami-move-mirror = Měsíční zrcadlo: trumf tohoto kola je { $colour }
yami-move-show = Ukázat: { $card }
yami-move-discard = Odhodit: { $card }
yami-move-pawn = Postavit figurku na symbol { $symbol } (políčko { $cell })
yami-move-pass-pawn = Teď figurku nestavět
yami-move-pass-after = Nic nepřesouvat
yami-move-pass-window = Žádný zdroj nepoužít
yami-move-give-up = Navrhnout vzdání mise
yami-move-vote-yes = Vzdát se
yami-move-vote-no = Hrát dál

## What happened

yami-round = { $round }. kolo ze 7, trumf: { $trump }.
yami-round-no-trump = { $round }. kolo ze 7, bez trumfu.
yami-pawn-put = { $name } staví figurku na symbol { $symbol }.
yami-pawn-passed = { $name } zatím figurku nestaví.
yami-led = { $name } vynáší: { $card }.
yami-played = { $name } hraje: { $card }.
yami-cast = { $name } utrácí žeton kouzla a hraje: { $card }.
yami-automa-led = Automa vynáší: { $card }.
yami-automa-played = Automa hraje: { $card }.
yami-automa-refilled = Nová karta v přihrádce { $cell } na desce Automy: { $card }.
yami-won = { $name } získává zdvih: { $card }.
yami-automa-won = Automa získává zdvih: { $card }.
yami-nothing-won = Samé karty Nox: toto kolo žádný dílek nepřinese.
yami-took = Získaný dílek: { $tile }.
yami-mask = { $name } používá Dvojitou masku: { $tile }.
yami-placed = { $name } umisťuje { $tile } na políčko { $cell }.
yami-lifted = { $name } zvedá { $tile }: Bidýlko z peří.
yami-moved = { $name } přesouvá { $tile } na políčko { $cell }.
yami-fog = Mlha zmizela ({ $colour }): příští zdvih pokud možno začne touto barvou.
yami-whirlpool = Vír je zakrytý: každý hráč odhodí kartu.
yami-magic = Tým získává žeton kouzla.
yami-spring = { $name } používá Pramen klidu.
yami-shell = { $name } používá Naslouchající mušli.
yami-showed = { $name } ukazuje: { $card }.
yami-mirror = { $name } používá Měsíční zrcadlo, trumf: { $colour }.
yami-discarded = { $name } odhazuje: { $card }.
yami-discarded-unseen = { $name } odhazuje kartu.
yami-vote-opened = { $name } navrhuje misi vzdát.
yami-vote-failed = Mise pokračuje.
yami-completed = Mise splněna v { $round }. kole!
yami-completed-star = Mise splněna v { $round }. kole, s hvězdou!
yami-lost-broken = Mise se nezdařila: bylo porušeno omezení.
yami-lost-uncovered = Mise se nezdařila: po 7. kole nejsou všechny žetony obklopené.
yami-lost-without-room = Mise se nezdařila: pro dílek není místo.
yami-lost-without-cards = Mise se nezdařila: nikdo už nemá kartu.
yami-lost-given-up = Mise byla vzdána.

## Endings

yami-ending-completed = Všechny žetony mise jsou obklopené.
yami-ending-broken = Bylo porušeno omezení.
yami-ending-uncovered = Po 7. kole zůstala některá políčka volná.
yami-ending-without-room = Pro dílek se nenašlo místo.
yami-ending-without-cards = Nikdo už neměl kartu.
yami-ending-given-up = Tým se vzdal.

## Steps

yami-step-pawn = stavění figurek na symboly
yami-step-lead = vynesení do zdvihu
yami-step-follow = zahrání karty
yami-step-automa = výběr karty Automy
yami-step-window = použití zdrojů před zdvihem
yami-step-show = výběr karty k ukázání
yami-step-take = zisk dílku
yami-step-place = umístění dílku
yami-step-put = umístění zvednutého dílku
yami-step-after = přesunutí dílku po umístění
yami-step-discard = odhození karty kvůli víru
yami-step-vote = hlasování o vzdání mise
yami-step-over = konec mise

## Why not

yami-no-mission-over = Mise skončila.
yami-no-not-asked = Teď rozhoduje jiný hráč.
yami-no-only-give-up = Nejste na řadě; teď můžete jen navrhnout vzdání mise.
yami-no-lead-player-decides = Zdroje používá hráč s figurkou Kakapa.
yami-no-not-in-hand = Tuto kartu nemáte v ruce: { $card }.
yami-no-follow = Je třeba přiznat barvu: { $colour }.
yami-no-fog-colour = Mlha žádá vynést její barvu a takovou kartu máte.
yami-no-magic = Není žeton kouzla, který by šlo utratit.
yami-no-magic-needed = Tuto kartu lze zahrát i bez kouzla: { $card }.
yami-no-automa-deck = Balíček Automy je prázdný.
yami-no-automa-cell = V přihrádce { $cell } na desce Automy není karta.
yami-no-automa-fog = Mlha žádá vynést její barvu a Automa má takovou kartu odkrytou.
yami-no-automa-follow = Automa musí odkrytou kartou přiznat barvu: { $colour }.
yami-no-pass-pawn = Všichni ostatní pasovali: figurku teď musíte postavit vy.
yami-no-such-symbol = Tato mise nemá symbol { $symbol }.
yami-no-symbol-taken = Na symbolu { $symbol } už figurka stojí.
yami-no-tile-of-trick = Tento dílek žádná karta zdvihu nepřináší: { $tile }.
yami-no-outside = Dílek by přesáhl mřížku 12 × 12.
yami-no-on-token = Na políčku { $cell } leží žeton mise.
yami-no-on-tile = Na políčku { $cell } leží dílek ducha.
yami-no-such-turn = Tento dílek nemá natočení { $turn }: { $tile }.
yami-no-tile-on-board = Tento dílek na desce není: { $tile }.
yami-no-base = Tento zdroj není na žádném místě síly: { $base }.
yami-no-base-cell = Všechny přihrádky tohoto zdroje jsou plné: { $base }.
yami-no-power = Pro tento zdroj už není žeton síly: { $base }.
yami-no-base-use = Tento zdroj by teď k ničemu nebyl: { $base }.
yami-no-same-trump = Tato barva už trumfem je.
yami-no-shown-already = Tuto kartu už všichni vidí: { $card }.
yami-no-second-vote = V tomto kole se už hlasovalo.
yami-no-such-proposal = Navrhnout lze umístění dílku, nebo přesunutí dílku, který už leží.

## Impossible positions

yami-position-cell-taken = { $where }: na políčku { $cell } leží dvě věci, nebo tam jedna přesahuje mřížku.
yami-position-symbols = { $where }: symbolů hráčů je víc než { $number }.
yami-position-one-card = { $where }: ukazuje se jen jedna karta.
yami-position-no-automa = { $where }: Automa je jen u stolu pro dva.
yami-position-rounds = { $where }: zdvihů je víc, než jich v { $round }. kole může být.
yami-position-not-in-trick = { $where }: to ve zdvihu není.
yami-position-base-cells = { $where }: přihrádek má tento zdroj { $number }.
yami-position-tile = { $where }: dílek se na políčko { $cell } nevejde.
yami-position-covered = { $where }: zakrytý žeton by už na desce nebyl.
yami-position-no-symbol = { $where }: symbolů je na desce { $number }.
yami-position-no-ending = { $where }: u skončené mise musí být uvedeno, jak skončila.
yami-position-not-over = { $where }: mise ještě neskončila.
yami-position-no-trick = { $where }: chybí zdvih, který dílek přinesl.
yami-position-no-pawn = { $where }: tady figurku postavit nelze.
yami-position-no-tile = { $where }: takový dílek na desce není.
yami-position-discards = { $where }: odhazuje se aspoň jedna karta, a to před posledním kolem.
yami-position-discarding = { $where }: víc karet, než se má teď odhodit.
yami-position-asks-another = { $where }: v této pozici rozhoduje jiný hráč.
yami-position-nobody-asked = { $where }: na to nemá kdo odpovědět.
yami-position-no-vote = { $where }: hlasování musel někdo zahájit.
yami-position-follows = { $where }: tohle tu nenásleduje.

## The terminal

yami-table-title = { $mission } (mise { $number }), { $round }. kolo ze 7
yami-table-seat = místo { $seat }
yami-table-you = vy (místo { $seat })
yami-table-automa = Automa
yami-table-deck = { $number ->
    [one] { $number } karta v balíčku
    [few] { $number } karty v balíčku
   *[other] { $number } karet v balíčku
}
yami-table-trump = Trumf:
yami-table-no-trump = žádný
yami-table-fog = Mlha žádá vynést barvu: { $colours }
yami-table-winning = vyhrává
yami-table-to-move = je na řadě
yami-table-past = Určující karty dosavadních kol
yami-table-last = Poslední zdvih:
yami-table-power = { $number ->
    [one] zbývá { $number } žeton síly
    [few] zbývají { $number } žetony síly
   *[other] zbývá { $number } žetonů síly
}
yami-table-magic = { $number ->
    [one] získán { $number } žeton kouzla
    [few] získány { $number } žetony kouzla
   *[other] získáno { $number } žetonů kouzla
}
yami-table-closed = { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[other] { $number } karet
}
yami-table-at-hand = K umístění:
yami-table-broken = { $cell }: { $tile } porušuje omezení na žetonu { $token }
yami-table-uncovered = Nepokryto: { $cells }
