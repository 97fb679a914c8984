web-game-ruins = Ruins
web-shelf-ruins = Shed, upgrade, claim
