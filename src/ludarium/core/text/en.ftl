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
no-such-rules = There is no version { $rules } of the rules. Known: { $known }.
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
nothing-to-undo = There is nothing to undo: something was revealed since, or the game has moved on.
nothing-to-propose = There is nothing to propose now.
proposal-too-long = A proposal is one move or two: { $most } at most.
position-malformed = The position is malformed at { $where }: { $what }.
not-in-turn = It is not your turn.
not-now = Not at this point: the current step is { $step }.
forbidden-now = The rules do not allow this now.
position-no-such-frame = At { $where }: “{ $name }” is not a step of this game.
position-no-such-seat = At { $where }: there is no seat { $seat }.
position-not-in-use = At { $where }: { $name } is not in use at this table.
position-twice = At { $where }: { $name } already lies at { $other }.
position-too-many = At { $where }: there { $number ->
    [one] is only one { $name }
   *[other] are only { $number } of { $name }
}.
position-missing = At { $where }: { $name } lies nowhere.
no-campaign-of-game = This game takes part in no campaign: nothing can be handed in.
carried-malformed = What the campaign hands in is malformed at { $where }: { $what }.
no-such-campaign = There is no campaign “{ $campaign }”. Installed: { $campaigns }.
not-a-campaign = The package behind “{ $name }” does not offer a campaign.
campaign-no-chapter = No game is due now: something has to be chosen first.
campaign-chapter-runs = A game of this campaign is being played. Finish it first.
campaign-chapter-over = The game at { $where } is over, but not entered in the campaign.
campaign-over = The campaign is over.
campaign-last-player = Somebody has to stay: a campaign without players would be nobody’s.
campaign-other-chapter = This is not game { $chapter } of the campaign: { $where } differs.
campaign-no-such-line = There is no line { $line }: the campaign has { $lines }, counted from 0.
campaign-line = At { $where } the campaign cannot have gone on like this.
campaign-playing = The game that is being played ({ $where }) cannot go on.
campaign-outcome = What the game handed back, as told at { $where }, is not what its moves lead to.
campaign-forked = The campaign was not branched off where it says ({ $where }).
no-such-sealed = There is no sealed text “{ $name }”.
no-such-page = There is no page “{ $name }” to read here.
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
scenario-seat = There is no seat “{ $seat }” at this table: seats are counted from 0 and there are { $seats }.
scenario-watcher = There is no seat “{ $seat }” at this table: seats are counted from 0 and there are { $seats }, or “spectator”.
scenario-empty-result = An empty table at { $where } says nothing: write what the result contains, or true or false.
scenario-compose-none = This game has no way to name several moves in one line: name them one by one.
scenario-compose-several = This can be played in several ways; add one of them: { $ways }.
scenario-differs-value = expected { $expected }, found { $found }.
scenario-differs-nothing = expected { $expected }, found nothing there.
scenario-differs-seen = “{ $name }” can be seen.
scenario-differs-refused = “{ $move }” is refused.
scenario-differs-legal = “{ $move }” is legal.
scenario-differs-not-legal = not legal: { $moves }.
scenario-differs-legal-too = legal, but not named: { $moves }.
scenario-differs-changed = “{ $move }” is refused, but it changed the game.
scenario-differs-clause = “{ $move }” is refused by { $found }, not by { $expected }.
scenario-differs-code = “{ $move }” is refused as { $found }, not as { $expected }.
scenario-differs-mistyped = “{ $move }” is no move of a seat here. If it is meant to be wrong, add code = "{ $code }".
scenario-differs-no-clause = the rules have no clause { $clause }.
scenario-differs-present = “{ $path }” must be absent, found { $found }.
scenario-differs-no-path = “{ $path }” leads nowhere.
scenario-differs-number = “{ $path }” must hold { $expected }, but holds { $number }: { $found }.
scenario-differs-event = { $event } did not happen. What happened: { $happened }
scenario-differs-no-event = { $event } happened.
scenario-differs-over = the game has ended: { $found }.
scenario-differs-not-over = the game has not ended.
scenario-differs-impossible = { $answer } cannot come now. Possible: { $possible }.
scenario-differs-unused = not used, for chance was not asked: { $left }.
scenario-differs-deck = these cannot be drawn next: { $left }.
record-game = The record is of a game that is not here ({ $where }).
record-two-seeds = The record names both a plain key ({ $where }) and a commitment: only one of them can have made the seed.
