## Spiele machen: was `new-game` und `ready` sagen

cli-workshop = Spiele machen.
cli-new-game-made = Geschriebene Zeilen: { $lines }, in { $files ->
    [one] { $files } Datei.
   *[other] { $files } Dateien.
  }
cli-new-game-next = Spielen: { $play }. Was noch fehlt: { $ready }.
cli-new-game-page = Wie es weitergeht: { $page }.
cli-written = Geschrieben: { $file }
cli-ready-lacks = { $count ->
    [0] Es fehlt nichts.
    [one] Eines fehlt:
   *[other] { $count } Dinge fehlen:
  }
ready-rule-page = Regelseite
ready-tests = Tests
ready-counts = Zählungen
ready-ledger = Regelverzeichnis
ready-referee = zweiter Prüfer
ready-playthrough = Durchlauf
ready-lesson = Lektion
ready-board = Spielbrett
ready-picture = Bild
ready-golden = Musterpartien
ready-translations = Übersetzungen
ready-numbers = Zahlen
ready-kernel = Rechenkern
ready-contents = Inhalt
advice-rule-page = die Regeln in eigenen Worten
advice-tests = Züge, die einen Versuch wert sind
advice-counts = gezählte Zugfolgen
advice-ledger = jeder Satz der Anleitung, und wo er umgesetzt ist
advice-referee = die Anleitung noch einmal gelesen, ohne gemeinsamen Code
advice-lesson = eine erste Partie, Schritt für Schritt
advice-board = bis dahin zeigt der Browser ein gezeichnetes Brett
advice-golden = Partien, die man behalten will, jede mit ihrem Grund
advice-research = was die Zahlen und Schichten bedeuten
advice-run = starte `{ $command }`
lacks-file = { $file }: { $advice }
lacks-ruling = kein Test ist mit `{ $mark }` markiert
lacks-messages = { $folder }: { $count ->
    [one] { $count } Meldung
   *[other] { $count } Meldungen
  } ({ $keys } …)
lacks-kernel = noch keiner ({ $page }): gesucht wird auf den einfachen Regeln
lacks-contents = was in der Schachtel ist (`contents`), zum Ausdrucken
why-not-golden = Behalten werden kann nur eine ganze Partie { $game }.
why-no-game-name = „{ $name }“ ist kein gültiger Name: Nimm 3 bis 20 Buchstaben (a–z) und Ziffern.
why-name-taken = Der Name „{ $name }“ ist schon vergeben.
why-no-list = { $file } hat keine Liste, in die ein neues Spiel passt.
