yami_campaign-sealed-black-first-quarter-title = The first quarter
yami_campaign-sealed-black-first-quarter =
    Half a moon, half a light, and in the dark half something has been shuffling our cards.

    Two of them are new. I turned one over and there was nobody on it: no colour, no shape, only a thread of black vine, still growing towards the edge. We burned them. In the morning they were back in the pack, dry and folded, as if they had always been there.

    Nox sends nobody to fight you. It sends nobodies. They win no trick, they bring no spirit, they take up room in the hand where a friend should be. Count your cards twice, brave adventurers, and do not let these two get lonely together.
