yami_campaign-sealed-black-crescent-title = The crescent
yami_campaign-sealed-black-crescent =
    The moon is a nail paring tonight, and nobody commands the wood.

    We used to begin every hunt by the old card, the red one: it hung on a branch and told us who came first. This evening the branch was bare. Something had licked it clean, down to the white of the wood, and the bark around it was damp and grey.

    So the first trick of each night has no master now. Strength alone decides it, and courtesy. The spirits say it feels like walking down a stair and finding one step missing. You will get used to it. That is what worries me.
