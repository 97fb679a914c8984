web-game-rolling_realms = Rolling Realms
web-shelf-rolling_realms = Everyone plays each roll
