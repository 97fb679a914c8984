# The words of Near and Far.

near_and_far-name = Near and Far
near_and_far-about = Hire companions, wander the map, live through stories and pitch your fourteen camps.
near_and_far-pending-campaign = Campaign and Character mode
near_and_far-pending-maps = maps 2 to 11

## Table options

near_and_far-option-mode = Mode
near_and_far-option-side = Town board
near_and_far-option-quests = Quest tokens
near_and_far-option-length = Length
near_and_far-option-first = First player
near_and_far-choice-first-adventure = First Adventure: with the story book
near_and_far-choice-arcade = Arcade: short quests from a deck
near_and_far-choice-dusk = dusk
near_and_far-choice-day = day: turtles, more treasures, a price on a bad name
near_and_far-choice-usual = as usual
near_and_far-choice-more = more: four for each player
near_and_far-choice-long = long: two more camps each
near_and_far-choice-random = by lot

## Goods, symbols and chiefs

near-good-coin = coin
near-good-gem = gem
near-good-food = food
near-good-green = green tribe token
near-good-blue = blue tribe token
near-good-red = red tribe token
near-good-yellow = yellow tribe token
near-chief-green = Chief of the Outlaws
near-chief-blue = Chief of the Mystics
near-chief-red = Chief of the Lizardfolk
near-chief-yellow = Chief of the Nomads
near-symbol-skill = skill
near-symbol-combat = combat
near-symbol-move = movement
near-symbol-shield = caution
near-symbol-search = search
near-symbol-heart = hearts
near-symbol-reputation = reputation
near-animal-bird = pack bird
near-animal-turtle = pack turtle
near-deck-common = common artifacts
near-deck-special = special artifacts
near-way-up = up
near-way-down = down

## The town

near-building-town_hall = the town hall
near-building-saloon = the saloon
near-building-stables = the stables
near-building-general_store = the general store
near-building-farm = the farm
near-building-mystic_hut = the mystic’s hut
near-building-mine = the mine
near-building-jail = jail
near-cell-m11 = top row, cell 1 (the entrance)
near-cell-m12 = top row, cell 2
near-cell-m13 = top row, cell 3
near-cell-m14 = top row, cell 4
near-cell-m21 = middle row, cell 1
near-cell-m22 = middle row, cell 2
near-cell-m23 = middle row, cell 3
near-cell-m24 = middle row, cell 4
near-cell-m31 = bottom row, cell 1
near-cell-m32 = bottom row, cell 2
near-cell-m33 = bottom row, cell 3
near-cell-m34 = bottom row, cell 4

## The map

near-map-1 = Lantern Hollows
near-space-town = the town
near-space-n01 = space 1
near-space-n02 = space 2
near-space-n03 = space 3
near-space-n04 = Candlewick Steps (4)
near-space-n05 = space 5
near-space-n06 = space 6
near-space-n07 = space 7
near-space-n08 = Drowned Mill (8)
near-space-n09 = space 9
near-space-n10 = space 10
near-space-n11 = space 11
near-space-n12 = space 12
near-space-n13 = Whistling Gallery (13)
near-space-n14 = space 14
near-space-n15 = space 15
near-space-n16 = space 16
near-space-n17 = space 17
near-space-n18 = space 18
near-space-n19 = space 19
near-space-n20 = space 20
near-space-n21 = Hall of Small Doors (21)
near-space-n22 = space 22
near-space-n23 = space 23
near-space-n24 = space 24
near-space-n25 = space 25
near-space-n26 = space 26
near-space-n27 = space 27
near-space-n28 = space 28
near-space-n29 = space 29
near-space-n30 = space 30

## Characters

near-character-grear = Grear
near-character-vera = Vera
near-character-eyim = Eyim
near-character-rin = Rin
near-character-shardling = Shardling
near-character-tanian = Tanian
near-character-kikli = Kikli
near-character-riza = Riza

## Adventurers

near-adventurer-g1 = Gate Lookout
near-adventurer-g2 = Pit Brawler
near-adventurer-g3 = Knife Thrower
near-adventurer-g4 = Grave Robber
near-adventurer-g5 = Road Agent
near-adventurer-g6 = Strongbox Cracker
near-adventurer-g7 = Getaway Driver
near-adventurer-g8 = Hired Blade
near-adventurer-g9 = Gang Boss
near-adventurer-b1 = Novice Healer
near-adventurer-b2 = Hearth Sister
near-adventurer-b3 = Scroll Copyist
near-adventurer-b4 = Water Witch
near-adventurer-b5 = Bone Reader
near-adventurer-b6 = Temple Doctor
near-adventurer-b7 = Veil Walker
near-adventurer-b8 = Keeper of Names
near-adventurer-b9 = Blind Oracle
near-adventurer-r1 = Mud Porter
near-adventurer-r2 = Ruin Picker
near-adventurer-r3 = Spear Apprentice
near-adventurer-r4 = Gear Cutter
near-adventurer-r5 = Shell Guard
near-adventurer-r6 = Forge Champion
near-adventurer-r7 = Engine Mender
near-adventurer-r8 = Siege Builder
near-adventurer-r9 = Elder of the First Nest
near-adventurer-y1 = Goat Herder
near-adventurer-y2 = Post Runner
near-adventurer-y3 = Stall Keeper
near-adventurer-y4 = Dune Guide
near-adventurer-y5 = Quiet Tracker
near-adventurer-y6 = Caravan Scout
near-adventurer-y7 = Dust Walker
near-adventurer-y8 = Bird Racer
near-adventurer-y9 = Master of the Long Road
near-adventurer-animal = animal companion

