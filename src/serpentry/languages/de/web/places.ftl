## You, and watching others

web-watch-title = Zuschauen und mitspielen
web-watch-line = Partien, die gerade gespielt werden, und Tische mit einem freien Platz.
web-watch-live = Laufende Partien
web-watch-nobody = Gerade spielt niemand öffentlich.
web-watch-fits = Niemand dabei?
web-watch-fits-line = Eröffne einen Tisch, mit Link oder für alle, oder spiel gegen einen Computer: Der ist immer da.
web-watch-computer = Gegen einen Computer
web-watch-offer = Tisch eröffnen
web-other-device = Auf einem anderen Gerät
web-theme = Aussehen
web-theme-auto = Wie das Gerät
web-palette = Farben
web-palette-usual = Standard
web-palette-red-green = Rot und Grün schwer zu unterscheiden
web-palette-blue-yellow = Blau und Gelb schwer zu unterscheiden
web-board-look = Spielbretter
web-board-wood = Holz, Wiese und Filz
web-board-slate = Schiefer
web-board-linen = Leinen
web-confirm = Züge bestätigen
web-confirm-touch = Auf Touchscreens
web-confirm-always = Immer
web-confirm-never = Nie
web-show-places = Zeigen, wo ein Plättchen oder eine Karte passt
web-show-names = Namen der Felder zeigen
web-speed = Tempo der Animation
web-speed-off = Aus: Züge sofort zeigen
web-speed-quick = Schnell
web-speed-normal = Normal
web-speed-slow = Langsam
web-across = Zu zweit an einem Gerät
web-across-no = Nebeneinander
web-across-turn = Gegenüber: der Tisch dreht sich
web-across-sides = Gegenüber: Vorrat auf beiden Seiten
web-you-kept = In diesem Browser und auf diesem Server aufbewahrt; ein Konto gibt es nicht.
web-you-kept-here = In diesem Browser aufbewahrt.
web-you-rename = Namen ändern
web-you-open = Nicht beendet
web-you-waiting = { $count ->
    [one] { $count } wartet auf dich
   *[other] { $count } warten auf dich
}
web-you-solved = { $count ->
    [one] { $count } Aufgabe gelöst
   *[other] { $count } Aufgaben gelöst
}
web-you-strength = Deine Spielstärke
web-you-strength-line = Ein Computer dieser Stufe würde die Hälfte der Partien gegen dich gewinnen. In neun von zehn Fällen liegt sie zwischen den beiden Zahlen. Es zählt jede Partie, in der du allein gegen Computer spielst, neuere mehr.
web-you-strength-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
web-you-beaten = Besiegte Computer
web-you-beaten-level = Stufe { $level }
web-you-games = Alle Partien
web-you-search = Nach Namen suchen
web-you-game = Spiel
web-you-any = beliebig
web-you-result = Ergebnis
web-you-since = Von
web-you-until = Bis
web-you-filter = Filter
web-you-none = Keine Partien gefunden.
web-you-first = Hier werden deine Partien stehen.
web-you-more = Weitere Partien
web-you-away = Der Server ist nicht erreichbar: Das sind die Partien in diesem Browser.
web-you-here = in diesem Browser
web-you-there = auf dem Server
web-you-won-it = Gewonnen
web-you-lost-it = Verloren
web-you-drawn-it = Unentschieden
web-you-ended = Beendet
web-you-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
web-you-delete = Aus diesem Browser löschen
web-you-delete-line = Die Partie ist nur in diesem Browser. Das lässt sich nicht rückgängig machen.
web-you-export = Alle Partien in einer Datei speichern
web-you-exporting = Fertige Partien: { $done } von { $count }
web-you-import = Partien aus einer Datei übernehmen
web-you-imported = { $count ->
    [one] { $count } Partie ist jetzt in diesem Browser.
   *[other] { $count } Partien sind jetzt in diesem Browser.
}
web-you-no-records = In dieser Datei sind keine Aufzeichnungen.
web-you-file = Deine Partien als Datei
web-watch-join = Dazusetzen
web-watch-bots = Bots, die warten
web-watch-ended = Heute beendet
web-watch-replay = Nachspielen
web-watch-move = Zug { $move }
web-watch-all = Alle Spiele
web-keep-title = Offline spielen
web-keep-line = Alles in diesem Browser behalten: Alle Spiele, Regeln und Computer funktionieren dann ohne Verbindung.
web-keep = Für offline behalten ({ $size } MB)
web-keep-coming = { $percent } % von { $size } MB
web-keep-kept = Alles ist in diesem Browser. Du kannst ohne Verbindung spielen.
web-keep-drop = Offline-Kopie löschen
web-keep-no-room = In diesem Browser ist nicht genug Platz: { $size } MB werden gebraucht. Nichts wurde geändert.
web-keep-private = Dieses Fenster behält nichts; vielleicht ist es ein privates. Mit Verbindung kannst du trotzdem spielen.
web-keep-no-net = Die Verbindung ist abgebrochen. Was geladen ist, bleibt; versuch es noch einmal.
web-open-tables = Offene Tische
web-no-open-tables = Gerade ist kein Tisch offen.
web-volume = Lautstärke
