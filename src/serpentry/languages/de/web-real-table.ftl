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
web-referee-line = Spiel mit deiner eigenen Schachtel und gib hier jeden Zug ein: Du erfährst, ob er erlaubt ist, warum nicht, wer am Zug ist und wie es steht. Alles lässt sich zurücknehmen.
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
web-editor-prove = Beweisen
web-editor-proving = Ein Beweis wird gesucht …
web-editor-proved = { $how ->
    [win] Bewiesen: { $who } ist am Zug und gewinnt, mit { $move }.
    [draw] Bewiesen: Mit bestem Spiel wird es unentschieden, mit { $move }.
    [loss] Bewiesen: { $who } ist am Zug und verliert gegen bestes Spiel.
   *[other] In 20 Sekunden nicht bewiesen: Das Ende ist zu weit weg.
  }
web-chance = Was der Zufall bringt
web-chance-ours = Das übernimmt die App
web-referee-chance = Wer würfelt und zieht?
web-referee-hand = Wir, und geben ein, was kam
web-referee-app = Die App, denn Würfel oder Karten fehlen
web-referee-begun = Die Partie läuft schon? Stellung aufbauen
web-dice-told = Geprüft: Züge { $moves }, Ziehungen des Hauses { $draws }. Von Leuten angesagt und nicht zu prüfen: { $told }.
web-editor-link = Link zu dieser Stellung
