## Durchsicht einer Partie

web-review = Rückblick
web-review-start = Partie auswerten
web-review-deeper = Genauer auswerten
web-review-going = { $count ->
    [0] Der erste Zug wird ausgewertet …
   *[other] { $done } von { $count } Zügen ausgewertet
}
web-review-grade = { $grade ->
    [best] Am besten
    [good] Gut
    [slip] Ungenau
    [mistake] Fehler
    [blunder] Grober Fehler
   *[other] Noch nicht genug gesucht
  }
web-review-accuracy = Genauigkeit { $percent } %
web-review-ungraded = Zu wenige Züge sind bewertet, um sie zusammenzufassen.
web-review-count = { $grade ->
    [best] { $count ->
        [one] { $count } bester
       *[other] { $count } beste
      }
    [good] { $count ->
        [one] { $count } guter
       *[other] { $count } gute
      }
    [slip] { $count ->
        [one] { $count } ungenauer
       *[other] { $count } ungenaue
      }
    [mistake] { $count ->
        [one] { $count } Fehler
       *[other] { $count } Fehler
      }
   *[blunder] { $count ->
        [one] { $count } grober Fehler
       *[other] { $count } grobe Fehler
      }
  }
web-review-better = Besser: { $move }
web-review-chance = Chance für { $name }
web-worth = { $outcome ->
    [win] gewonnen
    [loss] verloren
   *[draw] unentschieden
  }
web-review-moments = Entscheidende Momente
web-review-none = Kein Zug ragte heraus.
web-review-learn = { $count ->
    [one] Aus deinem Fehler lernen
   *[other] Aus deinen { $count } Fehlern lernen
  }
web-edit-position = Diese Stellung ändern
web-deck = Deine Fehler
web-deck-due = Heute { $due } von { $count } noch einmal
web-deck-empty = Fehler aus deinen Partien kannst du hier sammeln: Werte eine beendete Partie aus.
web-deck-start = Noch einmal versuchen
web-exercise-ask = Du spielst { $who }. Finde einen besseren Zug.
web-exercise-made = Gespielt hast du: { $move }
web-exercise-right = Richtig, das ist besser.
web-exercise-looking = Prüfe, ob das genauso gut ist …
web-exercise-wrong = Es gibt etwas Besseres.
web-exercise-show = Besseren Zug zeigen
web-exercise-next = Nächste Stellung

## Studien

web-study = Studie
web-studies-line = Stellungen und Partien mit eigenem Text, Markierungen und Varianten zeigen und per Link teilen.
web-studies-here = Sie werden in diesem Browser aufbewahrt.
web-study-new = Neue Studie
web-study-begin = Schreib hier, was du zeigen möchtest.
web-study-add = Zu einer Studie hinzufügen
web-study-edit = Bearbeiten
web-study-page = Seite herunterladen
web-study-remove = Diese Studie löschen
web-study-remove-sure = Diese Studie endgültig löschen?
web-study-text = Text (Markdown)
web-study-line = Zeile { $line }:
web-study-gone = Diese Studie gibt es in diesem Browser nicht.
web-study-unkept = Dieser Browser hat keinen Platz mehr für Studien.
web-study-main = Hauptlinie
web-study-variation = Variante { $number }
web-study-lines = Zugfolgen

## Eröffnungen

web-openings = Eröffnungen
web-openings-first = Erste Züge
web-openings-answers = Antworten auf { $move }
web-openings-all = Alle ersten Züge
web-openings-games = { $games ->
    [one] Die Prozentzahl ist die Gewinnchance der Seite, die beginnt. Darunter: wie oft Computerspieler den Zug in { $games } Partie wählten.
   *[other] Die Prozentzahl ist die Gewinnchance der Seite, die beginnt. Darunter: wie oft Computerspieler den Zug in { $games } Partien wählten.
  }
web-openings-answers-line = { $games ->
    [one] Die Prozentzahl ist die Gewinnchance der Seite, die antwortet. Darunter: wie oft Computerspieler den Zug in { $games } Partie wählten.
   *[other] Die Prozentzahl ist die Gewinnchance der Seite, die antwortet. Darunter: wie oft Computerspieler den Zug in { $games } Partien wählten.
  }
web-openings-chosen = Stufe { $number }: { $percent } %
web-openings-times = Stufe { $number }: { $count }×
web-openings-proved = { $result ->
    [win] bewiesener Gewinn
    [draw] bewiesenes Unentschieden
   *[loss] bewiesener Verlust
  }
web-openings-board = Das Brett mit den ersten Zügen: auf jedem Feld die Gewinnchance, wenn man dort beginnt, in Prozent
web-openings-board-after = Das Brett nach { $move }
web-openings-editor = Im Editor öffnen
web-openings-about = Wie sich diese Zahlen ergeben
web-openings-how = Die Gewinnchancen sind die von Tipps und Rückblicken, mit Beweisen, wo es welche gibt. Wie oft ein Zug gewählt wurde, stammt aus Partien von Computerspielern gegen sich selbst: In der Hälfte wählten sie den ersten Zug (sie zählen hier), in der anderen kamen alle ersten Züge der Reihe nach dran. Züge, die gedreht oder gespiegelt gleich sind, zählen als einer.
web-openings-none = Für dieses Spiel gibt es kein Eröffnungsbuch: Es beginnt mit Zufall, kaum zwei Partien fangen gleich an.
