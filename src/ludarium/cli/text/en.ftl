# The words of the command line.

cli-about = Modern board games with honest bots. Every game can be replayed and verified.
cli-overview =
    Ludarium: a house for modern board games.

      ludarium                                     open Ludarium in the browser
      ludarium games                               what can be played
      ludarium play ruins                          you against two bots
      ludarium play ruins --seats me,me,bot        two people at one keyboard
      ludarium rules ruins --search torch          look something up in the rules
      ludarium simulate ruins --games 1000         let bots play and count
      ludarium replay game.json                    look at a saved game again
      ludarium verify game.json                    check that a record is honest
      ludarium campaign new kingdom.json yami      begin a campaign
      ludarium backup monday.db                    copy everything the house keeps

    Every command explains itself with --help. Languages: --lang en, ru or cs.
cli-version-compiled = ludarium { $version } (compiled engine)
cli-version-interpreted = ludarium { $version } (interpreted engine)
cli-version-help = show the version and how the engine runs

## What commands do

cli-games-about = List the installed games with their table options.
cli-games-examples =
    Example:
      ludarium games
cli-rules-about = Show the rules of a game, one clause of them, or how far the tests cover them.
cli-rules-examples =
    Examples:
      ludarium rules ruins
      ludarium rules ruins RU-041
      ludarium rules ruins --search torch
      ludarium rules ruins --coverage --tests tests
cli-play-about = Play a game in the terminal, against bots or with others at the same keyboard.
cli-play-examples =
    Examples:
      ludarium play ruins
      ludarium play ruins --seats me,bot,bot:random --option market=dear
      ludarium play ruins --seats me,me --save evening.json

    A file that already holds an unfinished game is continued.
cli-replay-about = Step through a recorded game, forwards and backwards.
cli-replay-examples =
    Examples:
      ludarium replay evening.json
      ludarium replay evening.json --seat 1
      ludarium replay evening.json --plain
cli-simulate-about = Let bots play many games and count what happens.
cli-simulate-examples =
    Examples:
      ludarium simulate ruins --players 4 --games 1000
      ludarium simulate ruins --players 2 --bots random,greedy
      ludarium simulate ruins --games 100 --json
cli-verify-about = Play records again and check every byte of them.
cli-verify-examples =
    Example:
      ludarium verify evening.json
cli-campaign-about = Play a campaign: a series of games that is kept in one file.
cli-campaign-examples =
    Examples:
      ludarium campaign new kingdom.json yami --seats me,bot,bot
      ludarium campaign play kingdom.json
      ludarium campaign show kingdom.json
cli-campaign-new-about = Begin a campaign, or branch one off from another.
cli-campaign-new-examples =
    Examples:
      ludarium campaign new kingdom.json yami --option sheet=harder
      ludarium campaign new again.json --from kingdom.json --line 12
cli-campaign-show-about = Show what has happened in a campaign, line by line, and where it stands.
cli-campaign-show-examples =
    Example:
      ludarium campaign show kingdom.json
cli-campaign-play-about = Play on where the campaign stands; everything is saved as you go.
cli-campaign-play-examples =
    Examples:
      ludarium campaign play kingdom.json
      ludarium campaign play kingdom.json --seats me,me,-,bot
cli-campaign-verify-about = Play a campaign with all its games again and check every byte.
cli-campaign-verify-examples =
    Example:
      ludarium campaign verify kingdom.json
cli-scenario-about = Run scenarios: from a position, make moves and check what follows.
cli-scenario-examples =
    Example:
      ludarium scenario skip.toml draw.toml
cli-position-about = Write, draw and check whole positions as JSON.
cli-position-examples =
    Examples:
      ludarium position new ruins --players 3 > start.json
      ludarium position show start.json --seat 0
cli-position-new-about = Print the position at the beginning of a game.
cli-position-new-examples =
    Example:
      ludarium position new ruins --players 3 --seed 7
cli-position-show-about = Draw a position as a seat sees it; the seed fills in what it leaves out.
cli-position-show-examples =
    Examples:
      ludarium position show start.json --seat 0
      ludarium position new ruins | ludarium position show -
cli-position-check-about = Say whether a position is possible, and if not, where it is wrong.
cli-position-check-examples =
    Example:
      ludarium position check start.json
cli-position-schema-about = Print the JSON Schema of a game’s positions.
cli-position-schema-examples =
    Example:
      ludarium position schema ruins
cli-backup-about = Copy everything the house keeps into one file, also while it is open.
cli-backup-examples =
    Examples:
      ludarium backup monday.db
      ludarium backup monday.db --force
cli-restore-about = Put a backup in the place of the house’s database, which is kept aside.
cli-restore-examples =
    Example:
      ludarium restore monday.db

## Arguments

