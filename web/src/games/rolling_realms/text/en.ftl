# The words of the Rolling Realms board.

## Parts of the table

realmsweb-part-board = The table
realmsweb-part-dice = Dice
realmsweb-part-resources = Resources and what they buy
realmsweb-part-rolls = The rolls of this round
realmsweb-part-sheets = Realms
realmsweb-part-others = The sheets of the others
realmsweb-close = Close
realmsweb-turn = Turn { $turn } of { $turns }
realmsweb-where = Round { $round }, turn { $turn }
realmsweb-round = Round { $round }
realmsweb-round-of = Round { $round } of { $rounds }
realmsweb-unit = stars
realmsweb-ready = ready
realmsweb-choosing = choosing…
realmsweb-dice-left = { $number ->
    [0] no die left
    [one] one die left
   *[other] { $number } dice left
}
realmsweb-others = { $waiting ->
    [0] The others are ready. Look at their sheets
    [one] One player is still choosing. Look at their sheets
   *[other] { $waiting } players are still choosing. Look at their sheets
}
realmsweb-open-sheets = { $name }: { $stars } stars this round, { $status }. Open their sheets
realmsweb-front-sheets = { $name }: { $stars } stars in the last round. Show their sheets
realmsweb-round-score = Stars of this round: { $sum } = { $stars }
realmsweb-round-stars = Round { $round } so far: { $stars } stars
realmsweb-stars-of = { $stars } of { $most } stars

## Places, dice, resources

realmsweb-place = { $realm }, { $cell }
realmsweb-place-number = { $place }: { $number }
realmsweb-place-marked = { $place }: marked
realmsweb-die = Die { $value }
realmsweb-die-in = in { $realm }
realmsweb-die-gained = extra
realmsweb-die-was = was { $value }
realmsweb-die-again = may enter a used realm
realmsweb-die-given-up = for a resource
realmsweb-finish = Finish turn
realmsweb-miss = Fits nowhere: take a resource
realmsweb-locked = Used this turn. 3 pumpkins reopen it.
realmsweb-held-pumpkin = Pumpkins: { $number } to spend, { $gained } gained this round
realmsweb-held-heart = Hearts: { $number } to spend, { $gained } gained this round
realmsweb-held-coin = Coins: { $number } to spend, { $gained } gained this round
realmsweb-left = Unspent resources: { $tenths } stars
realmsweb-power-shift = die ±1
realmsweb-power-again = ±1, used realm
realmsweb-power-double = copy a double
realmsweb-power-copy = copy a die
realmsweb-power-seven = copy if sum 7
realmsweb-power-coins = die of X

## What a choice brings

realmsweb-pumpkins = { $number ->
    [one] one pumpkin
   *[other] { $number } pumpkins
}
realmsweb-hearts = { $number ->
    [one] one heart
   *[other] { $number } hearts
}
realmsweb-coins = { $number ->
    [one] one coin
   *[other] { $number } coins
}
realmsweb-stars = { $number ->
    [one] one star
   *[other] { $number } stars
}
realmsweb-choices = { $number ->
    [one] a resource of your choice
   *[other] { $number } resources of your choice
}
realmsweb-say-brings = Brings { $list }.
realmsweb-say-costs = Costs { $list }.
realmsweb-say-nothing = Brings nothing at once.
realmsweb-say-unused = { $number ->
    [one] One die is unused and would be lost.
   *[other] { $number } dice are unused and would be lost.
}
realmsweb-ask-place = Choose a place for the { $value }.
realmsweb-ask-stuck = The { $value } fits nowhere as it is.
realmsweb-ask-finish = All dice are used.
realmsweb-ask-which = Which way?
realmsweb-ask-take = Which resource do you take?
realmsweb-ask-note = Which rolled number goes on the crate?
realmsweb-ask-grapes = Order { $order }: { $sum } so far. Choose grapes.
realmsweb-group-powers = Resources
realmsweb-group-turn = The turn

## What the button does

