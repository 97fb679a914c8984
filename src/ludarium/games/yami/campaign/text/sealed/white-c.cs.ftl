yami_campaign-sealed-white-c-title = Dvě tváře v kůře
yami_campaign-sealed-white-c =
    Ta maska visela v lese dávno předtím, než se na ni měl kdo dívat. Od východu se usmívá, od západu pláče a pocestní se celá léta přeli, kdo z nich lže.

    Nelhal nikdo. Nasaďte si ji a les si nebude jistý, kdo přišel: dá vám, co chystal pro souseda, a omylu si nevšimne.

    Do úsvitu ji prosím vraťte. Věci se dvěma tvářemi si oblíbí tu, kterou jim necháte, a já bych vás nerad viděl rozdělené.

    Váš král, který má tvář jen jednu, zato jakou