## Artifacts

near-artifact-ac01 = Mirror Hat
near-artifact-ac02 = Jade Flute
near-artifact-ac03 = Lockpicks
near-artifact-ac04 = Golden Magnet
near-artifact-ac05 = Merchant’s Jacket
near-artifact-ac06 = Spices
near-artifact-ac07 = Trade Wagon
near-artifact-ac08 = Gnarled Fiddle
near-artifact-ac09 = Riveted Buckler
near-artifact-ac10 = Hollow Lantern
near-artifact-ac11 = Pilgrim’s Boots
near-artifact-ac12 = Surveyor’s Glass
near-artifact-ac13 = Ember Flask
near-artifact-ac14 = Bone Whistle
near-artifact-ac15 = Clockwork Beetle
near-artifact-ac16 = Duelist’s Glove
near-artifact-ac17 = Salt-Stained Ledger
near-artifact-ac18 = Miller’s Charter
near-artifact-ac19 = Deep-Vein Chart
near-artifact-ac20 = Cracked Geode
near-artifact-ac21 = Lullaby Box
near-artifact-ac22 = Smuggler’s Belt
near-artifact-ac23 = Painted Drum
near-artifact-ac24 = Thunder Hammer
near-artifact-ac25 = Star Chart
near-artifact-ac26 = Silver-Tongue Ring
near-artifact-ac27 = Weathered Banner
near-artifact-ac28 = Copper Automaton
near-artifact-ac29 = Prayer Beads
near-artifact-ac30 = Iron Idol
near-artifact-ac31 = Loaded Coin
near-artifact-ac32 = Caravan Bell
near-artifact-ac33 = Glass Orchid
near-artifact-ac34 = Brass Scale
near-artifact-ac35 = Honey Cask
near-artifact-ac36 = Echo Horn
near-artifact-ac37 = Wanted Poster
near-artifact-ac38 = Founder’s Deed
near-artifact-as01 = Ancient Treaty
near-artifact-as02 = Star Mantle
near-artifact-as03 = Gaming Dice
near-artifact-as04 = Legendary Scroll
near-artifact-as05 = Mercenary Contract
near-artifact-as06 = Merchant’s Contract
near-artifact-as07 = Crown of Guile
near-artifact-as08 = Nightmare Amulet
near-artifact-as09 = Outcast’s Cowl
near-artifact-as10 = Old Compass
near-artifact-as11 = Dawn Chalice
near-artifact-as12 = Colossus Heart
near-artifact-as13 = Archive of Roads
near-artifact-as14 = Four-Flag Crown
near-artifact-as15 = Hermit’s Lamp
near-artifact-as16 = Warden’s Horn
near-artifact-as17 = Mine-King’s Pick

## Treasures

near-treasure-t01 = Bounty Contract
near-treasure-t02 = Purse
near-treasure-t03 = Fire Bomb
near-treasure-t04 = Rusty Bell
near-treasure-t05 = Snares
near-treasure-t06 = Old Shovel
near-treasure-t07 = Old Recipe
near-treasure-t08 = Old Journal
near-treasure-t09 = Notched Sabre
near-treasure-t10 = Tinker’s Pliers
near-treasure-t11 = Amber Charm
near-treasure-t12 = Cat-Eye Lens
near-treasure-t13 = Winged Sandals
near-treasure-t14 = Smoke Jar
near-treasure-t15 = Hush Cloak
near-treasure-t16 = Healing Salve
near-treasure-t17 = Judge’s Feather
near-treasure-t18 = Silver Idol
near-treasure-t19 = Golden Idol
near-treasure-t20 = Miner’s Candle
near-treasure-t21 = Tavern Token
near-treasure-t22 = Feed Sack
near-treasure-t23 = Pawn Ticket
near-treasure-t24 = Seed Pouch
near-treasure-t25 = Wayfarer’s Cup
near-treasure-t26 = Tribal Mask
near-treasure-t27 = Loaded Die

## Finds

