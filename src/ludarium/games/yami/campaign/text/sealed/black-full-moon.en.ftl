yami_campaign-sealed-black-full-moon-title = The full moon
yami_campaign-sealed-black-full-moon =
    There is no path left that does not lead to him.

    The moon stands over the heart of the wood like an open door, and all the vines have turned their heads towards it. Whatever you meant to do first, the map has folded itself shut around that one place. The spirits are gathering. I counted them, as a king should, and stopped when I noticed that I was counting to keep from weeping.

    One night. You will go in once. If you come back, I shall make a very long speech. If you do not, I shall come and look for you myself, and I cannot even fly.

    Kakapo
