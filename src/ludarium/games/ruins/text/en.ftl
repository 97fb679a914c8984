# The words of Ruins.

ruins-name = Ruins
ruins-about = Lay sets of equal ruins, make them stronger for good, and be the first without cards.

## Table options

ruins-option-match_skips = Matching the last value skips the next player
ruins-option-force_ties = When opponents tie for the fewest cards, who must draw
ruins-option-market = Market prices
ruins-option-starter = Who leads the first round
ruins-choice-on = yes
ruins-choice-off = no
ruins-choice-all = all of them
ruins-choice-first = only the nearest
ruins-choice-normal = 3, 2, 2, 1
ruins-choice-dear = 3, 3, 2, 1
ruins-choice-random = by lot

## Moves

ruins-move-pass = Pass
ruins-move-done = No further claim: lay the play
ruins-move-enough = These ruins are enough
ruins-move-keep = Turn no ruin
ruins-move-own-first = Draw before the opponents
ruins-move-forced-first = Draw after the opponents
ruins-move-buy = Buy { $discovery } from slot { $slot } for { $price ->
    [one] one torch
   *[other] { $price } torches
}
ruins-move-value = { $count ->
    [0] Lead with value { $value }
    [one] Play one { $value }
    [2] Play two { $value }s
    [3] Play three { $value }s
    [4] Play four { $value }s
    [5] Play five { $value }s
   *[other] Play { $count } × { $value }
}
ruins-move-extras = { $extras ->
    [0] Count no extra ruin, { $count } in all
    [one] Count one extra ruin, { $count } in all
   *[other] Count { $extras } extra ruins, { $count } in all
}
ruins-move-draw = { $number ->
    [0] Draw nothing
    [one] Draw one ruin, then discard one
   *[other] Draw { $number } ruins, then discard as many
}
ruins-move-flip = Turn { $ruin } to night: { $value } becomes { $night }
ruins-move-put = Put { $discovery } on { $ruin }
ruins-move-add = Add { $ruin }
ruins-move-claim = Claim { $ruin }
ruins-move-discard = Discard { $ruin }

## What happened

ruins-round = Round { $round } begins. First to play: { $name }.
ruins-deciding-round = The deciding round begins. First to play: { $name }.
ruins-dealt = { $name } received { $ruins }.
ruins-handed-over = { $name } handed over { $ruins }, claimed by { $ownername }.
ruins-turned = { $name } turned { $ruins } to night.
ruins-led = { $name } led { $count ->
    [one] one { $value }
    [2] two { $value }s
    [3] three { $value }s
    [4] four { $value }s
    [5] five { $value }s
   *[other] { $count } × { $value }
}: { $ruins }.
ruins-played = { $name } played { $count ->
    [one] one { $value }
    [2] two { $value }s
    [3] three { $value }s
    [4] four { $value }s
    [5] five { $value }s
   *[other] { $count } × { $value }
}: { $ruins }.
ruins-bought = { $name } added { $bought }.
ruins-claimed = { $name } claimed { $claimed }.
ruins-passed = { $name } passed.
ruins-skipped = { $name } lost a turn to a skip.
ruins-pile-ended = The pile is discarded.
ruins-drew = { $name } drew { $ruins }.
ruins-drew-unseen = { $name } drew { $number ->
    [one] one ruin
   *[other] { $number } ruins
}.
ruins-discarded = { $name } discarded { $ruins }.
ruins-reshuffled = The discard is shuffled into a new deck of { $number ->
    [one] one ruin
   *[other] { $number } ruins
}.
ruins-relit = { $name } relit { $number ->
    [one] one torch
   *[other] { $number } torches
}.
ruins-refilled = New in the market: { $discoveries }.
ruins-went-out = { $name } went out in place { $place } and scored { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}.
ruins-round-ended = Round { $round } is over. { $name } still held ruins: minus 1 point, never below 0.
ruins-won = { $name } won the game!

## Endings

