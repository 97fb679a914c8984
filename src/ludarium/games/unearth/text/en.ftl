# The words of Unearth.

unearth-name = Unearth
unearth-about = Roll your delvers onto ruins: high rolls claim them, low rolls bring stones for wonders.

## Table options

unearth-option-promos = Promo cards
unearth-choice-off = without
unearth-choice-on = shuffled in

## Stones, ruins and End of Age cards

unearth-colour-black = black
unearth-colour-red = red
unearth-colour-blue = blue
unearth-colour-yellow = yellow
unearth-ruin-peach-9 = Desert 9
unearth-ruin-peach-11 = Desert 11
unearth-ruin-peach-13 = Desert 13
unearth-ruin-peach-15 = Desert 15
unearth-ruin-peach-17 = Desert 17
unearth-ruin-green-9 = Forest 9
unearth-ruin-green-11 = Forest 11
unearth-ruin-green-13 = Forest 13
unearth-ruin-green-15 = Forest 15
unearth-ruin-green-17 = Forest 17
unearth-ruin-blue-9 = Islands 9
unearth-ruin-blue-11 = Islands 11
unearth-ruin-blue-13 = Islands 13
unearth-ruin-blue-15 = Islands 15
unearth-ruin-blue-17 = Islands 17
unearth-ruin-purple-9 = Mountains 9
unearth-ruin-purple-11 = Mountains 11
unearth-ruin-purple-13 = Mountains 13
unearth-ruin-purple-15 = Mountains 15
unearth-ruin-purple-17 = Mountains 17
unearth-ruin-gray-9 = Caverns 9
unearth-ruin-gray-11 = Caverns 11
unearth-ruin-gray-13 = Caverns 13
unearth-ruin-gray-15 = Caverns 15
unearth-ruin-gray-17 = Caverns 17
unearth-ruin-city-of-gold = City of Gold
unearth-ruin-city-of-ash = City of Ash
unearth-age-day-of-rest = Day of Rest
unearth-age-day-of-rest-text = Everybody draws 3 Delver cards.
unearth-age-gathering = The Gathering
unearth-age-gathering-text = From now on every roll gets −1, but is at least 1.
unearth-age-festival = Festival of Reclamation
unearth-age-festival-text = From now on every roll gets +1, up to the highest face of the die.
unearth-age-fate = Fate of the Delvers
unearth-age-fate-text = All dice on ruins are rolled again.
unearth-age-hidden-path = Hidden Path
unearth-age-hidden-path-text = From now on the ruin is chosen after the Excavation roll.

## Delver cards

unearth-card-ancient-map = Ancient Map
unearth-card-ancient-map-text = After an Excavation roll of this turn you may roll the die again; only the last result counts.
unearth-card-reading-the-stones = Reading the Stones
unearth-card-reading-the-stones-text = The next die rolled this turn may get +1 or −1; you decide after the roll.
unearth-card-new-discovery = A New Discovery
unearth-card-new-discovery-text = One die on a ruin gets +2.
unearth-card-expedition = Expedition
unearth-card-expedition-text = For one Excavation roll of this turn you choose the ruin after the roll.
unearth-card-ancestral-claim = Ancestral Claim
unearth-card-ancestral-claim-text = The next d6 rolled this turn gets +2.
unearth-card-lost-in-the-ruins = Lost in the Ruins
unearth-card-lost-in-the-ruins-text = The owner of one die on a ruin rolls it again.
unearth-card-forgotten-song = Forgotten Song
unearth-card-forgotten-song-text = Name a number: every die on a ruin that shows it is rolled again by its owner.
unearth-card-forlorn = Forlorn
unearth-card-forlorn-text = One die on a ruin gets −2.
unearth-card-band-of-delvers = Band of Delvers
unearth-card-band-of-delvers-text = You may make two Excavation rolls this turn.
unearth-card-restoration = Restoration
unearth-card-restoration-text = You roll all your dice on ruins again.

## Wonders

