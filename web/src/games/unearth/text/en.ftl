# The words of the Unearth board.

## Parts of the table

unearthweb-part-board = The table
unearthweb-part-wonders = Wonders that can be built
unearthweb-part-ruins = Ruins
unearthweb-part-stock = Piles and bag
unearthweb-part-roll = The dice tray
unearthweb-tab-ruins = Ruins
unearthweb-tab-stones = Stones
unearthweb-tab-wonders = Wonders
unearthweb-close = Close
unearthweb-you = You

## Ruins and dice

unearthweb-sum = { $sum } of { $claim }
unearthweb-ruin-about = { $ruin }, { $sum } of { $claim } dug. { $stonecount ->
    [0] No stones.
   *[other] Stones: { $stones }.
} { $dicecount ->
    [0] No dice.
   *[other] Dice: { $dice }.
}
unearthweb-die-short = { $value } on a d{ $sides } ({ $owner })
unearthweb-die-on = d{ $sides } showing { $value }, { $owner }, on { $ruin }
unearthweb-vacant = An empty place
unearthweb-your-dice = Your dice
unearthweb-choose-die = Choose a die, then a ruin
unearthweb-die-face = d{ $sides }
unearthweb-pool-die = d{ $sides }, ready to roll
unearthweb-die-out = d{ $sides }, lying on a ruin
unearthweb-later = Choose the ruin after the roll

## Piles

unearthweb-pile-ruins = Ruins
unearthweb-pile-delvers = Delvers
unearthweb-pile-bag = Bag
unearthweb-ruins-left = { $number ->
    [0] No ruins are left in the pile
    [one] One card is left in the pile of ruins
   *[other] { $number } cards are left in the pile of ruins
}
unearthweb-delvers-left = Delver cards: { $number } in the pile, { $discard } discarded
unearthweb-bag = { $number ->
    [0] The bag is empty
    [one] One stone in the bag
   *[other] { $number } stones in the bag
}
unearthweb-chip-ruins = { $number ->
    [0] Last ruins
    [one] 1 card left
   *[other] { $number } cards left
}
unearthweb-discard = { $number ->
    [0] No Delver card has been discarded
    [one] One discarded Delver card
   *[other] { $number } discarded Delver cards
}
unearthweb-boxed = Ruins that went to the box face up
unearthweb-seen = What you saw in the box
unearthweb-dialog-sheet = Points line by line
unearthweb-dialog-wonder = A wonder
unearthweb-dialog-discard = Discarded cards

## Stones and wonders

unearthweb-lesser = Lesser
unearthweb-greater = Greater
unearthweb-tokens-left = { $wonder }: { $number ->
    [0] none left
    [one] one left
   *[other] { $number } left
}
unearthweb-your-stones = Your stones
unearthweb-stones-of = { $name }
unearthweb-whose-stones = Whose stones
unearthweb-field-counts = { $wonders ->
    [0] { "" }
    [one] 1 wonder ·{ " " }
   *[other] { $wonders } wonders ·{ " " }
}{ $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}
unearthweb-open-field = { $name }: look closer
unearthweb-no-stones = No stones yet
unearthweb-to-go = { $number ->
    [one] one stone to go
   *[other] { $number } stones to go
}
unearthweb-zoom-in = Larger
unearthweb-zoom-out = Smaller
unearthweb-fit = Show all
unearthweb-cell = Place { $q }, { $r }, beside { $number ->
    [0] nothing
   *[other] { $stones }
}{ $rings ->
    [0] { "" }
    [one] ; closes a ring
   *[other] ; closes { $rings } rings
}
unearthweb-ring-at = The ring around { $q }, { $r }
unearthweb-place = { $colour ->
    [black] Place the black stone
    [red] Place the red stone
    [blue] Place the blue stone
   *[yellow] Place the yellow stone
}
unearthweb-closes = { $rings ->
    [0] Closes no ring yet.
    [one] Closes a ring.
   *[other] Closes { $rings } rings.
}
unearthweb-closes-nothing = No wonder is left for it
unearthweb-could-build = You could build: { $wonders }.

## Ruins that were claimed

