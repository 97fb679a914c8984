web-game-near_and_far = Cestou necestou
web-shelf-near_and_far = Příběhy, tábory, dlouhá cesta
