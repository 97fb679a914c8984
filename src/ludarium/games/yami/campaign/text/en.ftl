# The campaign of Yami: the journey sheet, its choices and what happens between missions.

yami_campaign-name = Yami: the campaign
yami_campaign-about = Twenty-two missions in an open kingdom, until Lichen is beaten or the moon is full.
yami_campaign-step-prepare = preparing the next mission
yami_campaign-move-mission = Choose mission: “{ $mission }”
yami_campaign-move-base = { $placed ->
    [yes] Take back: { $base }
   *[no] Put on a power site: { $base }
}
yami_campaign-move-begin = Begin the mission

yami_campaign-letter =
    Brave adventurers! I am Kakapo, King of this forest, its lake and all that hums in between. Perhaps you have heard of me. Surely you have heard of me.

    A vine called Holo grows where nothing asked it to grow, and behind it sits Lichen, who is in no hurry at all. My spirits will help you, if you surround what is sick and keep quiet while you do it. They startle easily; so do I.

    Come to the training centre. I shall watch every step, from a branch.

    Kakapo, King

yami_campaign-option-sheet = Kingdom map
yami_campaign-choice-normal = normal
yami_campaign-choice-harder = harder
yami_campaign-option-first = First player
yami_campaign-choice-random = by lot
yami_campaign-choice-rotate = in turn
yami_campaign-option-mode = Mode
yami_campaign-choice-day = day
yami_campaign-choice-night = night
yami_campaign-option-teaching = Open hands, for learning
yami_campaign-choice-off = no
yami_campaign-choice-on = yes
yami_campaign-option-talk = While placing
yami_campaign-choice-proposals = proposals only
yami_campaign-choice-free = free talk, on trust
yami_campaign-option-agreement = The placement waits for agreement
yami_campaign-choice-none = no
yami_campaign-choice-30 = at most 30 seconds
yami_campaign-choice-60 = at most a minute
yami_campaign-choice-120 = at most two minutes

yami_campaign-chosen = Next: mission { $number }, “{ $mission }”.
yami_campaign-begun = Mission { $number } begins, “{ $mission }”.
yami_campaign-marked = The lunar track: division { $division } of { $divisions }.
yami_campaign-completed = Mission { $number }, “{ $mission }”, is completed.
yami_campaign-failed = Mission { $number }, “{ $mission }”, has failed.
yami_campaign-star = A star for mission { $number }.
yami_campaign-got-power = You gain { $number ->
    [one] a power token
   *[other] { $number } power tokens
} and have { $all } now.
yami_campaign-got-site = You may use one more power site and have { $all } now.
yami_campaign-got-vine = A Holo vine is cleansed, { $all } in all: mission 22 becomes easier.
yami_campaign-opened = You open the { $envelope }.
yami_campaign-final-night = The moon is full. One attempt at mission 22 is left.
yami_campaign-won = The campaign is won with { $stars ->
    [one] one star
   *[other] { $stars } stars
}. You are: { $rank }.
yami_campaign-lost = The final night is over, and the campaign is lost.
yami_campaign-ending-won = Lichen is beaten.
yami_campaign-ending-lost = The kingdom stays in the dark.

yami_campaign-envelope-white-a = white envelope A
yami_campaign-envelope-white-b = white envelope B
yami_campaign-envelope-white-c = white envelope C
yami_campaign-envelope-white-d = white envelope D
yami_campaign-envelope-white-e = white envelope E
yami_campaign-envelope-black-crescent = black envelope of the crescent
yami_campaign-envelope-black-first-quarter = black envelope of the first quarter
yami_campaign-envelope-black-gibbous = black envelope of the gibbous moon
yami_campaign-envelope-black-full-moon = black envelope of the full moon
yami_campaign-envelope-red = red envelope

yami_campaign-no-mission = Choose a mission first.
yami_campaign-chosen-already = Mission { $number } is chosen already.
yami_campaign-completed-already = Mission { $number } is completed; it is not played again in this campaign.
yami_campaign-tutorial-first = Missions 1 and 2 come first, in this order.
yami_campaign-only-last = The moon is full: only mission 22 is left.
yami_campaign-not-linked = Mission { $number } is not linked to a completed mission.
yami_campaign-no-base = You do not have the power base of envelope { $letter } yet.
yami_campaign-no-site = { $sites ->
    [0] You have no power site yet.
   *[other] Every power site has its base already: you have { $sites }.
}
yami_campaign-impossible = No campaign leads to such a sheet: see { $where }.

yami_campaign-drawn-track = Lunar track: { $marked } of { $divisions }
yami_campaign-drawn-missions = Completed: { $missions }
yami_campaign-drawn-none = none
yami_campaign-drawn-stars = Stars: { $stars }
yami_campaign-drawn-power = Power tokens: { $power }; power sites: { $sites }; cleansed vines: { $vines }
yami_campaign-drawn-bases = On power sites: { $bases }
yami_campaign-drawn-next = Next: mission { $number }, “{ $mission }”
yami_campaign-drawn-open = Open to you: { $missions }
yami_campaign-drawn-night = The final night: one attempt at mission 22.
yami_campaign-drawn-rank = Rank: { $rank }
