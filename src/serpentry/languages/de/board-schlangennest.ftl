## Schlangennest auf dem Tisch

board-schlangennest-colour =
    { $colour ->
         [green] Grün
         [red] Rot
         [blue] Blau
         [yellow] Gelb
         [path] Pfad
        *[frame] Rahmen
    }
board-schlangennest-kind =
    { $card ->
         [straight] Gerade
         [curve] Kurve
         [head] Kopf
        *[tail] Schwanz
    }
board-schlangennest-piece =
    { $card ->
         [straight] Gerade
         [curve] Kurve
         [head] Kopf
        *[tail] Schwanz
    } von { $colour ->
         [green] Grün
         [red] Rot
         [blue] Blau
         [yellow] Gelb
         [path] der Pfad
        *[frame] der Rahmen
    }
board-schlangennest-turn = Eine Kurve deines Rings drehen
board-schlangennest-replace = Deinen Schwanz an die Stelle einer Geraden legen
board-schlangennest-card =
    { $colour ->
         [green] Grün
         [red] Rot
         [blue] Blau
         [yellow] Gelb
         [path] Pfad
        *[frame] Rahmen
    }: { $card ->
         [straight] Gerade
         [curve] Kurve
         [head] Kopf
        *[tail] Schwanz
    } nach { $one ->
         [n] Norden
         [e] Osten
         [s] Süden
        *[w] Westen
    }{ $two ->
         [none] { "" }
         [n] { " und Norden" }
         [e] { " und Osten" }
         [s] { " und Süden" }
        *[w] { " und Westen" }
    }. Grau: { $gray ->
         [nobody] frei
         [green] Grün
         [red] Rot
         [blue] Blau
         [yellow] Gelb
         [path] der Pfad
        *[frame] der Rahmen
    }
board-schlangennest-empty = leer
board-schlangennest-reached =
    leer; hierher führt { $one ->
         [green] Grün
         [red] Rot
         [blue] Blau
         [yellow] Gelb
         [path] der Pfad
        *[frame] der Rahmen
    }{ $two ->
         [none] { "" }
         [green] { " und Grün" }
         [red] { " und Rot" }
         [blue] { " und Blau" }
         [yellow] { " und Gelb" }
         [path] { " und der Pfad" }
        *[frame] { " und der Rahmen" }
    }
board-schlangennest-size = Ein Nest von { $wide } × { $high }
board-schlangennest-no-border = Ein Nest ohne Rand
board-schlangennest-held = ×{ $count }
