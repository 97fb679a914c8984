# The words of the page.

web-title = Ludarium: pět skvělých her, jeden tichý stůl
web-loading = Načítání…
web-close = Zavřít
web-yes = Ano
web-no = Ne
web-you = Vy
web-change = Změnit
web-home = Domů
web-try-again = Zkusit znovu
web-menu = Nabídka
web-language = Jazyk
web-theme-light = Světlý vzhled
web-theme-dark = Tmavý vzhled
web-sound = Zvuk
web-sound-on = Zvuk je zapnutý
web-sound-off = Zvuk je vypnutý
web-notify-on = Upozornění jsou zapnutá
web-notify-off = Upozornit, když jsem na tahu
web-keys = Klávesy: šipky mezi prvky, Enter vybrat, Esc zrušit výběr, U vzít zpět, H rada, M tahy, L průběh, / najít tah.

## Home

web-nav = Hlavní nabídka
web-nav-games = Hry
web-nav-tables = Moje stoly
web-nav-replays = Záznamy
web-nav-learn = Jak hrát
web-headline-1 = Pět skvělých her.
web-headline-2 = Jeden tichý stůl.
web-lead = Hrajte v prohlížeči s přáteli nebo s boty. Bez registrace a bez instalace. Pošlete odkaz a začněte.
web-play-now = Hrát hned proti botům
web-create-table = Založit stůl a poslat odkaz
web-play-settings = { $game }, { $bots ->
    [0] bez soupeřů
    [one] { $bots } bot, úroveň: { $level }
    [few] { $bots } boti, úroveň: { $level }
   *[other] { $bots } botů, úroveň: { $level }
}
web-game = Hra
web-opponents = Soupeři
web-level = Úroveň
web-play = Hrát
web-being-built = připravuje se
web-learn-in-five = Naučit se za pět minut
web-minutes = { $minutes } min
web-daily = Výzva dne
web-daily-title = { $game }: výzva dne
web-daily-note = Všichni mají stejné hody a každému se počítá jen jeden výsledek.
web-daily-play = Zahrát dnešní výzvu
web-daily-resume = Pokračovat v dnešní výzvě
web-daily-look = Prohlédnout si svou hru
web-daily-results = Nejlepší výsledky dne
web-daily-share = Zkopírovat můj výsledek
web-daily-share-text = { $game }, výzva dne { $day }: { $score }, { $place }. místo z { $count }.
web-guest-choose = Host · zvolit jméno
web-guest-rename = Změnit jméno
web-guest-label = Jak vám mají ostatní říkat?
web-guest-save = Uložit
web-guest-note = Účet není potřeba: tento prohlížeč si vás zapamatuje.
web-join-code = Kód stolu nebo odkaz
web-join = Připojit se
web-join-unknown = Takový stůl neexistuje. Zkontrolujte kód.
web-watch = Sledovat hru
web-watch-none = Právě nikdo nehraje veřejně.
web-open-record = Otevřít uložený záznam
web-count-bots = { $bots ->
    [one] { $bots } bot
    [few] { $bots } boti
   *[other] { $bots } botů
}
web-count-open = { $open ->
    [one] { $open } volné místo
    [few] { $open } volná místa
   *[other] { $open } volných míst
}
web-tables-none = Nemáte žádný otevřený stůl. Začněte hru proti botům nebo pošlete odkaz přátelům.
web-table-lobby = Čeká se na začátek
web-table-your-turn = Jste na tahu · pokračovat
web-table-waits = Na tahu: { $name }
web-table-resume = Pokračovat

## Bots and seats

web-bot-random = bezstarostný
web-bot-greedy = bystrý
web-bot-planner = hloubavý
web-bot-partner = týmový
web-seat-bot = Bot · { $level }
web-seat-bot-number = Bot { $number } · { $level }
web-seat-open = Volné místo
web-seats = Místa
web-seat-turn = na tahu
web-choosing = vybírá…
web-seat-ready = má hotovo
web-stand-in = hraje bot
web-seat-front = Zobrazit zblízka: { $name }
web-hurry = čas se krátí
web-away = bez spojení

## Lobby

