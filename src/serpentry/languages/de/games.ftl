## Die Spiele in einem Satz

blurb-snekagon = Zwei legen sechseckige Plättchen; wer die längste Schlange wachsen lässt, gewinnt.
blurb-snekagon5g = Zwei bis fünf Spieler, jeder eine Etage: Schlangen bohren sich von Etage zu Etage.
blurb-schlangennest = Zwei bis vier Spieler legen quadratische Karten mit der eigenen Farbe und mit grauen Teilen, die alle nutzen können. Die längste Schlange gewinnt.
blurb-sssnake = Würfeln, ziehen, Karten legen; wer zuerst Kopf und Schwanz der eigenen Schlange verbindet, gewinnt.
blurb-carnival = Zwei bis vier Spieler lassen aus einem Haus Schlangen wachsen und verkleiden sie für den Karneval. Wer die meisten Punkte hat, gewinnt.

allowed-number = eine ganze Zahl von { $low } bis { $high }
allowed-values = eines von: { $known }
allowed-eyes = eine Liste verschiedener Felder [q, r], etwa [[-2, 0], [2, 0]]
allowed-species = eine Liste verschiedener Arten, eine je Platz, aus: { $known }

starts-snekagon = Die Anleitung spricht von einem Startspieler und lässt offen, wer das ist.
starts-snekagon5g = Die Anleitung: Wer zuletzt eine Schlange gestreichelt hat, beginnt.
starts-schlangennest = Die Anleitung lässt offen, wer beginnt.
starts-sssnake = Die Anleitung: Der jüngste Spieler beginnt.
starts-carnival = Die Anleitung lässt offen, wer beginnt.
