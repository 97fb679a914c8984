yami_campaign-sealed-white-d-title = Co zrcadlo uchovalo
yami_campaign-sealed-white-d =
    V šedých hájích mlha snědla barvy jednu po druhé jako borůvky. Jen v tomhle zrcadle jsou ještě všechny: červené uhlíky, oranžové lampiony, mech, rosa i soumrak čekají za sklem jako za oknem v zimě.

    Nastavte je měsíci a jednu barvu vyslovte. Na jeden zdvih bude vládnout lesu, ať noc rozhodla jakkoli.

    Lampionci vás prosí o jediné. Až se do něj podíváte, nehledejte v něm sebe. Tolik let ukazovalo mlze jen mlhu, že skoro zapomnělo, co je to tvář.
