# Slova království mezi misemi.

yamicampaignweb-kingdom = Království
yamicampaignweb-sheet-normal = Běžná mapa
yamicampaignweb-sheet-harder = Těžší mapa
yamicampaignweb-mode-day = Den
yamicampaignweb-mode-night = Noc
yamicampaignweb-close = Zavřít
yamicampaignweb-lunar-track = Měsíční stezka
yamicampaignweb-marked = Pokusy: { $marked } z { $divisions }
yamicampaignweb-marked-short = { $marked } z { $divisions }
yamicampaignweb-track = Měsíční stezka, pokusy: { $marked } z { $divisions }
yamicampaignweb-after = Po pokusu č. { $number }
yamicampaignweb-stars = hvězdy
yamicampaignweb-tokens = síla
yamicampaignweb-vines = liány
yamicampaignweb-final-night = Poslední noc: jediný pokus o misi 22
yamicampaignweb-region-training = Výcvikový tábor
yamicampaignweb-region-forest = Les
yamicampaignweb-region-infected-forest = Zamořený les
yamicampaignweb-region-lake = Jezero
yamicampaignweb-region-ruins = Rozvaliny
yamicampaignweb-region-heart = Lichenovo srdce
yamicampaignweb-place = Mise { $mission }, „{ $title }“: { $status }
yamicampaignweb-status-done = splněna
yamicampaignweb-status-star = splněna s hvězdou
yamicampaignweb-status-open = dostupná
yamicampaignweb-status-closed = cesta k ní ještě nevede
yamicampaignweb-mission-title = Mise { $mission } · { $title }
yamicampaignweb-layout = Rozložení mise { $mission }
yamicampaignweb-new-here = Poprvé zde: { $what }
yamicampaignweb-here = Je tu: { $what }
yamicampaignweb-cells = { $number ->
    [one] zakrýt { $number } políčko
    [few] zakrýt { $number } políčka
   *[other] zakrýt { $number } políček
}
yamicampaignweb-leads-to = Otevře: { $missions }
yamicampaignweb-element-fog = mlha
yamicampaignweb-element-whirlpools = víry
yamicampaignweb-element-magic = kouzla
yamicampaignweb-choose-mission = Vyberte misi na mapě.
yamicampaignweb-ready = { $number ->
    [0] Žádný zdroj síly s sebou.
   *[other] S sebou: { $bases }.
} { $power ->
    [0] Žádné žetony síly.
    [one] Připraven { $power } žeton síly.
    [few] Připraveny { $power } žetony síly.
   *[other] Připraveno { $power } žetonů síly.
}
yamicampaignweb-sites = Místa síly
yamicampaignweb-site-free = volné
yamicampaignweb-site-closed = zatím nedostupné
yamicampaignweb-kept = Zůstávají
yamicampaignweb-envelopes = Obálky
yamicampaignweb-envelopes-open = Otevřené obálky: { $opened } z { $all }
yamicampaignweb-still-sealed = { $envelope }, zatím zapečetěná
yamicampaignweb-read = Přečíst
yamicampaignweb-comes-mission = Mise { $mission }
yamicampaignweb-comes-attempt = Pokus č. { $number }
yamicampaignweb-seat-there = hraje s vámi
yamicampaignweb-seat-open = volné místo
yamicampaignweb-moon-crescent = Srpek
yamicampaignweb-moon-first-quarter = První čtvrť
yamicampaignweb-moon-gibbous = Dorůstající měsíc
yamicampaignweb-moon-full-moon = Úplněk
yamicampaignweb-moon-does-crescent = 1. kolo bez trumfu
yamicampaignweb-moon-does-first-quarter = dvě karty Nox v balíčku
yamicampaignweb-moon-does-gibbous = jeden žeton síly spí
yamicampaignweb-sealed = zapečetěno
yamicampaignweb-legend = Vysvětlivky
yamicampaignweb-journal = Cestovní deník
yamicampaignweb-journal-empty = Zatím tu není žádný pokus.
yamicampaignweb-attempt-star = Splněna s hvězdou.
yamicampaignweb-attempt-kept = Splněna.
yamicampaignweb-attempt-failed = Nezdařila se.
yamicampaignweb-watch = Přehrát
yamicampaignweb-watch-attempt = Přehrát pokus č. { $number }
yamicampaignweb-again = Zkusit odsud znovu
yamicampaignweb-again-from = Zkusit misi { $mission } znovu od chvíle před pokusem č. { $number }
yamicampaignweb-branch-note = „Zkusit odsud znovu“ založí druhou kampaň, která má s touto společné vše před zvoleným pokusem. Tato zůstane, jak je.
yamicampaignweb-save = Uložit soubor kampaně
yamicampaignweb-replay = Přehrát kampaň
yamicampaignweb-ending = Konec kampaně
yamicampaignweb-lost = Kampaň je prohraná
yamicampaignweb-mission-stars = Hvězdy za mise
yamicampaignweb-division-stars = { $number ->
    [0] Nezbylo žádné neoznačené políčko
    [one] Za { $number } neoznačené políčko
    [few] Za { $number } neoznačená políčka
   *[other] Za { $number } neoznačených políček
}
yamicampaignweb-all-stars = Hvězd celkem
yamicampaignweb-missions-done = Splněné mise
yamicampaignweb-attempts = Pokusy
yamicampaignweb-group-mission = Mise
yamicampaignweb-group-base = Zdroje síly
yamicampaignweb-group-begin = Začít
yamicampaignweb-verdict = { $rank }, { $stars ->
    [one] { $stars } hvězda
    [few] { $stars } hvězdy
   *[other] { $stars } hvězd
}
