web-game-ruins = Ruiny
web-shelf-ruins = Vykládat, vylepšovat, zabírat
