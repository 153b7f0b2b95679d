## What a club refuses, and why

no-such-club = Unter diesem Link gibt es keinen Club.
club-organisers-only = Das können nur Organisatoren.
club-no-such-member = Dieses Mitglied gibt es im Club nicht.
club-no-such-tournament = Dieses Turnier gibt es im Club nicht.
club-no-such-game = Diese Partie gibt es im Turnier nicht.
club-tournament-over = Dieses Turnier ist beendet.
club-joined-already = Du bist schon Mitglied.
club-is-full = Es ist nur Platz für { $most }.
club-name-taken = Im Club heißt schon jemand { $name }.
club-hand-on-first = Nur du organisierst den Club. Mach zuerst jemand anderen zum Organisator.
club-seats = { $most ->
    [2] Dieses Spiel ist für 2 Spieler.
   *[other] Dieses Spiel ist für { $fewest } bis { $most } Spieler.
}
club-entered-already = Diese Person spielt schon mit.
club-not-entered = Diese Person spielt nicht mit.
club-too-late = Ein K.-o.-Turnier, das begonnen hat, nimmt niemanden mehr auf.
club-games-open = { $count ->
    [one] Eine Partie hat noch kein Ergebnis.
   *[other] { $count } Partien haben noch kein Ergebnis.
}
club-nobody-to-pair = Für eine weitere Paarung ist niemand frei.
club-places = Gib jedem der { $seats } Spieler einen Platz: 1 für den Sieg; bei Gleichstand denselben.
club-too-early = Wer fehlt, gilt erst { $minutes } min nach der Paarung als abwesend.
club-next-round-paired = Nach diesem Ergebnis steht schon die nächste Runde fest.
club-has-result = Diese Partie hat schon ein Ergebnis.
club-file-damaged = { $why } Was davor steht, lässt sich verwenden.
club-file-empty = In dieser Datei ist kein Club.
club-file-large = Diese Datei ist zu groß.
club-duplicate-luck = In diesem Spiel gibt es mit diesen Optionen kein Glück: An allen Tischen ist ohnehin alles gleich.
club-duplicate-kind = Duplicate braucht Runden, die alle Tische gleichzeitig spielen: Schweizer System oder jeder gegen jeden.
club-duplicate-screens = Duplicate geht nur am Bildschirm: Mit dem echten Spiel würfeln alle selbst.
club-duplicate-device = { $name } hat kein Gerät. In einem Duplicate-Turnier werden alle Partien am Bildschirm gespielt.

## Why a round is paired as it is

club-why-seeds = Erste Runde nach Wertung, bei gleicher per Los: { $players } stehen auf den Setzplätzen { $seeds }.
club-why-lot = Erste Runde, ausgelost: { $players }.
club-why-equal = { $players } haben gleich viele Punkte: { $points }.
club-why-near = So nah beieinander, wie es in dieser Runde geht: { $players } (Punkte: { $points }).
club-why-close = { $players } spielen wegen ihrer Punkte zusammen: { $points }.
club-why-free = { $players } waren frei; Punkte: { $points }.
club-why-evening = { $players } waren frei.
club-why-robin = Alle spielen gegen alle; das ist Runde { $round }.
club-why-uncounted = Ihre frühere Partie zählt nicht.
club-why-new = Sie sind sich noch nicht begegnet.
club-why-met = Sie sind sich schon { $times ->
    [one] einmal
   *[other] { $times }-mal
} begegnet.
club-why-some-met = Einige sind sich schon begegnet.
club-why-again = Sie sind sich schon begegnet: Keine Paarung dieser Runde kommt ohne Wiederholung aus.
club-why-again-found = Sie sind schon aufeinandergetroffen: Eine Paarung ohne Wiederholung wurde nicht gefunden.
club-why-again-more = Einige sind sich schon begegnet: Ohne Wiederholung hat sich keine Runde gefunden.
club-why-knockout = Hohe Setzplätze treffen auf niedrige: { $players } stehen auf { $seeds }.
club-why-bracket-lot = Die Auslosung bestimmt, wer aufeinandertrifft: { $players }.
club-why-final = Nur { $players } sind übrig: Das ist das Finale.
club-why-bronze = { $players } haben im Halbfinale verloren und spielen um Platz 3.
club-why-begins = { $player } beginnt und hat bisher seltener begonnen ({ $times }-mal gegenüber { $others }-mal).
club-why-begins-equal = { $player } beginnt mit dem niedrigeren Setzplatz.
club-why-begins-lot = { $player } beginnt, per Los.
club-why-begins-even = { $player } beginnt: Die Plätze werden so gleichmäßig wie möglich verteilt.
club-why-begins-schedule = { $player } beginnt, wie es der Spielplan vorsieht.
club-why-bye = { $player } setzt aus, zum ersten Mal: Für einen weiteren Tisch sind es zu wenige Spieler.
club-why-bye-again = { $player } setzt wieder aus: Anders ging die Runde nicht ohne Wiederholung auf.
club-why-through = { $player } kommt auf Setzplatz { $seed } ohne Partie weiter: Es sind zu wenige Spieler für alle Plätze im Turnierbaum.
club-why-through-lot = { $player } kommt durch das Los ohne Partie weiter: Es sind zu wenige, um den Turnierbaum zu füllen.
club-why-too-few = { $player } setzt aus: Für einen weiteren Tisch sind es zu wenige.
club-why-nobody-left = { $player } setzt aus: In dieser Runde ist niemand Neues frei.
