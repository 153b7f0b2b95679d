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
club-hand-on-first = Du organisierst den Club allein. Gib ihn weiter, bevor du gehst.
club-seats = Dieses Spiel ist für { $fewest } bis { $most } Personen.
club-entered-already = Diese Person spielt schon mit.
club-not-entered = Diese Person spielt nicht mit.
club-too-late = Ein K.-o.-Turnier, das begonnen hat, nimmt niemanden mehr auf.
club-games-open = { $count ->
    [one] Eine Partie hat noch kein Ergebnis.
   *[other] { $count } Partien haben noch kein Ergebnis.
}
club-nobody-to-pair = Es ist niemand mehr zu paaren.
club-places = Gib jedem der { $seats } Sitze einen Platz: 1 für den Sieg; bei Gleichstand teilen sie ihn.
club-too-early = Wer fehlt, gilt erst { $minutes } min nach der Auslosung als abwesend.
club-next-round-paired = Aus diesem Ergebnis ist schon die nächste Runde gepaart.
club-has-result = Diese Partie hat schon ein Ergebnis.
club-duplicate-luck = In diesem Spiel gibt es mit diesen Einstellungen kein Glück: An allen Tischen ist ohnehin alles gleich.
club-duplicate-kind = Duplicate braucht Runden, die alle Tische gleichzeitig spielen: Schweizer System oder jeder gegen jeden.
club-duplicate-screens = Duplicate geht nur am Bildschirm: Am echten Tisch würfeln alle selbst.
club-duplicate-device = { $name } hat kein Gerät. In einem Duplicate-Turnier werden alle Partien am Bildschirm gespielt.

## Why a round is paired as it is

club-why-seeds = Erste Runde nach Wertung: { $players } stehen auf den Setzplätzen { $seeds }.
club-why-lot = Erste Runde: Das Los hat { $players } zusammengeführt.
club-why-equal = { $players } haben gleich viele Punkte: { $points }.
club-why-near = Punkte von { $players }: { $points }. Über die ganze Runde liegen die Punkte so nah beieinander, wie die anderen Regeln es zulassen.
club-why-close = { $players } sitzen nach Punkten zusammen: { $points }.
club-why-free = { $players } waren frei; Punkte: { $points }.
club-why-evening = { $players } waren frei.
club-why-robin = Alle spielen gegen alle; das ist Runde { $round }.
club-why-new = Sie sind sich noch nicht begegnet.
club-why-met = Sie sind sich schon { $times ->
    [one] einmal
   *[other] { $times }-mal
} begegnet.
club-why-some-met = Einige sind sich schon begegnet.
club-why-again = Sie sind sich schon begegnet: Keine Paarung dieser Runde kommt ohne Wiederholung aus.
club-why-again-more = Einige sind sich schon begegnet: Eine Paarung ohne Wiederholung hat sich nicht gefunden.
club-why-knockout = Hohe Setzplätze treffen auf niedrige: { $players } stehen auf { $seeds }.
club-why-final = Nur { $players } sind übrig: Das ist das Finale.
club-why-bronze = { $players } sind kurz vor dem Finale ausgeschieden und spielen um Platz 3.
club-why-begins = { $player } beginnt: bisher seltener begonnen ({ $times } gegenüber { $others }).
club-why-begins-equal = Beide haben gleich oft begonnen; { $player } beginnt mit dem niedrigeren Setzplatz.
club-why-begins-even = { $player } beginnt: Die Sitze werden so gleichmäßig wie möglich verteilt.
club-why-begins-schedule = { $player } beginnt, wie es der Spielplan vorsieht.
club-why-bye = { $player } setzt zum ersten Mal aus: Die Tische gehen nicht auf.
club-why-bye-again = { $player } setzt wieder aus: Eine Paarung ohne Wiederholung hat sich nicht gefunden.
club-why-through = { $player } kommt auf Setzplatz { $seed } kampflos weiter: Der Turnierbaum geht nicht auf.
club-why-nobody-left = { $player } setzt aus: In dieser Runde ist niemand Neues frei.
