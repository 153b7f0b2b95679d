## Das Terminal

cli-serpentry = Schlangen-Legespiele spielen, lernen, prüfen und analysieren. --language CODE wählt die Sprache.
cli-stopped = Angehalten.
cli-games = Die Spiele mit Plätzen und Optionen auflisten.
cli-rules = Die Regeln eines Spiels zeigen, oder eine Regel.
cli-players = Die Computerspieler auflisten.
cli-language = Sprache: cs, de, en, fr oder ru.
cli-rule-id = Nur die Regel mit diesem Namen.
cli-play = Eine Partie im Terminal spielen.
cli-who-plays = Spieler nach Plätzen: person, person:NAME, oder level1–level9, random, greedy, module:Class, cmd:./bot. Sonst: du, dann Computer.
cli-resume = Eine gespeicherte Partie fortsetzen.
cli-play-seed = Startwert für Würfel und Computer (sonst: zufällig).
cli-game = Name eines Spiels; `serpentry games` listet sie auf.
cli-seats = Zahl der Spieler (sonst: die kleinste).
cli-opt = Eine Option des Spiels; mehrfach möglich. Schalter sind on oder off.
cli-seed = Derselbe Startwert ergibt dasselbe.
cli-json = JSON für Programme ausgeben.
cli-database = sqlite:///FILE oder postgresql://…
cli-backup-file = Die Sicherung.
cli-host = Adresse, auf der gelauscht wird.
cli-port = Port; 0 nimmt einen freien.
cli-workers = Serverprozesse (mit gemeinsamem Port und gemeinsamer Datenbank).
cli-thinkers = Arbeitsprozesse für Computerspieler.
cli-origins = Weitere erlaubte Ursprünge.
cli-secure = Nur HTTPS.
cli-log-json = Protokolle als JSON.
cli-open = Die Seite im Browser öffnen.
cli-serve = Tische im Netz anbieten. Weitere Einstellungen sind Umgebungsvariablen: SERPENTRY_DATABASE, SERPENTRY_PORT und so weiter.
cli-backup = Alle Tische in eine Datei schreiben und sie prüfen. Der Dienst kann weiterlaufen.
cli-restore = Eine Sicherung in eine leere Datenbank einlesen.
cli-verify = Eine beendete Partie prüfen. Züge, Ergebnis, Würfe und Ziehungen gegen ihren Startwert.
cli-open-at = Serpentry ist offen unter { $url }
cli-backed-up = Zeilen geschrieben nach { $file } und geprüft: { $rows }; Tische: { $tables }
cli-backup-unreadable = Tische, die nicht lesbar sind und unverändert in der Sicherung liegen: { $count } ({ $names })
cli-restored = Zeilen wiederhergestellt: { $rows }
cli-record = Eine Aufzeichnung.
cli-salt = Was dein Programm zu den Würfeln beigetragen hat; die Aufzeichnung muss es nennen.
cli-ply = Stellung nach so vielen Ereignissen (sonst: am Ende).
cli-person = Mensch
cli-type-help = ? zeigt die Hilfe.
cli-how-to-move = Gib einen Zug ein, zum Beispiel { $move }; ? zeigt, was du sonst eingeben kannst.
cli-chance = Zufall
cli-result = Ergebnis: { $result }
cli-type-a-move = Gib einen Zug ein, oder:
cli-do-moves = die erlaubten Züge (mit diesen Feldern oder Wörtern)
cli-do-table = der Tisch in Worten: Schlangen, Enden, was jeder hat
cli-do-why = was einen Zug verbietet
cli-do-hint = ein Zug, der gut aussieht
cli-do-undo = deinen letzten Zug zurücknehmen
cli-do-save = speichern und weiterspielen
cli-do-resign = die Partie aufgeben
cli-do-quit = speichern und beenden; `serpentry play --resume FILE` setzt sie fort
cli-plays-on = { $name } spielt weiter: { $player }.
cli-program-failed = { $why } Für das Programm spielt { $player } weiter.
cli-moves-more = Züge: { $count } ({ $more } nicht gezeigt; Felder oder Wörter engen die Liste ein)
cli-legal = Nichts verbietet es: Dieser Zug ist erlaubt.
cli-saved = Gespeichert. Weiter mit:
cli-record-in = Die Aufzeichnung ist in { $file }.
cli-thinking = { $name } denkt nach …
cli-took-back = { $count ->
    [one] { $count } Zug zurückgenommen.
   *[other] { $count } Züge zurückgenommen.
}
cli-starter = Wer beginnt: first (der erste von --players), lot, turn oder loser.
cli-ask = Fragen, wie der Tisch aufgebaut werden soll.
cli-ask-options = Die Optionen durchgehen?
cli-ask-number = Eine Zahl von 1 bis { $most } oder nichts.
cli-ask-list = mit Kommas getrennt; nichts lässt es, wie es ist
why-no-event = Die Aufzeichnung endet mit Ereignis { $count }; ein Ereignis { $event } gibt es nicht.
cli-how-many-games = Wie viele Partien.
cli-json-lines = JSON-Zeilen.
cli-every = Den Tisch nach jedem Ereignis zeigen.
cli-picture-file = Die Datei des Bildes.
cli-trace = Zufällige Partien als Traces schreiben. Zu jedem Ereignis stehen alle erlaubten Züge.
cli-check-trace = Eine Datei mit Traces gegen die Regeln prüfen.
cli-replay = Eine aufgezeichnete Partie zeigen. Züge, Tisch und Ergebnis.
cli-picture = Eine Stellung einer Aufzeichnung malen, als SVG oder PNG.
cli-picture-dark = In den Farben der Nacht malen.
cli-picture-width = Breite in Pixeln.
cli-picture-caption = Text unter dem Bild (sonst: was geschah).
cli-picture-mark = Einen Ring um ein Feld (f6) oder einen Pfeil zwischen zweien (f6>g7) zeichnen; auch mehrmals.
cli-picture-seat = Zeigen, was dieser Platz sehen darf (sonst: was Zuschauer sehen).
cli-wrote = { $file } ist geschrieben.
cli-wrote-plain = { $file } ist geschrieben, einfach gezeichnet. Gemalt wird mit: { $command }
why-picture-ending = Ein Bild wird als .svg oder .png geschrieben, nicht als { $given }.
why-picture-cell = Dieses Brett hat kein Feld { $name }.
why-picture-size = Breite und Höhe eines Bildes in Pixeln liegen zwischen { $least } und { $most }, nicht bei { $given }.
why-picture-names = Für jeden Platz ein Name: Nötig sind { $seats }, angegeben { $names }.
why-picture-theme = Ein Bild ist hell (light) oder dunkel (dark), nicht { $given }.
why-picture-seat = Die Plätze haben die Nummern 0 bis { $last }; Platz { $given } gibt es nicht.
cli-traces-checked = { $games ->
    [one] ok: { $games } Partie
   *[other] ok: { $games } Partien
  }, { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
  }
cli-usage = Aufruf:
cli-options = Optionen
cli-arguments = Argumente
cli-commands = Befehle
cli-group-play = Spielen
cli-group-learn = Zurückblicken und lernen
cli-group-host = Bereitstellen
cli-group-bots = Computer und Bots
cli-group-research = Forschen
cli-required = nötig
cli-default = Vorgabe: { $value }
cli-help = Diese Hilfe zeigen.
cli-install-completion = Vervollständigung für diese Shell einrichten.
cli-show-completion = Vervollständigung für diese Shell zeigen, zum Kopieren oder Anpassen.
