yami_campaign-sealed-white-e-title = A spring without a name
yami_campaign-sealed-white-e =
    There is water here that never took sides. Lichen's roots drank from it, and so did the spirits, on the same evening and from the same bank, and nobody wrote a song about it because nothing happened.

    Fill a flask. Pour it over whatever you are about to lay down, and no border will take offence: colour, number, owner, all of it is forgotten for the length of this one journey.

    I meant to name the spring after myself. I came with a chisel and a speech. Then I sat there until the moon set, and went home without having said a word.

    Kakapo
