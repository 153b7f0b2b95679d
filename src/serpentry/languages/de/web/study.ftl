## Studien schreiben und lesen

web-study-tools = Werkzeuge für das Brett
web-study-tool-play = Züge spielen
web-study-tool-ring = Ring
web-study-tool-arrow = Pfeil: von einem Feld zum anderen
web-study-tool-wipe = Markierungen hier löschen
web-study-colours = Farbe der Markierungen
web-study-colour = { $colour ->
    [green] Grün, gestrichelt
    [red] Rot, gepunktet
   *[blue] Blau, durchgezogen
  }
web-study-mark = { $kind ->
    [ring] { $colour ->
        [green] Grüner Ring
        [red] Roter Ring
       *[blue] Ring
      } auf { $from }.
   *[arrow] { $colour ->
        [green] Grüner Pfeil
        [red] Roter Pfeil
       *[blue] Pfeil
      } von { $from } nach { $to }.
  }
web-study-cut = Diesen Zug und alle danach entfernen
web-study-redo = Wiederholen
web-study-saved-at = Gespeichert { $time }
web-study-saving = Wird gespeichert …
web-study-unsent = In diesem Browser aufgehoben, noch nicht gesendet
web-study-after = Nach Zug { $number }.
web-study-start = Am Anfang.
web-study-instead = Statt { $number }: { $move }
web-study-note = Notiz an dieser Stelle
web-study-note-here = Schreib hier, oder spiel einfach auf dem Brett
web-study-words = Diesen Text schreiben
web-study-new-words = Neuer Text
web-study-add-words = Text hinzufügen
web-study-add-board = Brett hinzufügen
web-study-no-board = Hier ist noch kein Brett.
web-study-read = Lesen
web-study-as-text = Als Text bearbeiten
web-study-versions = Frühere Fassungen
web-study-versions-none = Es gibt noch keine.
web-study-back = Dahin zurück
web-study-chapters = Kapitel
web-study-chapter-new = Neues Kapitel
web-study-chapter-first = Anfang
web-study-chapter-title = Titel
web-study-chapter-move = Zieh es woandershin, oder drück Alt mit einer Pfeiltaste
web-study-chapter-remove = Dieses Kapitel löschen
web-study-dealt = ausgeteilt: { $count }
web-study-seats = Spieler
web-study-import = Oder füg den Link eines Spiels, einer Aufgabe oder einer Stellung ein, oder eine Aufzeichnung
web-study-import-file = Oder öffne eine Aufzeichnung
web-study-import-do = Übernehmen
web-study-import-none = Das nennt kein Spiel, keine Aufgabe und keine Stellung.
web-study-clash = Diese Studie wurde um { $time } anderswo geändert. Dein Text ist hier aufgehoben.
web-study-clash-theirs = Die andere nehmen
web-study-clash-mine = Meine behalten
web-study-clash-both = Meine als neue Studie behalten
web-study-quiz = Züge erraten
web-study-quiz-ask = Was wurde hier gespielt?
web-study-quiz-right = Ja, das wurde gespielt.
web-study-quiz-wrong = Es wurde etwas anderes gespielt. Versuch es noch einmal.
web-study-quiz-show = Zeig es
web-study-quiz-done = Das war die ganze Zugfolge.
web-study-grade = Züge bewerten
web-study-link = Link zu dieser Stelle kopieren
web-study-linked = Link kopiert.
web-study-title = Titel der Studie
web-study-shown = Wer sie lesen darf
web-study-private = Nur ich
web-study-by-link = Alle mit dem Link
web-study-listed = Alle: sie steht in der öffentlichen Liste
web-study-copy = Eigene Kopie anlegen
web-study-save-text = Text herunterladen
web-study-by = von { $name }
web-studies-mine = Meine
web-studies-public = Öffentlich
web-studies-find = Wörter in Titel oder Bildunterschriften
web-studies-none = Keine Studie gefunden.
