web-game-yami_campaign = Yami: the campaign
web-stands-yami_campaign = { $completed ->
    [0] No mission completed
    [one] One mission completed
   *[other] { $completed } missions completed
} · { $marked ->
    [0] no attempt yet
    [one] one attempt
   *[other] { $marked } attempts
}
