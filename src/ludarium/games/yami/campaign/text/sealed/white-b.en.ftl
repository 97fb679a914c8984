yami_campaign-sealed-white-b-title = The shell that listens
yami_campaign-sealed-white-b =
    They say a shell keeps the sound of the sea. This one keeps the sound of whoever is about to speak and then thinks better of it.

    The moss folk found it far from any water, under a root, with an ear of lichen growing over it. They scraped it clean and sang to it for three nights until it dared to answer.

    Pass it from hand to hand before the first card falls. Each of you may whisper one thing into it, and all will hear. One thing only. Silence has been our roof for so long; do not tear it off for the sake of a draught.
