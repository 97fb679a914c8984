# The words of the core: what it refuses, and why.

no-such-move = “{ $text }” is not a move of this game.
no-such-move-number = { $move } is not a move of this game: moves are numbered from 0 and there are { $moves }.
no-such-seat = There is no seat { $seat }: this table has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, counted from 0.
no-such-seat-count = This game is not for { $seats ->
    [one] one player
   *[other] { $seats } players
}: it takes { $counts }.
no-such-option = There is no table option “{ $option }”. Known: { $options }.
no-such-choice = “{ $choice }” is not a choice of the option “{ $option }”. Known: { $choices }.
no-such-game = There is no game “{ $game }”. Installed: { $games }.
not-a-game = The package behind “{ $name }” does not offer a game.
no-such-bot = There is no bot “{ $bot }” for this game. Known: { $bots }.
too-many-bots = { $bots ->
    [one] One bot was
   *[other] { $bots } bots were
} named for { $players ->
    [one] one player
   *[other] { $players } players
}.
no-such-language = There is no language “{ $language }”. Known: { $languages }.
nothing-to-undo = Seat { $seat } has nothing to take back: something was revealed since, or others have moved on.
position-malformed = The position is malformed at { $where }: { $what }.
record-not-text = The record is not UTF-8 text in line { $line }.
record-not-json = The record is not JSON in line { $line }.
record-malformed = The record is malformed at { $where }: { $what }.
record-layout = The record departs from the layout of records in line { $line }.
record-not-hexadecimal = The record has something other than hexadecimal digits at { $where }.
record-commitment = The secret does not fit the commitment made before the game ({ $where }).
record-secret-kept = The server has not shown its secret yet ({ $where }), so nothing can be replayed.
record-other-rules = The record was played by version { $rules } of the rules ({ $where }); this engine knows version { $known }.
record-start = The game cannot begin as the record says at { $where }.
record-start-not-from-seed = The game does not begin as its seed demands ({ $where }).
record-move = The move “{ $move }” at { $where } is not allowed.
record-header = Something in the header was changed: its digest at { $where } does not fit.
record-news = What came of the move, as told at { $where }, is not what the rules make of it.
record-digest = The digest at { $where } does not fit: this line was changed.
record-result = The result at { $where } is not the result of these moves.
scenario-not-toml = The scenario is not TOML: { $what }.
scenario-malformed = The scenario is malformed at { $where }: { $what }.
scenario-when = “{ $text }” is not a seat and a move, such as “1: pass”.
scenario-seat = There is no seat “{ $seat }” at this table: seats are counted from 0 and there are { $seats }, or “spectator”.
record-game = The record is of a game that is not here ({ $where }).
record-two-seeds = The record names both a plain key ({ $where }) and a commitment: only one of them can have made the seed.
