## Volby hry SNEKAGON

option-snekagon-board_side = Polí na straně
help-snekagon-board_side = Kolik polí má každá strana desky.

option-snekagon-flip = Dílky se smějí převracet
help-snekagon-flip = Dílky se smějí i převracet, nejen otáčet.

option-snekagon-opening_single = První dílek je jednička
help-snekagon-opening_single = Jako úplně první se klade jednička začínajícího.

option-snekagon-tiebreak = Při rovnosti
help-snekagon-tiebreak = Kdo vyhraje, jsou-li nejdelší hadi stejně dlouzí.
choice-snekagon-tiebreak-none = Remíza
choice-snekagon-tiebreak-second_longest = Druhý nejdelší had

option-snekagon-pie = Výměna barev (pravidlo koláče)
help-snekagon-pie = Po prvním dílku si druhý hráč smí vyměnit barvy.
