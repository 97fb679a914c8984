yami_campaign-sealed-red-title = Poslední dopis
yami_campaign-sealed-red =
    Je ticho. Ne to se zatajeným dechem z posledních týdnů; to druhé, ve kterém je slyšet listí.

    Lichen je teď malý. Sedí na kameni na slunci, není větší než mince, a kapičky mu nosí vodu, když si myslí, že se nikdo nedívá. Dělám, že se nedívám. Království potřebuje mít komu odpouštět, jinak zkysne.

    Budete chtít vědět, čím jste se stali. Duchové se o to celou noc přeli a počítali hvězdy; na čem se shodli, stojí níže.

    A kdyby se vám někdy zastesklo po tmě: tahle země má i noční stranu. Obraťte mapu. Budeme tam.

    Kakapo, král a váš přítel
yami_campaign-rank-seeker = Hledači
yami_campaign-rank-pathfinder = Stopaři
yami_campaign-rank-guardian = Strážci království
yami_campaign-rank-friend = Přátelé duchů
yami_campaign-rank-legend = Legenda
