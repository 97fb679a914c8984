web-game-yami = Yami
web-shelf-yami = Co-operative, in silence
