## The page of a club

web-club-this = Dieser Club
web-club-member = Mitglied
web-club-member-count = { $count ->
    [one] 1 Mitglied
   *[other] { $count } Mitglieder
}
web-club-you = du
web-club-role = Rolle
web-club-rating = Wertung in
web-club-new-here = neu
web-club-games-short = Partien
web-club-find = Suchen
web-club-show-others = { $count ->
    [one] 1 weiteres anzeigen
   *[other] { $count } weitere anzeigen
}
web-club-add-hint = Namen eingeben oder Liste einfügen
web-club-adding = Wird hinzugefügt: { $names }
web-club-list = { $count ->
    [one] 1 Name
   *[other] { $count } Namen
}
web-club-list-line = Tippe auf einen Namen, um ihn wegzulassen. Wer schon Mitglied ist, kommt nicht noch einmal dazu.
web-club-list-add = { $count ->
    [one] 1 Mitglied hinzufügen
   *[other] { $count } Mitglieder hinzufügen
}
web-club-invite-line = Wer den Code scannt oder den Link öffnet, kann beitreten.
web-club-copy-link = Link kopieren
web-club-delete-title = { $name } löschen?
web-club-export-line = Die Datei enthält den ganzen Club. Sie lässt sich im Terminal öffnen oder aufheben.
web-club-handed-on = { $name } organisiert jetzt mit. Frühere Links für Organisatoren gelten nicht mehr; das ist der neue:
web-club-new-link = Neuen Link machen; der alte gilt nicht mehr
web-club-from-file = Club aus einer Datei
web-club-file = .club-Datei wählen
web-club-file-line = Ein exportierter Club, von hier oder aus dem Terminal, geht hier weiter. Seine Mitglieder kommen ohne Gerät.
web-club-file-until = Bis zum Fehler öffnen
web-club-forget = { $name } aus dieser Liste nehmen
web-club-all-past = { $count ->
    [one] Das frühere Turnier anzeigen
   *[other] Alle { $count } früheren Turniere anzeigen
}
web-club-round-word = Runde
web-club-open = Turnier öffnen
web-club-not-begun = Noch nicht begonnen
web-club-you-play = Du spielst gegen { $names }.
web-club-games-on = { $count ->
    [one] 1 Partie läuft
   *[other] { $count } Partien laufen
}
web-club-round-done = Alle Ergebnisse sind da

## The page of a tournament