ruins-ending-immediate = First out after beginning the round on 9 or 10 points.
ruins-ending-deciding = First out in the deciding round.

## Steps

ruins-step-flip = turning a ruin to night
ruins-step-turn = taking a turn
ruins-step-put = placing a discovery
ruins-step-add = choosing ruins
ruins-step-extras = counting extra ruins
ruins-step-claim = using claims
ruins-step-order = choosing who draws first
ruins-step-draw = drawing ruins
ruins-step-discard = discarding ruins

## The terminal's table

ruins-table-round = Ruins · round { $round } of 4
ruins-table-deciding = Ruins · the deciding round
ruins-table-seat = Player
ruins-table-vp = Points
ruins-table-cards = Cards
ruins-table-torches = Torches
ruins-table-claims = Claims
ruins-table-state = Status
ruins-table-you = You (seat { $seat })
ruins-table-other = Seat { $seat }
ruins-table-not-in = not in the deciding round
ruins-table-out = out, place { $place }
ruins-table-to-move = to act
ruins-table-poised = · wins if first out
ruins-table-market = Market
ruins-table-slot = { $slot } (price { $price }):
ruins-table-decks = Deck { $deck } · discard { $discard } · discoveries left { $discoveries }
ruins-table-play = Seat { $seat }: { $count } × { $value }
ruins-table-no-pile = No pile: the next play leads.
ruins-table-hand = Your hand

## Why not

ruins-no-game-over = The game is over.
ruins-no-not-in-deciding-round = You do not take part in the deciding round.
ruins-no-out = You have no cards left in this round.
ruins-no-turned-already = You have already chosen for this round.
ruins-no-not-your-turn = It is another player’s turn.
ruins-no-pass-on-lead = A leader must play at least one ruin.
ruins-no-pass-while-building = A play has been begun: take it back before passing.
ruins-no-value-too-low = Value { $value } is too low: the pile asks for at least { $least }.
ruins-no-value-with-these = No play of value { $value } can use all the discoveries chosen.
ruins-no-ruin-of-value = No ruin in hand has the value { $value }.
ruins-no-count = No play of value { $value } that counts as { $count } can be made like this.
ruins-no-claim-before-play = Claims go only on ruins being played, and those come first.
ruins-no-empty-slot = Slot { $slot } of the market is empty.
ruins-no-bought-already = The discovery in slot { $slot } is already part of this play.
ruins-no-torches = It costs { $price ->
    [one] one torch
   *[other] { $price } torches
}, and { $torches ->
    [0] none is lit
    [one] one is lit
   *[other] { $torches } are lit
}.
ruins-no-slot-order = Discoveries are named from the deck to the right; slot { $slot } comes too late.
ruins-no-free-position = No ruin in hand has the place free that the discovery in slot { $slot } needs.
ruins-no-play-with = With the discovery in slot { $slot } no legal play can be made.
ruins-no-not-in-hand = { $ruin } is not in the hand.
ruins-no-position-taken = { $ruin } already has a discovery in that place.
ruins-no-value-on-ruin = On { $ruin } this discovery does not lead to a play of value { $value }.
ruins-no-anchor = At least one ruin must have the value { $value } by itself.
ruins-no-named-twice = { $ruin } is already part of this play.
ruins-no-other-value = { $ruin } does not have the value { $value }.
ruins-no-ruin-order = Ruins are named in ascending order; { $ruin } comes too late.
ruins-no-extras = { $extras } cannot be counted: the play has { $most ->
    [0] no extra icon
    [one] one extra icon
   *[other] { $most } extra icons
}.
ruins-no-claim-not-played = { $ruin } is not being played.
ruins-no-claimed = { $ruin } already carries a claim.
ruins-no-draw = { $number } cannot be drawn: the play has { $most ->
    [one] one draw icon
   *[other] { $most } draw icons
}.
ruins-no-discard-count = After { $ruin } there would be too few ruins left to discard { $number }.
ruins-no-night-already = { $ruin } already shows its night side.

