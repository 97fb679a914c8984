# The words of the Ruins board.

## Sets: so many ruins of one value

ruinsweb-set = { $count } × { $value }
ruinsweb-play = Vyložit { $count } × { $value }
ruinsweb-do-flip = Otočit ruinu
ruinsweb-do-keep = Neotáčet

## Parts of the table

ruinsweb-part-board = Stůl
ruinsweb-part-market = Trh s objevy
ruinsweb-part-pile = Vyložené ruiny
ruinsweb-part-stele = Vítězné body
ruinsweb-part-hand = { $number ->
    [one] V ruce: { $number } ruina
    [few] V ruce: { $number } ruiny
   *[other] V ruce: { $number } ruin
}
ruinsweb-score = { $name }: { $score }
ruinsweb-discoveries = Objevy
ruinsweb-discoveries-left = { $number ->
    [0] V balíčku nezbývá žádný objev
    [one] V balíčku zbývá { $number } objev
    [few] V balíčku zbývají { $number } objevy
   *[other] V balíčku zbývá { $number } objevů
}
ruinsweb-draw-pile = Balíček
ruinsweb-draw-pile-count = { $number ->
    [0] Balíček je prázdný
    [one] V balíčku je { $number } ruina
    [few] V balíčku jsou { $number } ruiny
   *[other] V balíčku je { $number } ruin
}
ruinsweb-discard = Odhozené · { $number }
ruinsweb-discard-count = { $number ->
    [0] Odhazovací hromádka je prázdná
    [one] Na odhazovací hromádce je { $number } ruina
    [few] Na odhazovací hromádce jsou { $number } ruiny
   *[other] Na odhazovací hromádce je { $number } ruin
}
ruinsweb-more = Kolo, balíček a odhozené ruiny
ruinsweb-close = Zavřít
ruinsweb-torches = Pochodně
ruinsweb-torches-lit = { $lit ->
    [0] Nesvítí žádná pochodeň
    [one] Svítí { $lit } pochodeň
    [few] Svítí { $lit } pochodně
   *[other] Svítí { $lit } pochodní
}{ $spent ->
    [0] { "" }
   *[other] ; z toho se utratí { $spent }
}
ruinsweb-claims = Zbývající zábory
ruinsweb-claim-left = Karta záboru: vyberte ji a potom vykládanou ruinu
ruinsweb-claim-pending = Přiložená karta záboru: vzít zpět
ruinsweb-claim-used = Použitá karta záboru

## The round

ruinsweb-round = { $round }. kolo ze { $rounds }
ruinsweb-deciding = Rozhodující kolo
ruinsweb-deciding-note = Kdo se první zbaví všech karet, vyhraje hru.
ruinsweb-place = { $place }.
ruinsweb-place-last = poslední
ruinsweb-nobody-out = Všichni mají ještě karty v ruce.
ruinsweb-known = Známé karty soupeřů
ruinsweb-you = vy
ruinsweb-can-win = ★ První bez karet = výhra: { $names }
ruinsweb-points = { $score ->
    [one] bod
    [few] body
   *[other] bodů
}
ruinsweb-seat-line = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
} · { $torches ->
    [0] bez pochodní
    [one] { $torches } pochodeň
    [few] { $torches } pochodně
   *[other] { $torches } pochodní
}
ruinsweb-seat-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
ruinsweb-seat-out = { $place }. bez karet
ruinsweb-seat-away = v tomto kole nehraje

## The pile

ruinsweb-played-by = { $name }:
ruinsweb-you-played = Vy:
ruinsweb-to-beat = k přebití
ruinsweb-before = předtím: { $set }
ruinsweb-leads = Zahajuje { $name }
ruinsweb-you-lead = Zahajujete vy
ruinsweb-turning = Každý smí otočit jednu ruinu

## Cards

ruinsweb-card = Ruina { $name }, hodnota { $value }
ruinsweb-card-night = noční strana
ruinsweb-card-overlay = { $position }: { $effect }
ruinsweb-card-claim = zábor: { $name }
ruinsweb-slot = { $discovery }; cena { $price ->
    [one] { $price } pochodeň
    [few] { $price } pochodně
   *[other] { $price } pochodní
}
ruinsweb-discovery = Objev { $id }, { $position }: { $effect }
ruinsweb-position-top = horní
ruinsweb-position-middle = střední
ruinsweb-position-bottom = spodní
ruinsweb-effect-increase = hodnota +{ $number }
ruinsweb-effect-adapt = přebírá hodnotu ruin, s nimiž je vyložena
ruinsweb-effect-extra = { $number ->
    [one] může se počítat ještě za { $number } ruinu
    [few] může se počítat ještě za { $number } ruiny
   *[other] může se počítat ještě za { $number } ruin
}
ruinsweb-effect-draw = { $number ->
    [one] smíte dobrat { $number } ruinu a jednu odhodit
    [few] smíte dobrat až { $number } ruiny a stejný počet odhodit
   *[other] smíte dobrat až { $number } ruin a stejný počet odhodit
}
ruinsweb-effect-force = { $number ->
    [one] soupeř s nejmenším počtem ruin jednu dobere
   *[other] soupeř s nejmenším počtem ruin jednu dobere, celkem { $number }×
}
ruinsweb-effect-relight = { $number ->
    [one] znovu zažehne { $number } pochodeň
    [few] znovu zažehne { $number } pochodně
   *[other] znovu zažehne { $number } pochodní
}

