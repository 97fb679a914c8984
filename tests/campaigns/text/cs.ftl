trek-name = Trek
trek-bought = { $name } buys boots.
trek-crossed = { $passes } passes crossed.
