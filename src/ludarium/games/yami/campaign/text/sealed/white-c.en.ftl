yami_campaign-sealed-white-c-title = Two faces in the bark
yami_campaign-sealed-white-c =
    The mask hung on Watch Hill long before there was anybody to watch. From the east it smiles, from the west it weeps, and travellers have quarrelled for years over which of them was lying.

    Neither was. Wear it, and the forest will not be sure who has come: it will hand you what it meant for your neighbour and never notice the mistake.

    Give it back by dawn, please. Things that have two faces grow fond of the one you let them keep, and I should not like to see you divided.

    Your King, who has only one face, though a very fine one