near-find-f01 = Cold Blade
near-find-f02 = Banshee Necklace
near-find-f03 = Glowcap Lantern
near-find-f04 = Blind Map
near-find-f05 = Stone King’s Thumb
near-find-f06 = Frayed Bell Rope
near-find-f07 = White-Petal Balm
near-find-f08 = Redwood Bow
near-find-f09 = Sky-Iron Ingot
near-find-f10 = Singing Nail
near-find-f11 = Clean-Water Skin
near-find-f12 = Venom Vial
near-find-f13 = Fog Lamp
near-find-f14 = Promise Knot
near-find-f15 = Fishbone Needle
near-find-f16 = Shell Compass
near-find-f17 = Cinder Cloak
near-find-f18 = Glassblower’s Tongs
near-find-f19 = Gull Whistle
near-find-f20 = Rope of Three Islands
near-find-f21 = Mammoth-Hair Braid
near-find-f22 = Six-Eyed Charm
near-find-f23 = Key to No Door
near-find-f24 = Councillor’s Chain
near-find-f25 = Borrowed Name
near-find-f26 = Orphan’s Top
near-find-f27 = Debt Ledger
near-find-f28 = Second Shadow
near-find-f29 = Letter Home
near-find-f30 = Pardoned Seal
near-find-f31 = Empty Music Box

## Threats

near-threat-th04 = Bandit
near-threat-th05 = Toll Cutter
near-threat-th06 = Rust Hound
near-threat-th07 = Masked Rider
near-threat-th08 = Bog Lurker
near-threat-th09 = Runaway Engine
near-threat-th10 = Ash Wyrmling
near-threat-th11 = Grave Warden
near-threat-th12 = Siege Beetle
near-threat-th13 = Storm Harpy
near-threat-th14 = Iron Colossus
near-threat-th15 = Sleepless Giant

## Arcade cards

near-arcade-ar01 = The Toll Rope
near-arcade-ar02 = Ants in the Grain
near-arcade-ar03 = A Door with Two Knockers
near-arcade-ar04 = The Stilt Walkers’ Race
near-arcade-ar05 = Hornet Bridge
near-arcade-ar06 = The Lame Cart
near-arcade-ar07 = Rain of Small Frogs
near-arcade-ar08 = The Wax Soldiers
near-arcade-ar09 = Salt for Silence
near-arcade-ar10 = The Crooked Weighing House
near-arcade-ar11 = Kite over the Gorge
near-arcade-ar12 = Three Alike
near-arcade-ar13 = The Sunken Bell
near-arcade-ar14 = Wolves at the Ford
near-arcade-ar15 = The Honest Thief
near-arcade-ar16 = Glass Desert Noon
near-arcade-ar17 = The Debt Collector
near-arcade-ar18 = Nest of Brass Wrens
near-arcade-ar19 = The Old Snare
near-arcade-ar20 = The Council of Goats
near-arcade-ar21 = Lightning Orchard
near-arcade-ar22 = The Giant’s Washing
near-arcade-ar23 = Singing Well
near-arcade-ar24 = Deserters’ Fire
near-arcade-ar25 = Plague of Mirrors
near-arcade-ar26 = The River Clerk
near-arcade-ar27 = Ice Cart in Summer
near-arcade-ar28 = Lantern Moth Queen
near-arcade-ar29 = Two Armies, One Spoon
near-arcade-ar30 = The Map That Itches
near-arcade-ar31 = Bones of a Ship
near-arcade-ar32 = A Funeral for a Mule
near-arcade-ar33 = The Clockmaker’s Hands
near-arcade-ar34 = Smugglers’ Stairs
near-arcade-ar35 = The Polite Bear
near-arcade-ar36 = Ghost Toll
near-arcade-ar37 = Wagon Full of Bees
near-arcade-ar38 = The Unpaid Band
near-arcade-ar39 = Duel of Gardeners
near-arcade-ar40 = The Last Candle Shop

## What cards do

