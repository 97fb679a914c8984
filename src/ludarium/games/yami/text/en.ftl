# The words of Yami.

yami-name = Yami
yami-about = Win tricks together without talking and surround the mission tokens with the tiles they bring.

## Table options

yami-option-mission = Mission
yami-option-mode = Mode
yami-option-perch = Feather Perch (base A)
yami-option-shell = Listening Shell (base B)
yami-option-mask = Twin Mask (base C)
yami-option-mirror = Moon Mirror (base D)
yami-option-spring = Spring of Peace (base E)
yami-option-power = Power tokens
yami-option-crescent = Crescent: round 1 without trump
yami-option-quarter = First quarter: two Nox cards
yami-option-gibbous = Gibbous moon: one power token sleeps
yami-option-vine_8 = Mission 22: vine of mission 8 cleansed
yami-option-vine_13 = Mission 22: vine of mission 13 cleansed
yami-option-vine_18 = Mission 22: vine of mission 18 cleansed
yami-option-vine_20 = Mission 22: vine of mission 20 cleansed
yami-option-vine_21 = Mission 22: vine of mission 21 cleansed
yami-option-first = First player
yami-option-teaching = Open hands for a first game
yami-option-talk = While the tile is placed
yami-option-agreement = The placement waits for agreement (seconds)
yami-choice-day = day
yami-choice-night = night
yami-choice-off = no
yami-choice-on = yes
yami-choice-random = by lot
yami-choice-proposals = proposals only
yami-choice-free = free chat, on trust
yami-choice-none = no waiting
yami-no-more-sites = There are only { $sites } power sites for bases.

## Missions

yami-mission-1 = First Steps
yami-mission-2 = The Trial
yami-mission-3 = Mossy Gate
yami-mission-4 = Two Paths
yami-mission-5 = Old Root
yami-mission-6 = Fern Hollow
yami-mission-7 = Watch Hill
yami-mission-8 = Holo’s Thicket
yami-mission-9 = First Mist
yami-mission-10 = Grey Grove
yami-mission-11 = Lantern Path
yami-mission-12 = Choked Spring
yami-mission-13 = Holo in the Mist
yami-mission-14 = Shallow Ford
yami-mission-15 = Reed Isle
yami-mission-16 = Drowned Bell
yami-mission-17 = The Maelstrom
yami-mission-18 = Holo of the Deep
yami-mission-19 = Star Garden
yami-mission-20 = Broken Observatory
yami-mission-21 = Night Gate
yami-mission-22 = Lichen

## Components

yami-colour-red = red
yami-colour-orange = orange
yami-colour-green = green
yami-colour-blue = blue
yami-colour-purple = purple
yami-base-perch = Feather Perch
yami-base-shell = Listening Shell
yami-base-mask = Twin Mask
yami-base-mirror = Moon Mirror
yami-base-spring = Spring of Peace
yami-card-r1 = red 1
yami-card-r2 = red 2
yami-card-r3 = red 3
yami-card-r4 = red 4
yami-card-r5 = red 5
yami-card-r6 = red 6
yami-card-r7 = red 7
yami-card-o1 = orange 1
yami-card-o2 = orange 2
yami-card-o3 = orange 3
yami-card-o4 = orange 4
yami-card-o5 = orange 5
yami-card-o6 = orange 6
yami-card-o7 = orange 7
yami-card-g1 = green 1
yami-card-g2 = green 2
yami-card-g3 = green 3
yami-card-g4 = green 4
yami-card-g5 = green 5
yami-card-g6 = green 6
yami-card-g7 = green 7
yami-card-b1 = blue 1
yami-card-b2 = blue 2
yami-card-b3 = blue 3
yami-card-b4 = blue 4
yami-card-b5 = blue 5
yami-card-b6 = blue 6
yami-card-b7 = blue 7
yami-card-p1 = purple 1
yami-card-p2 = purple 2
yami-card-p3 = purple 3
yami-card-p4 = purple 4
yami-card-p5 = purple 5
yami-card-p6 = purple 6
yami-card-p7 = purple 7
yami-card-nox = Nox card
yami-tile-r1 = red tile 1
yami-tile-r2 = red tile 2
yami-tile-r3 = red tile 3
yami-tile-r4 = red tile 4
yami-tile-r5 = red tile 5
yami-tile-r6 = red tile 6
yami-tile-r7 = red tile 7
yami-tile-o1 = orange tile 1
yami-tile-o2 = orange tile 2
yami-tile-o3 = orange tile 3
yami-tile-o4 = orange tile 4
yami-tile-o5 = orange tile 5
yami-tile-o6 = orange tile 6
yami-tile-o7 = orange tile 7
yami-tile-g1 = green tile 1
yami-tile-g2 = green tile 2
yami-tile-g3 = green tile 3
yami-tile-g4 = green tile 4
yami-tile-g5 = green tile 5
yami-tile-g6 = green tile 6
yami-tile-g7 = green tile 7
yami-tile-b1 = blue tile 1
yami-tile-b2 = blue tile 2
yami-tile-b3 = blue tile 3
yami-tile-b4 = blue tile 4
yami-tile-b5 = blue tile 5
yami-tile-b6 = blue tile 6
yami-tile-b7 = blue tile 7
yami-tile-p1 = purple tile 1
yami-tile-p2 = purple tile 2
yami-tile-p3 = purple tile 3
yami-tile-p4 = purple tile 4
yami-tile-p5 = purple tile 5
yami-tile-p6 = purple tile 6
yami-tile-p7 = purple tile 7

