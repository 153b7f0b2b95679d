## Die Optionen von Schlangennest

option-schlangennest-size = Größe des Nests
help-schlangennest-size = Vereinbarte Größe des Nests; welche es gibt, hängt von der Zahl der Schlangen ab.
choice-schlangennest-size-recommended = Empfohlen
choice-schlangennest-size-easy = Einfach
choice-schlangennest-size-hard = Sehr anspruchsvoll

option-schlangennest-border = Rand
help-schlangennest-border = Wo der Rand ist: Er ergibt sich im Spiel, es gibt keinen, oder er steht fest.
choice-schlangennest-border-floating = Entsteht im Spiel
choice-schlangennest-border-none = Kein Rand
choice-schlangennest-border-fixed = Fest, mit Pfad

option-schlangennest-frame = Rahmen
help-schlangennest-frame = Kurven um das Feld führen Schlangen wieder hinein (zu zweit).

option-schlangennest-path = Der Pfad
help-schlangennest-path = Bei festem Rand: Der Pfad wird ausgelost, oder die Spieler legen ihn reihum, Karte für Karte.
choice-schlangennest-path-dealt = Ausgelost
choice-schlangennest-path-laid = Von den Spielern gelegt

option-schlangennest-variant = Variante
help-schlangennest-variant = Schwänze zuerst, oder je zwei Schlangen mit zwei Karten pro Zug oder einer, was der Autor sehr gut nennt.
choice-schlangennest-variant-standard = Grundspiel
choice-schlangennest-variant-tail_first = Schwänze zuerst
choice-schlangennest-variant-two_snakes = Je zwei Schlangen, zwei Karten pro Zug
choice-schlangennest-variant-two_snakes_single = Je zwei Schlangen, eine Karte pro Zug

option-schlangennest-head_card = Gegenüber dem Kopf
help-schlangennest-head_card = Was die Kopfkarte gegenüber dem Kopf zeigt.
choice-schlangennest-head_card-stub_opposite = Ein graues Endstück
choice-schlangennest-head_card-blank_opposite = Nichts

option-schlangennest-first_tail_spares = Erster Schwanz macht keine Schlange fertig
help-schlangennest-first_tail_spares = Wo Schlangen mit dem Schwanz beginnen, darf ein erster Schwanz keine Schlange ohne Ende lassen.
because-schlangennest-first_tail_spares = Die Anleitung sagt es nicht; ohne diese Regel kann der erste Schwanz des zweiten Spielers die Schlange des ersten beenden und sofort gewinnen.

option-schlangennest-strict_contact = Strenger Anschluss
help-schlangennest-strict_contact = Das farbige Teil selbst muss das Ende deiner Schlange treffen.

option-schlangennest-two_snakes_score = Wertung bei zwei Schlangen
help-schlangennest-two_snakes_score = Mit je zwei Schlangen: beide zusammen oder nur die längere.
choice-schlangennest-two_snakes_score-sum = Beide zusammen
choice-schlangennest-two_snakes_score-longer = Die längere

option-schlangennest-tiebreak = Bei Gleichstand
help-schlangennest-tiebreak = Wer bei gleich vielen Teilen gewinnt.
choice-schlangennest-tiebreak-none = Geteilter Sieg
choice-schlangennest-tiebreak-fewer_gray = Weniger graue Teile
