yami_campaign-sealed-black-gibbous-title = The gibbous moon
yami_campaign-sealed-black-gibbous =
    It is nearly round, and so bright that the spirits cast shadows, which they dislike.

    One of your power stones has fallen asleep. You can hear it if you hold it to your ear: it snores, very softly, in the voice of a vine being pulled through gravel. We tried singing. We tried cold water. My chancellor tried a stern letter.

    Carry it with you all the same. It was given to you, and things that are left behind in this forest do not stay what they were. Only do not count on it. From now on you are one stone poorer each night than your pockets say.
