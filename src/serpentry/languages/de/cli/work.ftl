## Messen, Anbieten und Bauen im Terminal

cli-arena = Vergleiche, Turniere, Ranglisten. Mit Wertungszahlen und Diagrammen.
cli-entrants = Wer spielt: eine Stufe, module:Class oder cmd:./bot; NAME@1s, NAME@500 geben Bedenkzeit.
cli-results-out = Ergebnisse; liegt dieser Lauf schon darin, geht er weiter.
cli-rounds = Wie viele Runden.
cli-per-second = { $speed } je Sekunde
cli-dashboard = Die Seite des Schedulers: { $address }
cli-machines-at-work = { $count ->
    [one] 1 Worker: { $hosts }
   *[other] { $count } Worker: { $hosts }
  }
cli-jobs = Prozesse (sonst: einer je Kern).
cli-on = Auf den Rechnern dieses Dask-Schedulers spielen, etwa tcp://10.0.0.1:8786.
cli-part = Nur diesen Teil der Partien spielen: 3/10 ist der dritte von zehn.
cli-arena-merge = Ergebnisse von Teilen in einer Datei zusammenführen.
cli-merged-parts = Ergebnisdateien desselben Laufs.
cli-merged-out = Die neue Datei.
cli-opening = Zufällige Züge vorweg, gleiche für alle Plätze einer Gruppe.
cli-roundrobin = Alle gegen alle. Eine Runde ist jeder Tisch in jeder Sitzordnung.
cli-ladder = In jeder Runde spielen gleich starke gegeneinander. Nach jeder Runde wird neu bewertet.
cli-arena-starter = Wer beginnt: turn (alle reihum), first (der erste) oder lot (das Los).
cli-most-games = Wie viele Partien höchstens.
cli-sprt = Aufhören, sobald der Test zwischen diesen beiden Elo-Abständen entscheidet.
cli-alpha = Wahrscheinlichkeit, ELO1 zu Unrecht anzunehmen.
cli-beta = Wahrscheinlichkeit, ELO0 zu Unrecht anzunehmen.
cli-continue = Einen Lauf fortsetzen, auch mit mehr Partien.
cli-results-file = Ergebnisse eines Laufs.
cli-total-games = Gesamtzahl der Partien (sonst: wie begonnen).
cli-trust = Die Programme ausführen, die die Datei als Spieler nennt.
cli-rate = Schätzen, wer stärker ist, mit Intervall. Liest eine Datei mit Ergebnissen.
cli-plot = Wertungszahlen, Punkte und Längen zeichnen. Auch den Vorteil des Platzes und Unentschieden.
cli-plots-out = Wohin die Diagramme kommen.
cli-plot-format = svg, png oder pdf.
cli-arena-record = Die Aufzeichnung einer Partie ausgeben. Für `serpentry replay`.
cli-game-number = Welche Partie, ab 0.
cli-report = Berichten, wie Partien aussehen. Verzweigung, Länge, Vorteil des Platzes, Wert der Plättchen und Unentschieden, je nach Optionen; ohne --seats und --opt werden alle Musteraufstellungen des Spiels gespielt.
cli-report-out = Die Datei des Berichts.
cli-report-players = Jeder spielt gegen sich selbst.
cli-report-games = Partien je Aufstellung und Spieler.
cli-report-against = Optionen einer zweiten Aufstellung zum Vergleich mit der ersten; mehrfach möglich.
cli-dataset = Partien als Tabelle für lernende Programme schreiben. Stellungen, Züge, Bewertungen und Ergebnisse, als .npz oder .parquet, mit einem Datenblatt.
cli-dataset-out = Die Datei: .npz oder .parquet.
cli-dataset-players = Wer spielt; von Partie zu Partie rücken alle einen Platz weiter.
cli-dataset-evaluate = Simulierte Partien für die Bewertung jeder Stellung; 0: keine.
cli-dataset-opening = Zufällige Züge am Anfang jeder Partie.
cli-dataset-processes = Wie viele Prozesse spielen.
cli-dataset-written = { $file }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }, { $rows ->
    [one] { $rows } Stellung
   *[other] { $rows } Stellungen
  }, { $megabytes } MB
