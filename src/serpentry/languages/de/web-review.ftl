## Durchsicht einer Partie

web-review = Durchsicht
web-review-start = Diese Partie durchsehen
web-review-deeper = Genauer hinsehen
web-review-going = { $count ->
    [0] Die erste Entscheidung wird abgewogen …
   *[other] { $done } von { $count } Entscheidungen abgewogen
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
    [one] { $choices } Entscheidung hat { $amount } (± { $reach }) verschenkt.
   *[other] { $choices } Entscheidungen haben { $amount } (± { $reach }) verschenkt.
  }
web-review-choices = Gewinnchance, im Mittel mit jeder Entscheidung: eigene Entscheidungen { $own }, die der anderen { $others }.
web-review-luck = Glück { $luck }.
web-review-moments = Worauf es ankam
web-review-none = Keine Entscheidung ragte heraus.
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
web-exercise-looking = Es wird nachgesehen, ob das genauso gut ist …
web-exercise-wrong = Es gibt etwas Besseres.
web-exercise-show = Besseren Zug zeigen
web-exercise-next = Nächste Stellung
