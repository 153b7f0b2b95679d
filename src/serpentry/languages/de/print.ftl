## Zum Ausschneiden und Spielen

print-title = { $game } zum Ausdrucken
print-for-own-use = Gezeichnet von Serpentry, für den eigenen Tisch. Auf jedem Blatt steht ein Maßstab von 100 mm zum Nachmessen.
print-box = Inhalt
print-part = { $part }: { $count } (Blatt { $sheets })
print-part-guide = Anleitung
print-part-rules = Regeln
print-part-tiles = Plättchen
print-part-cards = Karten
print-part-starts = Startkarten
print-part-die = Würfel
print-part-clay = Ton
print-part-house = Haus
print-part-tokens = Marken
print-part-board = Brett
print-part-floor = Etagen
print-back = Rückseite
# Wörter von Sätzen, die auf ein Bild der Regelseite zeigen; die gedruckte Fassung hat keine.
print-pointers = **Beispiel, Bild, Links zeigen
print-printing = Drucken
print-step-size = Drucke in Originalgröße (100 %): Schalte „An Seite anpassen“ aus.
print-step-bar = Miss den Maßstab am Fuß eines Blattes nach. Er ist 100 mm lang; wenn nicht, passen Bretter und Plättchen oder Karten nicht zusammen.
print-step-backs = Manche Teile haben eine Rückseite: Drucke Blatt { $sheets } beidseitig, an der langen Kante gewendet, und alle anderen Blätter einseitig. Kann der Drucker das nicht, klebe Vorder- und Rückseite aufeinander.
print-cutting = Schneiden und Kleben
print-step-glue = Drucke auf Karton, oder klebe die Blätter auf Karton und lass sie beschwert trocknen.
print-step-lines = Schneide mit Messer und Lineal an den dünnen Linien entlang. Nachbarn teilen sich eine Linie: Ein Schnitt trennt beide.
print-step-fold = Falte den Würfel an den gestrichelten Linien und klebe die Kanten mit Klebeband zu.
print-step-join = Ein Spielbrett auf mehreren Blättern: Schneide ein Blatt an der gestrichelten Linie ab, leg es so auf den Streifen des nächsten, dass die Kreuze in den Kreisen sich treffen, und klebe es fest.
why-print-scale = Der Maßstab muss eine Zahl von { $low } bis { $high } sein.
why-print-too-large = Etwas ist größer als das Blatt: Wähl einen kleineren Maßstab.
cli-print = Ein Spiel zum Ausdrucken als PDF schreiben.
cli-print-paper = Papier: a4 oder letter.
cli-print-edition = Ausgabe: colour (farbig), mono (nur Schwarz) oder colourblind (mit Zeichen).
cli-print-scale = Größe von allem: 1 ist Originalgröße, 0.8 ist kleiner.
cli-print-players = Zahl der Spieler (Vorgabe: die meisten).
cli-print-file = Die Datei (Vorgabe: SPIEL.pdf).
cli-printed = { $game } ist in { $file }.
