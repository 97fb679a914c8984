# The words of the command line.

cli-about = Moderní deskové hry s poctivými boty. Každou hru lze znovu přehrát a ověřit.
cli-overview =
    Ludarium: dům moderních deskových her.

      ludarium                                     otevře Ludarium v prohlížeči
      ludarium games                               co se dá hrát
      ludarium play ruins                          vy proti dvěma botům
      ludarium play ruins --seats me,me,bot        dva lidé u jedné klávesnice
      ludarium rules ruins --search torch          najít něco v pravidlech
      ludarium simulate ruins --games 1000         nechat hrát boty a počítat
      ludarium replay game.json                    znovu si projít uloženou hru
      ludarium verify game.json                    ověřit, že je záznam poctivý
      ludarium campaign new kingdom.json yami      začít kampaň
      ludarium backup monday.db                    zkopírovat vše, co server uchovává

    Každý příkaz vysvětlí přepínač --help. Jazyky: --lang en, ru nebo cs.
cli-version-compiled = ludarium { $version } (kompilované jádro)
cli-version-interpreted = ludarium { $version } (interpretované jádro)
cli-version-help = ukázat verzi a to, jak jádro běží

## What commands do

cli-games-about = Vypsat nainstalované hry a volby jejich stolů.
cli-games-examples =
    Příklad:
      ludarium games
cli-rules-about = Ukázat pravidla hry, jeden jejich bod, nebo jak je pokrývají testy.
cli-rules-examples =
    Příklady:
      ludarium rules ruins
      ludarium rules ruins RU-041
      ludarium rules ruins --search torch
      ludarium rules ruins --coverage --tests tests
cli-play-about = Zahrát si v terminálu proti botům nebo s dalšími lidmi u téže klávesnice.
cli-play-examples =
    Příklady:
      ludarium play ruins
      ludarium play ruins --seats me,bot,bot:random --option market=dear
      ludarium play ruins --seats me,me --save evening.json

    Je-li v souboru nedohraná hra, bude se v ní pokračovat.
cli-replay-about = Projít zaznamenanou hru tah po tahu, dopředu i zpět.
cli-replay-examples =
    Příklady:
      ludarium replay evening.json
      ludarium replay evening.json --seat 1
      ludarium replay evening.json --plain
cli-simulate-about = Nechat boty odehrát mnoho her a spočítat, co se stalo.
cli-simulate-examples =
    Příklady:
      ludarium simulate ruins --players 4 --games 1000
      ludarium simulate ruins --players 2 --bots random,greedy
      ludarium simulate ruins --games 100 --json
cli-verify-about = Přehrát záznamy a ověřit každý jejich bajt.
cli-verify-examples =
    Příklad:
      ludarium verify evening.json
cli-campaign-about = Hrát kampaň: řadu partií uloženou v jednom souboru.
cli-campaign-examples =
    Příklady:
      ludarium campaign new kingdom.json yami --seats me,bot,bot
      ludarium campaign play kingdom.json
      ludarium campaign show kingdom.json
cli-campaign-new-about = Začít kampaň, nebo ji odvětvit od jiné.
cli-campaign-new-examples =
    Příklady:
      ludarium campaign new kingdom.json yami --option sheet=harder
      ludarium campaign new again.json --from kingdom.json --line 12
cli-campaign-show-about = Ukázat řádek po řádku, co se v kampani stalo a kde stojí.
cli-campaign-show-examples =
    Příklad:
      ludarium campaign show kingdom.json
cli-campaign-play-about = Hrát dál tam, kde kampaň stojí; vše se průběžně ukládá.
cli-campaign-play-examples =
    Příklady:
      ludarium campaign play kingdom.json
      ludarium campaign play kingdom.json --seats me,me,-,bot
cli-campaign-verify-about = Přehrát kampaň se všemi partiemi a ověřit každý bajt.
cli-campaign-verify-examples =
    Příklad:
      ludarium campaign verify kingdom.json
cli-scenario-about = Spustit scénáře: z pozice zahrát tahy a ověřit, co pak platí.
cli-scenario-examples =
    Příklad:
      ludarium scenario skip.toml draw.toml
cli-position-about = Zapsat, nakreslit a prověřit celé pozice ve formátu JSON.
cli-position-examples =
    Příklady:
      ludarium position new ruins --players 3 > start.json
      ludarium position show start.json --seat 0
cli-position-new-about = Vypsat pozici na začátku hry.
cli-position-new-examples =
    Příklad:
      ludarium position new ruins --players 3 --seed 7
