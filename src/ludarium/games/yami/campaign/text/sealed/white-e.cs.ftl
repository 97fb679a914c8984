yami_campaign-sealed-white-e-title = Pramen beze jména
yami_campaign-sealed-white-e =
    Tahle voda se nikdy nepřidala na ničí stranu. Pily z ní kořeny Lichenovy i duchové, téhož večera a z téhož břehu, a nikdo o tom nesložil píseň, protože se nic nestalo.

    Naplňte si láhev. Polijte, co se chystáte položit, a žádná hrana se neurazí: barva, číslo, majitel, na to všechno se do konce téhle cesty zapomene.

    Chtěl jsem pramen pojmenovat po sobě. Přišel jsem s dlátem a s proslovem. Pak jsem tam seděl, než zapadl měsíc, a šel jsem domů beze slova.

    Kakapo
