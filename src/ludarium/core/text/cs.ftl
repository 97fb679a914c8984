# The words of the core: what it refuses, and why.

no-such-move = „{ $text }“ není tah této hry.
no-such-move-number = { $move } není tah této hry: tahy se číslují od 0 a celkem jich je { $moves }.
no-such-seat = Místo { $seat } neexistuje: u tohoto stolu { $seats ->
    [one] je { $seats } místo
    [few] jsou { $seats } místa
   *[other] je { $seats } míst
}, počítáno od 0.
no-such-seat-count = Tato hra není pro { $seats ->
    [one] { $seats } hráče
    [few] { $seats } hráče
   *[other] { $seats } hráčů
}. Možné počty hráčů: { $counts }.
no-such-option = Volba stolu „{ $option }“ neexistuje. Známé volby: { $options }.
no-such-rules = Verze pravidel { $rules } neexistuje. Známé verze: { $known }.
no-such-choice = Volba „{ $option }“ nemá možnost „{ $choice }“. Známé možnosti: { $choices }.
no-such-game = Hra „{ $game }“ neexistuje. Nainstalované hry: { $games }.
not-a-game = Balíček uvedený jako „{ $name }“ neobsahuje žádnou hru.
no-such-bot = Bot „{ $bot }“ pro tuto hru neexistuje. Známí boti: { $bots }.
too-many-bots = Pro { $players ->
    [one] { $players } hráče
    [few] { $players } hráče
   *[other] { $players } hráčů
} { $bots ->
    [one] byl uveden { $bots } bot
    [few] byli uvedeni { $bots } boti
   *[other] bylo uvedeno { $bots } botů
}.
no-such-language = Jazyk „{ $language }“ neexistuje. Známé jazyky: { $languages }.
nothing-to-undo = Není co vzít zpět: mezitím se něco odhalilo, nebo hra postoupila dál.
nothing-to-propose = Teď není co navrhovat.
proposal-too-long = Návrh má jeden nebo dva tahy, nejvýše { $most }.
position-malformed = Pozice je zapsána chybně ({ $where }): { $what }.
not-in-turn = Teď nejste na tahu.
not-now = Teď je na řadě jiný krok: { $step }.
forbidden-now = Pravidla to teď nedovolují.
position-no-such-frame = { $where }: krok „{ $name }“ tato hra nemá.
position-no-such-seat = { $where }: místo { $seat } neexistuje.
position-not-in-use = { $where }: { $name } se u tohoto stolu nepoužívá.
position-twice = { $where }: { $name } už leží jinde ({ $other }).
position-too-many = { $where }: { $name } – ve hře jich je jen { $number }.
position-missing = { $where }: { $name } nikde neleží.
no-campaign-of-game = Tato hra nepatří do žádné kampaně: nic do ní nelze předat.
carried-malformed = Co kampaň předává, je chybně zapsáno ({ $where }): { $what }.
no-such-campaign = Kampaň „{ $campaign }“ neexistuje. Nainstalované: { $campaigns }.
not-a-campaign = Balíček „{ $name }“ žádnou kampaň nenabízí.
campaign-no-chapter = Teď není co hrát: nejdřív je třeba něco zvolit.
campaign-chapter-runs = Jedna partie kampaně se právě hraje. Nejdřív ji dohrajte.
campaign-chapter-over = Partie ({ $where }) skončila, ale není v kampani zapsána.
campaign-over = Kampaň skončila.
campaign-last-player = Někdo musí zůstat: bez hráčů by kampaň nikomu nepatřila.
campaign-other-chapter = Toto není { $chapter }. partie kampaně: liší se { $where }.
campaign-no-such-line = Řádek { $line } neexistuje: kampaň má řádků { $lines }, počítáno od 0.
campaign-line = Na řádku { $where } kampaň nemohla pokračovat takto.
campaign-playing = V rozehrané partii ({ $where }) nelze pokračovat.
campaign-outcome = Co partie předala zpět ({ $where }), neodpovídá jejím tahům.
campaign-forked = Kampaň se neodvětvila tam, kde uvádí ({ $where }).
no-such-sealed = Zapečetěný text „{ $name }“ neexistuje.
no-such-page = Stránku „{ $name }“ tu přečíst nejde.
record-not-text = Záznam není text v kódování UTF-8 (řádek { $line }).
record-not-json = Záznam není JSON (řádek { $line }).
record-malformed = Záznam je sestaven chybně ({ $where }): { $what }.
record-layout = Záznam se odchyluje od předepsané podoby (řádek { $line }).
record-not-hexadecimal = V záznamu nejsou jen šestnáctkové číslice ({ $where }).
record-commitment = Tajemství neodpovídá závazku učiněnému před hrou ({ $where }).
record-secret-kept = Server dosud neodhalil své tajemství ({ $where }), proto hru nelze přehrát.
record-other-rules = Hra se hrála podle pravidel ve verzi { $rules } ({ $where }), tento program zná verzi { $known }.
record-start = Hra nemůže začít tak, jak uvádí záznam ({ $where }).
record-start-not-from-seed = Začátek hry neodpovídá jejímu semínku ({ $where }).
record-move = Tah „{ $move }“ ({ $where }) není dovolený.
record-header = Hlavička byla změněna: její otisk ({ $where }) nesouhlasí.
record-news = Důsledky tahu ({ $where }) nejsou ty, které plynou z pravidel.
record-digest = Otisk ({ $where }) nesouhlasí: tento řádek byl změněn.
record-result = Výsledek ({ $where }) není ten, ke kterému vedou tyto tahy.
scenario-not-toml = Scénář není TOML: { $what }.
scenario-malformed = Scénář je sestaven chybně ({ $where }): { $what }.
scenario-when = Řádek „{ $text }“ neuvádí místo a tah, jako například „1: pass“.
scenario-seat = U tohoto stolu není místo „{ $seat }“: místa se počítají od 0 a celkem jich je { $seats }.
scenario-watcher = U tohoto stolu není místo „{ $seat }“: místa se počítají od 0 a celkem jich je { $seats }; uvést lze i „spectator“.
scenario-empty-result = Prázdná tabulka nic neříká ({ $where }): napište, co má výsledek obsahovat, anebo true či false.
scenario-compose-none = V této hře nelze zapsat více tahů jedním řádkem: uveďte je jeden po druhém.
scenario-compose-several = To lze zahrát více způsoby; připište jeden z nich: { $ways }.
scenario-differs-value = očekáváno { $expected }, nalezeno { $found }.
scenario-differs-nothing = očekáváno { $expected }, ale nic tam není.
scenario-differs-seen = „{ $name }“ je vidět.
scenario-differs-refused = tah „{ $move }“ je odmítnut.
scenario-differs-legal = tah „{ $move }“ je povolený.
scenario-differs-not-legal = není povoleno: { $moves }.
scenario-differs-legal-too = povoleno, ale neuvedeno: { $moves }.
scenario-differs-changed = tah „{ $move }“ je odmítnut, ale změnil hru.
scenario-differs-clause = tah „{ $move }“ je odmítnut podle bodu { $found }, nikoli { $expected }.
scenario-differs-code = tah „{ $move }“ je odmítnut s kódem { $found }, nikoli { $expected }.
scenario-differs-mistyped = „{ $move }“ není tah žádného místa u tohoto stolu. Je-li chyba záměrná, připište code = "{ $code }".
scenario-differs-no-clause = pravidla nemají bod { $clause }.
scenario-differs-present = „{ $path }“ má chybět, ale je tam { $found }.
scenario-differs-no-path = „{ $path }“ nikam nevede.
scenario-differs-number = „{ $path }“ má mít tento počet prvků: { $expected }, má však: { $number } ({ $found }).
scenario-differs-event = nestalo se: { $event }. Co se stalo: { $happened }
scenario-differs-no-event = stalo se: { $event }.
scenario-differs-over = hra skončila: { $found }.
scenario-differs-not-over = hra neskončila.
scenario-differs-impossible = { $answer } teď padnout nemůže. Možné je: { $possible }.
scenario-differs-unused = zůstalo nevyužito: { $left }.
scenario-differs-deck = jako další nelze dobrat: { $left }.
record-game = Záznam patří ke hře, která tu není ({ $where }).
record-two-seeds = Záznam uvádí zároveň prostý klíč ({ $where }) i závazek: semínko mohlo vzniknout jen z jednoho z nich.
