## What a club refuses while a tournament goes on, and who organises

club-deleted = Dieser Club wurde gelöscht.
club-organiser-device = { $name } hat hier kein Gerät. Wer organisiert, braucht eines.
club-founder-stays = { $name } hat diesen Club gegründet und kann von niemand anderem entfernt werden.
club-delete-instead = Außer dir hat hier niemand ein Gerät, also könnte niemand den Club organisieren. Lösch ihn, oder bleib.
club-all-played = Alles ist gespielt: Es gibt nichts mehr, wovon man zurücktreten könnte.
club-return-late = Seitdem wurde die nächste Runde gepaart: Dieser Rücktritt lässt sich nicht mehr zurücknehmen.
club-not-gone = Diese Person ist nicht zurückgetreten.
club-round-paired = Runde { $round } ist schon gepaart.
club-round-paired-by = { $by } hat Runde { $round } schon gepaart.
club-time-is-up = Die Zeit der Arena ist um: Es wird nicht mehr gepaart.
club-not-last-round = Nur die letzte Paarung lässt sich zurücknehmen.
club-round-has-results = Eine Partie dieser Runde hat schon ein Ergebnis: Die Paarung lässt sich nicht zurücknehmen.
club-not-over = Dieses Turnier ist nicht beendet.
club-tournament-ended = { $by } hat dieses Turnier beendet.
club-no-result = Diese Partie hat kein Ergebnis.
club-clear-played = Diese Partie endete am Tisch. Korrigiere das Ergebnis stattdessen.
club-result-stands = { $by } hat schon ein Ergebnis eingetragen: { $result }.
club-result-there = Diese Partie hat schon ein Ergebnis: { $result }.
club-result-hidden = Diese Partie hat schon ein Ergebnis. Es wird gezeigt, wenn alle Tische fertig sind.
club-too-early-days = Wer fehlt, gilt erst { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} nach der Paarung als abwesend.
club-round-secret = Solange noch an Tischen mit denselben Würfeln gespielt wird, wird das Protokoll nicht herausgegeben.

## What is said of a game, a round and a place

club-why-replay = Partie { $game } endete unentschieden: { $players } spielen sie noch einmal, in umgekehrter Reihenfolge.
club-why-left = { $players }: hat das Turnier verlassen, hier wird nicht gespielt.
club-note-walkover = Gewonnen, weil die Gegenseite das Turnier verlassen hat: { $player }.
club-note-nobody = Alle an diesem Tisch haben das Turnier verlassen: Die Partie zählt nicht.
club-note-replayed = Unentschieden: noch einmal gespielt als Partie { $game }.
club-note-seed = Unentschieden: { $player } kommt mit dem besseren Setzplatz weiter.
club-note-seed-bronze = Unentschieden: Platz 3 geht an { $player } mit dem besseren Setzplatz.
club-note-seed-final = Unentschieden: { $player } gewinnt mit dem besseren Setzplatz.
club-note-corrected = { $count ->
    [one] Gepaart, bevor das Ergebnis von Partie { $numbers } korrigiert wurde.
   *[other] Gepaart, bevor die Ergebnisse der Partien { $numbers } korrigiert wurden.
}
club-note-struck = Ausgestiegen nach { $played } von { $due } Begegnungen: Diese Partien zählen für niemanden.
club-note-kept = Ausgestiegen nach { $played } von { $due } Begegnungen: Diese Partien zählen, und wer noch gespielt hätte, bekommt den Punkt.
club-note-left = Hat das Turnier verlassen. Gespielte Partien zählen.

## What will follow, said before it is done

club-then-unpaired = { $player } wird nicht mehr gepaart.
club-then-walkover = Die offene Partie gewinnt { $players }.
club-then-computer = Am offenen Tisch übernimmt ein Computer den Platz.
club-then-others = Die anderen spielen die offene Partie zu Ende.
club-then-next = Wer in der nächsten Runde auf { $player } trifft, kommt weiter.
club-then-struck = Weniger als die Hälfte der Begegnungen ist gespielt: Die Partien zählen für niemanden.
club-then-all-struck = Die gespielten Partien zählen für niemanden.
club-then-kept = Die gespielten Partien zählen, und wer noch gespielt hätte, bekommt den Punkt.
club-then-stays = Die gespielten Partien zählen.
club-then-back = Das lässt sich zurücknehmen, bis Runde { $round } gepaart ist.
club-then-back-last = Das lässt sich zurücknehmen, bis das Turnier beendet ist.
club-then-leave = { $player } verlässt den Club; was gespielt wurde, bleibt.
club-then-leave-running = Das beendet auch die Teilnahme an { $tournaments }.
club-then-new-link = Der Link für Organisatoren ändert sich; der alte gilt nicht mehr.
club-then-unpair = Runde { $round } wird zurückgenommen und lässt sich neu paaren. Tische, die dafür geöffnet wurden, werden geschlossen.
club-then-void = { $count ->
    [one] Eine Partie hat kein Ergebnis und zählt nicht.
   *[other] { $count } Partien haben kein Ergebnis und zählen nicht.
}
club-then-early = Es ist noch nicht alles gespielt.
club-then-winner = { $count ->
    [one] Gewonnen hat { $players }.
   *[other] Gemeinsam gewonnen haben { $players }.
}
club-then-reopen = Es lässt sich wieder öffnen.

## What comes next for whoever looks

club-next-join = Tritt dem Club bei, um mitzuspielen.
club-next-enter = Du kannst noch in dieses Turnier einsteigen.
club-next-left = Du bist aus diesem Turnier ausgestiegen.
club-next-play = Runde { $round }: Du spielst gegen { $players }.
club-next-play-free = Du spielst gegen { $players }.
club-next-wait = { $count ->
    [one] Die nächste Runde beginnt nach einer weiteren Partie.
   *[other] Die nächste Runde beginnt nach { $count } weiteren Partien.
}
club-next-last = { $count ->
    [one] Eine Partie läuft noch.
   *[other] { $count } Partien laufen noch.
}
club-next-sits-out = In Runde { $round } setzt du aus.
club-next-soon = Die nächste Runde wird bald gepaart.
club-next-free = Du wartest auf Gegner.
club-next-begins = Das Turnier hat noch nicht begonnen.
club-next-out = Du bist aus diesem K.-o.-Turnier ausgeschieden.
club-next-over = Das Turnier ist beendet.
club-next-played = Alle Partien sind gespielt.
club-next-start = Starte das Turnier, sobald alle da sind.
club-next-few = Damit das Turnier starten kann, müssen noch Spieler dazukommen.
club-next-pair = Runde { $round } kann gepaart werden.
club-next-results = { $count ->
    [one] Ein Ergebnis fehlt: { $games }
   *[other] { $count } Ergebnisse fehlen: { $games }
}
club-next-end = Alle Partien sind gespielt: Das Turnier kann beendet werden.
club-at-undone = Diese Paarung wurde zurückgenommen: Die Partie zählt nicht.
