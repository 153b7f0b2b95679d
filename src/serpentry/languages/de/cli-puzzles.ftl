## Aufgaben

cli-puzzles = Aufgaben mit Beweis: finden, zusammenstellen, prüfen.
cli-puzzles-make = Aufgaben in Partien von Computern finden; ein unterbrochener Lauf geht weiter, wo er stand.
cli-puzzles-pack = Was ein Lauf fand, zusammenstellen: keine zwei gleich, jede geprüft.
cli-puzzles-check = Jede Aufgabe einer Sammlung noch einmal nach den bloßen Regeln beweisen.
cli-puzzle-run = Was gefunden wurde; steht dieser Lauf schon darin, wird er fortgesetzt.
cli-puzzle-player = Wer die Partien spielt, gegen sich selbst.
cli-puzzle-nodes = So viele Knoten darf ein Beweis brauchen.
cli-puzzle-found = Was ein Lauf von `serpentry puzzles make` fand.
cli-puzzle-pack = Eine Sammlung von Aufgaben.
cli-puzzle-pack-out = Die Datei der Sammlung.
cli-puzzle-most = Wie viele Aufgaben höchstens.
cli-puzzle-sample = Nur so viele prüfen, vom Startwert ausgelost.
cli-puzzle-positions = So viele Stellungen darf die Prüfung einer Aufgabe brauchen.
cli-puzzles-found = { $count } Aufgaben in { $games } Partien; sie stehen in { $file }.
cli-puzzles-packed = { $count } von { $found } Aufgaben stehen in { $file }.
cli-puzzles-dropped = Nicht dabei: { $long }, deren Prüfung zu lange dauerte, { $wrong } falsche.
cli-puzzles-checked = { $count } geprüft; { $failed } fehlerhaft, { $doubles } gleich.
why-puzzles-proved = Aufgaben gibt es, wo Endspiele bewiesen werden können: SNEKAGON und SNEKAGON 5G zu zweit, nicht { $game } in dieser Form.
fault-puzzle-key = ihr Schlüssel ist der einer anderen Stellung
fault-puzzle-long = nicht bewiesen mit { $most } Stellungen
fault-puzzle-move = { $move } leistet nicht, was es soll
fault-puzzle-other = { $move } leistet es auch
fault-puzzle-illegal = { $move } ist dort nicht erlaubt
fault-puzzle-more = sie ist zu gewinnen
