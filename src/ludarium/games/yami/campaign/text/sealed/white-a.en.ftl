yami_campaign-sealed-white-a-title = A perch of feathers
yami_campaign-sealed-white-a =
    Brave adventurers! Two trials, and not one of you ran away. My grandmother would have been astonished; she never thought much of people who cannot climb.

    Take this perch. It is woven from the feathers of every Kakapo who ever wore the crown, the modest ones at the bottom. Set it on a place of power and the forest will forgive you a step: what has been laid down may be lifted and laid down again.

    Use it when you were wrong. I never was, so it is as good as new.

    Kakapo, King
