web-game-yami = Ями
web-shelf-yami = Вместе и молча