## The sentence of the dock

ruinsweb-ask-flip = Smíte tajně a natrvalo otočit jednu ruinu na noční stranu.
ruinsweb-ask-lead = Zahajujete: vyberte jednu ruinu, nebo několik ruin stejné hodnoty.
ruinsweb-ask-follow = { $count ->
    [one] Vyberte { $count } ruinu s hodnotou aspoň { $value }, nebo pasujte.
    [few] Vyberte { $count } ruiny stejné hodnoty, aspoň { $value }, nebo pasujte.
   *[other] Vyberte { $count } ruin stejné hodnoty, aspoň { $value }, nebo pasujte.
}
ruinsweb-ask-turn = Dokončete započaté vykládání.
ruinsweb-ask-put = Vyberte ruinu pro objev.
ruinsweb-ask-add = Vyberte ruiny, které vyložíte.
ruinsweb-ask-extras = Kolik ruin navíc se má započítat?
ruinsweb-ask-claim = Zaberte vykládané ruiny, nebo je rovnou vyložte.
ruinsweb-ask-order = Kdo dobírá dřív: vy, nebo soupeři?
ruinsweb-ask-draw = Kolik ruin doberete?
ruinsweb-ask-discard = { $number ->
    [one] Vyberte { $number } ruinu k odhození.
    [few] Vyberte { $number } ruiny k odhození.
   *[other] Vyberte { $number } ruin k odhození.
}
ruinsweb-ask-which = Tyto ruiny lze vyložit několika způsoby. Kterým?
ruinsweb-ask-film-place = Vyberte ruinu, která tento objev dostane.
ruinsweb-ask-claim-place = Vyberte ruinu, kterou zabíráte.
ruinsweb-say-flip = Hodnota { $value } → { $night }, a to natrvalo.
ruinsweb-say-flip-effect = V noci: { $effects }.
ruinsweb-say-cards = { $cards }.
ruinsweb-say-asked = Je třeba { $count } × { $value } nebo vyšší.
ruinsweb-say-leads = Zahájení: { $now }.
ruinsweb-say-beats = Přebíjí { $before }.
ruinsweb-say-equals = Dorovnává { $before }.
ruinsweb-say-skips = Dorovnává { $before }. Další hráč přijde o tah.
ruinsweb-say-spends = { $number ->
    [one] Utratíte { $number } pochodeň.
    [few] Utratíte { $number } pochodně.
   *[other] Utratíte { $number } pochodní.
}
ruinsweb-say-claims = { $number ->
    [one] Použijete { $number } zábor.
    [few] Použijete { $number } zábory.
   *[other] Použijete { $number } záborů.
}

## Groups of moves

ruinsweb-group-pass = Tah
ruinsweb-group-done = Tah
ruinsweb-group-enough = Tah
ruinsweb-group-flip = Otočit ruinu
ruinsweb-group-order = Konec tahu
ruinsweb-group-draw = Konec tahu
ruinsweb-group-discard = Odhodit
ruinsweb-group-buy = Přidat objev za pochodně
ruinsweb-group-value = Vyložit sadu
ruinsweb-group-put = Přidat objev
ruinsweb-group-add = Přidat ruinu
ruinsweb-group-extras = Ruiny navíc
ruinsweb-group-claim = Zabrat ruinu

## The rules