unearth-wonder-college-of-the-overseers = College of the Overseers
unearth-wonder-college-of-the-overseers-text = When you roll your d8 you may add 1.
unearth-wonder-temple-of-prosperity = Temple of Prosperity
unearth-wonder-temple-of-prosperity-text = At the end: 1 point for each of your yellow stones.
unearth-wonder-harmonious-columns = The Harmonious Columns
unearth-wonder-harmonious-columns-text = You may subtract 1 from any die you roll.
unearth-wonder-shattered-edifice = The Shattered Edifice
unearth-wonder-shattered-edifice-text = You may roll a 4 or a 5 again.
unearth-wonder-blackened-cenotaph = The Blackened Cenotaph
unearth-wonder-blackened-cenotaph-text = When built: take a random ruin from the box as a hidden one.
unearth-wonder-eternal-flame = The Eternal Flame
unearth-wonder-eternal-flame-text = When another player claims a ruin without dice of yours you may draw a Delver card.
unearth-wonder-tomb-of-the-last-age = Tomb of the Last Age
unearth-wonder-tomb-of-the-last-age-text = At the end: 1 point for each ruin colour you have.
unearth-wonder-fountain-of-reflection = Fountain of Reflection
unearth-wonder-fountain-of-reflection-text = At the end: 2 points for each stone of the colour you have fewest of.
unearth-wonder-underground-library = Underground Library
unearth-wonder-underground-library-text = When you take a stone from the bag you may draw two and keep one.
unearth-wonder-palace-of-relics = Palace of Relics
unearth-wonder-palace-of-relics-text = 6 points.
unearth-wonder-temple-of-flames = Temple of Flames
unearth-wonder-temple-of-flames-text = At the end: 1 point for each of your red stones.
unearth-wonder-temple-of-fate = Temple of Fate
unearth-wonder-temple-of-fate-text = At the end: 1 point for each of your black stones.
unearth-wonder-crumbling-memorial = The Crumbling Memorial
unearth-wonder-crumbling-memorial-text = When built: look at the ruins in the box and take one as a hidden one.
unearth-wonder-temple-of-clarity = Temple of Clarity
unearth-wonder-temple-of-clarity-text = At the end: 1 point for each of your blue stones.
unearth-wonder-sanctuary-of-the-builders = The Sanctuary of the Builders
unearth-wonder-sanctuary-of-the-builders-text = When your roll equals another die on that ruin you may change it by 1.
unearth-wonder-sunken-cathedral = Sunken Cathedral
unearth-wonder-sunken-cathedral-text = At the end: 1 more point for each other wonder you have.
unearth-wonder-obelisk = Obelisk
unearth-wonder-obelisk-text = When you claim a ruin you may draw a Delver card.
unearth-wonder-greater = Greater Wonder
unearth-wonder-greater-text = A ring of one colour; 6 to 8 points.
unearth-wonder-lesser = Lesser Wonder
unearth-wonder-lesser-text = Any other ring; 2 to 4 points.

## Moves

unearth-move-end = No second roll
unearth-move-keep = Keep the { $value }
unearth-move-reroll-map = Roll again by Ancient Map instead of { $value }
unearth-move-reroll-wonder = Roll again by The Shattered Edifice instead of { $value }
unearth-move-draw = Draw a card for { $wonder }
unearth-move-decline = Draw no card
unearth-move-draw-one = Take one stone from the bag
unearth-move-draw-two = Draw two stones and keep one
unearth-move-play = Play { $card }
unearth-move-play-band = Play { $card } (no further effect: it gives no third roll)
unearth-move-roll = Roll d{ $sides } on { $ruin }
unearth-move-roll-later = Roll d{ $sides }, then choose the ruin
unearth-move-ruin = Put the { $value } on { $ruin }
unearth-move-number = Name { $number }: { $dice ->
    [one] one die is rolled again
   *[other] { $dice } dice are rolled again
}
unearth-move-value = Make it { $value } ({ $way })
unearth-move-value-kept = Leave it at { $value }
unearth-move-stone = Take the { $colour } stone
unearth-player-0 = player 1
unearth-player-1 = player 2
unearth-player-2 = player 3
unearth-player-3 = player 4
unearth-move-target = { $card }: d{ $sides } ({ $ownername }) showing { $value } on { $ruin }
unearth-move-first = First roll d{ $sides } ({ $ownername }) on { $ruin }
unearth-move-cell = Place the { $colour } stone at { $q }, { $r }
unearth-move-ring = Build the ring around { $q }, { $r } first
unearth-move-build = Build { $wonder }
unearth-move-take = Take { $ruin }

