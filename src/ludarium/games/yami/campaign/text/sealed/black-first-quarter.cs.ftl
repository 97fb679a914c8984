yami_campaign-sealed-black-first-quarter-title = První čtvrť
yami_campaign-sealed-black-first-quarter =
    Půl měsíce, půl světla, a v té tmavé půlce nám někdo míchá karty.

    Dvě jsou nové. Jednu jsem obrátil a nebyl na ní nikdo: žádná barva, žádný tvar, jen nitka černé liány, která pořád roste k okraji. Spálili jsme je. Ráno byly v balíčku zas, suché a rovné, jako by tam ležely odjakživa.

    Nox proti vám neposílá bojovníky. Posílá nikoho. Zdvih nezíská, ducha nepřivede, jen v ruce zabere místo, kde měl být přítel. Počítejte karty dvakrát, stateční dobrodruzi, a nenechte ty dvě spolu o samotě.
