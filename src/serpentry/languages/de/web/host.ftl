web-come = Auf diesem Gerät weitermachen
web-come-line = Dieser Link bringt einen Namen und Partien von einem anderen Gerät auf dieses.
web-come-instead = Hier bist du gerade { $name }. Dieser Name und seine Partien sind dann hier nicht mehr verfügbar.
web-come-go = Auf dieses Gerät holen
web-admin = Verwaltung
web-admin-line = Für den Betreiber dieses Servers. Das Token steht in den Einstellungen des Servers (SERPENTRY_ADMIN_TOKEN).
web-admin-token = Token
web-admin-show = Anzeigen
web-admin-again = Aktualisieren
web-admin-read-only = Auf schreibgeschützt umstellen
web-admin-read-only-line = Niemand kann ziehen, bis du die Partien fortsetzt; keine Uhr zählt diese Zeit. Wirklich?
web-admin-read-only-now = Der Server ist schreibgeschützt: Züge warten, und keine Uhr zählt diese Zeit.
web-admin-go-on = Partien fortsetzen
web-admin-tables = Tische
web-admin-table-id = Kennung eines Tischs
web-admin-find = Suchen
web-admin-close = Schließen
web-admin-close-line = Den Tisch { $table } schließen? Bis du ihn wieder öffnest, kann dort niemand zusehen oder spielen; gelöscht wird nichts.
web-admin-reopen = Wieder öffnen
web-admin-guests = Gäste
web-admin-guest-name = Name
web-admin-ban = Ausschließen
web-admin-ban-line = { $name } ausschließen, bis du es rückgängig machst?
web-admin-unban = Wieder zulassen
web-admin-version = Version
web-admin-up = Läuft seit
web-admin-hours = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
 }
web-admin-sockets = Offene Verbindungen
web-admin-load = Systemlast
web-admin-memory = Speicher dieses Prozesses
web-admin-database = Größe der Datenbank
web-admin-free = Frei auf ihrem Datenträger
web-admin-engines = Engines
web-admin-set-aside = Nicht lesbare Tische
web-admin-waiting = wartend
web-admin-playing = laufend
web-admin-paused = pausiert
web-admin-over = beendet
web-engine-ready = bereit
web-engine-building = wird gebaut
web-engine-failed = fehlgeschlagen
web-engine-waiting = noch nicht angefordert

## Clubs

