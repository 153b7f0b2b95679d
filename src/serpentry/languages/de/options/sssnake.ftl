## Die Optionen von Sssnake

option-sssnake-start_card = Startkarte
help-sssnake-start_card = Die Größe der Startkarte, und wo Kopf und Schwanz sie verlassen.
choice-sssnake-start_card-2x1_away = 2 × 1, voneinander weg
choice-sssnake-start_card-1x1_away = 1 × 1, voneinander weg
choice-sssnake-start_card-2x2_diagonal = 2 × 2, an gegenüberliegenden Ecken
choice-sssnake-start_card-3x1_same_side = 3 × 1, auf derselben Seite
choice-sssnake-start_card-2x1_same_side = 2 × 1, auf derselben Seite

option-sssnake-feasibility = Wann eine Schlange schließbar ist
help-sssnake-feasibility = Ob auch die Karten im Stapel reichen müssen, um die Schlange zu schließen.
choice-sssnake-feasibility-geometric = Wenn Platz ist
choice-sssnake-feasibility-deck_aware = Wenn auch die Karten reichen

option-sssnake-exact_finish = Mit der letzten Karte schließen
help-sssnake-exact_finish = Deine eigene Schlusskarte muss die letzte sein, die du in diesem Zug zu legen hast.
because-sssnake-exact_finish = Nach der Anleitung gewinnt nur, wer dabei alle seine Karten benutzt; aber mit einer geschlossenen Schlange erwartet jeder das Ende, und so muss man beim Legen keine Karten zählen.

option-sssnake-close_other = Schlange des Nachbarn schließen
help-sssnake-close_other = Nach einer 1 darf die Karte die Schlange des Nachbarn schließen.

option-sssnake-rounds = Runden
help-sssnake-rounds = Runden einer Partie; die beste Summe aller Runden gewinnt.