cli-arg-usage = usage:{ " " }
cli-arg-positional = arguments
cli-arg-options = options
cli-arg-commands = commands
cli-arg-actions = actions
cli-arg-help = show this help and exit
cli-arg-argument = in argument %(argument_name)s: %(message)s
cli-arg-expected-one = a value is missing
cli-arg-expected-some = needs at least one value
cli-arg-unknown = unrecognised argument: %s
cli-arg-required = still missing: %s
cli-arg-choice = %(value)r is not one of %(choices)s
cli-arg-no-value = it takes no value such as %r
cli-arg-lang = language of all messages
cli-arg-game = id of a game, such as ruins
cli-arg-clause = id of a clause, such as RU-041
cli-arg-search = only clauses with this word
cli-arg-coverage = count the clauses that tests cite
cli-arg-pending = only clauses that this version does not play yet
cli-arg-tests = folder of the tests (default: tests)
cli-arg-seats = who sits where: me, bot, or a bot by name (default: me and two bots)
cli-arg-option = a table option, such as market=dear; may be repeated
cli-arg-seed = a number that decides all chance; the same seed gives the same game
cli-arg-save = file for the record of the game
cli-arg-record = file of a record
cli-arg-records = files of records
cli-arg-scenarios = files of scenarios (TOML)
cli-arg-position = file of a position (JSON); - is standard input
cli-arg-seat = look through the eyes of this seat, counted from 0: Player 1 is seat 0 (default: a spectator)
cli-arg-plain = print the whole log and exit
cli-arg-players = number of players (default: the largest table)
cli-arg-games = number of games (default: 1000)
cli-arg-bots = bots by seat; the last one takes the seats that are left (default: random)
cli-arg-json = print one JSON object and nothing else
cli-arg-file-of-campaign = file of a campaign
cli-arg-game-of-campaign = game whose campaign begins
cli-arg-branch-from = file of the campaign to branch off from
cli-arg-branch-line = how many of its lines the branch shares; all, if you do not say
cli-arg-seats-of-campaign = who plays from now on: me, bot or bot:NAME for each seat, - for an empty one
cli-metavar-command = COMMAND
cli-metavar-action = ACTION
cli-metavar-game = GAME
cli-metavar-clause = CLAUSE
cli-metavar-word = WORD
cli-metavar-folder = FOLDER
cli-metavar-seats = SEATS
cli-metavar-option = NAME=CHOICE
cli-metavar-number = NUMBER
cli-metavar-file = FILE
cli-metavar-bots = BOTS
cli-usage-wrong = This does not work: { $what }. See “{ $command } --help”.
cli-not-a-number = “{ $text }” is not a whole number
cli-too-small = the number must be at least { $least }
cli-not-a-choice = “{ $text }” is not a name and a choice, such as market=dear

## What cannot be used

cli-file-missing = There is no file { $file }.
cli-folder-missing = There is no folder { $folder }.
cli-file-folder = { $file } is a folder, not a file.
cli-file-forbidden = { $file } cannot be opened: permission denied.
cli-file-unusable = { $file } cannot be used: { $what }.
cli-file-not-text = { $file } is not UTF-8 text: byte { $byte } is wrong.
cli-file-not-json = { $file } is not JSON: line { $line } cannot be read.
cli-file-no-object = { $file } holds JSON, but no object.
cli-no-such-clause = The rules of { $game } have no clause “{ $clause }”.
cli-no-tests = There is no folder { $folder } with tests; name one with --tests.
cli-tests-unreadable = The tests in { $folder } cannot be read: { $what }.
cli-no-such-player = “{ $player }” cannot take a seat. Known: { $players }.
cli-save-other-game = { $file } already holds another game; choose another file.
cli-save-finished = { $file } holds a finished game; look at it with “ludarium replay”, or choose another file.
cli-position-no-game = { $file } does not say which game it belongs to; the field “game” is missing.

## Numbers

cli-decimal = { $whole }.{ $tenths }
cli-percent = { $number } %
cli-count = { $number }

## Games and rules

cli-games-facts = { $least } to { $most } players · { $minutes } minutes · age { $age } and up
cli-games-bots = Bots: { $bots }
cli-games-options = Table options (--option NAME=CHOICE):
cli-games-default = { $choice } (default)
cli-rules-not-found = No clause contains “{ $word }”.
cli-rules-cited = { $number ->
    [0] No test cites it.
    [one] Cited by one test:
   *[other] Cited by { $number } tests:
}
cli-rules-coverage = clauses cited: { $cited } of { $clauses }
cli-rules-pending = pending, { $what }: { $clauses }
cli-rules-nothing-pending = This version plays every clause.

## Playing

cli-name-person = Player { $seat }
cli-name-bot = Bot { $seat }
cli-play-prompt = { $name }, your choice (? for help):{ " " }
cli-play-hand-over = { $name }, take the keyboard and press Enter when nobody else is looking.{ " " }
cli-play-help =
    A number chooses an option; its move may be typed as well, such as “pass”.
      Enter         draw the table again
      u             undo the last move
      why MOVE      the rule that forbids a move
      hint          what a bot would do
      rules CLAUSE  a clause, such as “rules RU-052”; alone: all of them
      log           everything that happened
      q             leave the game