## Moves

yami-move-place = Place the { $tile } at { $cell } ({ $turn })
yami-move-place-breaks = Place the { $tile } at { $cell } ({ $turn }) — it breaks a restriction
yami-move-play = Play the { $card }
yami-move-cast = Play the { $card } with magic
yami-move-automa = The Automa plays the { $card }
yami-move-automa-deck = The Automa plays the top card of its deck
yami-move-take = Take the { $tile }
yami-move-take-mask = Twin Mask: take the { $tile } instead
yami-move-lift = Feather Perch: move the { $tile }
yami-move-spring = Spring of Peace: this tile will satisfy every edge
yami-move-shell = Listening Shell: everybody shows a card
yami-move-mirror = Moon Mirror: trump { $colour } in this round
yami-move-show = Show the { $card }
yami-move-discard = Discard the { $card }
yami-move-pawn = Put a pawn on symbol { $symbol } (cell { $cell })
yami-move-pass-pawn = Put no pawn now
yami-move-pass-after = Move no tile
yami-move-pass-window = Use no base
yami-move-give-up = Propose to give up the mission
yami-move-vote-yes = Give up
yami-move-vote-no = Play on

## What happened

yami-round = Round { $round } of 7, trump { $trump }.
yami-round-no-trump = Round { $round } of 7, no trump.
yami-pawn-put = { $name } put a pawn on symbol { $symbol }.
yami-pawn-passed = { $name } put no pawn yet.
yami-led = { $name } led the { $card }.
yami-played = { $name } played the { $card }.
yami-cast = { $name } spent a magic token and played the { $card }.
yami-automa-led = The Automa led the { $card }.
yami-automa-played = The Automa played the { $card }.
yami-automa-refilled = A new card on the Automa’s board, place { $cell }: { $card }.
yami-won = { $name } won the trick with the { $card }.
yami-automa-won = The Automa won the trick with the { $card }.
yami-nothing-won = Nothing but Nox cards: this round brings no tile.
yami-took = Taken: { $tile }.
yami-mask = { $name } used Twin Mask for the { $tile }.
yami-placed = { $name } placed the { $tile } at { $cell }.
yami-lifted = { $name } picked up the { $tile }: Feather Perch.
yami-moved = { $name } put the { $tile } at { $cell }.
yami-fog = A fog token is gone ({ $colour }): the next trick begins with its colour, if possible.
yami-whirlpool = A whirlpool is covered: everybody will discard a card.
yami-magic = A magic token is collected.
yami-spring = { $name } used the Spring of Peace.
yami-shell = { $name } used the Listening Shell.
yami-showed = { $name } showed the { $card }.
yami-mirror = { $name } used the Moon Mirror: trump { $colour }.
yami-discarded = { $name } discarded the { $card }.
yami-discarded-unseen = { $name } discarded a card.
yami-vote-opened = { $name } proposed to give up.
yami-vote-failed = The mission goes on.
yami-completed = Mission completed in round { $round }!
yami-completed-star = Mission completed in round { $round }, with a star!
yami-lost-broken = Mission failed: a restriction is broken.
yami-lost-uncovered = Mission failed: after round 7 not every token is surrounded.
yami-lost-without-room = Mission failed: there is no room for the tile.
yami-lost-without-cards = Mission failed: nobody has a card left.
yami-lost-given-up = The mission is given up.

## Endings

yami-ending-completed = All mission tokens are surrounded.
yami-ending-broken = A restriction was broken.
yami-ending-uncovered = After round 7 some cells were still open.
yami-ending-without-room = There was no room for the tile.
yami-ending-without-cards = Nobody had a card left.
yami-ending-given-up = The team gave up.

## Steps

yami-step-pawn = putting pawns on symbols
yami-step-lead = leading a trick
yami-step-follow = playing a card
yami-step-automa = choosing the Automa’s card
yami-step-window = using bases before the trick
yami-step-show = choosing a card to show
yami-step-take = taking the tile
yami-step-place = placing the tile
yami-step-put = placing the lifted tile
yami-step-after = moving a tile after the placement
yami-step-discard = discarding for a whirlpool
yami-step-vote = voting about giving up
yami-step-over = the end of the mission