cli-keep = Ergebnisse dort aufheben und fortsetzen.
cli-perft = Alle Zugfolgen zählen. Für jede Tiefe bis zur angegebenen.
cli-depth = Tiefe in Zügen.
cli-openings = Die ersten Züge eines Spiels zeigen, und was sie wert sind. Mit einem ersten Zug: die Antworten darauf.
cli-openings-move = Ein erster Zug; ohne ihn alle ersten Züge.
cli-openings-games = { $games ->
    [one] { $games } Partie von Computerspielern gegen sich selbst. Die Spalten nach dem Zug sagen, wie oft ihn jeder wählte.
   *[other] { $games } Partien von Computerspielern gegen sich selbst. Die Spalten nach dem Zug sagen, wie oft ihn jeder wählte.
  }
cli-openings-answers = { $games ->
    [one] Antworten auf { $move }, aus { $games } Partie. Die Chance gilt für die Seite, die antwortet.
   *[other] Antworten auf { $move }, aus { $games } Partien. Die Chance gilt für die Seite, die antwortet.
  }
cli-openings-column-move = Zug
cli-openings-column-chance = Chance
cli-openings-proved = { $result ->
    [win] bewiesener Gewinn
    [draw] bewiesenes Unentschieden
   *[loss] bewiesener Verlust
  }
cli-match = Computer viele Partien spielen lassen und vergleichen. Sagt, wer stärker ist, mit Intervall.
cli-soak = Zufällige Partien spielen und alle Invarianten prüfen. Sie verteilen sich über alle Musteraufstellungen.
cli-all-games = Sonst: alle.
cli-on-fault = Was zu tun ist, wenn ein Programm versagt.
cli-new-game = Ein neues Spiel erstellen, das sofort gespielt und geprüft werden kann, zum Ändern.
cli-new-game-name = Kennung des Spiels.
cli-ready = Auflisten, was einem Spiel noch fehlt. Rückgabewert 1, wenn etwas fehlt.
cli-ready-games = Die Spiele; alle, wenn keines genannt ist.
cli-golden = Eine Partie im Ordner golden eines Spiels behalten: eine gespielte oder eine zufällige.
cli-golden-name = Wie die Datei heißt.
cli-golden-why = Warum die Partie bleibt: die erste Zeile der Aufzeichnung.
cli-golden-record = Eine aufgezeichnete Partie; ohne sie wird eine zufällige gespielt.
cli-counts = In perft.json des Spiels schreiben, wie viele Zugfolgen es bis zu einer Tiefe gibt.
cli-read = Übersetzungen zeigen, die älter sind als ihr Englisch. Mit Schlüsseln: diese als gelesen vermerken.
cli-read-keys = Was gelesen wurde; * steht für beliebige Buchstaben.
cli-read-marked = { $count ->
    [one] { $count } Übersetzung ist als gelesen vermerkt.
   *[other] { $count } Übersetzungen sind als gelesen vermerkt.
}
cli-bot-check = Prüfen, ob ein Programm das Bot-Protokoll einhält. Es steht in docs/bots.md.
cli-bot-program = Der Bot, etwa cmd:./bot.
cli-bot-game = Ein Spiel, das er spielt (sonst: alle).
cli-bot-seconds = Seine Zeit für einen Zug.
cli-engine = Nach dem Bot-Protokoll spielen, mit einem Spieler von uns. Liest die Standardeingabe und schreibt auf die Standardausgabe.
cli-engine-player = Wer spielt: eine Stufe oder module:Class, mit Bedenkzeit.
cli-random-seed = Sonst: zufällig.
cli-bot = Einen Spieler dieses Rechners an Tische setzen. Die Tische hat ein Server; die Engine läuft hier.
cli-bot-player = Eine Stufe, module:Class oder cmd:./bot.
cli-bot-server = Adresse des Servers.
cli-bot-table = Einen freien Platz dieses Tisches nehmen.
cli-bot-public = Stattdessen öffentliche Tische dieses Spiels öffnen.
cli-bot-tables = Wie viele Tische geöffnet werden.
cli-bot-name = Der Name des Bots dort.
cli-standing-bot = Einen Bot an einem Server für alle bereithalten. Spiele, Tische und Zeiten stehen in einer Datei.
cli-standing-bot-file = Die Datei des Bots, wie docs/bots.md sie beschreibt.
cli-standing-waiting = Tisch offen, wartet auf Mitspieler: { $url }
cli-standing-over = Eine Partie ist zu Ende ({ $why }).
cli-standing-failed = Fehlgeschlagen, später ein neuer Versuch: { $why }
cli-games-found = { $count ->
    [one] { $file }: { $count } Partie war schon da.
   *[other] { $file }: { $count } Partien waren schon da.
  }
