web-game-unearth = Из руин
web-shelf-unearth = Кубики, раскопки и чудеса
