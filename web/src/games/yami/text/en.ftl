# The words of the Yami board.

## Parts of the table

yamiweb-part-board = The table
yamiweb-part-grid = The board, twelve by twelve cells
yamiweb-close = Close
yamiweb-you = You
yamiweb-automa = Automa
yamiweb-automa-empty = An empty place
yamiweb-automa-deck = The Automa’s deck, { $number ->
    [one] one card
   *[other] { $number } cards
} face down

## The trick

yamiweb-trick = This trick
yamiweb-led-by = lead: { $name }
yamiweb-to-come = Still to play
yamiweb-trump = Trump: { $colour }
yamiweb-no-trump = No trump
yamiweb-next-trump = Next trump: { $colour }
yamiweb-lead = Led: { $colour }
yamiweb-demand = Fog asks to lead: { $colours }
yamiweb-must-follow = Whoever has the led colour must play it.
yamiweb-cast = Magic was spent, or can be
yamiweb-rounds = Rounds
yamiweb-round = Round { $round }
yamiweb-round-of = Round { $round } of { $rounds }
yamiweb-round-to-come = Round { $round } is still to come
yamiweb-round-was = Round { $round }: { $card }, won by { $name }
yamiweb-only-nox = only Nox
yamiweb-last-trick = Last trick
yamiweb-all-tricks = All tricks
yamiweb-brought = It brought the { $tile }.
yamiweb-discarded = You discarded

## Tiles and mission

yamiweb-stock = Spirits in the mist
yamiweb-stock-short = Spirits
yamiweb-tile-gone = { $tile }, no longer here
yamiweb-mission = Mission
yamiweb-mission-title = { $mission } · { $title }
yamiweb-sides = { $done } of { $all } sides
yamiweb-sides-soon = { $done } of { $all } sides, { $then } after this
yamiweb-still-asks = still asks for { $asks }
yamiweb-star-note = Star for { $rounds } rounds or fewer
yamiweb-bases = Power
yamiweb-base = { $name }: { $left } of { $uses } uses left
yamiweb-base-does-perch = Before or after the placement, move a spirit that lies on the board.
yamiweb-base-does-shell = Before a trick, everybody shows a card that stays open in the hand.
yamiweb-base-does-mask = After a trick, take the spirit of another card that was played.
yamiweb-base-does-mirror = Before a trick, choose the trump of this round.
yamiweb-base-does-spring = Before the placement: this spirit satisfies every edge.
yamiweb-base-lift = Now choose the spirit on the board.
yamiweb-base-use = Use it
yamiweb-base-leave = Not now
yamiweb-power = { $number ->
    [one] One power token
   *[other] { $number } power tokens
}
yamiweb-asleep = { $number ->
    [one] one asleep
   *[other] { $number } asleep
}
yamiweb-magic = { $number ->
    [one] One magic token
   *[other] { $number } magic tokens
}
yamiweb-mirror = Moon Mirror: choose the trump
yamiweb-at-hand = To place: { $tile }
yamiweb-turn = Turn
yamiweb-flip = Flip
yamiweb-silence = No talk about cards until the mission ends.

## Edges

yamiweb-side-north = North
yamiweb-side-east = East
yamiweb-side-south = South
yamiweb-side-west = West
yamiweb-ask-least = { $number } or more
yamiweb-ask-most = { $number } or less
yamiweb-ask-symbol = player symbol { $symbol }
yamiweb-ask-you = a spirit you won
yamiweb-ask-player = a spirit { $name } won
yamiweb-ask-someone = a spirit of the player whose pawn stands there
yamiweb-ask-any = any spirit
yamiweb-edge-open = Token { $token }, { $side }: asks for { $asks }, still open
yamiweb-edge-kept = Token { $token }, { $side }: asks for { $asks }, kept
yamiweb-edge-broken = Token { $token }, { $side }: asks for { $asks }, broken

## Placing

