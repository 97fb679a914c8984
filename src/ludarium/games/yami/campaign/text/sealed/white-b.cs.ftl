yami_campaign-sealed-white-b-title = Mušle, která naslouchá
yami_campaign-sealed-white-b =
    Říká se, že mušle uchovává šum moře. Tahle uchovává hlas toho, kdo chtěl promluvit, a pak si to rozmyslel.

    Mechovci ji našli daleko od jakékoli vody, pod kořenem, a už po ní lezl lišejník. Očistili ji a tři noci jí zpívali, než si troufla odpovědět.

    Podejte si ji z ruky do ruky, než padne první karta. Každý do ní smí zašeptat jednu věc a uslyší ji všichni. Jen jednu. Mlčení nám bylo střechou tak dlouho, že by byla škoda strhnout ji kvůli trošce čerstvého vzduchu.
