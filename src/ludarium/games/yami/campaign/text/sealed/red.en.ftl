yami_campaign-sealed-red-title = The last letter
yami_campaign-sealed-red =
    It is quiet. Not the held breath of these past weeks; the other kind, in which one hears leaves.

    Lichen is small now. He sits on a stone in the sun, no bigger than a coin, and the droplets bring him water when they think nobody is looking. I pretend not to look. A kingdom needs somebody to forgive, or it goes sour.

    You will want to know what you have become. The spirits have argued about it all night, with stars for counters, and what they agreed on is written below.

    And should you ever miss the dark: it has a night side, this land. Turn the map over. We shall be there.

    Kakapo, King, and your friend
yami_campaign-rank-seeker = Seekers
yami_campaign-rank-pathfinder = Pathfinders
yami_campaign-rank-guardian = Guardians of the Kingdom
yami_campaign-rank-friend = Friends of the Spirits
yami_campaign-rank-legend = Legend
