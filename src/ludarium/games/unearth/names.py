"""The names of components, as positions write them; a test holds them against ``components.toml``."""

from typing import Literal

StoneName = Literal["black", "red", "blue", "yellow"]
RuinName = Literal[
    "peach-9",
    "peach-11",
    "peach-13",
    "peach-15",
    "peach-17",
    "green-9",
    "green-11",
    "green-13",
    "green-15",
    "green-17",
    "blue-9",
    "blue-11",
    "blue-13",
    "blue-15",
    "blue-17",
    "purple-9",
    "purple-11",
    "purple-13",
    "purple-15",
    "purple-17",
    "gray-9",
    "gray-11",
    "gray-13",
    "gray-15",
    "gray-17",
    "city-of-gold",
    "city-of-ash",
]
EventName = Literal["day-of-rest", "gathering", "festival", "fate", "hidden-path"]
CardName = Literal[
    "ancient-map",
    "reading-the-stones",
    "new-discovery",
    "expedition",
    "ancestral-claim",
    "lost-in-the-ruins",
    "forgotten-song",
    "forlorn",
    "band-of-delvers",
    "restoration",
]
WonderName = Literal[
    "college-of-the-overseers",
    "temple-of-prosperity",
    "harmonious-columns",
    "shattered-edifice",
    "blackened-cenotaph",
    "eternal-flame",
    "tomb-of-the-last-age",
    "fountain-of-reflection",
    "underground-library",
    "palace-of-relics",
    "temple-of-flames",
    "temple-of-fate",
    "crumbling-memorial",
    "temple-of-clarity",
    "sanctuary-of-the-builders",
    "sunken-cathedral",
    "obelisk",
]
# A token that a field shows, with its points or without: then they come from the set-up.
TokenName = Literal["lesser", "lesser 2", "lesser 3", "lesser 4", "greater", "greater 6", "greater 7", "greater 8"]
