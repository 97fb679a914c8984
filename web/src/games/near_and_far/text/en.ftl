# Words of the board of Near and Far.

## Parts of the table

nearweb-part-board = Table
nearweb-part-side = Beside the map
nearweb-part-map = Map: { $map }
nearweb-part-town = Town
nearweb-part-story = Story book
nearweb-close = Close
nearweb-you = You
nearweb-views = Views
nearweb-view-map = Map
nearweb-view-town = Town
nearweb-view-party = Party
nearweb-view-story = Story
nearweb-to-map = To the map
nearweb-to-town = To the town
nearweb-to-party = To your party
nearweb-to-story = To the story
nearweb-can-act = something can be done here
nearweb-mode-first-adventure = First adventure
nearweb-mode-arcade = Arcade
nearweb-round = Round { $round }
nearweb-last-round = Round { $round }, the last one
nearweb-seat-road = { $camps ->
    [one] { $camps } camp
   *[other] { $camps } camps
} · { $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
}
nearweb-seat-town = { $place } · { $camps ->
    [one] { $camps } camp
   *[other] { $camps } camps
}
nearweb-points-unit = { $number ->
    [one] point
   *[other] points
}
nearweb-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
nearweb-at-jail = in jail
nearweb-at-in-town = in town

## Town

nearweb-plate-town_hall = Town hall
nearweb-plate-saloon = Saloon
nearweb-plate-stables = Stables
nearweb-plate-general_store = General store
nearweb-plate-farm = Farm
nearweb-plate-mystic_hut = Mystic’s hut
nearweb-plate-mine = Mine
nearweb-does-town_hall = trade, fame
nearweb-does-saloon = hire
nearweb-does-stables = animal for food
nearweb-does-general_store = coin or artifacts
nearweb-does-farm = food for skill
nearweb-does-mystic_hut = treasure
nearweb-does-mine = dig with skill
nearweb-about-town_hall = Trade once, discard a card from your hand, buy reputation for coins or gems. Whoever is here already must be met in a duel.
nearweb-about-saloon = Hire one adventurer; for 1 food the whole row is changed. There is room for everybody.
nearweb-about-stables = { $day ->
    [day] A pack bird for 1 food, or a pack turtle for 1 gem.
   *[dusk] A pack bird for 1 food.
}
nearweb-about-general_store = Take 1 coin, or draw 4 artifacts from the two decks and keep those you like.
nearweb-about-farm = 1 food for each skill symbol of your team.
nearweb-about-mystic_hut = { $day ->
    [day] With a free pack animal: draw 3 treasures and keep one.
   *[dusk] With a free pack animal: draw a treasure.
}
nearweb-about-mine = Place a camp in a cell that your skill reaches: it brings what its row and its column show.
nearweb-here = Here now: { $names }
nearweb-visit-brings = Brings at once:
nearweb-visit-must = A duel first: { $names }
nearweb-visit-may = You may duel: { $names }
nearweb-ware-coin = A coin
nearweb-ware-coin-note = take it and leave
nearweb-ware-artifacts = Four artifacts
nearweb-ware-artifacts-note = from both decks as you like; keep any of them
nearweb-ware-split = { $commons ->
    [0] { $specials } special
   *[other] { $specials ->
        [0] { $commons } common
       *[other] { $commons } common, { $specials } special
    }
}
nearweb-new-row = New row, 1 food
nearweb-ware-treasure = { $number ->
    [one] A treasure
   *[other] One of { $number } treasures
}
nearweb-ware-treasure-note = a pack animal has to carry it
nearweb-ware-food-note = 1 for each skill symbol, and what your cards add
nearweb-ware-fame-note = a step up or down for each coin or gem
nearweb-ware-discard = Discard a card
nearweb-ware-discard-note = one artifact from your hand
nearweb-coins-short = { $number ->
    [one] { $number } coin short
   *[other] { $number } coins short
}
nearweb-in-team = in your team
nearweb-rests = { $name } rests
nearweb-in-jail = In jail: { $names }
nearweb-figure-of = figure: { $name }
nearweb-at-saloon = At the saloon
nearweb-one-hire = one hire a visit
nearweb-for-coins = { $name }, price in coins: { $number }
nearweb-animal-does-bird = +1 step; given back it avoids a threat
nearweb-animal-does-turtle = leaves one space a turn without a heart
nearweb-trade = Trade
nearweb-trade-give = Give one for several
nearweb-trade-get = Get one for several
nearweb-trade-gives = You give
nearweb-trade-gets = You get
nearweb-worth = { $good }, worth { $number }
nearweb-value = worth { $number }
nearweb-mine-cells = Cells of the mine; your skill: { $skill }
nearweb-cell-asks = asks for skill { $number }

## Duels and dice

