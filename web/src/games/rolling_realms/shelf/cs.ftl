web-game-rolling_realms = Rolling Realms
web-shelf-rolling_realms = Každý hod hrají všichni
