yami_campaign-sealed-white-d-title = What the mirror keeps
yami_campaign-sealed-white-d =
    In the Grey Grove the fog has eaten the colours, one after another, like berries. Only in this mirror are they all still there: red embers, orange lanterns, moss, dew and dusk, waiting behind the glass as if behind a window in winter.

    Hold it up to the moon and name one. For as long as a trick lasts, that colour rules the wood, whatever the night had decided.

    The lantern spirits ask one thing of you. When you look into it, do not look for yourselves. It has shown the fog nothing but the fog for so many years that it has almost forgotten what a face is.
