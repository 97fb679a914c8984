# The words of the Ruins board.

## Sets: so many ruins of one value

ruinsweb-set = { $count ->
    [1] one { $value }
    [2] two { $value }s
    [3] three { $value }s
    [4] four { $value }s
    [5] five { $value }s
   *[other] { $count } × { $value }
}
ruinsweb-play = { $count ->
    [1] Play one { $value }
    [2] Play two { $value }s
    [3] Play three { $value }s
    [4] Play four { $value }s
    [5] Play five { $value }s
   *[other] Play { $count } × { $value }
}
ruinsweb-do-flip = Turn it to night
ruinsweb-do-keep = Turn none

## Parts of the table

ruinsweb-part-board = The table
ruinsweb-part-market = Market of discoveries
ruinsweb-part-pile = The pile
ruinsweb-part-stele = Points
ruinsweb-part-hand = { $number ->
    [one] Your hand, one ruin
   *[other] Your hand, { $number } ruins
}
ruinsweb-score = { $name }: { $score }
ruinsweb-discoveries = Discoveries
ruinsweb-discoveries-left = { $number ->
    [0] No discoveries are left in the deck
    [one] One discovery is left in the deck
   *[other] { $number } discoveries are left in the deck
}
ruinsweb-draw-pile = Draw pile
ruinsweb-draw-pile-count = { $number ->
    [0] The draw pile is empty
    [one] Draw pile, one ruin
   *[other] Draw pile, { $number } ruins
}
ruinsweb-discard = Discard · { $number }
ruinsweb-discard-count = { $number ->
    [0] The discard is empty
    [one] Discard, one ruin
   *[other] Discard, { $number } ruins
}
ruinsweb-more = Round, draw pile and discard
ruinsweb-close = Close
ruinsweb-torches = Torches
ruinsweb-torches-lit = { $lit ->
    [0] No torch is lit
    [one] One torch is lit
   *[other] { $lit } torches are lit
}{ $spent ->
    [0] { "" }
   *[other] , { $spent } about to be spent
}
ruinsweb-claims = Claims left
ruinsweb-claim-left = Claim card: choose it, then a ruin of the play
ruinsweb-claim-pending = Claim card, placed: take it back
ruinsweb-claim-used = Claim card, used

## The round

ruinsweb-round = Round { $round } of { $rounds }
ruinsweb-deciding = Deciding round
ruinsweb-deciding-note = Whoever is out of cards first wins the game.
ruinsweb-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
ruinsweb-place-last = last
ruinsweb-nobody-out = Nobody is out of cards yet.
ruinsweb-known = Known to you
ruinsweb-can-win = ★ Wins if first out: { $names }
ruinsweb-you = you
ruinsweb-points = { $score ->
    [one] point
   *[other] points
}
ruinsweb-seat-line = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · { $torches ->
    [0] no torch
    [one] 1 torch
   *[other] { $torches } torches
}
ruinsweb-seat-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
ruinsweb-seat-out = { $place ->
    [1] out first
    [2] out second
    [3] out third
   *[other] out, place { $place }
}
ruinsweb-seat-away = not in this round

## The pile

ruinsweb-played-by = { $name } played
ruinsweb-you-played = You played
ruinsweb-to-beat = to beat
ruinsweb-before = before: { $set }
ruinsweb-leads = { $name } leads
ruinsweb-you-lead = You lead
ruinsweb-turning = Everyone may turn one ruin to night

## Cards

ruinsweb-card = Ruin { $name }, value { $value }
ruinsweb-card-night = night side
ruinsweb-card-overlay = { $position }: { $effect }
ruinsweb-card-claim = claimed by { $name }
ruinsweb-slot = { $discovery }, { $price ->
    [one] costs one torch
   *[other] costs { $price } torches
}
ruinsweb-discovery = Discovery { $id }, { $position }: { $effect }
ruinsweb-position-top = top
ruinsweb-position-middle = middle
ruinsweb-position-bottom = bottom
ruinsweb-effect-increase = value +{ $number }
ruinsweb-effect-adapt = takes the value of its companions
ruinsweb-effect-extra = { $number ->
    [one] may count as one more ruin
   *[other] may count as { $number } more ruins
}
ruinsweb-effect-draw = { $number ->
    [one] draw one ruin, discard one
   *[other] draw up to { $number } ruins, discard as many
}
ruinsweb-effect-force = { $number ->
    [one] the opponent with the fewest ruins draws one
   *[other] the opponent with the fewest ruins draws one, { $number } times
}
ruinsweb-effect-relight = { $number ->
    [one] relights one torch
   *[other] relights { $number } torches
}

## The sentence of the dock