yamiweb-grid-help = { $tile }. Arrow keys move it, R turns, F flips, Enter lays it down.
yamiweb-cell = row { $row }, column { $column }
yamiweb-turned = { $flipped ->
    [yes] turned over{ $quarters ->
        [0] {""}
        [1] , then by a quarter
        [2] , then by a half
       *[other] , then by three quarters
    }
   *[no] { $quarters ->
        [0] not turned
        [1] turned by a quarter
        [2] turned by a half
       *[other] turned by three quarters
    }
}
yamiweb-grid-at = Row { $row }, column { $column }
yamiweb-not-here = does not fit here
yamiweb-breaks = breaks: asks for { $asks }
yamiweb-closes = closes token { $token }
yamiweb-covers = { $number ->
    [one] covers one side
   *[other] covers { $number } sides
}
yamiweb-lifts-fog = lifts the { $colour } fog
yamiweb-lifts-whirlpool = covers a whirlpool
yamiweb-lifts-magic = collects magic
yamiweb-say-breaks = Here an edge asks for { $asks }: the mission would fail.
yamiweb-say-closes = Closes token { $tokens }.
yamiweb-say-covers = { $number ->
    [one] Covers one side of a token.
   *[other] Covers { $number } sides of tokens.
}
yamiweb-say-aside = Lies aside and covers nothing.
yamiweb-say-fog = Lifts the { $colour } fog: the next trick is led with { $colour }, if possible.
yamiweb-say-whirlpool = Everybody will discard a card for the whirlpool.
yamiweb-say-magic = Brings a magic token.

## What is asked

yamiweb-asked-pawn = Put a pawn on a player symbol, or pass.
yamiweb-asked-lead = You lead: play any card.
yamiweb-ask-lead-fog = You lead: { $colours }, if you have it.
yamiweb-asked-follow = Play a card.
yamiweb-ask-follow = Follow { $colour } if you can.
yamiweb-asked-automa = Choose the Automa’s card.
yamiweb-asked-window = Use a base before the trick, or go on.
yamiweb-asked-show = Choose a card that all may see.
yamiweb-asked-take = Choose the spirit that comes to the board.
yamiweb-asked-place = Place the { $tile }: point at the board.
yamiweb-ask-propose = Propose a place for the { $tile }: lay it on the board.
yamiweb-asked-put = Place the { $tile } again.
yamiweb-asked-after = Move a spirit, or go on.
yamiweb-asked-discard = Discard a card for the whirlpool.
yamiweb-asked-vote = Give up this mission?
yamiweb-asked-over = The mission is over.

## Moves

yamiweb-do-place = Place it here
yamiweb-do-place-breaks = Place it here anyway
yamiweb-do-pawn = Put my pawn here
yamiweb-do-give-up = Propose to give up
yamiweb-group-place = Place the spirit
yamiweb-group-play = Play a card
yamiweb-group-cast = Play a card with magic
yamiweb-group-automa = The Automa’s card
yamiweb-group-take = Take a spirit
yamiweb-group-lift = Lift a spirit
yamiweb-group-spring = Power
yamiweb-group-shell = Power
yamiweb-group-mirror = Power
yamiweb-group-show = Show a card
yamiweb-group-discard = Discard a card
yamiweb-group-pawn = Put a pawn
yamiweb-group-pass = Go on
yamiweb-group-give = Give up
yamiweb-group-vote = Vote

## Hands and seats

yamiweb-hand = { $number ->
    [one] Your hand: one card
   *[other] Your hand: { $number } cards
}
yamiweb-no-cards = No cards left
yamiweb-shown = seen by all
yamiweb-hands-open = All hands are open now
yamiweb-seat-line = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
yamiweb-seat-leads = leads · { $cards ->
    [one] one card
   *[other] { $cards } cards
}

## The end

yamiweb-end = The end of the mission
yamiweb-end-won = Completed in round { $round }
yamiweb-end-lost = Failed in round { $round }
yamiweb-whole-board = Whole board
yamiweb-count-kept = as asked
yamiweb-count-broken = broken
yamiweb-count-open = open
yamiweb-end-open = { $side } is open
yamiweb-end-open-ask = { $side } is open, asks for { $asks }
yamiweb-end-broken-ask = { $side } asks for { $asks }
yamiweb-end-found = The { $tile } lies there.
yamiweb-end-found-won = The { $tile } lies there, won by { $name }.
yamiweb-end-kept-ask = { $side }: { $asks }
yamiweb-end-rest = { $number ->
    [one] one more side is covered
   *[other] { $number } more sides are covered
}
yamiweb-star = A star
yamiweb-no-star = No star