## What happened

unearth-turn = { $name } begins a turn.
unearth-card-played = { $name } played { $card }.
unearth-named-number = { $name } named the number { $number }.
unearth-lifted = { $name } lifted a d{ $sides } off { $ruin }.
unearth-rolled = { $name } rolled a d{ $sides } on { $ruin }: { $value }.
unearth-rolled-later = { $name } rolled a d{ $sides }: { $value }.
unearth-rerolled = { $name } rolled the d{ $sides } again by { $by }: { $value }.
unearth-modified = { $name }’s d{ $sides } was changed by { $by }: { $way }.
unearth-chose-ruin = { $name } put the { $value } on { $ruin }.
unearth-adjusted = { $name } changed the d{ $sides } from { $before } to { $value } by { $by }.
unearth-put = { $name }’s d{ $sides } lies on { $ruin } with { $value }.
unearth-changed = { $card } turned { $name }’s d{ $sides } on { $ruin } from { $before } to { $value }.
unearth-took-stone = { $name } took a stone from { $ruin }: { $colour }.
unearth-drew-stone = { $name } drew a stone from the bag: { $colour }.
unearth-drew-two-stones = { $name } drew two stones from the bag: { $colour }, { $other }.
unearth-kept-stone = { $name } kept one stone ({ $colour }) and put the other back ({ $other }).
unearth-no-stone = { $name } should gain a stone, but none is left.
unearth-placed = { $name } placed a stone ({ $colour }) at { $q }, { $r }.
unearth-built = { $name } built { $wonder }.
unearth-built-points = { $name } alone sees the points of { $wonder }: { $points }.
unearth-ring-empty = { $name } completed a ring, but no wonder is left for it.
unearth-gained-ruin = { $name } took { $ruin } out of the box.
unearth-gained-unseen = { $name } took a ruin out of the box.
unearth-claimed = { $name } claimed { $ruin } with { $sum } of { $claim }.
unearth-tied = Nobody gets { $ruin }: the tie cannot be broken.
unearth-drew = { $name } drew { $cards }.
unearth-drew-unseen = { $name } drew { $number ->
    [one] one card
   *[other] { $number } cards
}.
unearth-reshuffled = The discard is shuffled into a new deck of { $number ->
    [one] one card
   *[other] { $number } cards
}.
unearth-returned = The dice return from { $ruin }: { $dice }; { $number ->
    [0] no stone goes
    [one] one stone goes
   *[other] { $number } stones go
} back into the bag.
unearth-revealed = New ruin: { $ruin }, with stones { $colours }.
unearth-revealed-bare = New ruin: { $ruin }, without stones.
unearth-event = End of Age: { $event }. { $effect }
unearth-city = End of Age: { $ruin } rises.
unearth-showed = { $name } had hidden { $ruins } and scores { $points }.
unearth-won = { $name } won with { $points }!
unearth-shared = { $name } shares the victory with { $points }.

## Endings

unearth-ending-points = The most points.
unearth-ending-tie-break = Equal points, more ruins of a high claim value.
unearth-ending-shared = Equal in everything: the victory is shared.

## Steps

unearth-step-turn = taking a turn
unearth-step-again = a second Excavation roll
unearth-step-target = choosing a die for a card
unearth-step-number = naming a number
unearth-step-first = choosing the die that is rolled first
unearth-step-reroll = keeping the roll or rolling again
unearth-step-modify = changing the roll by cards and events
unearth-step-ruin = choosing the ruin
unearth-step-adjust = changing the roll by wonders
unearth-step-stone = choosing a stone
unearth-step-library = drawing stones from the bag
unearth-step-cell = placing a stone
unearth-step-ring = choosing the ring that is built first
unearth-step-wonder = choosing a wonder
unearth-step-memorial = taking a ruin from the box
unearth-step-draw = deciding about a card
unearth-step-over = the end of the game

## Points