ruinsweb-chapter-1 = Údaje o hře
ruinsweb-chapter-2 = Herní komponenty
ruinsweb-chapter-3 = Příprava hry
ruinsweb-chapter-4 = Cíl hry
ruinsweb-chapter-5 = Vylepšení obecně
ruinsweb-chapter-6 = Začátek kola
ruinsweb-chapter-7 = Průběh kola
ruinsweb-chapter-8 = Vylepšování ruin
ruinsweb-chapter-8a = Přidávání objevů
ruinsweb-chapter-8b = Přidávání záboru
ruinsweb-chapter-9 = Doplňování trhu
ruinsweb-chapter-10 = Vyložení poslední karty
ruinsweb-chapter-11 = Konec kola a příprava dalšího
ruinsweb-chapter-12 = Efekty objevů
ruinsweb-chapter-12a = Zvýšení hodnoty
ruinsweb-chapter-12b = Přizpůsobení hodnoty (?)
ruinsweb-chapter-12c = Ruina navíc (+)
ruinsweb-chapter-12d = Dobírání a odhazování
ruinsweb-chapter-12e = Soupeř musí dobírat
ruinsweb-chapter-12f = Dobírání zabraných ruin
ruinsweb-chapter-12g = Zamíchání balíčku
ruinsweb-chapter-12h = Znovuzažehnutí pochodní
ruinsweb-chapter-13 = Posouzení vyložených ruin
ruinsweb-chapter-14 = Konec hry
ruinsweb-chapter-numbers-and-pictures = Výklad: čísla a obrázky
ruinsweb-chapter-start-of-round = Výklad: začátek kola
ruinsweb-chapter-turns-passing-skipping = Výklad: tahy, pasování, přeskočení
ruinsweb-chapter-values-adapt-extra = Výklad: hodnoty, přizpůsobení, ruiny navíc
ruinsweb-chapter-end-of-turn = Výklad: konec tahu
ruinsweb-chapter-market = Výklad: trh
ruinsweb-chapter-end-of-game = Výklad: konec hry
ruinsweb-chapter-information-and-wording = Výklad: kdo co ví a slova pravidel
ruinsweb-chapter-playing-by-program = Výklad: hra na počítači
ruinsweb-chapter-table-options = Výklad: volby stolu
ruinsweb-rule-words = ruin = ruin; pochod = torch; objev = discover; zábor = claim; zabra = claim; trh = market; cen = price; pas = pass; tah = turn; kol = round; bod = point; noc = night; noční = night; den = day; denní = day; balíč = deck; odho = discard; dobír = draw; dobra = draw; ruk = hand; ruce = hand; hodnot = value; přeskoč = skip; vyhr = win; výhr = win; rozhod = deciding; žeton = token; soupeř = opponent; zaháj = lead; hráč = player; kart = card

## The lesson

ruinsweb-lesson-welcome = Vítejte ve hře Ruiny. Zbavte se karet dřív než ostatní. Do tohoto kola vstupujete s 9 body, takže budete-li bez karet první, hned vyhrajete celou hru. Tak do toho.
ruinsweb-lesson-hand = Toto jsou vaše karty: šest ruin. Číslo v rohu je hodnota ruiny. Ve svém tahu vyložíte jednu ruinu, nebo několik se stejnou hodnotou.
ruinsweb-lesson-night = Kolo začíná potají: každý smí jednu ruinu natrvalo otočit na noční stranu. Vaše dvojka má v noci hodnotu 9. Vyberte ji a stiskněte tlačítko.
ruinsweb-lesson-lead = Zahajujete vy, a tím určujete, po kolika ruinách se teď hraje. Vyberte obě trojky a vyložte je jako dvojici.
ruinsweb-lesson-follow = Soupeř teď musí vyložit také dvojici, se stejnou nebo vyšší hodnotou, nebo pasovat. Při přesně stejné hodnotě přijde další hráč o tah.
ruinsweb-lesson-nines = Potřebujete dvojici aspoň tak vysokou. Vaše dvojka je v noci devítka a další devítku máte. Vyberte obě.
ruinsweb-lesson-claim = Než je vyložíte: na celou hru máte dva zábory. Zabraná ruina se k vám vrátí, ať ji v dalších kolech dostane kdokoli. Vezměte kartu záboru, položte ji na devítku a zahrajte.
ruinsweb-lesson-pass = Dvojice jedenáctek z jediné karty: díky objevu se počítá ještě jednou. Na to dvojici nemáte. Pasovat není ostuda a později se můžete vrátit. Pasujte.
ruinsweb-lesson-market = Toto jsou objevy. Každý stojí tolik pochodní, kolik je pod ním plamenů, a přidává se k ruinám, které právě vykládáte. Objev se zasune do obalu ruiny ve své výšce a zůstane tam natrvalo.
ruinsweb-lesson-buy = Zahajuje se znovu, tentokrát po jedné ruině. Vezměte objev za jednu pochodeň (+2) a položte ho na pětku: bude z ní 7. Pak zahrajte.
ruinsweb-lesson-out = Zbývá jediná karta! Vyložte osmičku a jste bez karet.
ruinsweb-lesson-end = Jste bez karet první a vyhráváte celou hru. Plná hra má nejvýš čtyři kola a případně rozhodující kolo; kdo je bez karet dřív, získá víc bodů. Všechno ostatní najdete v záložce Pravidla.
