## Wörter der Spiele

# Farben

word-green = Grün
    .name = Grün
word-red = Rot
    .name = Rot
word-blue = Blau
    .name = Blau
word-yellow = Gelb
    .name = Gelb
word-amber = Ocker
    .name = Ocker
word-black = Schwarz
    .name = Schwarz
word-purple = Violett
    .name = Violett
word-the-path = Pfad
    .name = Pfad
    .the = der Pfad
word-the-frame = Rahmen
    .name = Rahmen

# Karten und Enden

word-straight = Gerade
word-curve = Kurve
word-crossed = Kreuzung
word-double = Doppelkurve
word-tail = Schwanz
word-head = Kopf

# Plätze

word-mamba = Mamba
    .name = Mamba
word-python = Python
    .name = Python
word-viper = Viper
    .name = Viper
word-rattlesnake = Klapperschlange
    .name = Klapperschlange
word-cobra = Kobra
    .name = Kobra
word-north = Norden
word-east = Osten
word-south = Süden
word-west = Westen
side-one =
    { $one ->
         [n] { word-north }
         [e] { word-east }
         [s] { word-south }
        *[w] { word-west }
    }
side-two =
    { $two ->
         [n] { word-north }
         [e] { word-east }
         [s] { word-south }
        *[w] { word-west }
    }

# Felder, gezählt vom Anfang des Tisches: 2 West 1 Nord

place-start = Start
    .the = das Startfeld
    .on = auf dem Startfeld
    .onto = auf das Startfeld
    .to = zum Startfeld
place-line =
    { $side ->
         [n] N{ $far }
         [e] O{ $far }
         [s] S{ $far }
        *[w] W{ $far }
    }
    .the = Feld { place-line }
    .on = auf Feld { place-line }
    .onto = auf Feld { place-line }
    .to = zu Feld { place-line }
place-corner =
    { $side ->
         [e] O{ $far }
        *[w] W{ $far }
    } { $other ->
         [n] N{ $along }
        *[s] S{ $along }
    }
    .the = Feld { place-corner }
    .on = auf Feld { place-corner }
    .onto = auf Feld { place-corner }
    .to = zu Feld { place-corner }

# Plättchen

word-yellow-straight-1 = Gerade in Gelb (1 Punkt)
word-yellow-straight-2 = Gerade in Gelb (2 Punkte)
word-yellow-straight-3 = Gerade in Gelb (3 Punkte)
word-yellow-corner = Ecke in Gelb
word-yellow-diamond = Diamant in Gelb
word-yellow-knot = Knoten in Gelb
word-yellow-sore = Wehwehchen in Gelb
word-yellow-head = Kopf in Gelb
word-black-straight-1 = Gerade in Schwarz (1 Punkt)
word-black-straight-2 = Gerade in Schwarz (2 Punkte)
word-black-straight-3 = Gerade in Schwarz (3 Punkte)
word-black-corner = Ecke in Schwarz
word-black-diamond = Diamant in Schwarz
word-black-knot = Knoten in Schwarz
word-black-sore = Wehwehchen in Schwarz
word-black-head = Kopf in Schwarz
word-purple-straight-1 = Gerade in Violett (1 Punkt)
word-purple-straight-2 = Gerade in Violett (2 Punkte)
word-purple-straight-3 = Gerade in Violett (3 Punkte)
word-purple-corner = Ecke in Violett
word-purple-diamond = Diamant in Violett
word-purple-knot = Knoten in Violett
word-purple-sore = Wehwehchen in Violett
word-purple-head = Kopf in Violett
word-green-straight-1 = Gerade in Grün (1 Punkt)
word-green-straight-2 = Gerade in Grün (2 Punkte)
word-green-straight-3 = Gerade in Grün (3 Punkte)
word-green-corner = Ecke in Grün
word-green-diamond = Diamant in Grün
word-green-knot = Knoten in Grün
word-green-sore = Wehwehchen in Grün
word-green-head = Kopf in Grün
word-gift = Geschenk
word-trouble = Ärgernis
word-log-straight = gerader Baumstamm
word-log-corner = Eckstamm
word-log-crossing = Kreuzungsstamm
word-hat-1 = Hut (1 Punkt)
    .worth = 1 Punkt
word-hat-2 = Hut (2 Punkte)
    .worth = 2 Punkte
word-hat-3 = Hut (3 Punkte)
    .worth = 3 Punkte
word-hat-minus-1 = Hut (−1 Punkt)
    .worth = −1 Punkt
word-hat-minus-2 = Hut (−2 Punkte)
    .worth = −2 Punkte

# Warum jemand gewonnen hat

reason-longest = die längste Schlange
reason-longest-equal = die längsten Schlangen sind gleich lang
reason-second-longest = die längere zweite Schlange
reason-equal = gleich lange Schlangen
reason-fewer-grey = gleich lang, mit weniger grauen Teilen
reason-most-parts = die meisten Teile, beide Schlangen zusammen
reason-parts-equal = gleich viele Teile, beide Schlangen zusammen
reason-parts-fewer-grey = gleich viele Teile, davon weniger graue
reason-closed = eine geschlossene Schlange
reason-deck-empty = die wenigsten fehlenden Karten bei leerem Stapel
reason-all-rounds = die wenigsten fehlenden Karten in allen Runden
reason-most-points = die meisten Punkte
reason-forfeit = ein Spieler konnte nicht weiterspielen
reason-points-longer = gleich viele Punkte, und die längere Schlange
reason-points-diamonds = gleich viele Punkte, gleich lange Schlangen, mehr Diamanten
reason-points-shared = gleich viele Punkte, gleich lange Schlangen, gleich viele Diamanten

# Sonstiges

word-game = Spiel
word-player = Computerspieler
word-language = Sprache
word-rule = Regel
word-paper = Papier
word-edition = Ausgabe
word-version-of-the-rules = Fassung der Regeln
word-kind-of-returns = Art der Auszahlung
word-member = Mitglied
place-house = Haus
    .the = das Feld des Hauses
    .on = auf dem Feld des Hauses
    .onto = auf das Feld des Hauses
    .to = zum Feld des Hauses
place-start-card = Startkarte
    .the = das Feld der Startkarte
    .on = auf dem Feld der Startkarte
    .onto = auf das Feld der Startkarte
    .to = zum Feld der Startkarte
place-written = { $written }
    .the = Feld { $written }
    .on = auf Feld { $written }
    .onto = auf Feld { $written }
    .to = zu Feld { $written }
