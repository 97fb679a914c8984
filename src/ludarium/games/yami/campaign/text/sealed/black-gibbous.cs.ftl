yami_campaign-sealed-black-gibbous-title = Dorůstající měsíc
yami_campaign-sealed-black-gibbous =
    Je už skoro kulatý a tak jasný, že duchové vrhají stíny, a to nemají rádi.

    Jeden z vašich kamenů síly usnul. Přiložte ho k uchu a uslyšíte tiché chrápání, jako když někdo táhne liánu po štěrku. Zkoušeli jsme zpívat. Zkoušeli jsme studenou vodu. Můj kancléř mu napsal přísný dopis.

    Noste ho přesto s sebou. Dostali jste ho darem a co se v tomhle lese odloží, nezůstane, čím bylo. Jen s ním nepočítejte. Ode dneška máte každou noc o kámen méně, než kolik jich nosíte po kapsách.