cli-position-show-about = Nakreslit pozici tak, jak je vidět z místa; co v ní chybí, doplní semínko.
cli-position-show-examples =
    Příklady:
      ludarium position show start.json --seat 0
      ludarium position new ruins | ludarium position show -
cli-position-check-about = Říct, zda je pozice přípustná, a pokud ne, kde je chyba.
cli-position-check-examples =
    Příklad:
      ludarium position check start.json
cli-position-schema-about = Vypsat JSON Schema pozic dané hry.
cli-position-schema-examples =
    Příklad:
      ludarium position schema ruins
cli-backup-about = Zkopírovat vše, co server uchovává, do jednoho souboru, i když se právě hraje.
cli-backup-examples =
    Příklady:
      ludarium backup monday.db
      ludarium backup monday.db --force
cli-restore-about = Vrátit zálohu na místo databáze; dosavadní databáze zůstane uložena vedle.
cli-restore-examples =
    Příklad:
      ludarium restore monday.db

## Arguments

cli-arg-usage = použití:{ " " }
cli-arg-positional = argumenty
cli-arg-options = přepínače
cli-arg-commands = příkazy
cli-arg-actions = činnosti
cli-arg-help = ukázat tuto nápovědu a skončit
cli-arg-argument = v argumentu %(argument_name)s: %(message)s
cli-arg-expected-one = chybí hodnota
cli-arg-expected-some = je třeba aspoň jedna hodnota
cli-arg-unknown = neznámý argument: %s
cli-arg-required = ještě chybí: %s
cli-arg-choice = %(value)r není na výběr; možnosti: %(choices)s
cli-arg-no-value = hodnota %r sem nepatří
cli-arg-lang = jazyk všech textů
cli-arg-game = označení hry, například ruins
cli-arg-clause = označení bodu pravidel, například RU-041
cli-arg-search = jen body s tímto slovem
cli-arg-coverage = spočítat body, na které se odvolávají testy
cli-arg-pending = jen body, které tato verze ještě neumí
cli-arg-tests = složka s testy (výchozí: tests)
cli-arg-seats = kdo kde sedí: me (vy), bot nebo bot podle jména (výchozí: vy a dva boti)
cli-arg-option = volba stolu, například market=dear; lze uvést vícekrát
cli-arg-seed = číslo, které určí veškerou náhodu; stejné semínko dá stejnou hru
cli-arg-save = soubor pro záznam hry
cli-arg-record = soubor se záznamem
cli-arg-records = soubory se záznamy
cli-arg-scenarios = soubory se scénáři (TOML)
cli-arg-position = soubor s pozicí (JSON); - je standardní vstup
cli-arg-seat = dívat se z tohoto místa, počítáno od 0: Hráč č. 1 je místo 0 (výchozí: divák)
cli-arg-plain = vypsat celý průběh hry a skončit
cli-arg-players = počet hráčů (výchozí: největší stůl)
cli-arg-games = počet her (výchozí: 1000)
cli-arg-bots = boti podle míst; poslední obsadí všechna zbývající (výchozí: random)
cli-arg-json = vypsat jeden objekt JSON a nic dalšího
cli-arg-file-of-campaign = soubor s kampaní
cli-arg-game-of-campaign = hra, jejíž kampaň začíná
cli-arg-branch-from = soubor s kampaní, od které se odvětví
cli-arg-branch-line = kolik jejích řádků je společných; bez udání všechny
cli-arg-seats-of-campaign = kdo hraje dál: me, bot nebo bot:JMÉNO pro každé místo, - pro prázdné
cli-metavar-command = PŘÍKAZ
cli-metavar-action = ČINNOST
cli-metavar-game = HRA
cli-metavar-clause = BOD
cli-metavar-word = SLOVO
cli-metavar-folder = SLOŽKA
cli-metavar-seats = MÍSTA
cli-metavar-option = JMÉNO=MOŽNOST
cli-metavar-number = ČÍSLO
cli-metavar-file = SOUBOR
cli-metavar-bots = BOTI
cli-usage-wrong = Takhle to nejde: { $what }. Viz „{ $command } --help“.
cli-not-a-number = „{ $text }“ není celé číslo
cli-too-small = číslo musí být nejméně { $least }
cli-not-a-choice = „{ $text }“ není jméno a možnost jako například market=dear

## What cannot be used