realmsweb-do-castles = Write { $value }
realmsweb-do-cities = Write { $value }
realmsweb-do-society = Write { $value }
realmsweb-do-wingspan = Write { $value }
realmsweb-do-charterstone-building = Use building { $value }
realmsweb-do-charterstone-crates = Mark the crates
realmsweb-do-euphoria = Mark { $value }
realmsweb-do-euphoria-both = Mark both { $value }s
realmsweb-do-mylittlescythe = Mark { $value }
realmsweb-do-pendulum-octagon = Circle the octagon
realmsweb-do-pendulum-number = Mark { $value }
realmsweb-do-scythe-top = Mark { $value } above
realmsweb-do-scythe-bottom = Pay and mark { $value }
realmsweb-do-scythe-both = Mark both
realmsweb-do-tapestry = Weave the { $value }
realmsweb-do-viticulture-grape = Gather grape { $value }
realmsweb-do-viticulture-order = Fill order { $cell }

## The rules of the realms, in two lines

realmsweb-rule-castles = Fill upwards; each number must be lower than the one below it. Full rows score.
realmsweb-rule-cities = Neighbours must differ. Scores like the weaker of your other two realms.
realmsweb-rule-charterstone = Use a building and note the other die, or mark all crates with the die’s number.
realmsweb-rule-euphoria = Mark a number; the sum of its area pays. A rolled double may mark both.
realmsweb-rule-mylittlescythe = Each hexagon gives its resource, a pair a coin. Each sixth of one kind: two stars.
realmsweb-rule-pendulum = Circle an octagon with any die. A full hourglass pays all that is circled.
realmsweb-rule-society = Each number must be lower than those above it. A card and the two below score.
realmsweb-rule-scythe = Above: gain. Below: pay for a star. A new gain may pay at once for its column.
realmsweb-rule-tapestry = Weave the shape of the die. Big squares pay, big rows and columns score.
realmsweb-rule-viticulture = Gain a grape, or fill an order with the die and grapes. Orders score two.
realmsweb-rule-wingspan = Write from left to right. Match the wingspan for an extra star.

## The end

realmsweb-score-card = Score card
realmsweb-verdict = { $stars } stars, rating { $rating } of 5
realmsweb-total = Total
realmsweb-tenths = Unspent resources, a tenth of a star each
realmsweb-share = Copy the result
realmsweb-copied = Copied
realmsweb-daily = Challenge of { $date }

## The lesson

realmsweb-lesson-welcome = Welcome! In a game of Rolling Realms everybody has the same three realms and uses the same two dice, all at once. Here you play the last two turns of a game; it takes five minutes.
realmsweb-lesson-dice = The dice of this turn: a 4 and a 2. Each is used once, in two different realms. Take a die and click a place, or drag the die there.
realmsweb-lesson-castle = The castles are filled from the ground up, and each number must be lower than the one below it. The little sign shows what you would gain. Write the 4 above the 6: it completes a column and a row.
realmsweb-lesson-resources = Your resource card. Pumpkins change a die, hearts copy one, coins buy one. At the end of a round every resource that is left is worth a tenth of a star.
realmsweb-lesson-pumpkins = The first bird has 3 and 1, and a wingspan of 7: a 3 would fit exactly. For two pumpkins your 2 becomes a 3. Tap that offer.
realmsweb-lesson-bird = Write the 3 in the last cell: one star for the cell, and one more because 3, 1 and 3 are exactly 7.
realmsweb-lesson-coin = Both dice are used, but you hold a coin: X coins buy a die of X. Buy a die of 1.
realmsweb-lesson-weave = Each number weaves its own shape; the 1 is a single cell. It goes into the corner of this big square and completes it. That gives a heart.
realmsweb-lesson-finish = All three realms have been used, so each shows a lock until the next turn. Finish the turn; when everybody is ready, the dice are rolled again.
realmsweb-lesson-double = A double 4, and the last turn. You hold three hearts.
realmsweb-lesson-hearts = After a double two hearts buy one more die of that number. Tap the offer of a third 4.
realmsweb-lesson-foundation = A door counts as filled, so this cell completes its row: one star.
realmsweb-lesson-wings = 4, 4 and 4 make exactly 12. Two stars for the second bird.
realmsweb-lesson-shape = The 4 weaves a T, which may be turned: tap a cell again, or press R. Laid here it completes two big squares and the whole lower row.
realmsweb-lesson-undo = Changed your mind? Undo takes back everything of this turn, one step after another, until the next roll.
realmsweb-lesson-last = This was the ninth turn of the third round. Finish it, and the score card adds everything up.
realmsweb-lesson-end = Done! In a whole game there are three rounds with three new realms each. When you play with others, their sheets open in the line above yours. Have fun!
