## Die Optionen von SNEKAGON 5G

option-snekagon5g-floor_side = Seitenlänge
help-snekagon5g-floor_side = Felder an einer Seite jeder Etage.

option-snekagon5g-eyes = Augen
help-snekagon5g-eyes = Die Löcher jeder Etage.

option-snekagon5g-species = Arten
help-snekagon5g-species = Die Art jedes Platzes; ohne Angabe in der Reihenfolge mamba, python, viper …

option-snekagon5g-advanced = Spiel für Fortgeschrittene
help-snekagon5g-advanced = Durch eine Bohrung biegt eine Schlange höchstens um 60° ab.

option-snekagon5g-flip = Plättchen dürfen gewendet werden
help-snekagon5g-flip = Plättchen dürfen auch gewendet werden, nicht nur gedreht.

option-snekagon5g-opening_single = Das Einer-Plättchen zuerst
help-snekagon5g-opening_single = Der allererste Zug ist das Einer-Plättchen des Startspielers.

option-snekagon5g-vertical_touch = Etagen berühren einander
help-snekagon5g-vertical_touch = Eigene Sechsecke übereinander auf benachbarten Etagen müssen durch eine Bohrung verbunden sein.

option-snekagon5g-drill_may_join = Gebohrtes Plättchen darf auch auf seiner Etage anschließen
help-snekagon5g-drill_may_join = Ein gebohrtes Plättchen darf auch auf seiner Etage anschließen.

option-snekagon5g-double_drill = Beide Enden bohren
help-snekagon5g-double_drill = Ein Plättchen darf an beiden Enden gebohrt werden.

option-snekagon5g-clay_limit = Begrenzter Ton
help-snekagon5g-clay_limit = Es gibt 30 offene und 5 geschlossene Tonstücke, nicht mehr.