cli-file-missing = Soubor { $file } neexistuje.
cli-folder-missing = Složka { $folder } neexistuje.
cli-file-folder = { $file } je složka, ne soubor.
cli-file-forbidden = Soubor { $file } nelze otevřít: chybí oprávnění.
cli-file-unusable = Soubor { $file } nelze použít: { $what }.
cli-file-not-text = { $file } není text v kódování UTF-8: chyba v bajtu { $byte }.
cli-file-not-json = { $file } není JSON: řádek { $line } nelze přečíst.
cli-file-no-object = V souboru { $file } je JSON, ale není to objekt.
cli-no-such-clause = Pravidla hry { $game } nemají bod „{ $clause }“.
cli-no-tests = Složka { $folder } s testy neexistuje; uveďte ji přepínačem --tests.
cli-tests-unreadable = Testy ve složce { $folder } nelze přečíst: { $what }.
cli-no-such-player = „{ $player }“ si ke stolu sednout nemůže. Možnosti: { $players }.
cli-save-other-game = V souboru { $file } už je jiná hra; zvolte jiný soubor.
cli-save-finished = V souboru { $file } je dohraná hra; podívejte se na ni příkazem „ludarium replay“, nebo zvolte jiný soubor.
cli-position-no-game = V souboru { $file } není řečeno, které hře pozice patří: chybí pole „game“.

## Numbers

cli-decimal = { $whole },{ $tenths }
cli-percent = { $number } %
cli-count = { $number }

## Games and rules

cli-games-facts = Počet hráčů: { $least }–{ $most } · { $minutes } min · od { $age } let
cli-games-bots = Boti: { $bots }
cli-games-options = Volby stolu (--option JMÉNO=MOŽNOST):
cli-games-default = { $choice } (výchozí)
cli-rules-not-found = V žádném bodě není slovo „{ $word }“.
cli-rules-cited = { $number ->
    [0] Žádný test se na něj neodvolává.
    [one] Odvolává se na něj { $number } test:
    [few] Odvolávají se na něj { $number } testy:
   *[other] Odvolává se na něj { $number } testů:
}
cli-rules-coverage = body s testy: { $cited } z { $clauses }
cli-rules-pending = zatím chybí, { $what }: { $clauses }
cli-rules-nothing-pending = Tato verze umí všechny body pravidel.

## Playing

cli-name-person = Hráč č. { $seat }
cli-name-bot = Bot č. { $seat }
cli-play-prompt = { $name }, vaše volba (? je nápověda):{ " " }
cli-play-hand-over = { $name }, převezměte klávesnici a stiskněte Enter, až se nikdo nebude dívat.{ " " }
cli-play-help =
    Číslo vybere možnost; lze napsat i samotný tah, například „pass“.
      Enter      nakreslit stůl znovu
      u          vzít poslední tah zpět
      why TAH    které pravidlo tah zakazuje
      hint       co by udělal bot
      rules BOD  bod pravidel, například „rules RU-052“; bez čísla všechny
      log        vše, co se stalo
      q          odejít ze hry
cli-play-no-such-number = Zvolte číslo od 1 do { $most }, nebo napište ? a uvidíte nápovědu.
cli-play-undone = Tah byl vzat zpět.
cli-play-why-what = Uveďte tah, například „why pass“.
cli-play-allowed = Tah „{ $move }“ je teď dovolený.
cli-play-hint = Bot „{ $bot }“ by zvolil: { $words } ({ $move }).
cli-play-no-log = Zatím se nic nestalo.
cli-play-leave-saved = Odejít? Hra zůstane uložena v souboru { $file } a stejný příkaz v ní bude pokračovat. (a/n)
cli-play-leave-lost = Odejít? Hra není uložena a ztratí se. (a/n)
cli-yes = a ano y yes
cli-play-input-ended = Vstup skončil dřív než hra.
cli-play-resumed = Pokračuje hra ze souboru { $file }, { $moves ->
    [0] zatím bez tahů
    [one] zatím { $moves } tah
    [few] zatím { $moves } tahy
   *[other] zatím { $moves } tahů
}.
cli-play-saved = Záznam je v souboru { $file }.
cli-play-not-saved = Hra není uložena; příští uchová přepínač --save SOUBOR.
cli-result-winners = Vítězství: { $winners }.
cli-result-nobody = Nikdo nevyhrál.
cli-result-scores = Body: { $scores }.
cli-result-score = { $name } – { $score }

## Looking back