unearthweb-your-ruins = Your ruins
unearthweb-set = { $ruins }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
unearthweb-hidden-named = { $ruin } (hidden)
unearthweb-hidden = { $number ->
    [one] One hidden ruin
   *[other] { $number } hidden ruins
}
unearthweb-have = { $number ->
    [0] you have none of these
    [one] you have one
   *[other] you have { $number }
}

## Cards

unearthweb-hand = { $number ->
    [0] Your hand is empty
    [one] Your hand, one card
   *[other] Your hand, { $number } cards
}
unearthweb-no-cards = No Delver cards. You draw some when others claim a ruin on which your dice lie.

## The dice tray

unearthweb-no-roll = Nothing has been rolled yet.
unearthweb-you-roll = You roll d{ $sides }{ $known ->
    [0] { "" }
   *[other] { " " }on { $ruin }
}
unearthweb-rolls = { $name }: d{ $sides }{ $known ->
    [0] { "" }
   *[other] { " " }on { $ruin }
}
unearthweb-natural = Rolled { $value }
unearthweb-got-stone = { $colour ->
    [black] A black stone.
    [red] A red stone.
    [blue] A blue stone.
   *[yellow] A yellow stone.
}
unearthweb-you-claim = You claim { $ruin }.
unearthweb-claims = { $name } claims { $ruin }.
unearthweb-nobody-claims = A tie: nobody gets { $ruin }.
unearthweb-in-the-air = { $number ->
    [one] One more die is in the air
   *[other] { $number } more dice are in the air
}
unearthweb-stone-offered = { $colour ->
    [black] Black stone
    [red] Red stone
    [blue] Blue stone
   *[yellow] Yellow stone
}{ $number ->
    [one] { "" }
   *[other] , { $number } of them
}
unearthweb-value = The die shows { $value }
unearthweb-value-way = The die shows { $value }: { $way }
unearthweb-number = All dice that show { $value }
unearthweb-out-of-turn-roll = Your die was rolled again: you decide.
unearthweb-out-of-turn-draw = Your wonder offers you a card.

## What is asked

unearthweb-ask-turn = { $cards ->
    [0] Choose a die and the ruin to roll it on.
   *[other] Play cards if you like, then choose a die and a ruin.
}
unearthweb-ask-path = { $cards ->
    [0] Choose a die. Its ruin is chosen after the roll.
   *[other] Play cards if you like, then choose a die. Its ruin is chosen after the roll.
}
unearthweb-ask-again = Band of Delvers: you may roll once more. Choose a die and a ruin.
unearthweb-ask-lift = All your dice lie on ruins: choose one to lift, and the ruin to roll it on.
unearthweb-ask-target = { $card }: choose a die that lies on a ruin.
unearthweb-ask-first = Choose the die that is rolled first.
unearthweb-ask-number = { $card }: choose a number.
unearthweb-ask-reroll = You rolled { $value }. Keep it, or roll again?
unearthweb-ask-modify = Rolled { $value }. Choose the value after the cards and events.
unearthweb-ask-adjust = Rolled { $value }. Your wonders may change it: choose the value.
unearthweb-ask-ruin = Rolled { $value }. Choose the ruin for the die.
unearthweb-ask-stone = Choose a stone of the ruin.
unearthweb-ask-keep-stone = Choose which of the two stones you keep.
unearthweb-ask-library = Underground Library: draw one stone, or two and keep one?
unearthweb-ask-cell = { $colour ->
    [black] Place the black stone beside your stones.
    [red] Place the red stone beside your stones.
    [blue] Place the blue stone beside your stones.
   *[yellow] Place the yellow stone beside your stones.
}
unearthweb-ask-ring = Choose which ring is built first.
unearthweb-ask-wonder = A ring is closed: choose the wonder to build in it.
unearthweb-ask-memorial = Choose a ruin of the box to keep.
unearthweb-ask-draw = { $wonder }: draw a Delver card?
unearthweb-your-die-rerolled = Your die was rolled again.

## What a choice will do

