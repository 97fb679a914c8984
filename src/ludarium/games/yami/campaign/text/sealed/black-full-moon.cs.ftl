yami_campaign-sealed-black-full-moon-title = Úplněk
yami_campaign-sealed-black-full-moon =
    Nezbyla stezka, která by nevedla k němu.

    Měsíc stojí nad srdcem lesa jako otevřené dveře a všechny liány k němu otočily hlavu. Ať jste chtěli nejdřív udělat cokoli, kolem už není nic než tohle místo. Duchové se scházejí. Počítal jsem je, jak se na krále sluší, a přestal jsem, když jsem si všiml, že počítám, jen abych neplakal.

    Jedna noc. Vejdete tam jednou. Vrátíte-li se, pronesu velmi dlouhou řeč. Nevrátíte-li se, půjdu vás hledat sám, a to neumím ani létat.

    Kakapo