web-new-table = Nový stůl
web-bots = Boti
web-bots-note = obsadí volná místa
web-clock = Časový limit
web-clock-note-none = bez omezení
web-clock-note-game = na celou hru pro každého
web-clock-note-turn = na každý tah
web-clock-none = Žádný
web-clock-game-300 = 5 min
web-clock-game-900 = 15 min
web-clock-turn-259200 = 3 dny
web-clock-days = { $count } d
web-undo-rule = Vracení tahů
web-undo-free = Volné
web-undo-free-note = dokud se nikdo nedozví nic nového
web-undo-consent = Se souhlasem
web-undo-consent-note = ostatní musí souhlasit
web-undo-off = Vypnuté
web-undo-off-note = co je zahráno, platí
web-who-joins = Kdo se může přidat
web-join-link = S odkazem
web-join-anyone = Kdokoli
web-join-link-note = jen ten, kdo má odkaz
web-join-anyone-note = stůl vidí všichni
web-pace = Boti hrají
web-pace-note = tak, aby se hra dala sledovat, nebo okamžitě
web-pace-human = Pomalu
web-pace-instant = Okamžitě
web-more-settings = Další nastavení
web-fair = Poctivé míchání
web-fair-note = každý hráč přidá své tajemství
web-fair-always = vždy
web-lobby-full = Všechna místa jsou obsazená. Můžete začít.
web-lobby-open = { $seated ->
    [0] Zatím nikdo nesedí.
    [one] Obsazeno je { $seated } místo.
    [few] Obsazena jsou { $seated } místa.
   *[other] Obsazeno je { $seated } míst.
} { $open ->
    [one] Volné zbývá { $open }: počkejte na přítele, nebo posaďte bota.
    [few] Volná zbývají { $open }: počkejte na přátele, nebo posaďte boty.
   *[other] Volných zbývá { $open }: počkejte na přátele, nebo posaďte boty.
}
web-lobby-invited = Čeká se na ty, kdo hráli: { $names }.
web-lobby-host = Hru zahájí hostitel
web-start = Začít hru
web-start-bots = { $open ->
    [one] Začít s botem na volném místě
    [few] Začít s boty na { $open } volných místech
   *[other] Začít s boty na { $open } volných místech
}
web-sit = Posadit se
web-sit-here = Sednout si sem
web-add-bot = Posadit bota
web-remove-bot = Odebrat bota
web-invited = místo vyhrazeno
web-free-seat = Uvolnit místo
web-send-link = pošlete odkaz
web-ready = u stolu
web-host-ready = hostitel
web-watch-only = Jen sledovat
web-leave = Odejít od stolu
web-table-link = Odkaz na tento stůl
web-link-note = Naskenujte kód, nebo pošlete odkaz:
web-link-qr = Odkaz jako QR kód
web-link-local = Server je přístupný jen z tohoto počítače, takže přátelům by odkaz nefungoval. Chcete-li pustit všechny ve vaší síti, spusťte ho takto:
web-copy-link = Kopírovat odkaz
web-copied = Zkopírováno
web-send = Poslat

## Table

web-online = Připojeno
web-offline = Nepřipojeno
web-dock = Vaše možnosti
web-drawer = Průběh, chat, pravidla, tahy
web-unread = je tu něco nového
web-log = Průběh
web-chat = Chat
web-rules = Pravidla
web-moves = Tahy
web-log-empty = Zatím se nic nestalo.
web-since = Co se stalo ve vaší nepřítomnosti
web-since-go-on = Pokračovat
web-now = teď
web-your-turn = Jste na tahu
web-your-turn-choose = Jste na tahu.
web-choose-piece = Vybírejte na stole
web-waiting-for = Čeká se na: { $names }
web-waiting-many = Čeká se na: { $names } a další ({ $more })
web-waiting-house = Okamžik…
web-watching = Tuto hru sledujete.
web-over = Hra skončila.
web-sending = Tah se odesílá…
web-no-board = Tato hra zatím nemá vlastní herní plán. Hrajte podle seznamu tahů.
web-zone-table = Stůl
web-zone-empty = Prázdné
web-zone-closed = { $zone }, lícem dolů: { $count }
web-zone-all = Zobrazit vše: { $count }
web-zone-top = Zobrazit jen vrchní
web-zone-ways = Který tah?
web-undo = Vzít zpět
web-undo-ask = Požádat o vrácení
web-undo-none = Není co vzít zpět.
web-undo-asked = { $name } žádá o vrácení tahu.
web-undo-waiting = Ostatní se rozhodují, zda vám dovolí vzít tah zpět.
web-undo-refused = Ostatní chtějí, aby tah platil.
web-all-moves = Všechny tahy: { $count }
web-hint = Rada
web-hint-note = Ukázat, co by zahrál bot a proč
web-hint-later = Rada bude k dispozici, až budete na tahu.
web-hint-thinking = Bot přemýšlí o vašem tahu. Čekat na něj nemusíte.
web-hint-says = Bot radí: { $move }. { $why }
web-show-rule = Ukázat pravidlo
web-refused-unknown = To teď není možné.
web-reconnect-in = Spojení se přerušilo. { $why } Další pokus za { $seconds } s.
web-reconnecting = Spojení se přerušilo. { $why } Obnovuje se…
web-lost-network = Zařízení není připojené k síti.
web-lost-silent = Server neodpovídá.
web-lost-restart = Server se restartuje.
web-lost-closed = Server není dostupný.
web-overdue = Odpověď zatím nepřišla, čeká se dál. Tah se neztratí a nezahraje se dvakrát.
web-no-answer = Server na to neodpověděl. Zkuste to znovu.
web-seat-kept = Vaše místo zůstává a všechny tahy jsou uložené.
web-long-away = { $name }: bez spojení.
web-out-of-time = { $name }: vypršel čas.
web-keep-waiting = Čekat dál
web-stand-in-let = Nechat hrát bota
web-stand-in-me = Ať za mě hraje bot
web-stand-in-mine = Hraje za vás bot.
web-stand-in-return = Převzít hru zpět
web-chat-empty = Pozdravte ostatní.
web-chat-say = Napište něco milého…
web-chat-send = Odeslat zprávu
web-proposals = Návrhy
web-proposal-agreed = Pro: { $names }
web-proposal-disagreed = Proti: { $names }
web-proposal-waits = Čeká na souhlas všech, nejvýše { $seconds } s
web-proposal-withdraw = Vzít zpět
web-proposal-agree = { $names }: souhlasit s návrhem
web-proposal-disagree = { $names }: nesouhlasit s návrhem
web-proposal-play = Provést
web-proposal-make = Navrhnout: { $move }
web-chat-limited = V této části hry spolu hráči nemluví: chat se znovu otevře, až skončí.
web-mute = Skrýt zprávy: { $name }
web-unmute = Zobrazit zprávy: { $name }
web-rules-search = Hledat v pravidlech
web-rules-none = Žádný bod neobsahuje všechna tato slova.
web-rules-english = Body pravidel jsou v angličtině. Hledat lze i česky.
web-rulebook = Kniha pravidel
web-rulebook-contents = Obsah
web-rulebook-exact = Přesné znění
web-rulebook-english = Přesné znění je v angličtině.
web-rulebook-print = Vytisknout
web-moves-filter = Najít tah
web-moves-none = Nejste na tahu.
web-moves-no-match = Mezi povolenými tahy takový není.
web-why-not = Proč ne „{ $move }“?
web-why-allowed = To je povoleno.
web-share-table = Sdílet stůl
web-move-seat = Přejít na jiné zařízení
web-move-seat-note = Otevřete tento odkaz na druhém zařízení. Funguje jednou, do 24 hodin.

