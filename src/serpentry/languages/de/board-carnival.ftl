## Cobra Carnival auf dem Tisch

board-carnival-colour =
    { $colour ->
         [yellow] Gelb
         [black] Schwarz
         [purple] Violett
        *[green] Grün
    }
board-carnival-piece =
    { $kind ->
         [straight] Gerade { $points }
         [corner] Ecke
         [diamond] Diamant
         [knot] Knoten
         [sore] Wunde
         [head] Kopf
         [gift] Geschenk
         [trouble] Ärger
         [log-straight] gerader Stamm
         [log-corner] Eckstamm
         [log-crossing] Kreuzstamm
        *[hat] Hut { $points }
    }{ $colour ->
         [none] { "" }
         [yellow] { " (Gelb)" }
         [black] { " (Schwarz)" }
         [purple] { " (Violett)" }
        *[green] { " (Grün)" }
    }
board-carnival-tile =
    { $kind ->
         [straight] Gerade { $points }
         [corner] Ecke
         [diamond] Diamant
         [knot] Knoten
         [sore] Wunde
         [head] Kopf
         [gift] Geschenk
         [trouble] Ärger
         [log-straight] gerader Stamm
         [log-corner] Eckstamm
         [log-crossing] Kreuzstamm
        *[hat] Hut { $points }
    }{ $colour ->
         [none] { "" }
         [yellow] { " (Gelb)" }
         [black] { " (Schwarz)" }
         [purple] { " (Violett)" }
        *[green] { " (Grün)" }
    }{ $one ->
         [none] { "" }
         [n] { ", Norden" }
         [e] { ", Osten" }
         [s] { ", Süden" }
        *[w] { ", Westen" }
    }{ $two ->
         [none] { "" }
         [n] { " und Norden" }
         [e] { " und Osten" }
         [s] { " und Süden" }
        *[w] { " und Westen" }
    }{ $hat ->
         [none] { "" }
        *[other] { ", " }mit dem Hut { $hat }
    }
board-carnival-hidden = ein verdecktes Plättchen
board-carnival-house = das Haus
board-carnival-empty = leer
board-carnival-reached =
    leer; hierher führt { $one ->
         [yellow] Gelb
         [black] Schwarz
         [purple] Violett
        *[green] Grün
    }{ $two ->
         [none] { "" }
         [yellow] { " und Gelb" }
         [black] { " und Schwarz" }
         [purple] { " und Violett" }
        *[green] { " und Grün" }
    }
board-carnival-pass = Passen
board-carnival-phase =
    { $phase ->
         [house] Das Haus wird gelegt.
         [deal] Die Plättchen werden verteilt.
         [lay] Ein Plättchen wird gelegt.
         [draw] Ein Plättchen wird gezogen.
         [heads] Schlussrunde: Köpfe werden gelegt.
         [hats] Schlussrunde: Hüte werden gelegt.
        *[over] Das Spiel ist zu Ende.
    }
board-carnival-tokens =
    { $count ->
         [one] 1 Diamant
        *[other] { $count } Diamanten
    }
board-carnival-pile =
    { $count ->
         [one] 1 Plättchen im Stapel
        *[other] { $count } Plättchen im Stapel
    }
board-carnival-pile-hidden =
    { $count ->
         [one] 1 davon ist auf einer verdeckten Hand.
        *[other] { $count } davon sind auf verdeckten Händen.
    }
board-carnival-discards =
    { $count ->
         [one] 1 Plättchen abgelegt
        *[other] { $count } Plättchen abgelegt
    }