ruinsweb-ask-flip = You may secretly turn one ruin to its night side, for good.
ruinsweb-ask-lead = You lead: choose one ruin, or several of the same value.
ruinsweb-ask-follow = { $count ->
    [one] Choose one ruin of value { $value } or more, or pass.
   *[other] Choose { $count } ruins of one value, { $value } or more, or pass.
}
ruinsweb-ask-turn = Go on with the play you have begun.
ruinsweb-ask-put = Choose the ruin for the discovery.
ruinsweb-ask-add = Choose the ruins of the play.
ruinsweb-ask-extras = How many extra ruins shall count?
ruinsweb-ask-claim = Claim ruins of this play, or lay it.
ruinsweb-ask-order = Do you draw before or after your opponents?
ruinsweb-ask-draw = How many ruins do you draw?
ruinsweb-ask-discard = { $number ->
    [one] Choose a ruin to discard.
   *[other] Choose { $number } ruins to discard.
}
ruinsweb-ask-which = These ruins can be played in several ways. Which one?
ruinsweb-ask-film-place = Choose the ruin that gets this discovery.
ruinsweb-ask-claim-place = Choose the ruin that you claim.
ruinsweb-say-flip = { $value } becomes { $night } for good.
ruinsweb-say-flip-effect = By night: { $effects }.
ruinsweb-say-cards = { $cards }.
ruinsweb-say-asked = { $count ->
    [one] Asked: one ruin of value { $value } or more.
   *[other] Asked: { $count } of one value, { $value } or more.
}
ruinsweb-say-leads = Leads with { $now }.
ruinsweb-say-beats = Beats { $before }.
ruinsweb-say-equals = Equals { $before }.
ruinsweb-say-skips = Equals { $before }. The next player loses a turn.
ruinsweb-say-spends = { $number ->
    [one] Spends one torch.
   *[other] Spends { $number } torches.
}
ruinsweb-say-claims = { $number ->
    [one] Uses one claim.
   *[other] Uses { $number } claims.
}

## Groups of moves

ruinsweb-group-pass = Turn
ruinsweb-group-done = Turn
ruinsweb-group-enough = Turn
ruinsweb-group-flip = Turn a ruin to night
ruinsweb-group-order = End of the turn
ruinsweb-group-draw = End of the turn
ruinsweb-group-discard = Discard
ruinsweb-group-buy = Buy a discovery
ruinsweb-group-value = Play a set
ruinsweb-group-put = Place a discovery
ruinsweb-group-add = Add a ruin
ruinsweb-group-extras = Extra ruins
ruinsweb-group-claim = Claim a ruin

## The rules

ruinsweb-chapter-1 = Game facts
ruinsweb-chapter-2 = Components
ruinsweb-chapter-3 = Setup
ruinsweb-chapter-4 = Aim
ruinsweb-chapter-5 = Upgrades in general
ruinsweb-chapter-6 = Start of a round
ruinsweb-chapter-7 = Course of a round
ruinsweb-chapter-8 = Upgrading during a play
ruinsweb-chapter-8a = Discoveries
ruinsweb-chapter-8b = Claims
ruinsweb-chapter-9 = Refilling the market
ruinsweb-chapter-10 = Going out
ruinsweb-chapter-11 = End of a round and preparing the next
ruinsweb-chapter-12 = Effects
ruinsweb-chapter-12a = Increase
ruinsweb-chapter-12b = Adapt (?)
ruinsweb-chapter-12c = Extra ruin (+)
ruinsweb-chapter-12d = Draw and discard
ruinsweb-chapter-12e = Opponent must draw
ruinsweb-chapter-12f = Claimed ruins drawn in the round
ruinsweb-chapter-12g = Running out of cards
ruinsweb-chapter-12h = Relight
ruinsweb-chapter-13 = Judging a play
ruinsweb-chapter-14 = End of the game
ruinsweb-chapter-numbers-and-pictures = Rulings: numbers and pictures
ruinsweb-chapter-start-of-round = Rulings: start of a round
ruinsweb-chapter-turns-passing-skipping = Rulings: turns, passing, skipping
ruinsweb-chapter-values-adapt-extra = Rulings: values, adapt, extra ruins
ruinsweb-chapter-end-of-turn = Rulings: end of a turn
ruinsweb-chapter-market = Rulings: the market
ruinsweb-chapter-end-of-game = Rulings: end of the game
ruinsweb-chapter-information-and-wording = Rulings: what is known, and words
ruinsweb-chapter-playing-by-program = Rulings: playing by program
ruinsweb-chapter-table-options = Rulings: table options
ruinsweb-rule-words = { "" }

## The lesson

ruinsweb-lesson-welcome = Welcome to Ruins. Get rid of your cards before the others do. You began this round on 9 points, so if you are out first, you win the game at once. Let us do just that.
ruinsweb-lesson-hand = This is your hand: six ruins. The number in the corner is what a ruin is worth. On your turn you lay one ruin, or several of the same value.
ruinsweb-lesson-night = A round begins in secret: everybody may turn one ruin to its night side, for good. At night your 2 is worth 9. Choose it, then press the button.
ruinsweb-lesson-lead = You lead, so you decide how many ruins this pile is played with. Choose both 3s and lay them as a pair.
ruinsweb-lesson-follow = Now the other player must lay a pair too, of the same value or higher, or pass. Laying exactly the same value makes the next player lose a turn.
ruinsweb-lesson-nines = You need a pair that is at least as high. Your 2 is a 9 by night, and you hold another 9. Choose both.
ruinsweb-lesson-claim = Before you lay them: you have two claims for the whole game. A ruin you claim comes back to you, whoever is dealt it in a later round. Take a claim card, put it on the 9, then play.
ruinsweb-lesson-pass = Two 11s with a single card: a discovery on it makes it count once more. You have no pair to beat that. Passing is no shame, and you may come back later. Pass.
ruinsweb-lesson-market = These are the discoveries. Each is bought with torches, as many as the flames below it, together with the play it is for. It slides into the sleeve of a ruin at its own height and stays there for good.
ruinsweb-lesson-buy = A new pile, and single ruins are asked for. Take the discovery that costs one torch (+2) and put it on your 5: that makes a 7. Then play it.
ruinsweb-lesson-out = One card left! Lay the 8 and you are out.
ruinsweb-lesson-end = You are out first and win the game. In a full game there are up to four rounds and, if need be, a deciding one; being out early scores points. Everything else is in the Rules tab.
