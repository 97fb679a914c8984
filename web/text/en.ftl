# The words of the page.

web-title = Ludarium: five great games, one quiet table
web-loading = Loading…
web-close = Close
web-yes = Yes
web-no = No
web-you = You
web-change = Change
web-home = Home
web-try-again = Try again
web-menu = Menu
web-language = Language
web-theme-light = Light theme
web-theme-dark = Dark theme
web-sound = Sound
web-sound-on = Sound is on
web-sound-off = Sound is off
web-notify-on = Notifications are on
web-notify-off = Tell me when it is my turn
web-keys = Keys: arrows move between pieces, Enter chooses, Esc clears the choice, U undo, H hint, M moves, L log, / find a move.

## Home

web-nav = Main
web-nav-games = Games
web-nav-tables = My tables
web-nav-replays = Replays
web-nav-learn = Learn
web-headline-1 = Five great games.
web-headline-2 = One quiet table.
web-lead = Play in the browser with friends or with bots. No account, no download. Send a link and begin.
web-play-now = Play now against bots
web-create-table = Create a table, share the link
web-play-settings = { $game }, { $bots ->
    [0] alone
    [one] one bot, level: { $level }
   *[other] { $bots } bots, level: { $level }
}
web-game = Game
web-opponents = Opponents
web-level = Level
web-play = Play
web-being-built = coming soon
web-learn-in-five = Learn it in five minutes
web-minutes = { $minutes } min
web-daily = Challenge of the day
web-daily-title = { $game }: challenge of the day
web-daily-note = The same dice for everybody; one result counts.
web-daily-play = Play today’s challenge
web-daily-resume = Continue today’s challenge
web-daily-look = View my game
web-daily-results = Best of the day
web-daily-share = Copy my result
web-daily-share-text = { $game }, challenge of { $day }: { $score }, place { $place } of { $count }.
web-guest-choose = Guest · choose a name
web-guest-rename = Change my name
web-guest-label = What should the others call you?
web-guest-save = Save
web-guest-note = No account needed: this browser remembers you.
web-join-code = Table code or link
web-join = Join
web-join-unknown = There is no such table. Check the code.
web-watch = Watch a game
web-watch-none = Nobody is playing in public right now.
web-open-record = Open a saved record
web-count-bots = { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
web-count-open = { $open ->
    [one] one open seat
   *[other] { $open } open seats
}
web-tables-none = No tables open. Start one against bots, or send a link to friends.
web-table-lobby = Not started yet
web-table-your-turn = Your turn · resume
web-table-waits = Waiting for { $name }
web-table-resume = Resume

## Bots and seats

web-bot-random = Carefree
web-bot-greedy = Sharp
web-bot-planner = Deep
web-bot-partner = Companion
web-seat-bot = Bot · { $level }
web-seat-bot-number = Bot { $number } · { $level }
web-seat-open = Open seat
web-seats = Seats
web-seat-turn = to move
web-choosing = choosing…
web-seat-ready = ready
web-stand-in = a bot sits in
web-seat-front = Bring { $name } to the front
web-hurry = hurry
web-away = away

## Lobby

web-new-table = New table
web-bots = Bots
web-bots-note = fill the empty seats
web-clock = Clock
web-clock-note-none = no time limit
web-clock-note-game = for the whole game, per seat
web-clock-note-turn = for every turn
web-clock-none = None
web-clock-game-300 = 5 min
web-clock-game-900 = 15 min
web-clock-turn-259200 = 3 days
web-clock-days = { $count } d
web-undo-rule = Undo
web-undo-free = Free
web-undo-free-note = until somebody learns something new
web-undo-consent = By consent
web-undo-consent-note = the others must agree
web-undo-off = Off
web-undo-off-note = what is played stays played
web-who-joins = Who may join
web-join-link = Link
web-join-anyone = Anyone
web-join-link-note = only people with the link
web-join-anyone-note = the table is listed publicly
web-pace = Bots play
web-pace-note = slowly enough to follow, or instantly
web-pace-human = Slowly
web-pace-instant = Instantly
web-more-settings = More settings
web-fair = Fair shuffle
web-fair-note = each player adds a secret of their own
web-fair-always = always
web-lobby-full = Every seat is taken. Ready to begin.
web-lobby-open = { $seated ->
    [0] Nobody is seated yet.
    [one] One seat is taken.
   *[other] { $seated } seats are taken.
} { $open ->
    [one] One is open: wait for a friend or let a bot sit down.
   *[other] { $open } are open: wait for friends or let bots sit down.
}
web-lobby-invited = Waiting for those who played: { $names }.
web-lobby-host = The host starts the game
web-start = Start the game
web-start-bots = { $open ->
    [one] Start with a bot in the open seat
   *[other] Start with bots in the { $open } open seats
}
web-sit = Take a seat
web-sit-here = Sit here
web-add-bot = Add a bot
web-remove-bot = Remove the bot
web-invited = invited
web-free-seat = Free the seat
web-send-link = send the link
web-ready = ready
web-host-ready = host, ready
web-watch-only = Watch only
web-leave = Leave the table
web-table-link = Link to this table
web-link-note = Scan the code or send the link:
web-link-qr = The link as a QR code
web-link-local = Only this computer can open this house, so a link would lead friends nowhere. To let everybody in your network play, start it with:
web-copy-link = Copy the link
web-copied = Copied
web-send = Send

## Table

web-online = Live
web-offline = Offline
web-dock = Your actions
web-drawer = Log, chat, rules, moves
web-unread = something new
web-log = Log
web-chat = Chat
web-rules = Rules
web-moves = Moves
web-log-empty = Nothing has happened yet.
web-since = Since you were last here
web-since-go-on = Continue
web-now = now
web-your-turn = Your turn
web-your-turn-choose = It is your turn.
web-choose-piece = Make a choice on the table
web-waiting-for = Waiting for { $names }
web-waiting-many = Waiting for { $names } and { $more } more
web-waiting-house = One moment…
web-watching = You are watching this game.
web-over = The game is over.
web-sending = Sending the move…
web-no-board = This game has no board of its own yet. Play from the list of moves.
web-zone-table = Table
web-zone-empty = Empty
web-zone-closed = { $zone }: { $count } face down
web-zone-all = Show all { $count }
web-zone-top = Show only the top
web-zone-ways = Which move?
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-none = There is nothing to undo.
web-undo-asked = { $name } asks to undo a move.
web-undo-waiting = The others are being asked whether you may undo your move.
web-undo-refused = The others prefer that the move stands.
web-all-moves = All moves: { $count }
web-hint = Hint
web-hint-note = Show what a bot would do, and why
web-hint-later = Hints are available on your turn.
web-hint-thinking = A bot is thinking about your turn. You need not wait for it.
web-hint-says = A bot would: { $move }. { $why }
web-show-rule = Show the rule
web-refused-unknown = This is not possible now.
web-reconnect-in = Connection lost. { $why } Trying again in { $seconds } s.
web-reconnecting = Connection lost. { $why } Trying again…
web-lost-network = Your device is offline.
web-lost-silent = The server does not answer.
web-lost-restart = The server is restarting.
web-lost-closed = The server cannot be reached.
web-overdue = No answer yet; still trying. Your move is kept and will not be played twice.
web-no-answer = The server has not answered this. Try again.
web-seat-kept = Your seat is kept, and every move is stored.
web-long-away = { $name } is away.
web-out-of-time = { $name } has run out of time.
web-keep-waiting = Keep waiting
web-stand-in-let = Let a bot sit in
web-stand-in-me = Let a bot play for me
web-stand-in-mine = A bot is playing for you.
web-stand-in-return = Take my seat back
web-chat-empty = Say hello.
web-chat-say = Say something kind…
web-chat-send = Send the message
web-proposals = Proposals
web-proposal-agreed = Agreed: { $names }
web-proposal-disagreed = Against: { $names }
web-proposal-waits = Waits for everybody to agree, at most { $seconds } s
web-proposal-withdraw = Take back
web-proposal-agree = Agree with { $names }
web-proposal-disagree = Disagree with { $names }
web-proposal-play = Do this
web-proposal-make = Propose: { $move }
web-chat-limited = In this part of the game the players do not talk: the chat opens again when it ends.
web-mute = Mute { $name }
web-unmute = Unmute { $name }
web-rules-search = Search the rules
web-rules-none = No clause has all these words.
web-rules-english = The clauses themselves are in English.
web-rulebook = Rulebook
web-rulebook-contents = Contents
web-rulebook-exact = Exact wording
web-rulebook-english = The clauses are in English.
web-rulebook-print = Print
web-moves-filter = Find a move
web-moves-none = It is not your turn.
web-moves-no-match = No legal move matches these words.
web-why-not = Why not “{ $move }”?
web-why-allowed = This is allowed.
web-share-table = Share the table
web-move-seat = Move my seat to another device
web-move-seat-note = Open this link on the other device. It works once, within a day.

## The end

web-result = Result: { $score }
web-you-win = You win!
web-winners = { $count ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } win
}
web-replay = Replay
web-show-result = Show the result
web-form = Play
web-form-game = A single game
web-form-campaign = A campaign
web-campaign-new = Begin a campaign
web-campaign-begin = Begin the campaign
web-campaign-more = At least { $least } take part: wait for friends or add bots.
web-campaign-open = Ready to begin. Free seats stay free; others can join between two games.
web-campaign-playing = A game of this campaign is being played.
web-campaign-go-on = Go to the game
web-campaign-back = Back to the campaign
web-campaign-free = This campaign has a free seat.
web-campaign-join = Take part
web-rematch = Rematch
web-rematch-offered = { $name } offers a rematch.
web-rematch-yours = You have offered a rematch.
web-rematch-begun = The rematch has begun.
web-rematch-over = The rematch has been played.
web-rematch-join = Join
web-rematch-go = Go to the table
web-rematch-watch = Watch
web-share = Share
web-save-record = Save the record
web-verified = Shuffle verified
web-verified-note = The secret shown now matches the commitment the server made before the game.
web-not-verified = Shuffle not verified
web-not-verified-note = The secret does not match the commitment the server made before the game.

## Replay

web-replay-first = First move
web-replay-back = Back one move
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = Forward one move
web-replay-last = Last move
web-replay-speed = Speed { $speed }×
web-replay-scrub = Move
web-replay-at = Move { $number } of { $count }.
web-replay-start = The beginning.
web-replay-share = Share this position
web-replay-fork = Play on from here
web-replay-fork-as = Play on as { $name }
web-replay-eyes = Seen by
web-replay-everyone = a spectator
web-replay-mark-start = start
web-replay-mark-end = end
web-replay-mark = move { $number }
web-replay-graph = Points through the game
web-finished = finished { $when }

## Errors

web-error-title = That did not work
web-error-table = The table could not be opened
web-error-house = The server did not answer as expected. Nothing is lost: every move is stored.
web-error-offline = The server cannot be reached. Nothing is lost: every move is stored.
web-error-silent = The server does not answer. Nothing is lost: every move is stored.
web-lost-title = Nothing here
web-lost = There is no such page. The games are on the home page.

## Lessons

web-lesson = Lesson
web-lesson-step = Step { $step } of { $steps }
web-lesson-skip = Skip the lesson
web-lesson-next = Next
web-lesson-read = Read on in the lesson
web-lesson-play = Play a real game
