## Berichte über ein Spiel: die Datei und ihre Diagramme

report-title = { $game }: wie seine Partien aussehen
report-introduction = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } { $game } (Regeln { $version }), Startwert { $seed }. In jeder Aufstellung spielt jede Art von Spieler gegen sich selbst: { $players }. Was hier steht, gilt für Partien zwischen solchen Spielern; stärkere zeigen vielleicht etwas anderes.
report-overview = Überblick
report-how-to-read = Wie man das liest
report-on-figures = Bei Mittelwerten stehen das Kleinste und das Größte in Klammern, bei Anteilen das 95 %-Intervall (Wilson). Partien, die eine andere Zug für Zug wiederholen, sind weggelassen; Partien mit gleicher Eröffnung und gleichem Glück zählen weniger, wo sie gleich ausgehen. Eine Partie ist einen Punkt wert; bei geteiltem Sieg wird er geteilt. Gezählt werden die Züge der Spieler, nicht Würfe und Gezogenes. Erlaubte Züge werden gezählt, wann immer jemand am Zug ist; je Zug über die Partien, die so lange dauerten.
report-on-values = Der Wert der Plättchen sagt, was mit dem Legen einer Art von Plättchen oder Karten einhergeht, nicht, was es bewirkt. Der Vorsprung eines Platzes ist seine Punktzahl minus das Mittel der anderen. Unterschieden wird, wer eines der Art früh legte (in der ersten Hälfte seiner Züge), nur spät oder nie; „Vorteil durch frühes Legen“ ist der mittlere Vorsprung der Frühen minus den aller anderen, „eines mehr“ die Steigung des Vorsprungs mit der Zahl der gelegten. Wer länger dabei ist, legt mehr; eine Art, die man legt, wenn sonst wenig passt, sieht daher wertvoller aus, als sie ist. Intervalle (95 %) sind per Bootstrap über Gruppen von Partien bestimmt; ein Strich heißt: zu wenige Fälle. Arten stehen da wie in der Notation der Züge.
report-set-up = { $seats ->
    [one] { $seats } Spieler, { $options }
   *[other] { $seats } Spieler, { $options }
  }
report-default-options = Standardoptionen
report-column-set-up = Aufstellung
report-plies = Züge
report-ply = Zug
report-legal-moves = erlaubte Züge
report-moves-by-ply = Erlaubte Züge nach Zugnummer
report-first-seat = Punkte des ersten Platzes
report-ties = Unentschieden
report-scores = Punktzahlen
report-seats = Plätze
report-seat = Platz
report-on-ties = Unentschieden: { $ties }; alle Plätze gleichauf: { $all }. Bei gleichen Chancen hätte jeder Platz { $equal } der Punkte.
report-repeated = Partien, die eine andere Zug für Zug wiederholen und nichts Neues sagen: { $repeated } von { $played }; gezählt: { $counted }. Mehr zufällige Züge am Anfang (--opening) machen Partien verschieden.
report-tile-values = Wert der Plättchen
report-rarer-kinds = Weggelassene seltenere Arten: { $count }.
report-mean = Mittel
report-fewest = wenigste
report-most = meiste
report-kind = Art
report-laid = je Partie gelegt
report-early = früh
report-late = spät
report-never = nie
report-early-gain = Vorteil durch frühes Legen
report-one-more = eines mehr
report-compared = Verglichen: { $first } mit { $second }
report-on-comparing = Ein Unterschied ist die zweite Aufstellung minus die erste, mit seinem 95 %-Intervall. „mehr“ oder „weniger“ steht da, wo das Intervall die 0 ausschließt; rein zufällig geschieht das bei einem von zwanzig Vergleichen. Ein Wechsel der Führung ist ein Zug, nach dem ein anderer Platz allein die höchste Punktzahl hat. Können ist der Anteil der Punkte, den der letztgenannte Spieler allein gegen den ersten auf allen anderen Plätzen gewinnt.
report-against-itself = { $player } gegen sich selbst
report-skill = Können: { $strong } gegen { $weak }
report-margin = Vorsprung des Besten
report-lead-changes = Wechsel der Führung
report-difference = Unterschied
report-verdict = Befund
report-more = mehr
report-less = weniger
report-no-difference = zu wenige Partien für eine Aussage
plot-ratings = Wertungszahlen (Bradley–Terry, 95 %-Bootstrap-Intervalle)
plot-lengths = Länge der Partien
plot-score = Punktzahl
plot-scores = Punktzahlen
plot-scores-by-seat = Punktzahlen nach Plätzen
plot-points-by-seat = Punkte nach Plätzen (95 %-Intervalle)
plot-branching = Erlaubte Züge nach Zugnummer (Mittel, wenigste bis meiste)
plot-ties = Unentschieden
plot-winners = Sieger einer Partie

## Notebooks: Stellungen, Partien, Analysen und Wettkämpfe, wie eine Seite sie zeigt

notebook-step = Schritt
notebook-move = Zug
notebook-chance = Gewinnchance
notebook-accuracy = Genauigkeit
notebook-grading = Note
notebook-better = besser
notebook-given-away = verschenkt
notebook-choices = Entscheidungen
notebook-won = gewonnen
notebook-grade = { web-review-grade }
notebook-tries = { web-tries }
notebook-curve = { web-curve }
notebook-no-moment = { web-review-none }
notebook-no-engine = { web-no-engine }
notebook-steps = Alle Schritte: { $count }
notebook-plain = Eine einfache Zeichnung. Das Brett wie im Browser zeigt: { $command }
why-no-choice = { web-no-choice }
why-not-shown = serpentry.show nimmt ein Spiel, eine Aufzeichnung, eine gespielte Partie, eine Analyse, einen Rückblick oder die Ergebnisse eines Wettkampfs, nicht { $given }.
why-not-asked = Das Brett hat etwas angefragt, was dieses Notebook nicht versteht.
why-own-start = Ein Brett, das mit einer eigenen Stellung begann, hat keine Aufzeichnung.