unearth-line-ruins = { $colour } ({ $count ->
    [one] one ruin
   *[other] { $count } ruins
})
unearth-line-colours = Sets of five colours × { $count }
unearth-line-city = { $ruin }
unearth-line-wonder = { $wonder }
unearth-line-greater = Greater Wonders × { $count }
unearth-line-lesser = Lesser Wonders × { $count }
unearth-line-threes = Three wonders each × { $count }
unearth-line-total = Total
unearth-land-peach = Desert
unearth-land-green = Forest
unearth-land-blue = Islands
unearth-land-purple = Mountains
unearth-land-gray = Caverns

## The terminal's table

unearth-table-title = Unearth · { $ruins ->
    [one] one ruin on the table
   *[other] { $ruins } ruins on the table
}
unearth-table-seat = Player
unearth-table-points = So far
unearth-table-dice = Pool
unearth-table-cards = Cards
unearth-table-ruins = Ruins
unearth-table-stones = Stones
unearth-table-wonders = Wonders
unearth-table-state = Status
unearth-table-you = You (seat { $seat })
unearth-table-other = Seat { $seat }
unearth-table-to-move = to act
unearth-table-hidden = + { $number } hidden
unearth-table-centre = Ruins in the centre
unearth-table-ruin = { $place }. { $ruin }
unearth-table-sum = { $sum } of { $claim }
unearth-table-laid-out = Wonders to build
unearth-table-piles = Ruin deck { $ruins } · Delver deck { $delvers } · discard { $discard } · bag { $bag } · Lesser { $lesser } · Greater { $greater }
unearth-table-age = End of Age: { $age }
unearth-table-roll = Rolling: d{ $sides } of seat { $owner }, { $natural } → { $value }
unearth-table-field = Your stones
unearth-table-hand = Your cards
unearth-table-own-hidden = Your hidden ruins: { $ruins }
unearth-table-box = In the box you saw: { $ruins }

## Why not

unearth-no-game-over = The game is over.
unearth-no-not-your-turn = It is another player’s turn.
unearth-no-owner-decides = The owner of the die decides now.
unearth-no-drawer-decides = The draw is for the wonder’s owner to decide.
unearth-no-active-modifies = The player whose turn it is decides how the roll is changed.
unearth-no-card-in-excavation = No Delver cards in the Excavation phase.
unearth-no-card-not-active = Only the player whose turn it is may play Delver cards.
unearth-no-roll-owed = A turn does not end without a roll: choose a die and a ruin.
unearth-no-not-in-hand = { $card } is not in your hand.
unearth-no-expedition-needed = Hidden Path already lets everybody choose the ruin after the roll.
unearth-no-own-die-on-ruin = { $card } needs a die of yours on a ruin.
unearth-no-die-on-any-ruin = { $card } needs a die on a ruin.
unearth-no-die-on-ruin = The { $die } lies on a ruin; while your pool has dice, one of those is rolled.
unearth-no-equal-die = { $die } is like another die that is offered.
unearth-no-later = The ruin must be announced before the roll.
unearth-no-only-later = Under Hidden Path the ruin is chosen after the roll.
unearth-no-ruin-here = There is no ruin at place { $place }.
unearth-no-map-for-excavation = An Ancient Map works for Excavation rolls only.
unearth-no-map-left = No Ancient Map is left in this turn.
unearth-no-edifice = You have not built The Shattered Edifice.
unearth-no-edifice-value = The Shattered Edifice rolls a 4 or a 5 again, not a { $value }.
unearth-no-above-sides = A d{ $sides } cannot show { $value }.
unearth-no-such-value = { $natural } cannot become { $value }.
unearth-no-such-stone = There is no such stone here: { $colour }.
unearth-no-cell-apart = The place { $q }, { $r } is not next to your stones.
unearth-no-cell-stone = A stone lies at { $q }, { $r } already.
unearth-no-cell-wonder = A wonder stands at { $q }, { $r }.
unearth-no-cell-walled = A stone at { $q }, { $r } would leave a stone without room for a wonder.
unearth-no-ring-here = No ring is completed around { $q }, { $r }.
unearth-no-tokens-left = No token is left: { $wonder }.
unearth-no-many-colours = A Greater Wonder needs a ring of one colour.
unearth-no-one-colour = A ring of one colour gets no Lesser Wonder while Greater ones are left.
unearth-no-built-already = { $wonder } is built already.
unearth-no-not-laid-out = { $wonder } is not part of this game.
unearth-no-formula = The stones of the ring do not fit the formula of { $wonder }.
unearth-no-not-in-box = { $ruin } is not in the box.
unearth-no-die-not-on-ruin = { $die } lies on no ruin.
unearth-no-die-not-in-group = { $die } is not among the dice to be rolled.
unearth-no-die-shows = No die on a ruin shows { $number }.

