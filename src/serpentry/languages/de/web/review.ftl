## Durchsicht einer Partie

web-review = Rückblick
web-review-start = Partie analysieren
web-review-deeper = Genauer analysieren
web-review-going = { $count ->
    [0] Der erste Zug wird analysiert …
   *[other] { $done } von { $count } Zügen analysiert
  }
web-review-grade = { $grade ->
    [best] Am besten
    [good] Gut
    [slip] Ungenau
    [mistake] Fehler
    [blunder] Grober Fehler
   *[other] Noch nicht genug gesucht
  }
web-review-lost = { $choices ->
    [one] { $choices } Zug hat { $amount } (± { $reach }) verschenkt.
   *[other] { $choices } Züge haben { $amount } (± { $reach }) verschenkt.
  }
web-review-choices = Mittlere Änderung der Gewinnchance je Zug: eigene Züge { $own }, die der anderen { $others }.
web-review-luck = Glück { $luck }.
web-review-moments = Entscheidende Momente
web-review-none = Kein Zug ragte heraus.
web-review-on = Ab diesem Zug weiterspielen
web-review-learn = { $count ->
    [one] Aus deinem Fehler lernen
   *[other] Aus deinen { $count } Fehlern lernen
  }
web-edit-position = Diese Stellung ändern
web-deck = Deine Fehler
web-deck-due = Heute { $due } von { $count } noch einmal
web-deck-empty = Was in deinen Partien schiefgeht, kannst du hier sammeln: Sieh eine beendete Partie durch.
web-deck-start = Noch einmal versuchen
web-exercise-ask = Du spielst { $who }. Finde einen besseren Zug.
web-exercise-made = Gespielt hast du: { $move }
web-exercise-right = Richtig, das ist besser.
web-exercise-looking = Wird geprüft: Ist das genauso gut? …
web-exercise-wrong = Es gibt etwas Besseres.
web-exercise-show = Besseren Zug zeigen
web-exercise-next = Nächste Stellung

## Studien

web-study-main = Hauptlinie
web-study-variation = Variante { $number }
web-study-lines = Zugfolgen
