## Aufgaben

cli-puzzles = Aufgaben: finden, zusammenstellen, prüfen.
cli-puzzles-make = Aufgaben in Partien von Computern finden. Ein unterbrochener Lauf geht weiter, wo er stand.
cli-puzzles-pack = Gefundenes zu einer Sammlung zusammenstellen. Keine zwei sind gleich, und jede ist geprüft.
cli-puzzles-check = Jede Aufgabe einer Sammlung noch einmal beweisen. Mit den einfachen Regeln; was sich nicht beweisen lässt, wird noch einmal gemessen.
cli-puzzles-sort = Eine Sammlung nach den heutigen Stufen neu einteilen.
cli-puzzle-run = Was gefunden wurde; steht dieser Lauf schon darin, wird er fortgesetzt.
cli-puzzle-player = Wer die Partien spielt, gegen sich selbst.
cli-puzzle-nodes = So viele Knoten darf ein Beweis brauchen.
cli-puzzle-found = Was ein Lauf von `serpentry puzzles make` fand.
cli-puzzle-pack = Eine Sammlung von Aufgaben.
cli-puzzle-pack-out = Die Datei der Sammlung.
cli-puzzle-most = Wie viele Aufgaben höchstens.
cli-puzzle-sample = Nur so viele prüfen, vom Startwert ausgelost.
cli-puzzle-positions = So viele Stellungen darf die Prüfung einer Aufgabe brauchen.
cli-puzzle-seeds = Mit so vielen Startwerten nacheinander messen; Beweise brauchen keinen.
cli-puzzle-drop = Die Sammlung ohne die fehlerhaften Aufgaben neu schreiben.
cli-puzzles-found = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
  } in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }; Datei: { $file }.
cli-puzzles-packed = { $found ->
    [one] { $count } von { $found } Aufgabe: { $file }.
   *[other] { $count } von { $found } Aufgaben: { $file }.
  }
cli-puzzles-dropped = Weggelassen: { $long }, die die Prüfung nicht entschied, { $wrong }, die falsch sind.
cli-puzzles-checked = { $count } geprüft; { $failed } fehlerhaft; doppelt: { $doubles }.
cli-puzzles-sorted = { $count } eingeteilt; { $moved } haben nun eine andere Schwierigkeit.
fault-puzzle-key = ihr Schlüssel ist der einer anderen Stellung
fault-puzzle-long = nicht bewiesen mit { $most } Stellungen
fault-puzzle-move = { $move } erreicht das Ziel nicht
fault-puzzle-other = { $move } leistet es auch
fault-puzzle-illegal = { $move } ist dort nicht erlaubt
fault-puzzle-more = sie ist zu gewinnen
cli-puzzle-seats = Zahl der Spieler. Aufgaben für zwei können bewiesen werden; alle anderen werden gemessen.
why-puzzles-measured = { $game } hat keine Engine, mit der Züge gemessen werden.
fault-puzzle-unsure = noch einmal gemessen liegt { $move } mindestens { $lead } zurück, nicht so viel wie behauptet
fault-puzzle-rivals = ihre Liste der Züge ist nicht die der erlaubten Züge
cli-puzzle-early = In der ersten Hälfte der Partien suchen, wo nichts bewiesen ist, aber Züge beurteilt werden können. (SNEKAGON, SNEKAGON 5G)
why-puzzles-early = { $game } hat mit so vielen Spielern keine frühen Aufgaben: --early weglassen.
cli-puzzles-thin = Fast gleiche Aufgaben aus einer Sammlung nehmen.
cli-puzzle-keep = Der Schlüssel einer Aufgabe; sie bleibt, was auch fast gleich ist.
cli-puzzles-thinned = Aufgaben behalten: { $count }; vorher: { $found }.
