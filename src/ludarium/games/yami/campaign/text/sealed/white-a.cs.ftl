yami_campaign-sealed-white-a-title = Bidýlko z peří
yami_campaign-sealed-white-a =
    Stateční dobrodruzi! Dvě zkoušky, a nikdo z vás neutekl. Má babička by žasla: na ty, kdo neumějí lézt po stromech, nikdy mnoho nedala.

    Vezměte si toto bidýlko. Je spletené z peří všech Kakapů, kteří kdy nosili korunu; ti skromní jsou vespod. Postavte je na místo síly a les vám jeden krok odpustí: co už leží, smíte zvednout a položit znovu.

    Hodí se, když se zmýlíte. Mně se to nestalo nikdy, takže je jako nové.

    Kakapo, král