web-club-line = Ein Abend oder eine ganze Saison: Mitglieder, Turniere, Wertungen. Ohne Konto, ein Link genügt.
web-club-yours = Deine Clubs
web-club-make = Club erstellen
web-club-name = Name des Clubs
web-club-nickname = Dein Spitzname
web-club-join = Dem Club beitreten
web-club-ask = Einladen: { $club }
web-club-asks = Komm in unseren Club { $club }: { $link }
web-club-colour = Farbe
web-club-colour-green = Grün
web-club-colour-red = Rot
web-club-colour-blue = Blau
web-club-colour-yellow = Gelb
web-club-colour-purple = Violett
web-club-colour-orange = Orange
web-club-colour-teal = Türkis
web-club-colour-grey = Grau
web-club-members = Mitglieder
web-club-organiser = Organisator
web-club-computer = Computer
web-club-more = Mehr zu { $name }
web-club-hand-on = Zum Organisator machen
web-club-remove = { $name } entfernen
web-club-remove-sure = { $name } aus dem Club entfernen? Ergebnisse bleiben.
web-club-leave = Austreten
web-club-leave-sure = Aus diesem Club austreten? Was du gespielt hast, bleibt.
web-club-add = Jemanden ohne Gerät hinzufügen
web-club-add-computer = Einen Computer hinzufügen
web-club-add-do = Hinzufügen
web-club-new-name = Name
web-club-save = Speichern
web-club-export = Club exportieren (.club-Datei)
web-club-delete = Club löschen
web-club-delete-sure = Den Club mit Mitgliedern, Turnieren und Wertungen löschen?
web-club-invite = Einladen
web-club-organisers-link = Link für Organisatoren
web-club-organisers-line = Wer diesen Link hat, kann den Club organisieren.
web-club-tournaments = Turniere
web-club-none = Gerade läuft kein Turnier.
web-club-count = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
web-club-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
web-club-new = Neues Turnier
web-club-watch = Partien zum Zuschauen
web-club-tournament-name = Name des Turniers
web-club-kind = Art des Turniers
web-club-kind-swiss = Schweizer System
web-club-kind-robin = Jeder gegen jeden
web-club-kind-knockout = K. o.
web-club-kind-arena = Arena
web-club-kind-evening = Offener Abend
web-club-how-swiss = Wer etwa gleich viele Punkte hat, spielt gegeneinander. Niemand spielt zweimal gegen denselben Gegner oder setzt zweimal aus, wenn es sich vermeiden lässt.
web-club-how-robin = Alle spielen gegen alle.
web-club-how-knockout = Wer gewinnt, kommt weiter; wer im Halbfinale verliert, spielt um Platz 3.
web-club-how-arena = Wer frei ist, bekommt sofort eine neue Partie. Nach zwei Siegen in Folge zählt jeder weitere doppelt.
web-club-how-evening = Wer frei ist, spielt gegen jemand Neues, solange Zeit ist.
web-club-game = Spiel
web-club-seats = Spieler je Tisch (höchstens)
web-club-tables-of = bis zu { $count } am Tisch
web-club-rounds = Runden
web-club-rounds-needed = so viele wie nötig
web-club-rounds-planned = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
web-club-where = Wo gespielt wird
web-club-on-screens = am Bildschirm
web-club-on-wood = mit dem echten Spiel
web-club-alone = Weitere Runden automatisch starten
web-club-no-show = Minuten, bis jemand als abwesend gilt
web-club-no-show-line = Wer { $minutes } min nach der Paarung nicht da ist, gilt als abwesend.
web-club-counts-out-line = Wer { $minutes } min nach der Paarung den Tisch nicht geöffnet hat, verliert; an größeren Tischen spielt dann ein Computer. Eine Partie, zu der niemand kommt, zählt nicht.
web-club-announce = Turnier erstellen
web-club-players = Wer mitspielt
web-club-player = Name
web-club-start = Turnier beginnen
web-club-pair = Runde { $round } paaren
web-club-end = Turnier beenden
web-club-end-sure = Das Turnier jetzt beenden? Partien ohne Ergebnis zählen nicht. Es lässt sich wieder öffnen.
web-club-over = beendet
web-club-preview = Runde { $round }, wie sie jetzt gepaart würde
web-club-round = Runde { $round }
web-club-sits-out = setzt aus
web-club-go = Zu deinem Tisch
web-club-look = Zuschauen
web-club-enter-result = Ergebnis eintragen
web-club-correct = Berichtigen
web-club-won-by = { $name } hat gewonnen
web-club-draw = Unentschieden
web-club-order = Tippe die Namen in der Reihenfolge an, in der sie fertig wurden:
web-club-equal = Gleichstand mit dem nächsten Namen
web-club-no-show-result = ohne Partie entschieden
web-club-void-do = Nicht zählen
web-club-void-result = zählt nicht
web-club-standings = Tabelle
web-club-place = Platz
web-club-placed = { $place }.
web-club-figure-points = Punkte
web-club-figure-rounds = Gewonnene Runden
web-club-figure-buchholz = Buchholz
web-club-figure-sonneborn-berger = Sonneborn-Berger
web-club-figure-firsts = Erste Plätze
web-club-figures-line = Tippe auf einen Namen, um zu sehen, wie sich die Punkte ergeben.
web-club-bye = Freilos
web-club-wall = Beameransicht
web-club-print = Drucken
web-club-sheet-table = Tisch
web-club-sheet-game = Partie
web-club-sheet-players = Spieler
web-club-sheet-result = Ergebnis
web-club-sheet-signature = Unterschrift
web-club-sheet-bronze = Um Platz drei:
web-club-duplicate = Duplicate: dasselbe Glück an allen Tischen
web-club-how-duplicate = Duplicate: An allen Tischen einer Runde fallen dieselben Karten und Würfel. Dein Vorsprung sind deine Punkte minus der Schnitt der anderen am Tisch; er wird mit dem Vorsprung derer verglichen, die anderswo auf deinem Platz sitzen. Du bekommst den Anteil derer, die du übertriffst; Gleichstand zählt halb.
web-club-secret = Bretter und Ergebnisse dieser Runde sind zu sehen, sobald alle Partien zu Ende sind.
web-club-figure-lead = Vorsprung
web-club-lead-won = vorzeitig gewonnen
web-club-lead-lost = vorzeitig verloren

## The page of `serpentry lab`

web-lab-heading = Das Labor: Was ändert eine Regel?
web-lab-intro = Wähl ein Spiel und zwei Regelwerke. Computer spielen beide auf diesem Rechner; die Seite zeigt, was sich ändert. Anhalten geht jederzeit.
web-lab-first = Erstes Regelwerk
web-lab-second = Zweites Regelwerk
web-lab-strong = stärkerer Spieler
web-lab-weak = schwächerer Spieler
web-lab-games = Partien jeder Art
web-lab-start = Vergleichen
web-lab-stop = Anhalten
web-lab-save = Als eine HTML-Datei speichern
web-lab-progress = { $done } von { $total } Partien gespielt, noch etwa { $minutes } min.
web-lab-done = Gespielte Partien: { $done } von { $total }.
