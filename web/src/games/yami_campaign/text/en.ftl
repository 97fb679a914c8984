# The words of the kingdom between missions.

yamicampaignweb-kingdom = The kingdom
yamicampaignweb-sheet-normal = Normal map
yamicampaignweb-sheet-harder = Harder map
yamicampaignweb-mode-day = Day
yamicampaignweb-mode-night = Night
yamicampaignweb-close = Close
yamicampaignweb-lunar-track = The lunar track
yamicampaignweb-marked = { $marked } of { $divisions } attempts marked
yamicampaignweb-marked-short = { $marked } of { $divisions }
yamicampaignweb-track = Lunar track: { $marked } of { $divisions } attempts marked
yamicampaignweb-after = After attempt { $number }
yamicampaignweb-stars = stars
yamicampaignweb-tokens = power
yamicampaignweb-vines = vines
yamicampaignweb-final-night = The final night: one attempt at mission 22
yamicampaignweb-region-training = Training centre
yamicampaignweb-region-forest = Forest
yamicampaignweb-region-infected-forest = Infected forest
yamicampaignweb-region-lake = Lake
yamicampaignweb-region-ruins = Ruins
yamicampaignweb-region-heart = Lichen’s heart
yamicampaignweb-place = Mission { $mission }, { $title }: { $status }
yamicampaignweb-status-done = completed
yamicampaignweb-status-star = completed with a star
yamicampaignweb-status-open = open to you
yamicampaignweb-status-closed = not linked yet
yamicampaignweb-mission-title = { $mission } · { $title }
yamicampaignweb-layout = Layout of mission { $mission }
yamicampaignweb-new-here = New here: { $what }
yamicampaignweb-here = Here: { $what }
yamicampaignweb-cells = { $number ->
    [one] one cell to cover
   *[other] { $number } cells to cover
}
yamicampaignweb-leads-to = Opens { $missions }
yamicampaignweb-element-fog = fog
yamicampaignweb-element-whirlpools = whirlpools
yamicampaignweb-element-magic = magic
yamicampaignweb-choose-mission = Choose a mission on the map.
yamicampaignweb-ready = { $number ->
    [0] No base goes along.
   *[other] Goes along: { $bases }.
} { $power ->
    [0] No power tokens.
    [one] One power token is ready.
   *[other] { $power } power tokens are ready.
}
yamicampaignweb-sites = Power sites
yamicampaignweb-site-free = free
yamicampaignweb-site-closed = not reached yet
yamicampaignweb-kept = Kept back
yamicampaignweb-envelopes = Envelopes
yamicampaignweb-envelopes-open = { $opened } of { $all } envelopes open
yamicampaignweb-still-sealed = { $envelope }, still sealed
yamicampaignweb-read = Read
yamicampaignweb-comes-mission = Mission { $mission }
yamicampaignweb-comes-attempt = Attempt { $number }
yamicampaignweb-seat-there = takes part
yamicampaignweb-seat-open = free place
yamicampaignweb-moon-crescent = Crescent
yamicampaignweb-moon-first-quarter = First quarter
yamicampaignweb-moon-gibbous = Gibbous moon
yamicampaignweb-moon-full-moon = Full moon
yamicampaignweb-moon-does-crescent = no trump in round 1
yamicampaignweb-moon-does-first-quarter = two Nox cards in the deck
yamicampaignweb-moon-does-gibbous = one power token sleeps
yamicampaignweb-sealed = sealed
yamicampaignweb-legend = Legend
yamicampaignweb-journal = Travel journal
yamicampaignweb-journal-empty = Nothing has been tried yet.
yamicampaignweb-attempt-star = Completed with a star.
yamicampaignweb-attempt-kept = Completed.
yamicampaignweb-attempt-failed = Failed.
yamicampaignweb-watch = Watch
yamicampaignweb-watch-attempt = Watch attempt { $number }
yamicampaignweb-again = Try again from here
yamicampaignweb-again-from = Try mission { $mission } again from before attempt { $number }
yamicampaignweb-branch-note = To try again from here makes a second campaign that shares everything before that attempt. This one stays as it is.
yamicampaignweb-save = Save the campaign’s file
yamicampaignweb-replay = Replay the campaign
yamicampaignweb-ending = The end of the campaign
yamicampaignweb-lost = The campaign is lost
yamicampaignweb-mission-stars = Stars of missions
yamicampaignweb-division-stars = { $number ->
    [0] No division was left unmarked
    [one] For one division left unmarked
   *[other] For { $number } divisions left unmarked
}
yamicampaignweb-all-stars = Stars in all
yamicampaignweb-missions-done = Missions completed
yamicampaignweb-attempts = Attempts
yamicampaignweb-group-mission = Missions
yamicampaignweb-group-base = Power bases
yamicampaignweb-group-begin = Begin
yamicampaignweb-verdict = { $rank }, { $stars ->
    [one] one star
   *[other] { $stars } stars
}
