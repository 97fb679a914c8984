yami_campaign-sealed-black-crescent-title = Srpek
yami_campaign-sealed-black-crescent =
    Měsíc je dnes v noci tenčí než ustřižený nehet a lesu nikdo neporoučí.

    Každou výpravu dřív začínala stará karta, ta červená: visela na větvi a říkala, kdo má přednost. Dnes večer byla větev holá. Něco ji olízalo až na bílé dřevo a kůra kolem byla vlhká a šedá.

    První zdvih každé noci teď nemá pána. Rozhoduje jen síla a zdvořilost. Duchové říkají, že je to, jako když jdete ze schodů a jeden pod nohou chybí. Zvyknete si. A právě to mi dělá starost.