unearthweb-say-second-band = You already have two rolls in this turn: this card adds nothing.
unearthweb-say-die = d{ $sides } chosen. Now choose a ruin.
unearthweb-say-later = d{ $sides } chosen. Its ruin is chosen after the roll.
unearthweb-say-lift = The d{ $sides } is lifted from its ruin. Now choose where to roll it.
unearthweb-say-dug = d{ $sides } on { $ruin }: { $sum } of { $claim } dug.
unearthweb-say-not-yet = No roll completes it yet.
unearthweb-say-completes = { $needed ->
    [1] Any roll completes it.
   *[other] { $needed } or more completes it: { $completes } in { $faces }.
}
unearthweb-say-yours = { $mine ->
    [0] But not for you.
   *[other] For you: { $mine } in { $faces }.
}
unearthweb-say-stone = A final 1–{ $highest } takes a stone.

unearthweb-move-ring = Build in this ring first
unearthweb-move-target = { $card }: { $owner }, d{ $sides } showing { $value }
unearthweb-move-first = First { $owner }, d{ $sides } on { $ruin }

## Seats and points

unearthweb-seat-line = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · { $ruins ->
    [one] 1 ruin
   *[other] { $ruins } ruins
}
unearthweb-so-far = so far
unearthweb-points = { $score ->
    [one] point
   *[other] points
}
unearthweb-score-now = Points so far
unearthweb-score-if-now = If the game ended now
unearthweb-score-final = Final points
unearthweb-others-open = Of the others only what everybody can count:
unearthweb-total = Total
unearthweb-line-colours = Sets of five colours
unearthweb-line-threes = Every three wonders

## Groups in the list of moves

unearthweb-group-play = Play a Delver card
unearthweb-group-roll = Roll a die on a ruin
unearthweb-group-end = End the turn
unearthweb-group-target = Choose a die
unearthweb-group-number = Choose a number
unearthweb-group-reroll = Keep or roll again
unearthweb-group-value = The value of the die
unearthweb-group-ruin = Choose a ruin
unearthweb-group-stone = Choose a stone
unearthweb-group-draw = Draw
unearthweb-group-cell = Place the stone
unearthweb-group-build = Build a wonder
unearthweb-group-take = Take a ruin of the box

## The lesson

unearthweb-lesson-welcome = You lead five delvers: a d4, three d6 and a d8. They dig for ruins and for stones, and both bring points at the end.
unearthweb-lesson-ruin = The number on the shield is the claim value of a ruin, here 11. Your two dice have dug 5 of it. As soon as all dice on a ruin reach its value, whoever has the highest single die there takes it: that die wears a crown.
unearthweb-lesson-low = Each turn you roll one die onto one ruin. Low rolls are not lost: a final 1, 2 or 3 takes a stone from the ruin. The d4 is best for that: choose it, then the forest, and press the button.
unearthweb-lesson-stone = A 3! Choose the red stone; it is what your ring needs.
unearthweb-lesson-ring = Six stones around an empty middle make a ring, and a wonder is built in it at once. One place is left in yours: choose it and see which wonders would fit.
unearthweb-lesson-wonder = Three stones of one colour and three of another: that is the formula of the Palace of Relics, worth 6 points. The order of the stones never matters. Build it.
unearthweb-lesson-cards = Now the bot has rolled. Delver cards are played before your roll, as many as you like. You draw one for each of your dice on a ruin that somebody else claims.
unearthweb-lesson-play = A New Discovery adds 2 to a die that lies on a ruin. Play it.
unearthweb-lesson-target = Choose your own die showing 4 in the desert: it becomes a 6.
unearthweb-lesson-high = 7 of 11, and only your dice lie there: a roll of 4 or more claims the desert. High dice are for claiming, so choose the d8 and the desert.
unearthweb-lesson-claimed = A 6: the desert is yours, and your dice return. Ruins of one landscape score 2, 6, 12, 20 or 30 points together. The card with the crossed-out eye is your hidden ruin: only you know that this is your third desert.
unearthweb-lesson-end = The pile of ruins ends with an event or a city; when no ruin is left, the points are counted. Ruins of all five colours bring 5 more, and so do each three wonders. That is all: play on here, or begin a real game.
