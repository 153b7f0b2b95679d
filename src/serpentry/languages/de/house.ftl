## Server faults

database-away = Noch nicht gespeichert: Die Datenbank ist nicht erreichbar. Nichts ist verloren; das Speichern wird automatisch wiederholt.
database-full = Noch nicht gespeichert: Der Speicherplatz ist voll. Nichts ist verloren; das Speichern wird automatisch wiederholt.
database-damaged = Die Tische sind beschädigt und nicht lesbar; der Betreiber muss sie wiederherstellen.
something-broke = Hier ging etwas schief; es wurde protokolliert.
analysis-hidden = Was dieser Platz sah, ist bis zum Ende der Partie verborgen.
table-set-aside = Dieser Tisch ist nicht lesbar; der Betreiber wurde benachrichtigt.
foreign-host = Dieser Server ist unter diesem Hostnamen nicht zu erreichen.
dice-settled = Die Würfel stehen schon fest; zu ihrem Startwert lässt sich nichts mehr hinzufügen.
why-no-salt = Die Ziehungen dieser Aufzeichnung beruhen nicht auf dem Zusatz { $salt }.
is-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
was-removed = Der Gastgeber hat dich vom Tisch entfernt.
not-the-host = Das kann nur der Gastgeber.
nobody-there = Diese Person ist nicht am Tisch.