nearweb-duel = A duel
nearweb-duel-fair = Fair
nearweb-duel-fair-cost = if won, reputation +1
nearweb-duel-unfair = Unfair: roll +1
nearweb-duel-unfair-cost = if won, reputation −1
nearweb-duel-may = A duel, if you like
nearweb-duel-won = Won by { $number } of 36 rolls
nearweb-duel-hearts = { $number } with hearts ({ $hearts })
nearweb-duel-tie = A tie is won by the defender: { $name }.
nearweb-duel-lost = An attacker who loses goes to jail.
nearweb-duel-odds = { $won } of 36 rolls win, with all hearts { $possible }
nearweb-neutral = The stranger
nearweb-against = against
nearweb-die = Die: { $number }
nearweb-roll-enough = That is enough.
nearweb-roll-short = { $number ->
    [one] { $number } heart short
   *[other] { $number } hearts short
}
nearweb-odds = { $number ->
    [one] { $number } face of the die passes
   *[other] { $number } faces of the die pass
}

## Map

nearweb-nearer = Zoom in
nearweb-whole-map = Whole map
nearweb-steps-left = { $number ->
    [one] { $number } step left
   *[other] { $number } steps left
}
nearweb-symbol-coin = coins
nearweb-symbol-gem = gems
nearweb-symbol-pepper = trade space: pepper
nearweb-symbol-gear = trade space: gears
nearweb-symbol-bloodstone = trade space: bloodstone
nearweb-symbol-tea = trade space: tea
nearweb-quest-here = quest { $letter }
nearweb-camp-of = camp: { $name }
nearweb-way-costs = steps { $steps }, hearts { $hearts }
nearweb-way-threat = threat of strength { $strength } on the way
nearweb-next-threat = Next threat
nearweb-no-threat = All are beaten.
nearweb-threat-label = { $name }, strength { $strength }, points { $points }
nearweb-routes = Trade routes
nearweb-route-worth = alone { $solo } points, shared { $shared }
nearweb-reputation = Reputation
nearweb-reputation-worth = points from 4 on
nearweb-reputation-of = { $name }: reputation { $number }

## Party

nearweb-team = Team
nearweb-characters = Characters
nearweb-reserve = Reserve
nearweb-whose-party = Whose party
nearweb-free-place = free place
nearweb-animal = Animal
nearweb-camps-placed = Camps placed: { $number } of { $all }
nearweb-cards = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
nearweb-cards-short = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
nearweb-cards-of = Cards: { $name }
nearweb-no-cards = No cards yet.
nearweb-group-pack = Choose one to keep
nearweb-group-drawn = Just drawn
nearweb-group-hand = In hand
nearweb-group-bought = On the table
nearweb-group-treasures = Treasures
nearweb-group-finds = Finds
nearweb-needs = Needs { $needs }.
nearweb-amount-skill = skill { $number }
nearweb-amount-combat = combat { $number }
nearweb-amount-move = movement { $number }
nearweb-amount-search = search { $number }
nearweb-amount-shield = caution { $number }
nearweb-amount-reputation = reputation { $number }
nearweb-chiefs = Chiefs
nearweb-chief-worth = { $flags } flags · { $points } points
nearweb-chief-of = led by { $name }
nearweb-has-flags = { $name }: { $number }
nearweb-flags = { $number ->
    [one] { $number } flag
   *[other] { $number } flags
}
nearweb-wins-chief = wins the chief
nearweb-tribe-green = outlaws
nearweb-tribe-blue = mystics
nearweb-tribe-red = lizardfolk
nearweb-tribe-yellow = nomads

## Story book

nearweb-reads = { $name } reads aloud
nearweb-you-read = You read aloud
nearweb-story-of = { $name }’s story
nearweb-held = { $name } is reading aloud. The choice waits until everybody has heard it.
nearweb-heard = We have heard it
nearweb-last-story = Read the last story again
nearweb-larger-type = Larger type
nearweb-book-aside = Put the book aside
nearweb-open-book = Open the book
nearweb-no-story = No story is being read.
nearweb-options = Ways to go on
nearweb-option = Option { $letter }
nearweb-check = { $symbol }: { $need } needed, you have { $have }
nearweb-no-check = No roll needed
nearweb-your-symbol = Your { $symbol }: { $number }, and a die
nearweb-paid-first = Paid first:
nearweb-failed = The attempt failed.
nearweb-gained = Gained:
nearweb-chose = { $name } chooses: { $option }.
nearweb-story-note = After the roll each heart adds 1; you have { $hearts }. A star: with the bonus.

## What is asked