## The end

web-result = Výsledek: { $score }
web-you-win = Vyhráváte!
web-winners = { $count ->
    [0] Nikdo nevyhrál
    [one] Vítězí { $names }
    [few] Vítězí: { $names }
   *[other] Vítězí: { $names }
}
web-replay = Přehrát hru
web-show-result = Zobrazit výsledek
web-form = Co se hraje
web-form-game = Jedna hra
web-form-campaign = Kampaň
web-campaign-new = Začít kampaň
web-campaign-begin = Začít kampaň
web-campaign-more = { $least ->
    [one] Je potřeba aspoň { $least } účastník
    [few] Jsou potřeba aspoň { $least } účastníci
   *[other] Je potřeba aspoň { $least } účastníků
}: počkejte na přátele, nebo posaďte boty.
web-campaign-open = Můžete začít. Volná místa zůstanou volná, přidat se lze mezi hrami.
web-campaign-playing = Právě se hraje hra z této kampaně.
web-campaign-go-on = Přejít ke hře
web-campaign-back = Zpět ke kampani
web-campaign-free = V této kampani je volné místo.
web-campaign-join = Přidat se
web-rematch = Odveta
web-rematch-offered = { $name } nabízí odvetu.
web-rematch-yours = Nabízíte odvetu.
web-rematch-begun = Odveta už běží.
web-rematch-over = Odveta už je dohraná.
web-rematch-join = Přidat se
web-rematch-go = Ke stolu
web-rematch-watch = Sledovat
web-share = Sdílet
web-save-record = Uložit záznam
web-verified = Míchání ověřeno
web-verified-note = Odhalené tajemství odpovídá závazku, který server zveřejnil před hrou.
web-not-verified = Míchání neověřeno
web-not-verified-note = Tajemství neodpovídá závazku zveřejněnému před hrou.

## Replay

web-replay-first = Na začátek
web-replay-back = O tah zpět
web-replay-play = Přehrát
web-replay-pause = Pozastavit
web-replay-on = O tah dál
web-replay-last = Na konec
web-replay-speed = Rychlost { $speed }×
web-replay-scrub = Tah
web-replay-at = Tah { $number } z { $count }.
web-replay-start = Začátek.
web-replay-share = Sdílet tuto pozici
web-replay-fork = Hrát odtud dál
web-replay-fork-as = Hrát odtud dál · { $name }
web-replay-eyes = Pohled
web-replay-everyone = divák
web-replay-mark-start = začátek
web-replay-mark-end = konec
web-replay-mark = tah { $number }
web-replay-graph = Body v průběhu hry
web-finished = dohráno: { $when }

## Errors

web-error-title = To se nepovedlo
web-error-table = Stůl se nepodařilo otevřít
web-error-house = Server neodpověděl podle očekávání. Nic se neztratilo: všechny tahy jsou uložené.
web-error-offline = Server není dostupný. Nic se neztratilo: všechny tahy jsou uložené.
web-error-silent = Server neodpovídá. Nic se neztratilo: všechny tahy jsou uložené.
web-lost-title = Tady nic není
web-lost = Taková stránka neexistuje. Hry najdete na úvodní stránce.

## Lessons

web-lesson = Lekce
web-lesson-step = Krok { $step } z { $steps }
web-lesson-skip = Přeskočit lekci
web-lesson-next = Dál
web-lesson-read = Nejdřív si přečtěte lekci
web-lesson-play = Zahrát si skutečnou hru
