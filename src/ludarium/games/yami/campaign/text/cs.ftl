# Kampaň hry Yami: list výpravy, volby a co se děje mezi misemi.

yami_campaign-name = Yami: kampaň
yami_campaign-about = Dvaadvacet misí napříč královstvím, dokud nepadne Lichen, nebo nenastane úplněk.
yami_campaign-step-prepare = příprava mise
yami_campaign-move-mission = Zvolit misi „{ $mission }“
yami_campaign-move-base = { $placed ->
    [yes] Vzít zpět: { $base }
   *[no] Položit na místo síly: { $base }
}
yami_campaign-move-begin = Začít misi

yami_campaign-letter =
    Stateční dobrodruzi! Jsem Kakapo, král tohoto lesa, jeho jezera a všeho, co mezi nimi bzučí. Možná jste o mně slyšeli. Zajisté jste o mně slyšeli.

    Liána Holo roste tam, kam ji nikdo nezval, a za ní sedí Lichen, který vůbec nespěchá. Moji duchové vám pomohou, když obklopíte, co je nemocné, a nepromluvíte přitom ani slovo. Snadno se leknou; já ostatně také.

    Přijďte do výcvikového tábora. Budu sledovat každý váš krok, z větve.

    Kakapo, král

yami_campaign-option-sheet = Mapa království
yami_campaign-choice-normal = běžná
yami_campaign-choice-harder = těžší
yami_campaign-option-first = Začínající hráč
yami_campaign-choice-random = losem
yami_campaign-choice-rotate = všichni po řadě
yami_campaign-option-mode = Režim
yami_campaign-choice-day = denní
yami_campaign-choice-night = noční
yami_campaign-option-teaching = Odkryté karty, na zaučení
yami_campaign-choice-off = ne
yami_campaign-choice-on = ano
yami_campaign-option-talk = Při umisťování dílku
yami_campaign-choice-proposals = jen návrhy
yami_campaign-choice-free = volný chat, na čestné slovo
yami_campaign-option-agreement = Umístění čeká na souhlas
yami_campaign-choice-none = ne
yami_campaign-choice-30 = nejvýše 30 sekund
yami_campaign-choice-60 = nejvýše minutu
yami_campaign-choice-120 = nejvýše dvě minuty

yami_campaign-chosen = Příští mise: { $number }, „{ $mission }“.
yami_campaign-begun = Začíná mise { $number }, „{ $mission }“.
yami_campaign-marked = Měsíční stezka: políčko { $division } z { $divisions }.
yami_campaign-completed = Mise { $number }, „{ $mission }“, je splněna.
yami_campaign-failed = Mise { $number }, „{ $mission }“, se nezdařila.
yami_campaign-star = Hvězda za misi { $number }.
yami_campaign-got-power = Získáváte { $number ->
    [one] žeton síly
    [few] { $number } žetony síly
   *[other] { $number } žetonů síly
}. Celkem: { $all }.
yami_campaign-got-site = Přibylo vám místo síly. Celkem: { $all }.
yami_campaign-got-vine = Liána Holo je očištěna (celkem: { $all }): mise 22 bude snazší.
yami_campaign-opened = Otevíráte obálku: { $envelope }.
yami_campaign-final-night = Je úplněk. Zbývá jediný pokus o misi 22.
yami_campaign-won = Kampaň je vyhrána a máte { $stars ->
    [one] { $stars } hvězdu
    [few] { $stars } hvězdy
   *[other] { $stars } hvězd
}. Vaše hodnost: { $rank }.
yami_campaign-lost = Poslední noc skončila a kampaň je prohrána.
yami_campaign-ending-won = Lichen je poražen.
yami_campaign-ending-lost = Království zůstává ve tmě.

yami_campaign-envelope-white-a = bílá A
yami_campaign-envelope-white-b = bílá B
yami_campaign-envelope-white-c = bílá C
yami_campaign-envelope-white-d = bílá D
yami_campaign-envelope-white-e = bílá E
yami_campaign-envelope-black-crescent = černá se srpkem
yami_campaign-envelope-black-first-quarter = černá s první čtvrtí
yami_campaign-envelope-black-gibbous = černá s dorůstajícím měsícem
yami_campaign-envelope-black-full-moon = černá s úplňkem
yami_campaign-envelope-red = červená

yami_campaign-no-mission = Nejdřív zvolte misi.
yami_campaign-chosen-already = Mise { $number } už je zvolena.
yami_campaign-completed-already = Mise { $number } už je splněna; v této kampani se znovu nehraje.
yami_campaign-tutorial-first = Nejdřív mise 1 a 2, v tomto pořadí.
yami_campaign-only-last = Je úplněk: zbývá jen mise 22.
yami_campaign-not-linked = Mise { $number } nesousedí s žádnou splněnou misí.
yami_campaign-no-base = Zdroj síly z obálky { $letter } ještě nemáte.
yami_campaign-no-site = { $sites ->
    [0] Ještě nemáte žádné místo síly.
   *[other] Na všech místech síly už zdroj leží (celkem: { $sites }).
}
yami_campaign-impossible = K takovému listu žádná kampaň nevede: viz { $where }.

yami_campaign-drawn-track = Měsíční stezka: { $marked } z { $divisions }
yami_campaign-drawn-missions = Splněné mise: { $missions }
yami_campaign-drawn-none = žádné
yami_campaign-drawn-stars = Hvězdy: { $stars }
yami_campaign-drawn-power = Žetony síly: { $power }; místa síly: { $sites }; očištěné liány: { $vines }
yami_campaign-drawn-bases = Na místech síly: { $bases }
yami_campaign-drawn-next = Příští mise: { $number }, „{ $mission }“
yami_campaign-drawn-open = Můžete hrát: { $missions }
yami_campaign-drawn-night = Poslední noc: jediný pokus o misi 22.
yami_campaign-drawn-rank = Hodnost: { $rank }