## Impossible positions

unearth-position-needed = At { $where }: this position cannot do without it.
unearth-position-one-age = At { $where }: only one End of Age card is in the game: { $name } or { $other }.
unearth-position-age-last = At { $where }: the last card of the ruin deck, and no other, is an End of Age card; found { $name }.
unearth-position-city-nowhere = At { $where }: { $name } is revealed, but lies nowhere.
unearth-position-not-boxed = At { $where }: { $name } is not among the ruins removed from the game.
unearth-position-one-memorial = At { $where }: only one player can have looked into the box.
unearth-position-too-many-places = At { $where }: only { $places } places for ruins are on the table.
unearth-position-place-empty = At { $where }: a place is empty only when the ruin deck is.
unearth-position-no-ruin-here = At { $where }: no ruin lies here.
unearth-position-value-too-high = At { $where }: the die cannot show { $value }.
unearth-position-stone-value = At { $where }: more stones than the ruin’s stone value.
unearth-position-cell-taken = At { $where }: two stones lie on one cell.
unearth-position-cell-too-far = At { $where }: the cell is out of reach.
unearth-position-stones-apart = At { $where }: the stones do not hang together.
unearth-position-stones-walled = At { $where }: a stone is walled in by six others.
unearth-position-no-ring = At { $where }: there is no ring of six stones around an empty middle.
unearth-position-wrong-ring = At { $where }: the stones of the ring do not fit this wonder.
unearth-position-ring-unbuilt = At { $where }: a completed ring has no wonder.
unearth-position-too-many-wonders = At { $where }: only { $number } Named Wonders are in the game.
unearth-position-laid-out-number = At { $where }: { $number ->
    [one] one Named Wonder must
   *[other] { $number } Named Wonders must
} be laid out besides those built.
unearth-position-one-roll = At { $where }: without Band of Delvers a turn has one roll.
unearth-position-not-asked = At { $where }: { $step } is not asked in this position.
unearth-position-not-in-the-air = At { $where }: { $die } is not in the air.
unearth-position-not-own-die = At { $where }: an Excavation roll is made with an own die.
unearth-position-other-ruin = At { $where }: a die rolled again stays on its ruin.
unearth-position-not-over = At { $where }: the game is not over while ruins lie on the table.
unearth-position-all-gone = At { $where }: without a ruin on the table the game is over.
unearth-position-asks-another = At { $where }: seat { $seat } is asked in this position.
unearth-position-claimed-already = At { $where }: with a sum of { $sum } this ruin is claimed.
unearth-position-not-the-strongest = At { $where }: these dice give the ruin to somebody else.

## Hints

unearth-hint-claim = Of the { $sides } faces, { $claims ->
    [one] one claims
   *[other] { $claims } claim
} { $ruin } for you.
unearth-hint-stones = A d{ $sides } mostly rolls low, and { $ruin } has stones to choose from.
unearth-hint-lead = A d{ $sides } has the best prospects on { $ruin }.
unearth-hint-later = Roll the d{ $sides } first: then you know where it fits.
unearth-hint-card = { $card } gains something right now.
unearth-hint-end = A second roll would not help.
unearth-hint-keep = This is better than an average roll.
unearth-hint-reroll = An average roll is better than this.
unearth-hint-draw = More to choose from costs nothing.
unearth-hint-number = Dice showing { $number } gain most by rolling again.
unearth-hint-value = With { $value } the die does most for you.
unearth-hint-ruin = Here the die does most for you.
unearth-hint-stone = A { $colour } stone fits your rings best.
unearth-hint-target = This die changes most for you.
unearth-hint-build = { $wonder } is worth most to you.
unearth-hint-take = { $ruin } adds most to your sets.
unearth-hint-closes = The stone closes a ring.
unearth-hint-cell = A ring then has { $stones ->
    [one] one stone
   *[other] { $stones } stones
}.
unearth-hint-ring = Either ring may come first.