nearweb-ask-character = Choose your character.
nearweb-ask-draft = Choose an artifact to keep; the rest goes on.
nearweb-ask-trim = Discard what you do not want; one special artifact must go.
nearweb-ask-turn = Visit a building, or wander.
nearweb-ask-rest = Anything else before your turn ends?
nearweb-ask-enter = Somebody is there already. How will you go in?
nearweb-ask-town-hall = Trade, discard, or mend your name.
nearweb-ask-saloon = Hire somebody, or just leave.
nearweb-ask-stables = Take a pack animal?
nearweb-ask-store = A coin, or four artifacts?
nearweb-ask-hut = Draw a treasure?
nearweb-ask-mine = Choose a cell for your camp.
nearweb-ask-trade = Add goods until the trade is even, then close it.
nearweb-ask-member = Who makes room for the newcomer?
nearweb-ask-deck = From which deck?
nearweb-ask-cards = Keep what you drew, or discard some of it.
nearweb-ask-weapon = Use a card before the roll?
nearweb-ask-reroll = Keep the roll, or roll again?
nearweb-ask-hearts = Each heart adds 1 to the roll. Your hearts: { $hearts }.
nearweb-ask-ring = Move your reputation one more step?
nearweb-ask-team = Choose who travels with you.
nearweb-ask-move = Choose the next space, or stop here.
nearweb-ask-threat = A threat bars the way.
nearweb-ask-take = Choose a treasure to keep.
nearweb-ask-lose = Choose a treasure to give up.
nearweb-ask-lose-animal = Choose an animal to give up.
nearweb-ask-quest = A quest waits here.
nearweb-ask-option = How will you go on?
nearweb-ask-camp = Place a camp here?
nearweb-ask-contract = Choose an empty space for the camp.
nearweb-ask-shovel = A coin or a gem?
nearweb-ask-over = The game is over.
nearweb-say-way = Steps: { $steps }, hearts: { $hearts }.
nearweb-say-duel = Somebody is there already: a duel comes first.
nearweb-say-threat = A threat of strength { $strength } is on the way.
nearweb-say-quest = Quest { $letter } waits there.
nearweb-say-camp = Costs hearts: { $hearts }. Brings: { $goods }.
nearweb-say-camp-bare = Costs hearts: { $hearts }.
nearweb-say-card = { $card }, points: { $points }.
nearweb-total = Total

## Headings of the list of moves

nearweb-list-town = In town
nearweb-list-road = On the road
nearweb-list-cards = Cards
nearweb-list-team = Team
nearweb-list-dice = Dice
nearweb-list-more = More

## The lesson

nearweb-lesson-welcome = Points win: for camps, artifacts, beaten threats, trade routes, chiefs and a good name. Each traveller has fourteen camps. Once somebody has placed the last one, the round is finished and the points are counted.
nearweb-lesson-turn = In your turn you do one of two things: visit a building in town, or wander. In town you hire people, trade and fill your bags. You have done that already; now the road waits.
nearweb-lesson-team = Your team: the Gate Lookout with a sword, the Hearth Sister with skill, and your animal. When you leave town, their hearts are counted anew: eight. Hearts pay for everything out there. Press Wander.
nearweb-lesson-map = You may go two spaces, and one more for your pack bird. Between the town and space 2 somebody is waiting. Go there all the same.
nearweb-lesson-threat = The Bandit, strength 4. A die and your swords must make 4. You could give up the bird and slip past, but then nobody would be beaten. Fight.
nearweb-lesson-hearts = A 2, and your sword makes it 3. After a roll every heart you spend adds one. Spend one.
nearweb-lesson-empty = Beaten! The card is yours, your first camp stands on it, and a coin lay under that camp. Now go on to space 6. Space 2 has no camp, so leaving it costs a heart; the space where a turn begins is free.
nearweb-lesson-stop = You have a step left, but the token here means a quest, and quests are for those who stop. Stop here.
nearweb-lesson-quest = Take the quest. The story is read to everybody.
nearweb-lesson-option = Each way out of a story asks for a check: skill 6 means that a die and your skill must make 6. What it brings stays closed until you have chosen. You have 2 skill: take the first one.
nearweb-lesson-check = A 3 and 2 skill make 5. One heart closes the gap. Two above the requirement would bring a bonus as well, but you will need hearts for a camp.
nearweb-lesson-buy = Three gems, just what the Golden Magnet in your hand costs. Open your cards and buy it. You may buy at any moment of your turn, as often as you can pay. An artifact left in your hand at the end costs a point.
nearweb-lesson-camp = Where you stop you may place a camp for three hearts. It is a point, it makes the way cheaper for everybody, and it brings as many coins as you have search symbols.
nearweb-lesson-rest = Two camps are out, twelve to go. End your turn.
nearweb-lesson-town = You may return to town from anywhere. The farm feeds you, the saloon lends you people, the mine takes camps. If an opponent is in the building you want, you fight a duel: fairly, for a better name, or unfairly, with one more on the die and a worse name. Who loses goes to jail.
nearweb-lesson-end = That is the whole rhythm: equip in town, wander, tell the tale. Play on here, or begin a real game.