cli-replay-prompt = Tah { $at } z { $moves } (Enter vpřed, b zpět, číslo, q):{ " " }
cli-replay-help = Enter nebo n jde vpřed, b nebo p zpět, číslo od 0 do { $moves } skočí na ten tah, q skončí.
cli-replay-no-such-move = Jsou jen tahy od 0 do { $moves }.
cli-replay-start = Hra začíná.
cli-replay-move = { $name } volí: { $words } ({ $move }).
cli-replay-unseen = { $name } rozhoduje o něčem, co odsud zatím není vidět.
cli-replay-unfinished = Záznam končí dřív než hra.
cli-verify-fine = { $file }: v pořádku: { $what }.
cli-verify-fails = { $file }: chyba: { $why }
cli-verify-moves = { $moves ->
    [0] žádné tahy
    [one] přehrán { $moves } tah
    [few] přehrány { $moves } tahy
   *[other] přehráno { $moves } tahů
}
cli-verify-unfinished = hra není dohraná
cli-verify-result = výsledek souhlasí ({ $winners })
cli-verify-commitment = semínko odpovídá závazku
cli-verify-plain-seed = semínko je veřejné, bez závazku

## Kampaně

cli-campaign-made = Kampaň je v souboru { $file }. Dál: ludarium campaign play { $file }
cli-campaign-branched = Větev je v souboru { $file }; s původní kampaní má společných řádků: { $lines }.
cli-campaign-exists = Soubor { $file } už existuje a kampaň by ho přepsala; zvolte jiný.
cli-campaign-which = Uveďte hru, nebo pomocí --from kampaň, od které se má odvětvit.
cli-campaign-too-few = Teď je hráčů málo; pomocí --seats uveďte, kdo hraje.
cli-campaign-nobody = nikdo
cli-campaign-seat = místo { $seat }: { $name }
cli-campaign-begins = Začíná { $number }. partie.
cli-campaign-playing = Hraje se { $number }. partie.
cli-campaign-ended = Partie skončila.
cli-campaign-given-up = Partie byla vzdána.
cli-campaign-right = přehráno: řádků { $lines }, partií { $chapters }

## Scenarios and positions

cli-scenario-fine = { $file }: v pořádku: { $title }
cli-scenario-differs = { $file }: { $number ->
    [one] { $number } rozdíl
    [few] { $number } rozdíly
   *[other] { $number } rozdílů
}: { $title }
cli-scenario-unreadable = { $file }: nelze spustit: { $why }
cli-scenario-crashed = { $file }: program selhal: { $what }
cli-position-possible = { $file }: přípustná pozice hry { $name }.
cli-position-impossible = { $file }: nepřípustná pozice: { $why }

## Simulating

cli-simulate-title = { $name }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}
cli-simulate-seat = Místo
cli-simulate-bot = Jméno bota
cli-simulate-chairs = Místa
cli-simulate-wins = Výhry
cli-simulate-ending = Zakončení
cli-simulate-games = Hry
cli-simulate-share = Podíl
cli-simulate-per-chair = Na místo
cli-simulate-speed = Rychlost
cli-simulate-speed-is = her za sekundu: { $games }, rozhodnutí za sekundu: { $decisions } (celkem { $seconds } s)
cli-simulate-length = Délka
cli-simulate-length-is = { $shortest } až { $longest } rozhodnutí, průměrně { $mean }
cli-simulate-score = Body
cli-simulate-score-is = průměrně { $mean }, směrodatná odchylka { $spread }
cli-arg-host = adresa, na které naslouchat; 0.0.0.0 pustí i ostatní
cli-arg-port = port; bez zadání libovolný volný
cli-arg-db = databáze; bez zadání soubor SQLite ve vaší složce s daty
cli-arg-no-open = neotevírat prohlížeč
cli-arg-workers = počet procesů serveru
cli-metavar-host = ADRESA
cli-arg-public-url = adresa, kterou otevírají ostatní, liší-li se od adresy tohoto počítače
cli-arg-backup = soubor se zálohou
cli-arg-force = přepsat existující soubor
cli-metavar-url = ADRESA_URL

## Backups

cli-backup-done = { $file }: zkopírováno a zkontrolováno: { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
    [many] { $tables } stolu
   *[other] { $tables } stolů
}.
cli-restore-done = { $file }: obnoveno: { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
    [many] { $tables } stolu
   *[other] { $tables } stolů
}.
cli-restore-aside = Dosavadní databáze je uložena v souboru { $file }.
