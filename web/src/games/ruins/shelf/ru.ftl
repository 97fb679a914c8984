web-game-ruins = Руины
web-shelf-ruins = Выложить, усилить, захватить