cli-games-kept = { $count ->
    [one] { $count } Partie ist aufgehoben; weiter mit: serpentry arena continue { $file }
   *[other] { $count } Partien sind aufgehoben; weiter mit: serpentry arena continue { $file }
  }
why-programs-named = { $file } nennt Programme als Spieler: { $names }. Wenn du ihnen traust, füge --trust hinzu; der Befehl, der den Lauf begann, braucht das nicht.
why-sprt = --sprt nimmt zwei Elo-Werte wie 0,30, nicht „{ $given }“.
why-report-file = Ein Bericht ist eine .html- oder .md-Datei, nicht „{ $given }“.
cli-report-in = Der Bericht ist in { $file }.
cli-report-stopped = { $games ->
    [one] Angehalten: Der Bericht ist aus { $games } Partie.
   *[other] Angehalten: Der Bericht ist aus den bisher gespielten { $games } Partien.
}
cli-report-step = { $game }, Aufstellung { $number }/{ $count }: { $player }
why-no-folder-made = Der Ordner { $folder } lässt sich nicht anlegen: { $why }.
why-not-readable-file = { $file } lässt sich nicht lesen: { $why }.
why-not-writable-file = { $file } lässt sich nicht schreiben: { $why }.
why-plot-format = Ein Diagramm kann { $known } sein, nicht „{ $given }“.
cli-drew = Gezeichnet: { $file }
why-no-finished-game = { $file } enthält noch keine beendete Partie.
cli-column-player = Spieler
cli-column-games = Partien
cli-column-wins = Siege
cli-column-points = Punkte
cli-column-share = Anteil
cli-column-interval = 95 %-Intervall
cli-column-score = Punktzahl im Mittel
cli-column-elo = Elo
cli-tally = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }, unentschieden: { $drawn }; Punkte nach Plätzen: { $points }
cli-faults = { $count ->
    [one] Ein Programm hat einmal versagt:
   *[other] Ein Programm hat { $count }-mal versagt; am häufigsten ({ $often }×):
  }
cli-sprt-open = { $games ->
    [one] SPRT: nach { $games } Partie offen (LLR { $llr } zwischen { $low } … { $high }).
   *[other] SPRT: nach { $games } Partien offen (LLR { $llr } zwischen { $low } … { $high }).
  }
cli-sprt-decided = { $games ->
    [one] SPRT: nach { $games } Partie entschieden: { $player } ist eher um { $elo } Elo stärker als um { $other } (LLR { $llr } außerhalb { $low } … { $high }).
   *[other] SPRT: nach { $games } Partien entschieden: { $player } ist eher um { $elo } Elo stärker als um { $other } (LLR { $llr } außerhalb { $low } … { $high }).
  }
cli-unbounded = * alles gewonnen oder verloren: Auf dieser Seite zeigen die Partien keine Grenze.
cli-soaked = { $game }: { $games ->
    [one] { $games } zufällige Partie
   *[other] { $games } zufällige Partien
  }, { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
  }, alle Invarianten gelten
cli-soaked-no-kernel = Der Kernel wurde nicht geprüft: { $why }
why-law-broken = Ein Gesetz ist gebrochen: { $why }
why-one-table-or-game = Ein Bot nimmt Platz an einem --table oder öffnet Tische für ein --game.
cli-waiting-at = Tisch offen, wartet auf Mitspieler: { $url }
why-no-service = Unter { $url } ist kein Server: { $why }.
cli-visit-over = Die Partie ist zu Ende ({ $how }); gewonnen haben die Plätze: { $winners }.
why-setting = Die Einstellung { $name } stimmt nicht: { $why }
cli-writing = Schreibt und prüft …
cli-reading = Liest …
cli-verified = ok: { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
  }, { $draws ->
    [one] { $draws } Ziehung
   *[other] { $draws } Ziehungen
  }; Ergebnis { $result }
cli-verified-seed = Jede Ziehung ist die, die Startwert und Beiträge ({ $salts }) ergeben.
cli-verified-no-seed = Die Aufzeichnung nennt keinen Startwert, mit dem sich die Ziehungen prüfen ließen.
cli-verified-secret = Ziehungen nach einem noch geheimen Startwert: { $count }
cli-verified-copied = Kopierte Ereignisse am Anfang: { $count }
cli-verified-told = Von Spielern eingegeben und nicht zu prüfen: { $count }
