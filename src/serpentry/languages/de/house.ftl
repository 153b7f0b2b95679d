## What the house says when something is wrong with itself

database-away = Nicht gespeichert: die Tische sind gerade nicht erreichbar. Nichts ist verloren; es wird von selbst wieder versucht.
database-full = Nicht gespeichert: es ist kein Platz mehr zum Schreiben. Nichts ist verloren; es wird von selbst wieder versucht.
database-damaged = Die Tische sind beschädigt und nicht lesbar; wer den Dienst betreibt, muss sie wiederherstellen.
something-broke = Hier ging etwas schief; es wurde vermerkt.
analysis-hidden = Was dieser Platz sah, ist bis zum Ende des Spiels verborgen.
table-set-aside = Dieser Tisch ist nicht lesbar; wer den Dienst betreibt, weiß davon.
foreign-host = Dieser Dienst hat einen anderen Namen.
dice-settled = Die Würfel sind gefallen; zu ihnen lässt sich nichts mehr hinzufügen.
why-no-salt = Die Ziehungen dieser Aufzeichnung beruhen nicht auf dem Zusatz { $salt }.
is-muted = Der Gastgeber lässt dich hier nicht mehr reden.
was-removed = Der Gastgeber hat dich von diesem Tisch genommen.
not-the-host = Das kann nur der Gastgeber.
nobody-there = Da ist niemand, dem das gelten könnte.
