## Am echten Tisch

web-print = Zum Ausschneiden
web-print-line = Alles zum Ausschneiden, und die Regeln auf einer Seite.
web-print-paper = Papier
web-print-edition = Ausgabe
web-print-colour = farbig
web-print-mono = nur Schwarz
web-print-colourblind = für Farbenblinde
web-print-get = PDF öffnen
web-referee = Schiedsrichter neben der Schachtel
web-referee-line = Spiel mit deiner eigenen Schachtel und gib hier jeden Zug ein: Du erfährst, ob er erlaubt ist, warum nicht, wer am Zug ist und wie es steht. Wo ein Spiel Würfel oder Stapel braucht, würfelt und zieht der Schiedsrichter.
web-referee-first = Noch niemand hat gezogen.
web-editor = Stellung aufbauen
web-editor-options = Spieler und Regeln
web-editor-off = Wegnehmen
web-editor-for = Legen für
web-editor-laid = Auf dem Tisch: { $count }
web-editor-take = Wegnehmen: { $piece }
web-editor-then = Wie weiter
web-editor-turn = Dann ist am Zug
web-editor-over = Hier ist die Partie zu Ende. Vorn: { $names }.
web-editor-skipped = { $name } kommt zuerst, denn wer genannt ist, kann nicht ziehen.
web-editor-opponent = Die anderen sind
web-editor-people = Leute hier
web-editor-play = Von hier spielen
web-editor-analyse = Analysieren
web-chance = Was der Zufall bringt
