## Volby hry Schlangennest

option-schlangennest-size = Velikost hnízda
help-schlangennest-size = Dohodnutá velikost hnízda; výběr závisí na počtu hadů.
choice-schlangennest-size-recommended = Doporučená
choice-schlangennest-size-easy = Snadná
choice-schlangennest-size-hard = Těžká

option-schlangennest-border = Okraj
help-schlangennest-border = Okraj vznikne při hře, je daný od začátku, nebo žádný není.
choice-schlangennest-border-floating = Vznikne při hře
choice-schlangennest-border-none = Bez okraje
choice-schlangennest-border-fixed = Pevný, s cestou

option-schlangennest-frame = Rám
help-schlangennest-frame = Oblouky kolem hrací plochy vracejí hady dovnitř (pro dva hráče).

option-schlangennest-path = Cesta
help-schlangennest-path = Při pevném okraji: cesta se losuje, nebo ji kladou sami hráči, střídavě, kartu po kartě.
choice-schlangennest-path-dealt = Losuje se
choice-schlangennest-path-laid = Kladou ji hráči

option-schlangennest-variant = Varianta
help-schlangennest-variant = Nejdřív ocasy, nebo dva hadi pro každého se dvěma kartami na tah či jednou, což autor označuje za velmi dobré.
choice-schlangennest-variant-standard = Základní
choice-schlangennest-variant-tail_first = Nejdřív ocasy
choice-schlangennest-variant-two_snakes = Každý dva hady, dvě karty na tah
choice-schlangennest-variant-two_snakes_single = Každý dva hady, jedna karta na tah

option-schlangennest-head_card = Naproti hlavě
help-schlangennest-head_card = Co ukazuje karta hlavy naproti hlavě.
choice-schlangennest-head_card-stub_opposite = Šedé zakončení
choice-schlangennest-head_card-blank_opposite = Nic

option-schlangennest-first_tail_spares = První ocas žádného hada neukončí
help-schlangennest-first_tail_spares = Kde hadi začínají ocasem, nesmí první ocas nechat žádného hada bez konce.
because-schlangennest-first_tail_spares = Pravidla to neříkají; bez toho může první ocas druhého hráče ukončit hada prvního a hned vyhrát.

option-schlangennest-strict_contact = Přísné navázání
help-schlangennest-strict_contact = Sama barevná část musí navázat na konec vašeho hada.

option-schlangennest-two_snakes_score = Co se počítá u dvou hadů
help-schlangennest-two_snakes_score = Když má každý dva hady: oba dohromady, nebo jen ten delší.
choice-schlangennest-two_snakes_score-sum = Oba dohromady
choice-schlangennest-two_snakes_score-longer = Ten delší

option-schlangennest-tiebreak = Při rovnosti
help-schlangennest-tiebreak = Kdo vyhraje při stejném počtu částí.
choice-schlangennest-tiebreak-none = Vítězství se dělí
choice-schlangennest-tiebreak-fewer_gray = Méně šedých částí
