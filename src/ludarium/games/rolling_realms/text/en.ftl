# The words of Rolling Realms.

rolling_realms-name = Rolling Realms
rolling_realms-about = Three little realms, nine turns, the same dice for everybody: collect stars in three rounds.

## Realms

realms-realm-castles = Between Two Castles
realms-realm-cities = Between Two Cities
realms-realm-charterstone = Charterstone
realms-realm-euphoria = Euphoria
realms-realm-mylittlescythe = My Little Scythe
realms-realm-pendulum = Pendulum
realms-realm-society = The Society
realms-realm-scythe = Scythe
realms-realm-tapestry = Tapestry
realms-realm-viticulture = Viticulture
realms-realm-wingspan = Wingspan

## What to do in a realm, in short

realms-rule-castles = Fill upwards; each number must be lower than the one below it.
realms-rule-cities = Fill the square; equal numbers must not be neighbours.
realms-rule-charterstone = Use a building and note the other die, or mark all crates of a number.
realms-rule-euphoria = Mark a number; the sum of its area decides what you get.
realms-rule-mylittlescythe = Mark hexagons for resources; six of a kind bring two stars.
realms-rule-pendulum = Circle octagons; every full hourglass pays all of them.
realms-rule-society = Each card must be lower than the cards above it.
realms-rule-scythe = Mark above to gain; pay to mark below for a star.
realms-rule-tapestry = Weave the shape of the die; a full big square gives its resource.
realms-rule-viticulture = Gather grapes, then fill orders with a die and some of them.
realms-rule-wingspan = Write from left to right; match the wingspan for an extra star.

## Moves

realms-move-castles = Between Two Castles: write { $value } in { $cell } (die { $die }){ $gain }
realms-move-cities = Between Two Cities: write { $value } in { $cell } (die { $die }){ $gain }
realms-move-charterstone-building = Charterstone: use building { $value } (die { $die }){ $gain }
realms-move-charterstone-crates = Charterstone: mark all crates with { $value } (die { $die }){ $gain }
realms-move-euphoria = Euphoria: mark { $value } at { $cell } (die { $die }){ $gain }
realms-move-euphoria-both = Euphoria: mark { $value } in both areas (die { $die }){ $gain }
realms-move-mylittlescythe = My Little Scythe: mark hexagon { $cell } with { $value } (die { $die }){ $gain }
realms-move-pendulum-octagon = Pendulum: circle octagon { $cell } with { $value } (die { $die }){ $gain }
realms-move-pendulum-number = Pendulum: mark { $value } in its hourglass (die { $die }){ $gain }
realms-move-society = The Society: write { $value } on { $cell } (die { $die }){ $gain }
realms-move-scythe-top = Scythe: mark { $value } above (die { $die }){ $gain }
realms-move-scythe-bottom = Scythe: pay and mark { $value } below (die { $die }){ $gain }
realms-move-scythe-both = Scythe: mark { $value } above, pay and mark the number below it (die { $die }){ $gain }
realms-move-tapestry = Tapestry: weave shape { $value } from corner { $cell }, { $turns ->
    [0] not turned
    [one] turned by one quarter
   *[other] turned by { $turns } quarters
} (die { $die }){ $gain }
realms-move-viticulture-grape = Viticulture: gather grape { $value } (die { $die }){ $gain }
realms-move-viticulture-order = Viticulture: fill order { $cell } with a { $value } and grapes (die { $die }){ $gain }
realms-move-wingspan = Wingspan: write { $value } in { $cell } (die { $die }){ $gain }
realms-move-shift = Two pumpkins: die { $die } becomes { $becomes } instead of { $value }
realms-move-again = Three pumpkins: die { $die }, { $value }, may enter any realm and shows { $becomes }
realms-move-double = Two hearts: one more { $value }, because a double was rolled
realms-move-copy = Three hearts: one more { $value }
realms-move-seven = Two coins: one more { $value }, because the roll adds up to seven
realms-move-coins = { $value ->
    [one] One coin: a die of 1
   *[other] { $value } coins: a die of { $value }
}
realms-move-miss = Die { $die } ({ $value }) fits nowhere: take a resource for it
realms-move-take = { $resource ->
    [pumpkin] Take a pumpkin
    [heart] Take a heart
   *[coin] Take a coin
}
realms-move-note = Note { $value } on the crate
realms-move-grape = Add grape { $value }{ $gain }
realms-move-enough = These grapes are enough{ $gain }
realms-move-done = Finish the turn

## What happened

