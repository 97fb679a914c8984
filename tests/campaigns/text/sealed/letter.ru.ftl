trek-sealed-letter-title = A letter
trek-sealed-letter = Whoever reads this letter has crossed the second pass (ru).
