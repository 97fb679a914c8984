"""Near and Far, by the book: trips out of a town, camps, duels and stories read aloud."""