## Why not

yami-no-mission-over = The mission is over.
yami-no-not-asked = Somebody else decides now.
yami-no-only-give-up = It is not your turn; now you may only propose to give up.
yami-no-lead-player-decides = Bases are for the player with the Kakapo figure to use.
yami-no-not-in-hand = This card is not in your hand: { $card }.
yami-no-follow = The lead colour must be followed: { $colour }.
yami-no-fog-colour = The fog demands a lead of its colour, and you have one.
yami-no-magic = There is no magic token to spend.
yami-no-magic-needed = This card can be played without magic: { $card }.
yami-no-automa-deck = The Automa’s deck is empty.
yami-no-automa-cell = There is no card in place { $cell } of the Automa’s board.
yami-no-automa-fog = The fog demands a lead of its colour, and the Automa has one face up.
yami-no-automa-follow = The Automa must follow with a card lying face up: { $colour }.
yami-no-pass-pawn = Everybody else has passed: now you put a pawn.
yami-no-such-symbol = This mission has no symbol { $symbol }.
yami-no-symbol-taken = A pawn stands on symbol { $symbol } already.
yami-no-tile-of-trick = No card of this trick brings this tile: { $tile }.
yami-no-outside = The tile would leave the 12 × 12 grid.
yami-no-on-token = A mission token lies on { $cell }.
yami-no-on-tile = A spirit tile lies on { $cell }.
yami-no-such-turn = There is no image { $turn } of this tile: { $tile }.
yami-no-tile-on-board = This tile is not on the board: { $tile }.
yami-no-base = No power site holds this base: { $base }.
yami-no-base-cell = Every cell of this base is filled: { $base }.
yami-no-power = There is no power token left for this base: { $base }.
yami-no-base-use = This base would do nothing now: { $base }.
yami-no-same-trump = This colour is trump already.
yami-no-shown-already = Everybody sees this card already: { $card }.
yami-no-second-vote = There was a vote in this round already.
yami-no-such-proposal = A proposal is a placement, or a tile lifted and placed again.

## Impossible positions

yami-position-cell-taken = At { $where }: two things lie on { $cell }, or one leaves the grid there.
yami-position-symbols = At { $where }: more than { $number } player symbols.
yami-position-one-card = At { $where }: only one card is shown at a time.
yami-position-no-automa = At { $where }: only a table of two has the Automa.
yami-position-rounds = At { $where }: more tricks than in round { $round }.
yami-position-not-in-trick = At { $where }: this is not in the trick.
yami-position-base-cells = At { $where }: this base has room for { $number }.
yami-position-tile = At { $where }: the tile does not fit on { $cell }.
yami-position-covered = At { $where }: a covered token would have left the board.
yami-position-no-symbol = At { $where }: this layout has symbols up to { $number }.
yami-position-no-ending = At { $where }: a mission that is over says how it ended.
yami-position-not-over = At { $where }: the mission is not over.
yami-position-no-trick = At { $where }: this needs the trick that brought the tile.
yami-position-no-pawn = At { $where }: no pawn can be put here.
yami-position-no-tile = At { $where }: there is no such tile on the board.
yami-position-discards = At { $where }: cards are discarded before the last round, at least one.
yami-position-discarding = At { $where }: more cards than have to be discarded now.
yami-position-asks-another = At { $where }: somebody else is asked in this position.
yami-position-nobody-asked = At { $where }: nobody can answer this.
yami-position-no-vote = At { $where }: a vote needs somebody who opened it.
yami-position-follows = At { $where }: this does not follow here.

## The terminal

yami-table-title = { $mission } (mission { $number }), round { $round } of 7
yami-table-seat = seat { $seat }
yami-table-you = you (seat { $seat })
yami-table-automa = Automa
yami-table-deck = { $number ->
    [one] { $number } card in its deck
   *[other] { $number } cards in its deck
}
yami-table-trump = Trump:
yami-table-no-trump = none
yami-table-fog = The fog demands: { $colours }
yami-table-winning = winning
yami-table-to-move = to play
yami-table-past = Determining cards so far
yami-table-last = Last trick:
yami-table-power = { $number ->
    [one] { $number } power token left
   *[other] { $number } power tokens left
}
yami-table-magic = { $number ->
    [one] { $number } magic token collected
   *[other] { $number } magic tokens collected
}
yami-table-closed = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
yami-table-at-hand = To be placed:
yami-table-broken = { $cell }: the { $tile } breaks an edge of token { $token }
yami-table-uncovered = Not covered: { $cells }
