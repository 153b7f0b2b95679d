## Was der Erzähler sagt

task-snekagon5g-first-you = Beginne deine erste Schlange auf einer Etage deiner Wahl: Das Plättchen darf dort kein anderes berühren.
task-snekagon5g-grow-drill-new-you = Leg ein Plättchen: Verlängere eine Schlange, bohre auf eine Nachbaretage oder beginne eine neue. Gebohrt wird von einem Ende auf dasselbe Feld der Nachbaretage.
task-snekagon5g-grow-drill-you = Leg ein Plättchen: Verlängere eine Schlange oder bohre auf eine Nachbaretage. Für eine neue ist keine Stelle frei. Gebohrt wird von einem Ende auf dasselbe Feld der Nachbaretage.
task-snekagon5g-drill-new-you = Leg ein Plättchen: Bohre auf eine Nachbaretage oder beginne eine neue Schlange. Auf ihrer Etage kann keine deiner Schlangen wachsen. Gebohrt wird von einem Ende auf dasselbe Feld der Nachbaretage.
task-snekagon5g-drill-you = Leg ein Plättchen: Bohre auf eine Nachbaretage. Etwas anderes geht nicht. Gebohrt wird von einem Ende auf dasselbe Feld der Nachbaretage.
task-snekagon5g-advanced = Durch eine Bohrung geht eine Schlange geradeaus weiter oder biegt um 60° ab.
move-snekagon5g-place = { $tile } auf Etage { $floor }, auf { $cells }
move-snekagon5g-drill = { $tile } auf Etage { $floor }, auf { $cells }, bei { $end } nach Etage { $to } gebohrt
move-snekagon5g-drill-twice = { $tile } auf Etage { $floor }, auf { $cells }, bei { $end } nach Etage { $to } und bei { $other } nach Etage { $beyond } gebohrt
summary-snekagon5g-end = { $cell } auf Etage { $floor }
