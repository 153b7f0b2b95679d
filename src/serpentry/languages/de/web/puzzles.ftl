## Aufgaben

web-puzzle = Aufgabe
web-puzzle-none = Diese Aufgabe gibt es nicht.
web-puzzle-defence = Die Verteidigung
web-puzzle-goal = { $goal ->
    [draw] Du spielst { $who }. Nur ein Zug rettet das Unentschieden.
   *[other] Du spielst { $who }. Nur ein Zug gewinnt.
  }
web-puzzle-band = { $band ->
    [1] Sehr leicht
    [2] Leicht
    [3] Mittel
    [4] Schwer
   *[other] Sehr schwer
  }
web-puzzle-solved = Gelöst!
web-puzzle-go-on = Richtig. Finde den nächsten Zug.
web-puzzle-wrong = Das ist es nicht.
web-puzzle-looking = Die Antwort wird gesucht …
web-puzzle-refuted = { $gets ->
    [draw] Das ist die Antwort: Bei bestem Spiel reicht es nur zum Unentschieden.
    [loss] Das ist die Antwort: Bei bestem Spiel verlierst du.
   *[other] Das ist die beste Antwort.
  }
web-puzzle-why = Warum ist das falsch?
web-puzzle-again = Noch einmal versuchen
web-puzzle-hint = Tipp
web-puzzle-hint-told = { $extent ->
    [piece] Tipp: { $piece }.
    [place] Tipp: { $piece }, auf { $cell }.
   *[part] Tipp: { $piece }, unter anderem auf { $cell }.
  }
web-puzzle-rated = Wertung { $before } → { $after }
web-puzzle-play-out = Ausspielen
web-puzzle-next = Nächste Aufgabe
web-puzzle-share = Serpentry, { $game }, { $day }: Aufgabe in { $tries ->
    [one] { $tries } Versuch
   *[other] { $tries } Versuchen
  } { $row }
web-puzzle-rating = Aufgabenwertung: { $rating }
web-puzzle-for-all = { $game }, die Aufgabe des Tages für alle
web-run = Gegen die Uhr
web-run-line = So viele Aufgaben wie möglich in drei Minuten, die leichten zuerst. Nach drei Fehlern ist Schluss. Die Uhr läuft nur, solange du eine Aufgabe siehst.
web-run-start = Los
web-run-again = Noch einmal
web-run-solved = Gelöst: { $count }
web-run-mistakes = Fehler: { $count } von { $most }
web-run-left = noch { $time }
web-run-time = Restzeit
web-run-best = Dein Rekord: { $count }
web-run-record = Das ist dein neuer Rekord!
web-run-share = Serpentry, { $game }, Aufgaben gegen die Uhr: { $count } { $row }
web-puzzle-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
  }
web-puzzle-count = { $solved } von { $count } gelöst
web-puzzle-theme = Thema
web-puzzle-how-hard = Schwierigkeit
web-puzzle-any = Alle
web-puzzle-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
  }
web-puzzle-next-fitting = Nächste auf deinem Niveau
web-puzzle-more = Mehr zeigen
web-puzzle-found = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
  }
web-puzzle-number = { $state ->
    [solved] Aufgabe { $number }, gelöst
    [tried] Aufgabe { $number }, versucht
   *[other] Aufgabe { $number }, neu
  }
web-puzzle-keep = Dein Fortschritt
web-puzzle-save = Fortschritt als Datei sichern
web-puzzle-load = Mit gesichertem Fortschritt weitermachen
web-puzzle-no-progress = Diese Datei enthält keinen gespeicherten Fortschritt.
web-theme-join = Zwei Schlangen werden eine
web-theme-begin = Eine neue Schlange
web-theme-drill = Eine Bohrung
web-theme-ring = Ein Ring
web-theme-quiet = { $game ->
    [sssnake] Die Karte geht an einen Nachbarn
    [carnival] Deine Punkte bleiben gleich
   *[other] Die längste Schlange wächst nicht
  }
web-theme-tempting = Der naheliegende Zug scheitert
web-theme-needle = Nur einer von vielen Zügen
web-theme-long = Mehr als ein Zug
web-puzzle-lead = { $count ->
    [one] Du spielst { $who }. Ein Zug ist der beste, um mindestens { $lead } (99 % Sicherheit).
   *[other] Du spielst { $who }. { $count } Züge sind gleich gut und um mindestens { $lead } besser als alle anderen (99 % Sicherheit). Finde einen.
  }
web-puzzle-judged = { $count ->
    [one] Du spielst { $who }. Ein Zug ist der beste, um mindestens { $lead } (gemessen, nicht bewiesen).
   *[other] Du spielst { $who }. { $count } Züge sind etwa gleich gut und um mindestens { $lead } besser als alle anderen (gemessen, nicht bewiesen). Finde einen.
  }
web-puzzle-behind = Besser um { $low } bis { $high } (99 % Sicherheit): { $move }.
web-puzzle-behind-judged = Besser um { $low } bis { $high }, je nachdem, wie weit man schaut: { $move }.
web-puzzle-behind-least = Besser um mindestens { $lead }: { $move }.
web-puzzle-hint-is = Das ist der Zug: { $move }.
