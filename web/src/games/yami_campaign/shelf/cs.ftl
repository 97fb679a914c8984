web-game-yami_campaign = Yami: kampaň
web-stands-yami_campaign = { $completed ->
    [0] Zatím žádná splněná mise
    [one] Splněna jedna mise
    [few] Splněny { $completed } mise
   *[other] Splněno { $completed } misí
} · { $marked ->
    [0] zatím žádný pokus
    [one] jeden pokus
    [few] { $marked } pokusy
   *[other] { $marked } pokusů
}