realms-round = Round { $round } begins: { $realms }.
realms-rolled = Turn { $turn }: { $first } and { $second } are rolled.
realms-marked = { $name }: { $value } in { $realm ->
    [castles] Between Two Castles
    [cities] Between Two Cities
    [charterstone] Charterstone
    [euphoria] Euphoria
    [mylittlescythe] My Little Scythe
    [pendulum] Pendulum
    [society] The Society
    [scythe] Scythe
    [tapestry] Tapestry
    [viticulture] Viticulture
   *[wingspan] Wingspan
} ({ $cells }).
realms-noted = { $name } noted { $value } on crate { $cell }.
realms-gained = { $name } gained { $what }.
realms-paid = { $name } spent { $what }.
realms-some-pumpkins = { $number ->
    [one] one pumpkin
   *[other] { $number } pumpkins
}
realms-some-hearts = { $number ->
    [one] one heart
   *[other] { $number } hearts
}
realms-some-coins = { $number ->
    [one] one coin
   *[other] { $number } coins
}
realms-lost = { $name } had no symbol left for { $number ->
    [one] one resource
   *[other] { $number } resources
}.
realms-shifted = { $name } made die { $die } a { $value }{ $again ->
    [0] {""}
   *[1] , free to enter any realm
}.
realms-copied = { $name } gained a die of { $value }.
realms-missed = { $name } could not use the { $value } and took a resource.
realms-starred = { $name } gained { $stars ->
    [one] one star
   *[other] { $stars } stars
}.
realms-ready = { $name } is ready.
realms-round-ended = Round { $round }: { $name } has { $tenths } stars.
realms-won = { $name } won with { $tenths } stars!
realms-solo = { $name } collected { $tenths } stars. Rating: { $rating } of 5.

## Endings

rolling_realms-ending-most = The most stars win.
rolling_realms-ending-third = A tie, broken by the third round.
rolling_realms-ending-second = A tie, broken by the second round.
rolling_realms-ending-first = A tie, broken by the first round.
rolling_realms-ending-shared = A complete tie: the victory is shared.
rolling_realms-ending-solo = A game against the stars alone.
realms-rating = { $rating ->
    [0] Rating: 0 of 5. The realms were unkind.
    [1] Rating: 1 of 5. A fair start.
    [2] Rating: 2 of 5. Well rolled.
    [3] Rating: 3 of 5. A realm of your own.
    [4] Rating: 4 of 5. Masterly.
   *[5] Rating: 5 of 5. The stars are yours.
}
realms-decimal = { $whole }.{ $tenths }
realms-share = Rolling Realms: { $total } ★ ({ $first } + { $second } + { $third }), place { $place } of { $players }
realms-share-solo = Rolling Realms: { $total } ★ ({ $first } + { $second } + { $third }), rating { $rating } of 5

## Steps

realms-step-activate = activating realms
realms-step-take = choosing a resource
realms-step-note = noting a number
realms-step-grapes = choosing grapes
realms-step-ready = ready
realms-step-over = the game is over

## The terminal's table

realms-table-title = Rolling Realms · round { $round } of 3 · turn { $turn } of 9
realms-table-seat = Player
realms-table-round = This round
realms-table-total = Total
realms-table-resources = Resources
realms-table-state = Status
realms-table-you = You (seat { $seat })
realms-table-other = Seat { $seat }
realms-table-activated = (used)
realms-table-missed = (taken as a resource)
realms-table-rolls = Rolls of this round: { $rolls }

## Why not