## Impossible positions

ruins-position-no-such-seat = At { $where }: there is no seat { $seat }.
ruins-position-position-taken = At { $where }: { $name } does not fit, its place on the ruin is taken.
ruins-position-claims = At { $where }: seat { $seat } has used more than two claims.
ruins-position-one-per-seat = At { $where }: expected { $seats ->
    [one] one entry
   *[other] { $seats } entries
}, one for each seat, found { $number }.
ruins-position-seat-list = At { $where }: the seats must differ; there are { $seats }, counted from 0.
ruins-position-all-take-part = At { $where }: everybody takes part in round { $round }.
ruins-position-too-few = At { $where }: at least two take part in a round.
ruins-position-not-taking-part = At { $where }: only somebody who takes part can be out.
ruins-position-too-few-active = At { $where }: with fewer than two players left the round would be over.
ruins-position-out-with-ruins = At { $where }: seat { $seat } is out or not taking part, but holds ruins.
ruins-position-no-ruins = At { $where }: seat { $seat } takes part and is not out, but holds no ruins.
ruins-position-not-a-play = At { $where }: these ruins are no play of value { $value } that counts as { $count }.
ruins-position-does-not-follow = At { $where }: a play of value { $value } and count { $count } cannot follow the play before it.
ruins-position-pile-over = At { $where }: after { $passes ->
    [one] one pass
   *[other] { $passes } passes in a row
} the pile would be over.
ruins-position-no-pile = At { $where }: passes are counted from the last play, but the pile is empty.
ruins-position-no-pile-yet = At { $where }: there is no pile yet while ruins are turned to their night side.
ruins-position-no-pass-yet = At { $where }: nobody can have passed before the effects of the last play are carried out.
ruins-position-turn = At { $where }: by the pile and the passes since its last play it must be [{ $seat }].
ruins-position-needed = At { $where }: this position cannot do without it.
ruins-position-one-active-seat = At { $where }: expected the one seat whose turn it is.
ruins-position-build = At { $where }: no legal play can have been begun like this.
ruins-position-out-of-range = At { $where }: out of range.

## Putting a play together

ruins-discard-several = Discard these { $number } ruins
ruins-play = { $count ->
    [one] Play one { $value }
    [2] Play two { $value }s
    [3] Play three { $value }s
    [4] Play four { $value }s
    [5] Play five { $value }s
   *[other] Play { $count } × { $value }
}
ruins-compose-nothing = Choose ruins to play.
ruins-compose-begun = A play has been begun step by step: finish it or take it back.
ruins-compose-values = These ruins have different values: { $values }.
ruins-compose-value = The value is { $value }; the pile asks for at least { $least }.
ruins-compose-more = Too few: counts as { $count }, needed { $need }.
ruins-compose-fewer = Too many: counts as { $count }, needed { $need }.
ruins-compose-claims = Too many claims: { $claims } available.
ruins-compose-no-play = These cards make no legal play together.

## Hints

ruins-hint-pass = Nothing here is worth its price: pass and keep the strong ruins.
ruins-hint-keep = No ruin gains enough by turning.
ruins-hint-flip = { $ruin } gains much at night and breaks no set.
ruins-hint-discard = { $ruin } is the ruin you will miss least.
ruins-hint-draw = Draw all you may: you can discard the worst again.
ruins-hint-buy = Torches come back every round, and { $discovery } stays on its ruin for the rest of the game.
ruins-hint-lead-set = Get rid of { $count } cards of low value { $value } at once while you lead.
ruins-hint-lead-low = { $value } is hard to get rid of later: lead it now.
ruins-hint-go-out = With value { $value } all your cards are played.
ruins-hint-skip = Matching { $value } makes the next player lose a turn.
ruins-hint-follow = { $value } is the cheapest way to follow { $least } without breaking a set.
ruins-hint-finish = This completes the play that was begun.
