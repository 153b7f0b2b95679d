## Das Terminal

cli-serpentry = Schlangen-Legespiele spielen, lernen, prüfen und analysieren. --language CODE spricht eine andere Sprache.
cli-stopped = Angehalten.
cli-games = Die Spiele mit Plätzen und Optionen auflisten.
cli-rules = Die Regeln eines Spiels zeigen, oder eine Regel.
cli-players = Die Computerspieler auflisten.
cli-language = Sprache: cs, de, en, fr oder ru.
cli-rule-id = Nur die Regel mit diesem Namen.
cli-play = Eine Partie im Terminal spielen.
cli-who-plays = Spieler nach Plätzen: person, person:NAME, oder level1–level8, random, greedy. Sonst: du, dann Computer.
cli-resume = Eine gespeicherte Partie fortsetzen.
cli-play-seed = Startwert für Würfel und Computer (sonst: zufällig).
cli-game = Name eines Spiels; `serpentry games` listet sie auf.
cli-seats = Zahl der Spieler (sonst: die kleinste).
cli-opt = Eine Option des Spiels; mehrfach möglich. Schalter sind on oder off.
cli-seed = Derselbe Startwert ergibt dasselbe.
cli-json = JSON für Programme ausgeben.
cli-database = sqlite:///DATEI oder postgresql://…
cli-backup-file = Die Sicherung.
cli-host = Adresse, auf der gelauscht wird.
cli-port = Port; 0 nimmt einen freien.
cli-workers = Prozesse, in denen Computer denken.
cli-origins = Weitere Herkünfte, die anfragen dürfen.
cli-secure = Nur HTTPS.
cli-log-json = Protokolle als JSON.
cli-open = Die Seite im Browser öffnen.
cli-serve = Tische im Netz anbieten; weitere Einstellungen sind Umgebungsvariablen (docs/hosting.md).
cli-backup = Alle Tische in eine Datei schreiben und sie prüfen; der Dienst kann weiterlaufen.
cli-restore = Eine Sicherung in eine leere Datenbank einlesen.
cli-verify = Eine beendete Partie prüfen: Züge, Ergebnis, Würfe und Ziehungen gegen ihren Startwert.
cli-open-at = Serpentry ist offen unter { $url }
cli-backed-up = Zeilen geschrieben nach { $file } und geprüft: { $rows }; Tische: { $tables }
cli-backup-unreadable = Tische, die nicht lesbar sind und unverändert in der Sicherung liegen: { $count } ({ $names })
cli-restored = Zeilen wiederhergestellt: { $rows }
cli-record = Eine Aufzeichnung.
cli-salt = Was dein Programm zu den Würfeln beigetragen hat; die Aufzeichnung muss es nennen.
cli-ply = Stellung nach so vielen Ereignissen (sonst: am Ende).
cli-person = Mensch
cli-type-help = ? zeigt die Hilfe.
cli-type-a-move = Gib einen Zug ein, oder:
cli-do-moves = die erlaubten Züge (mit diesen Feldern oder Wörtern)
cli-do-table = der Tisch in Worten: Schlangen, Enden, was jeder hat
cli-do-why = was einen Zug verbietet
cli-do-hint = ein Zug, der gut aussieht
cli-do-undo = deinen letzten Zug zurücknehmen
cli-do-save = speichern und weiterspielen
cli-do-resign = die Partie aufgeben
cli-do-quit = speichern und beenden; `serpentry play --resume DATEI` setzt sie fort
cli-plays-on = { $name } spielt weiter: { $player }.
cli-moves-more = Züge: { $count } ({ $more } nicht gezeigt; Felder oder Wörter engen die Liste ein)
cli-legal = Nichts verbietet es: Dieser Zug ist erlaubt.
cli-saved = Gespeichert. Weiter mit:
cli-record-in = Die Aufzeichnung ist in { $file }.
cli-took-back = { $count ->
    [one] { $count } Zug zurückgenommen.
   *[other] { $count } Züge zurückgenommen.
}
