web-game-unearth = Unearth
web-shelf-unearth = Kostky, vykopávky a divy
