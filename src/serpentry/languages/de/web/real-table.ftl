## Am echten Tisch

web-print = Zum Ausdrucken
web-print-line = Alles zum Ausschneiden, und die Regeln auf einer Seite.
web-print-paper = Papier
web-print-edition = Ausgabe
web-print-colour = farbig
web-print-mono = nur Schwarz
web-print-colourblind = für Farbenblinde geeignet
web-print-get = PDF öffnen
web-referee = Schiedsrichter für dein eigenes Exemplar
web-referee-line = Spiel mit deinem eigenen Exemplar und gib hier jeden Zug ein: Du erfährst, ob er erlaubt ist, warum nicht, wer am Zug ist und wie es steht. Jeder Zug lässt sich zurücknehmen.
web-referee-first = Noch niemand hat gezogen.
web-editor = Stellung aufbauen
web-editor-options = Spieler und Regeln
web-editor-off = Entfernen
web-editor-for = Legen für
web-editor-laid = Auf dem Tisch: { $count }
web-editor-take = Entfernen: { $piece }
web-editor-then = Weiter
web-editor-turn = Am Zug
web-editor-over = An dieser Stelle ist die Partie zu Ende. Sieger: { $names }.
web-editor-skipped = { $name } zieht zuerst, denn der gewählte Spieler kann nicht ziehen.
web-editor-opponent = Die anderen sind
web-editor-people = Menschen an diesem Gerät
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
web-referee-hand = Wir, und geben das Ergebnis ein
web-referee-app = Die App (Würfel oder Karten fehlen)
web-referee-begun = Die Partie läuft schon? Stellung aufbauen
web-dice-told = Geprüft: { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} und { $draws ->
    [one] { $draws } Ziehung
   *[other] { $draws } Ziehungen
} des Servers. { $told ->
    [one] { $told } Ziehung wurde von Spielern eingegeben und lässt sich nicht prüfen.
   *[other] { $told } Ziehungen wurden von Spielern eingegeben und lassen sich nicht prüfen.
}
web-editor-link = Link zu dieser Stellung