cli-play-no-such-number = Choose a number from 1 to { $most }, or type ? for help.
cli-play-undone = Undone.
cli-play-why-what = Name a move, such as “why pass”.
cli-play-allowed = “{ $move }” is allowed now.
cli-play-hint = The bot “{ $bot }” would choose: { $words } ({ $move }).
cli-play-no-log = Nothing has happened yet.
cli-play-leave-saved = Leave? The game stays saved in { $file }; the same command continues it. (y/n)
cli-play-leave-lost = Leave? The game is not saved and will be lost. (y/n)
cli-yes = y yes
cli-play-input-ended = The input ended before the game did.
cli-play-resumed = Continuing the game in { $file } after { $moves ->
    [0] no moves
    [one] one move
   *[other] { $moves } moves
}.
cli-play-saved = The record is in { $file }.
cli-play-not-saved = The game was not saved; --save FILE keeps the next one.
cli-result-winners = Won by { $winners }.
cli-result-nobody = Nobody wins.
cli-result-scores = Points: { $scores }.
cli-result-score = { $name }: { $score }

## Looking back

cli-replay-prompt = Move { $at } of { $moves } (Enter forward, b back, a number, q):{ " " }
cli-replay-help = Enter or n goes on, b or p goes back, a number from 0 to { $moves } jumps to that move, q leaves.
cli-replay-no-such-move = There are moves 0 to { $moves } only.
cli-replay-start = The game begins.
cli-replay-move = { $name } chooses: { $words } ({ $move }).
cli-replay-unseen = { $name } decides something that cannot be seen from here yet.
cli-replay-unfinished = The record ends before the game is over.
cli-verify-fine = { $file }: fine: { $what }.
cli-verify-fails = { $file }: fails: { $why }
cli-verify-moves = { $moves ->
    [0] no moves
    [one] one move replayed
   *[other] { $moves } moves replayed
}
cli-verify-unfinished = the game is not over
cli-verify-result = the result is right ({ $winners })
cli-verify-commitment = the seed fits the commitment
cli-verify-plain-seed = the seed is plain, without a commitment

## Campaigns

cli-campaign-made = The campaign lies in { $file }. Go on with: ludarium campaign play { $file }
cli-campaign-branched = The branch lies in { $file } and shares { $lines ->
    [one] one line
   *[other] { $lines } lines
} with the other campaign.
cli-campaign-exists = { $file } is there already; a campaign is not written over anything.
cli-campaign-which = Say which game, or branch off from a campaign with --from.
cli-campaign-too-few = Too few take part now; say who plays with --seats.
cli-campaign-nobody = nobody
cli-campaign-seat = seat { $seat }: { $name }
cli-campaign-begins = Game { $number } begins.
cli-campaign-playing = Game { $number } is being played.
cli-campaign-ended = The game is over.
cli-campaign-given-up = The game was given up.
cli-campaign-right = { $lines ->
    [one] one line
   *[other] { $lines } lines
}, { $chapters ->
    [one] one game
   *[other] { $chapters } games
} played again

## Scenarios and positions

cli-scenario-fine = { $file }: fine: { $title }
cli-scenario-differs = { $file }: differs in { $number ->
    [one] one thing
   *[other] { $number } things
}: { $title }
cli-scenario-unreadable = { $file }: cannot be run: { $why }
cli-scenario-crashed = { $file }: the program failed: { $what }
cli-position-possible = { $file }: a possible position of { $name }.
cli-position-impossible = { $file }: impossible: { $why }

## Simulating

cli-simulate-title = { $games ->
    [one] One game
   *[other] { $games } games
} of { $name }
cli-simulate-seat = Seat
cli-simulate-bot = Bot’s name
cli-simulate-chairs = Seats
cli-simulate-wins = Wins
cli-simulate-ending = Ending
cli-simulate-games = Games
cli-simulate-share = Share
cli-simulate-per-chair = Per seat
cli-simulate-speed = Speed
cli-simulate-speed-is = { $games } games and { $decisions } decisions a second ({ $seconds } s)
cli-simulate-length = Length
cli-simulate-length-is = { $shortest } to { $longest } decisions, { $mean } on average
cli-simulate-score = Points
cli-simulate-score-is = { $mean } on average, spread { $spread }
cli-arg-host = the address to listen on; 0.0.0.0 lets others in
cli-arg-port = the port; any free one if left out
cli-arg-db = the database; an SQLite file in your data folder if left out
cli-arg-no-open = do not open the browser
cli-arg-workers = number of server processes
cli-metavar-host = HOST
cli-arg-public-url = the address that others open, if it is not the one of this computer
cli-arg-backup = file of the backup
cli-arg-force = overwrite a file that exists
cli-metavar-url = URL

## Backups

cli-backup-done = { $file }: copied and checked: { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
cli-restore-done = { $file }: restored: { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
cli-restore-aside = What was there before is kept in { $file }.
