web-game-rolling_realms = Грани миров
web-shelf-rolling_realms = Каждый бросок — для всех