web-club-parts = Teile des Turniers
web-club-tables = Tische
web-club-table = Tisch { $number }
web-club-games-word = Partien
web-club-round-since = Runde { $round } seit { $time }, Ergebnisse: { $done } von { $count }
web-club-day-time = { $day }, { $time }
web-club-clock-days = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}
web-club-clock-game = je { $minutes } min + { $seconds } s je Zug
web-club-no-show-days = { $days ->
    [one] Wer binnen 1 Tag nicht zieht, verliert durch Zeit.
   *[other] Wer binnen { $days } Tagen nicht zieht, verliert durch Zeit.
}
web-club-turn = { $name } am Zug, noch { $time }
web-club-turn-holiday = { $name } am Zug, gerade im Urlaub
web-club-still = { $count ->
    [one] Tisch { $numbers } spielt noch
   *[other] Tische { $numbers } spielen noch
}
web-club-still-playing = spielt noch
web-club-results = { $count ->
    [one] 1 Ergebnis
   *[other] { $count } Ergebnisse
}
web-club-out = ausgesetzt: { $names }
web-club-sits-out-point = setzt aus und bekommt den Punkt
web-club-goes-through = kommt ohne Partie weiter
web-club-why = Warum diese Paarung?
web-club-why-these = Warum { $names }?
web-club-playing = wird gespielt
web-club-done = fertig
web-club-tap = tippen
web-club-tap-order = nach Platz antippen
web-club-not-played = Nicht gespielt
web-club-missing = { $name } ist nicht gekommen
web-club-clear = Ergebnis wegnehmen
web-club-replace = Ersetzen
web-club-corrected = Berichtigt von { $name }; vorher: { $was }.
web-club-hidden-result = Das Ergebnis erscheint, wenn alle Tische fertig sind.
web-club-bronze = Spiel um Platz 3
web-club-final = Finale
web-club-semi-finals = Halbfinale
web-club-bracket = Turnierbaum
web-club-cross = Kreuztabelle
web-club-drawn = Bei Unentschieden
web-club-drawn-replay = Ein Unentschieden wird einmal wiederholt; danach kommt weiter, wer höher gesetzt ist.
web-club-drawn-seed = Bei Unentschieden kommt weiter, wer höher gesetzt ist.
web-club-leavers = Wenn jemand aufhört
web-club-leavers-half = Wer vor der Hälfte der Partien aufhört, wird gestrichen; danach bleiben die Partien, und der Rest ist verloren.
web-club-leavers-kept = Partien derer, die aufhören, bleiben; der Rest ist verloren.
web-club-leavers-struck = Wer aufhört, wird mit allen Partien gestrichen.
web-club-length = Dauer in Minuten
web-club-late = Jemand kam später? Name
web-club-late-do = Ab Runde { $round } dabei
web-club-enter-me = Ab Runde { $round } mitspielen
web-club-play-along = Mitspielen
web-club-no-device = ohne Gerät
web-club-without-device = { $count ->
    [one] Ohne Gerät: { $names }. Diese Partien werden mit dem echten Spiel gespielt, und ein Organisator trägt die Ergebnisse ein.
   *[other] Ohne Gerät: { $names }. Ihre Partien werden mit dem echten Spiel gespielt, und ein Organisator trägt die Ergebnisse ein.
}
web-club-since = ab Runde { $round }
web-club-left = ausgestiegen
web-club-withdraw = { $name } abmelden
web-club-withdraw-do = Abmelden
web-club-withdraw-line = Ab jetzt werden keine Partien mehr gepaart. Bis zur nächsten Paarung lässt sich das zurücknehmen.
web-club-return = Zurücknehmen
web-club-not-playing = Mitglieder, die nicht mitspielen:
web-club-after = nach Runde { $round }
web-club-after-of = nach Runde { $round } von { $count }
web-club-ties = Bei Gleichstand entscheidet: { $figures }.
web-club-dashed = Gestrichelt: ohne Partie.
web-club-short-points = Punkte
web-club-short-rounds = Siege
web-club-short-buchholz = Buchh.
web-club-short-sonneborn-berger = S-B
web-club-short-firsts = 1.
web-club-short-lead = Vorspr.
web-club-streak = { $count ->
    [one] 1 Sieg in Folge
   *[other] { $count } Siege in Folge
}
web-club-my-place = Dein Platz: { $place }
web-club-my-points = Punkte: { $points }
web-club-winner = { $count ->
    [one] Gewonnen hat
   *[other] Gewonnen haben
}
web-club-close = Abschließen und Sieger nennen
web-club-again = Noch so ein Turnier
web-club-pair-free = Wer frei ist, bekommt eine Partie
web-club-open-first = { $count ->
    [one] Eine Partie hat noch kein Ergebnis:
   *[other] { $count } Partien haben noch kein Ergebnis:
}
web-club-unpair = Paarung von Runde { $round } zurücknehmen
web-club-unpair-line = Die Runde wird neu gepaart, wenn du willst; offene Tische werden geschlossen.
web-club-reopen = Turnier wieder öffnen
web-club-reopen-line = Dann lassen sich Ergebnisse berichtigen und Runden anfügen.

## The table of a tournament

web-club-next-table = Dein nächster Tisch
web-club-to-tournament = Zum Turnier

## The wall of a room

web-club-begins = beginnt
web-club-playing-since = gespielt seit
web-club-time-left = noch
web-club-enter-here = Ergebnis eintragen:
web-club-see-here = Auf dem eigenen Gerät:
