web-game-unearth = Unearth
web-shelf-unearth = Dice, digs and wonders
