## Volby hry SNEKAGON 5G

option-snekagon5g-floor_side = Polí na straně
help-snekagon5g-floor_side = Kolik polí má každá strana patra.

option-snekagon5g-eyes = Oči
help-snekagon5g-eyes = Otvory každého patra.

option-snekagon5g-species = Druhy
help-snekagon5g-species = Druh hada na každém místě; není-li uveden, v pořadí mamba, krajta, zmije, chřestýš, kobra.

option-snekagon5g-advanced = Pokročilá hra
help-snekagon5g-advanced = Při průchodu vrtem had zatáčí nejvýše o 60°.

option-snekagon5g-flip = Dílky se smějí převracet
help-snekagon5g-flip = Dílky se smějí i převracet, nejen otáčet.

option-snekagon5g-opening_single = První dílek je jednička
help-snekagon5g-opening_single = Jako úplně první se klade jednička začínajícího.

option-snekagon5g-vertical_touch = Patra se navzájem dotýkají
help-snekagon5g-vertical_touch = Vlastní šestiúhelníky nad sebou v sousedních patrech musejí být spojeny vrtem.

option-snekagon5g-drill_may_join = Vrtaný dílek smí navázat i v patře
help-snekagon5g-drill_may_join = Vrtaný dílek smí navázat na vaše hady i ve svém patře.

option-snekagon5g-double_drill = Vrtání obou konců
help-snekagon5g-double_drill = Dílek se smí vrtat na obou koncích.

option-snekagon5g-clay_limit = Omezená hlína
help-snekagon5g-clay_limit = Otevřených kousků hlíny je 30 a uzavřených 5, víc ne.
