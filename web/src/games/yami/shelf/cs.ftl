web-game-yami = Yami
web-shelf-yami = Společně a mlčky