## Teaching: before the first attempt in which an element occurs

yamiweb-teach = New in this mission
yamiweb-teach-close = Got it
yamiweb-teach-short = New here
yamiweb-teach-next = Next
yamiweb-teach-page = { $number } of { $all }
yamiweb-teach-colour-title = Colour edges
yamiweb-teach-colour = The coloured side of a token binds the cell beside it: only a tile of that colour may lie there. Any other tile fails the mission.
yamiweb-teach-player-title = Player edges
yamiweb-teach-player = Each player symbol gets a pawn right after the deal. The cell beside it needs a tile from a trick which the owner of that pawn has won. Take a symbol if you expect to win tricks.
yamiweb-teach-number-title = Number edges
yamiweb-teach-number = ≥5 asks for a tile with the number 5 or a higher one, ≤4 for a 4 or a lower one. Small trumps can be worth as much as high cards here.
yamiweb-teach-fog-title = Fog
yamiweb-teach-fog = You may cover fog, and then it is gone. But the next trick must be led with a card of its colour, if the leader has one. If several lift at once, any of their colours will do.
yamiweb-teach-lake-title = The lake
yamiweb-teach-lake = This mission is played on the lake side. The rules of placing tiles stay the same; new is what turns in the water.
yamiweb-teach-whirlpool-title = Whirlpools
yamiweb-teach-whirlpool = You may cover a whirlpool, and then it is gone. But every player then discards a card of their choice, unseen. Count your cards: a hand may be empty before the seventh round.
yamiweb-teach-magic-title = Magic
yamiweb-teach-magic = Cover a magic token and your team collects it. In this mission each one lets somebody play a card that would not be allowed: without following, or against the fog.
yamiweb-teach-base-title = Power bases
yamiweb-teach-base = Before the mission you may put a base on a power site. When its moment comes, the lead player can put a power token on it to use it. Each token serves once per mission.
yamiweb-teach-moon-title = A moon has risen
yamiweb-teach-moon = From now on its complication holds in every mission, to the end of the campaign. Read it again before you deal.
yamiweb-teach-night-title = Night sides
yamiweb-teach-night = Some tokens lie with the night side up and ask for more than usual. Look at every edge before you begin.
yamiweb-teach-lichen-title = Lichen’s heart
yamiweb-teach-lichen = This is the last mission. Every vine you have cleansed has removed an obstacle here. All other rules are those you know.
## The lesson

yamiweb-lesson-welcome = You and your partners win or lose together. Nobody may talk about cards: what you play is what you say.
yamiweb-lesson-tokens = These are the mission tokens. Every dotted cell around them has to be covered by a spirit, within seven rounds.
yamiweb-lesson-edges = Some edges ask for something: token 5 wants orange in the east, token 9 blue in the north and green in the south. One broken edge, and the mission fails.
yamiweb-lesson-lead = Each round is a trick. You lead: play the orange 7. The others must follow with orange if they can; the highest one wins.
yamiweb-lesson-place = Your card won, so its spirit comes to the board. Turn it with R (or the button) and lay it on the marked cells: it closes token 5.
yamiweb-lesson-trump = The winning card makes the next trump: orange now. A trump beats every other colour.
yamiweb-lesson-again = You won, so you lead again. Play the green 6: token 9 needs green in the south.
yamiweb-lesson-turn = Turn it with R, flip it with F, until it fits the marked cells around token 9.
yamiweb-lesson-partner = One cell is left, and it asks for blue. Play the blue 6, so that your partners must show theirs.
yamiweb-lesson-last = A partner has won with the blue 7 and will lead next, but you led this trick, so you place it. Cover the last cell.
yamiweb-lesson-end = Mission completed in three rounds, with a star. There is more to find: numbers and players on edges, fog, whirlpools, magic, and a kingdom to free.
