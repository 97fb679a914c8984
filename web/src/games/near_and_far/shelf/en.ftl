web-game-near_and_far = Near and Far
web-shelf-near_and_far = Stories, camps, a long road
