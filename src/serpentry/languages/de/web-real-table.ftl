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