near-effect-skill = +{ $number } skill.
near-effect-combat = +{ $number } combat.
near-effect-move = +{ $number } movement.
near-effect-search = +{ $number } search.
near-effect-heart = { $number ->
    [one] +{ $number } heart
   *[other] +{ $number } hearts
}.
near-effect-shield = Caution: you may pass threats without a fight.
near-effect-gain = { $when }: { $good ->
    [coin] { $number ->
        [one] +{ $number } coin
       *[other] +{ $number } coins
    }
    [gem] { $number ->
        [one] +{ $number } gem
       *[other] +{ $number } gems
    }
    [food] +{ $number } food
   *[reputation] +{ $number } reputation
}.
near-effect-draw_artifacts = { $when }: { $number ->
    [one] draw { $number } artifact from either deck; keep it or discard it at once
   *[other] draw { $number } artifacts, from either deck; keep or discard each at once
}.
near-when-town_hall = When you visit the town hall
near-when-saloon = When you visit the saloon
near-when-stables = When you visit the stables
near-when-general_store = When you visit the general store
near-when-farm = When you visit the farm
near-when-mystic_hut = When you visit the mystic’s hut
near-when-mine = When you visit the mine
near-when-opponent = When you visit a building with an opponent in it
near-when-duel_win = When you win a duel
near-when-return_animal = When you return a pack animal to avoid a threat
near-when-treasure_draw = When you draw treasures
near-when-leave_town = When you leave town
near-when-quest_pass = When you pass a quest check
near-when-gain = When you gain this find
near-effect-duel_add = +{ $number } to your total in every duel.
near-effect-fight_add = +{ $number } to your total against threats.
near-effect-roll_add = Discard before a combat roll: +{ $number } to the total.
near-effect-bomb = Discard before a combat roll: +{ $number } to the total. One bomb for each roll.
near-effect-reroll-attack = Once in every duel you start: roll your die again.
near-effect-reroll-turn = Once in your turn: roll your die again.
near-effect-hearts_now = Discard in your turn: { $number ->
    [one] +{ $number } heart
   *[other] +{ $number } hearts
}.
near-effect-avoid-discard = Discard: avoid one threat.
near-effect-avoid-food = Pay 1 food: avoid one threat.
near-effect-enter_free = Or discard: visit an occupied building without a duel.
near-effect-hire_less = Every hire costs you { $number ->
    [one] { $number } coin
   *[other] { $number } coins
} less.
near-effect-hire_less-tribe = Hiring { $tribe ->
    [green] an outlaw
    [blue] a mystic
    [red] one of the lizardfolk
   *[yellow] a nomad
} costs you { $number ->
    [one] { $number } coin
   *[other] { $number } coins
} less.
near-effect-all_flags = A flag of every tribe, for hiring discounts only.
near-effect-trade_twice = At the town hall you may trade twice in one visit.
near-effect-trade_value = At the town hall each of your trades is worth { $number } more.
near-effect-free_departures = In each turn you leave { $number ->
    [one] { $number } empty space
   *[other] { $number } empty spaces
} without paying a heart.
near-effect-cell_less = In the mine every number is { $number } lower for you, but at least 1.
near-effect-free_bird = At the stables a pack bird costs you no food.
near-effect-no_water = Water spaces cost you no heart.
near-effect-end = At the end: { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
near-effect-each-tribe = At the end: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each { $tribe ->
    [green] green
    [blue] blue
    [red] red
   *[yellow] yellow
} adventurer you have, in the reserve too.
near-effect-each-trade_camps = At the end: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each trade space with your camp, at most for { $most }.
near-effect-each-treasures = At the end: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each of your treasures.
near-effect-each-food = At the end: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for every { $each } food you have left.
near-effect-if-camps = At the end: { $points ->
    [one] { $points } point
   *[other] { $points } points
} if you have placed at least { $least ->
    [one] { $least } camp
   *[other] { $least } camps
}.
near-effect-if-reputation = At the end: { $points ->
    [one] { $points } point
   *[other] { $points } points
} if your reputation is { $least } or higher.
near-effect-most-wealth = At the end: { $points ->
    [one] { $points } point
   *[other] { $points } points
} if nobody has as many coins and gems as you.
near-effect-most-coins = At the end: { $points ->
    [one] { $points } point
   *[other] { $points } points
} if nobody has as many coins as you.
near-effect-most-food = At the end: { $points ->
    [one] { $points } point
   *[other] { $points } points
} if nobody has as much food as you.
near-effect-ring = When you win a duel you started, you may move your reputation one more step the same way.
near-effect-contract = When you buy it: place a camp on any empty space of the map, without hearts.
near-effect-extra-member = Your team may hold two adventurers of one tribe.
near-effect-levy = Every opponent in the building you visit pays you a coin.
near-effect-bounty = At the end: 4 points for the most beaten threats, 2 for the second most. Tied for the most: 2, tied for second: none.
near-effect-bell = In the mine you may also hire, as in the saloon.
near-effect-shovel = When you place a camp on a coin or gem space: one more coin or gem, as you choose.
near-effect-ties = At the end you win every tie for first place.
near-effect-chain = When you visit the town hall you may move your reputation one step up or down.
near-effect-seal = At the end a bad reputation counts as a good one of the same size.
near-effect-none = No ability.
near-needs-rep_min = reputation { $number } or higher
near-needs-rep_max = reputation { $number } or lower
near-needs-treasures = { $number ->
    [one] { $number } treasure
   *[other] { $number } treasures
} or more
near-needs-beaten = { $number ->
    [one] { $number } beaten threat
   *[other] { $number } beaten threats
} or more
near-needs-map_camps = { $number ->
    [one] { $number } camp
   *[other] { $number } camps
} of yours on the map, or more
near-needs-mine_camps = { $number ->
    [one] { $number } camp
   *[other] { $number } camps
} of yours in the mine, or more

## Amounts

near-amount-coin = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
near-amount-gem = { $number ->
    [one] { $number } gem
   *[other] { $number } gems
}
near-amount-food = { $number } food
near-amount-green = { $number ->
    [one] { $number } green token
   *[other] { $number } green tokens
}
near-amount-blue = { $number ->
    [one] { $number } blue token
   *[other] { $number } blue tokens
}
near-amount-red = { $number ->
    [one] { $number } red token
   *[other] { $number } red tokens
}
near-amount-yellow = { $number ->
    [one] { $number } yellow token
   *[other] { $number } yellow tokens
}
near-amount-heart = { $number ->
    [one] { $number } heart
   *[other] { $number } hearts
}
near-amount-treasure = { $number ->
    [one] { $number } treasure
   *[other] { $number } treasures
}
near-amount-animal = { $number ->
    [one] { $number } pack animal
   *[other] { $number } pack animals
}
near-amount-adventurer = { $number ->
    [one] { $number } adventurer
   *[other] { $number } adventurers
}

## Moves

near-move-done = Done
near-move-done-trim = Keep the rest
near-move-done-rest = End the turn
near-move-done-building = Nothing more here
near-move-done-trade = Close the trade
near-move-done-cards = Keep the rest
near-move-done-weapon = Use nothing
near-move-done-reroll = Keep the roll
near-move-done-move = Stop here
near-move-done-camp = No camp here
near-move-none = None
near-move-none-enter = Enter without a duel
near-move-none-ring = No further step
near-move-none-team = Leave the place empty
near-move-none-take = Keep none of them
near-move-none-quest = Pass the quest by
near-move-character = Play as { $character }
near-move-pick = Keep { $artifact }
near-move-drop = Discard { $artifact }
near-move-draw = Draw from the { $deck }
near-move-buy = Buy { $artifact }
near-move-use = Use { $card }
near-move-visit = Visit { $building }
near-move-wander = Wander
near-move-duel = Duel { $ownername } ({ $how })
near-move-duel-neutral = Duel the stranger in the town hall ({ $how })
near-duel-fair = fair
near-duel-unfair = unfair: +1, but your name suffers
near-player-0 = player 1
near-player-1 = player 2
near-player-2 = player 3
near-player-3 = player 4
near-move-enter = Enter without a duel: { $by }
near-enter-right = straight from jail
near-enter-shadow = Second Shadow
near-move-reroll = Roll again: { $card }
near-move-hearts = { $number ->
    [0] Spend no hearts
    [one] Spend { $number } heart
   *[other] Spend { $number } hearts
}
near-move-give = Trade away one good: { $good }
near-move-get = Trade for one good: { $good }
near-move-add = One more in this trade: { $good }
near-move-reputation = Reputation one step { $way }, paid with a { $good }
near-move-step = Reputation one step { $way }
near-move-hire = Hire { $adventurer } for { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}
near-move-refresh = Pay 1 food for a new row of adventurers
near-move-member = Into the team: { $member }
near-move-member-leaves = To the reserve, to make room: { $member }
near-move-reserve = The newcomer to the reserve
near-move-animal = Take a { $animal }
near-move-store-coin = Take 1 coin
near-move-store = Draw 4 artifacts, { $commons ->
    [0] all of them special
    [one] { $commons } of them common
   *[other] { $commons } of them common
}
near-move-treasure = Draw from the treasures
near-move-treasures = Draw three treasures and keep one
near-move-take = Keep { $treasure }
near-move-lose = Discard { $treasure }
near-move-dig = Dig: { $cell }
near-move-go = Go to { $space }
near-move-go-costs = Go to { $space } (costs 1 heart)
near-move-fight = Fight { $threat }, strength { $strength }
near-move-avoid = Avoid it: { $by }
near-avoid-shield = with caution
near-avoid-bird = by giving up a pack bird
near-avoid-turtle = by giving up a pack turtle
near-avoid-t14 = Smoke Jar (discarded)
near-avoid-t15 = Hush Cloak for 1 food
near-avoid-f28 = Second Shadow (discarded)
near-move-pass = Pass freely: camps stand on both sides
near-move-quest = Take the quest
near-move-option = Option { $option }
near-move-option-check = Option { $option }: { $symbol ->
    [skill] skill
   *[combat] combat
} { $need }
near-move-option-price = Option { $option }: { $symbol ->
    [skill] skill
   *[combat] combat
} { $need }, for { $good ->
    [coin] { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
    [gem] { $number ->
        [one] { $number } gem
       *[other] { $number } gems
    }
   *[food] { $number } food
}
near-move-camp = Place a camp: { $space }
near-move-shovel = Old Shovel: take a { $good }
near-card-t03 = Fire Bomb
near-card-f12 = Venom Vial
near-card-t16 = Healing Salve
near-card-f07 = White-Petal Balm
near-card-ac31 = Loaded Coin
near-card-t27 = Loaded Die
near-card-f26 = Orphan’s Top

## Steps

near-step-character = choosing a character
near-step-draft = choosing artifacts
near-step-trim = discarding artifacts before the start
near-step-turn = the choice between town and road
near-step-rest = the end of the turn
near-step-enter = entering an occupied building
near-step-town-hall = the town hall
near-step-saloon = the saloon
near-step-stables = the stables
near-step-store = the general store
near-step-hut = the mystic’s hut
near-step-mine = the mine
near-step-trade = a trade
near-step-member = a place in the team for the newcomer
near-step-deck = choosing a deck of artifacts
near-step-cards = keeping or discarding the artifacts just drawn
near-step-weapon = cards before a combat roll
near-step-reroll = keeping the roll or rolling again
near-step-hearts = spending hearts on the roll
near-step-ring = one more step of reputation
near-step-team = gathering the team
near-step-move = moving on the map
near-step-threat = meeting a threat
near-step-take = choosing a treasure to keep
near-step-lose = discarding a treasure
near-step-quest = taking a quest or not
near-step-option = choosing an option of the story
near-step-camp = placing a camp
near-step-contract = placing a camp by the Mercenary Contract
near-step-shovel = coin or gem of the Old Shovel
near-step-over = the end of the game

## What happened

near-round = Round { $round }.
near-character = { $name } plays as { $character }.
near-visit = { $name } visits { $building ->
    [town_hall] the town hall
    [saloon] the saloon
    [stables] the stables
    [general_store] the general store
    [farm] the farm
    [mystic_hut] the mystic’s hut
   *[mine] the mine
}.
near-wander = { $name } wanders.
near-challenged = { $name } challenges { $ownername } to { $how ->
    [fair] a fair duel
   *[unfair] an unfair duel
}.
near-challenged-neutral = { $name } challenges the stranger in the town hall to { $how ->
    [fair] a fair duel
   *[unfair] an unfair duel
}.
near-rolled = { $name } rolls a { $die }: { $total } in all.
near-rolled-duel = { $name } rolls a { $die }: { $total } in all. Against it: { $other_die }, { $other_total } in all.
near-rerolled = { $name } rolls again ({ $card }): { $die }, { $total } in all.
near-spent-hearts = { $name } spends { $number ->
    [one] { $number } heart
   *[other] { $number } hearts
}: { $total } in all.
near-duel-won = { $name } wins the duel.
near-jail = { $name } loses the duel and goes to jail.
near-reputation = { $name }: reputation { $number }.
near-gained = { $name } gains { $good ->
    [coin] { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
    [gem] { $number ->
        [one] { $number } gem
       *[other] { $number } gems
    }
    [food] { $number } food
    [green] { $number ->
        [one] { $number } green tribe token
       *[other] { $number } green tribe tokens
    }
    [blue] { $number ->
        [one] { $number } blue tribe token
       *[other] { $number } blue tribe tokens
    }
    [red] { $number ->
        [one] { $number } red tribe token
       *[other] { $number } red tribe tokens
    }
   *[yellow] { $number ->
        [one] { $number } yellow tribe token
       *[other] { $number } yellow tribe tokens
    }
}.
near-gained-hearts = { $name } gains { $number ->
    [one] { $number } heart
   *[other] { $number } hearts
}.
near-gained-birds = { $name } gains { $number ->
    [one] { $number } pack bird
   *[other] { $number } pack birds
}.
near-chief = { $tribe ->
    [green] The Chief of the Outlaws
    [blue] The Chief of the Mystics
    [red] The Chief of the Lizardfolk
   *[yellow] The Chief of the Nomads
} joins { $name }.
near-hired = { $name } hires { $adventurer }.
near-joined = { $adventurer } joins { $name }.
near-refreshed = { $name } pays for a new row in the saloon.
near-animal = { $name } takes a { $animal }.
near-traded = { $name } trades at the town hall.
near-drew = { $name } draws { $number ->
    [one] { $number } artifact
   *[other] { $number } artifacts
}.
near-discarded = { $name } discards { $artifact }.
near-bought = { $name } buys { $artifact }.
near-used = { $name } uses { $card }.
near-dug = { $name } digs in the mine: { $cell }.
near-left-town = { $name } leaves town with { $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
}.
near-moved = { $name } goes to { $space }.
near-fights = { $name } fights { $threat } (strength { $strength }).
near-beat = { $name } beats { $threat }.
near-lost-fight = { $name } is driven back by { $threat }.
near-avoided = { $name } avoids { $threat }: { $by }.
near-drew-treasures = { $name } draws from the treasures: { $treasures }.
near-took-treasure = { $name } keeps { $treasure }.
near-lost-treasure = { $name } discards { $treasure }.
near-read = { $name } opens story { $story }.
near-read-card = { $name } meets a quest: { $story }.
near-chose = { $name } chooses option { $option }.
near-passed = { $name } passes the check.
near-failed = { $name } fails the check.
near-found = { $name } finds { $find }.
near-camped = { $name } places a camp: { $space }.
near-last-round = { $name } has placed the last camp: this round is the last.
near-stalled = Ten rounds without a camp: the game ends.
near-scored = { $name }: { $number ->
    [one] { $number } point
   *[other] { $number } points
}.

## Endings

near_and_far-ending-points = The most points.
near_and_far-ending-feather = Equal points; the Judge’s Feather decides.
near_and_far-ending-reputation = Equal points, but the better reputation.
near_and_far-ending-goods = Equal points and reputation, but more coins and gems.
near_and_far-ending-shared = Equal in everything: the victory is shared.

## Points

near-line-camps = Camps
near-line-routes = Trade routes
near-line-artifacts = Artifacts
near-line-hand = Artifacts not bought
near-line-threats = Threats
near-line-cards = Bonuses of cards
near-line-wealth = Coins and gems
near-line-tokens = Tribe tokens
near-line-chiefs = Chiefs
near-line-reputation = Reputation
near-line-board = All camps placed
near-line-treasures = Three treasures
near-line-total = Total

## Why not

near-no-game-over = The game is over.
near-no-not-asked = Somebody else decides now.
near-no-character-taken = Somebody plays this character already: { $character }.
near-no-not-in-pack = This artifact is not among those you choose from: { $card }.
near-no-special-first = Discard at least one of your special artifacts first.
near-no-not-in-hand = This artifact is not in your hand: { $card }.
near-no-reputation-needed = Your reputation does not allow this artifact: { $card }.
near-no-requirement = You do not have what this artifact asks for: { $card }.
near-no-cannot-pay = Not enough to pay ({ $good }): it takes { $need }, you have { $have }.
near-no-card-not-held = You do not have this card: { $card }.
near-no-before-a-roll = This card is used before a combat roll.
near-no-not-just-drawn = This artifact is not among those just drawn.
near-no-deck-empty = No artifact of this kind is left.
near-no-first-round = In the first round everybody visits town.
near-no-same-building = You are there already: { $building }. Choose another building, or wander.
near-no-duel-needed = An opponent is in this building: it takes a duel.
near-no-not-from-jail = Only from jail may an occupied building be entered without a duel.
near-no-free-anyway = The saloon may be entered without a duel anyway.
near-no-neutral-here = The stranger is not the one to duel here.
near-no-opponent-here = This opponent is not in the building.
near-no-other-way = The further step goes the same way as the duel’s.
near-no-traded = You have traded already in this visit.
near-no-such-good = You have none of it: { $good }.
near-no-goods-for-it = No five of your goods are worth that much: { $good }.
near-no-more-goods = A trade takes at most { $number } goods on one side.
near-no-empty-trade = A trade takes at least one good on either side.
near-no-too-little = What you give is worth { $value }; it takes { $need }.
near-no-too-much = With this ({ $good }) you would receive more than { $value }.
near-no-discarded = You have discarded an artifact already in this visit.
near-no-reputation-done = You have paid for reputation already in this visit.
near-no-one-way = In one visit reputation is paid for in one direction only.
near-no-track-end = The reputation track ends here.
near-no-coin-or-gem = A step of reputation costs a coin or a gem.
near-no-not-in-row = Not in the saloon’s row: { $adventurer }.
near-no-hire-cost = Hiring costs more coins than you have ({ $adventurer }): { $cost }, you have { $have }.
near-no-hired = You have hired already in this visit.
near-no-refreshed = The row is new already in this turn.
near-no-gives-no-way = This one leaves no place for the newcomer: { $adventurer }.
near-no-food = You have no food.
near-no-gem = You have no gem.
near-no-more-animals = Nobody has more than { $number ->
    [one] { $number } pack animal
   *[other] { $number } pack animals
}.
near-no-turtles = Pack turtles are sold by day only.
near-no-animal = A treasure needs a pack animal to carry it.
near-no-dug = You have dug already in this visit.
near-no-cell-taken = A camp stands in this cell already: { $cell }.
near-no-entrance-first = The first camp in the mine goes to the entrance, not here: { $cell }.
near-no-cell-apart = No camp stands next to this cell: { $cell }.
near-no-skill = Not enough skill for this cell ({ $cell }): it takes { $need }, you have { $have }.
near-no-hearts = Not enough hearts: it takes { $need }, you have { $have }.
near-no-second-bomb = Only one bomb for each roll.
near-no-not-a-weapon = This card does nothing for a combat roll: { $card }.
near-no-rerolled = Its roll is used up: { $card }.
near-no-space-in-team = There is a place in the team, and somebody to fill it.
near-no-not-yours = Not among your adventurers: { $adventurer }.
near-no-other-tribe = Another place in the team is being filled now, not one for: { $adventurer }.
near-no-path = No path leads from here to there: { $space }.
near-no-movement = You have moved all your { $number ->
    [one] { $number } space
   *[other] { $number } spaces
}.
near-no-heart-to-leave = It takes a heart to leave an empty space.
near-no-other-threat = The threat to fight here is another one: { $threat }.
near-no-way-to-avoid = You cannot avoid it that way: { $by }.
near-no-not-drawn = This treasure was not drawn: { $treasure }.
near-no-treasure-not-held = You do not hold this treasure: { $treasure }.
near-no-such-option = This story has only { $number } options.
near-no-camp-elsewhere = A camp is placed where your figure stands, not there: { $space }.
near-no-camp-there = No camp can be placed there: { $space }.
near-no-such-space = The map has no such space: { $space }.

## Impossible positions

near-position-no-book = At { $where }: only a space with a book symbol has a quest token.
near-position-scores = At { $where }: points and winners belong to a finished game.
near-position-not-active = At { $where }: only the player whose turn it is has cards just drawn.
near-position-opponent = At { $where }: a duel, and nothing else, has an opponent.
near-position-no-space = At { $where }: this map has no space { $name }.
near-position-no-site = At { $where }: no camp can stand at { $name }.
near-position-team = At { $where }: a team has at most four members and one of each tribe.
near-position-animals = At { $where }: nobody has more than three pack animals.
near-position-turtles = At { $where }: there are pack turtles by day only.
near-position-treasures = At { $where }: more treasures than pack animals.
near-position-last-round = At { $where }: with all camps of a player placed, the round is the last.
near-position-drawn = At { $where }: drawn treasures wait for the choice between them.
near-position-asks-another = At { $where }: somebody else is asked in this position.
near-position-nothing-asked = At { $where }: there is nothing to decide here.
near-position-number = At { $where }: this step has no such number.
near-position-follows = At { $where }: this does not follow here.
near-position-roll = At { $where }: a roll, and only a roll, has dice on the table.
near-position-no-story = At { $where }: the book has no such story or option.
near-position-not-on-map = At { $where }: this needs the figure on the map.
near-position-not-inside = At { $where }: this needs the figure in that building.
near-position-packs = At { $where }: all choose from equally many artifacts, and only in the draft.
near-position-no-special = At { $where }: everybody still holds a special artifact to discard.

## The terminal

near-table-title = { $map } · round { $round }
near-table-last = the last round
near-table-you = you (seat { $seat })
near-table-seat = seat { $seat }
near-table-to-move = to act
near-table-place = Where
near-table-goods = Goods
near-table-team = Team (and reserve)
near-table-symbols = Symbols
near-table-camps = Camps
near-table-cards = Cards
near-table-points = Points
near-table-in-town = in town
near-table-row = In the saloon: { $adventurers }
near-table-threat = Next threat: { $threat } (strength { $strength })
near-table-no-threat = All threats are beaten.
near-table-quests = Quest tokens: { $spaces }
near-table-map = Camps on the map: { $camps }
near-table-mine = Camps in the mine: { $camps }
near-table-hand = Your artifacts
near-table-pack = To choose from
near-table-drawn = Just drawn
near-table-closed = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
near-table-roll = Roll: { $die }, { $total } in all

## Hints

near-hint-buy = { $points ->
    [one] { $points } point
   *[other] { $points } points
}; in your hand it would cost you one.
near-hint-hire = The newcomer costs you { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
} now.
near-hint-wander = You would set out with { $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
}.
near-hint-farm = Your skill brings { $number } food.
near-hint-fight = With all your hearts you win on { $odds } of 6 faces.
near-hint-avoid = Even with all your hearts you would win on only { $odds } of 6 faces.
near-hint-option = With all your hearts you pass on { $odds } of 6 faces.
near-hint-reached = This is enough.
near-hint-out-of-reach = The goal is out of reach: keep your hearts.
near-hint-quest = A quest costs nothing but the roll.
near-hint-dig = A camp in the mine is a point, and the cell pays at once.
near-hint-camp = A camp is a point, and the way gets cheaper.
near-hint-take = Three treasures are 5 points at the end.
near-hint-wander-on = Your hearts still reach for more than a visit to town would bring.
near-hint-visit = { $building ->
    [town_hall] A trade there is worth more to you than what it costs.
    [saloon] A stronger party makes every later trip better.
    [stables] An animal takes you a space further and carries a treasure.
    [general_store] New artifacts, or at least a coin.
    [mystic_hut] Three treasures are 5 points at the end.
   *[mine] A camp in the mine is a point, and the cell pays at once.
}
near-hint-go = This way leads to the best camp, quest or fight within reach.
near-hint-pick = Of these cards, this one gives most for its price.
near-hint-drop = You will hardly buy this card, and in your hand it would cost you a point.
near-hint-trade = You need what you get more than what you give.
near-hint-animal = An animal takes you a space further and carries a treasure.
