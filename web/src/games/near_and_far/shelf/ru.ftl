web-game-near_and_far = Дальше и Ближе
web-shelf-near_and_far = Истории, лагеря, долгий путь