realms-no-game-over = The game is over.
realms-no-ready = You have finished this turn: the others are still playing.
realms-no-not-in-play = The realm “{ $realm }” is not in play in this round.
realms-no-activated = This realm was already activated in this turn.
realms-no-used = Die { $die } has been used.
realms-no-such-die = There is no gained die that shows { $value }.
realms-no-changed = Die { $die } was changed with pumpkins, so no resource can be taken for it.
realms-no-usable = Die { $die } can still be used: a { $value } fits into a realm.
realms-no-fitted = Die { $die } gives no resource: when it was rolled, a { $value } fitted a realm.
realms-no-nothing-to-take = No resource is to be chosen now.
realms-no-nothing-to-note = No number is to be noted now.
realms-no-order-first = Choose an order first, then grapes for it.
realms-no-other-number = This place shows { $shown }, the die { $value }.
realms-no-filled = { $cell } is already filled.
realms-no-marked = { $number } is already marked.
realms-no-circled = { $cell } is already circled.
realms-no-bottom-up = Columns are filled from the bottom: { $below } comes before { $cell }.
realms-no-lower = { $value } is not lower than the { $under } in { $below }.
realms-no-equal-neighbour = { $cell } would stand beside another { $value }, in { $neighbour }.
realms-no-crates = No crate carries the number { $value }.
realms-no-crates-left = All crates with the number { $value } are marked already.
realms-no-double = No double of { $value } was rolled.
realms-no-both-areas = { $number } is no longer free in both areas.
realms-no-lower-card = { $value } is not lower than the { $number } on { $above } above.
realms-no-higher-card = { $value } is not higher than the { $number } on { $below } below.
realms-no-cost = { $resource ->
    [pumpkin] It costs a pumpkin, and there is none to spend.
    [heart] It costs a heart, and there is none to spend.
   *[coin] It costs a coin, and there is none to spend.
}
realms-no-orientation = Shape { $value } looks the same with fewer turns than { $turns ->
    [one] a quarter
   *[other] { $turns } quarters
}: name it with those.
realms-no-outside = From the corner { $cell } shape { $value } would leave the grid.
realms-no-covered = Shape { $value } would cover { $cell }, which is filled.
realms-no-left-to-right = Birds are filled from the left: { $left } comes before { $cell }.
realms-no-grape-again = Grape { $number } was gathered already.
realms-no-order-again = The order of { $order } is filled already.
realms-no-grapes = An order needs at least one grape, and there is none to use.
realms-no-order = The order asks for { $order }; this die and all grapes make { $most }.
realms-no-not-enough = The sum is still short by { $lacks }.
realms-no-grape-taken = Grape { $number } already takes part.
realms-no-such-grape = Grape { $number } cannot be used: it is not gathered, or crossed out.
realms-no-pumpkins = It costs { $price } pumpkins; to spend: { $held }.
realms-no-hearts = It costs { $price } hearts; to spend: { $held }.
realms-no-coins = { $price ->
    [one] It costs one coin
   *[other] It costs { $price } coins
}; to spend: { $held }.
realms-no-seven = The roll adds up to { $sum }, not to 7.
realms-no-not-rolled = { $value } was not rolled.
realms-no-wrap = A { $value } cannot go further: dice stay within 1 to 6.
realms-no-effect = The { $value } may already enter any realm; three pumpkins would change nothing.
realms-no-other-reward = { $resource ->
    [pumpkin] A pumpkin is not among the rewards here.
    [heart] A heart is not among the rewards here.
   *[coin] A coin is not among the rewards here.
}
realms-no-symbols = { $resource ->
    [pumpkin] No pumpkin is left on the resource card.
    [heart] No heart is left on the resource card.
   *[coin] No coin is left on the resource card.
}

## Impossible positions

realms-position-not-over = At { $where }: in round { $round }, turn { $turn } the game cannot be over.
realms-position-all-ready = At { $where }: when everybody is ready the turn is over.
realms-position-over-step = At { $where }: when the game is over nobody is asked.
realms-position-too-many-rounds = At { $where }: { $number } rounds were played, but this is round { $round }.
realms-position-too-many-rolls = At { $where }: { $number } rolls, but this is turn { $turn }.
realms-position-other-roll = At { $where }: the last of the rolls is another one.
realms-position-not-in-play = At { $where }: { $realm } is not in play in this round.
realms-position-empty-cell = At { $where }: leave an empty cell out.
realms-position-no-such-cell = At { $where }: { $realm } has no cell { $cell }.
realms-position-cap = At { $where }: { $number } is not between 0 and { $cap }.
realms-position-spent = At { $where }: { $spent } spent of { $gained } gained.
realms-position-not-as-rolled = At { $where }: the die shows { $value }, was rolled as { $rolled }, and is not said to be changed.
realms-position-not-activated = At { $where }: a die went to { $realm }, which is not said to be activated.
realms-position-missed-changed = At { $where }: no resource can be taken for a changed die.
realms-position-missed-usable = At { $where }: no resource can be taken for a die that fitted a realm.
realms-position-copies-twice = At { $where }: dice of { $value } are already listed.
realms-position-copies-too-many = At { $where }: { $number } gained dice are too many; there can be { $most }.
realms-position-rounds = At { $where }: { $number } rounds are scored, at most { $rounds } can be.
realms-position-gap = At { $where }: { $cell } is filled before the cell that comes first.
realms-position-order = At { $where }: the number in { $cell } breaks the order.
realms-position-neighbours = At { $where }: { $cell } stands beside an equal number.
realms-position-crate = At { $where }: crate { $cell } does not fit its building or its mark.
realms-position-stars = At { $where }: these marks cannot have brought { $stars } stars.
realms-position-unpaid = At { $where }: more was marked below than was paid for.
realms-position-orders = At { $where }: the grapes crossed out do not fit the orders filled.
realms-position-pending = At { $where }: this cannot be asked here.

## Hints

realms-hint-stars = { $stars ->
    [one] This brings a star at once.
   *[other] This brings { $stars } stars at once.
}
realms-hint-resources = This brings { $gain } to spend later.
realms-hint-spend = The resources are worth more as a die now than as tenths of a star at the end.
realms-hint-build = Nothing pays at once, so prepare what pays most later.
realms-hint-miss = This die fits nowhere: take a resource for it.
realms-hint-choose = This is what the next turns can use best.
realms-hint-done = Nothing else is worth doing in this turn.
