## Sssnake auf dem Tisch

board-sssnake-seat =
    { $seat ->
         [green] Grün
         [red] Rot
         [blue] Blau
        *[amber] Bernstein
    }
board-sssnake-piece =
    { $card ->
         [straight] Gerade
         [curve] Kurve
         [crossed] Kreuzung
        *[double] Doppelkurve
    }
board-sssnake-give =
    Verschenken: { $card ->
         [straight] Gerade
         [curve] Kurve
         [crossed] Kreuzung
        *[double] Doppelkurve
    }
board-sssnake-start = Startkarte
board-sssnake-card =
    { $card ->
         [straight] Gerade
         [curve] Kurve
         [crossed] Kreuzung
        *[double] Doppelkurve
    }, { $one ->
         [n] Norden
         [e] Osten
         [s] Süden
        *[w] Westen
    } und { $two ->
         [n] Norden
         [e] Osten
         [s] Süden
        *[w] Westen
    }
board-sssnake-empty = leer
board-sssnake-head = leer; der Kopf zeigt hierher
board-sssnake-tail = leer; der Schwanz zeigt hierher
board-sssnake-both = leer; Kopf und Schwanz zeigen hierher
board-sssnake-missing =
    { $count ->
         [0] geschlossen
         [one] 1 Karte fehlt
        *[other] { $count } Karten fehlen
    }
board-sssnake-total = { $total } aus früheren Runden
board-sssnake-round = Runde { $round } von { $rounds }
board-sssnake-deck =
    { $count ->
         [one] 1 Karte im Stapel
        *[other] { $count } Karten im Stapel
    }
board-sssnake-moment =
    { $moment ->
         [ROLL] { $roller } würfelt.
         [DRAW] { $roller } zieht Karten.
         [ONE] { $roller } legt die Karte an die Schlange von { $neighbour }.
         [ONE_BACK] Dort ist kein Platz: { $roller } legt die Karte an die eigene Schlange.
         [KEEP] { $roller } legt eine Karte an die eigene Schlange; die letzte ist das Geschenk.
         [GIVE] { $roller } wählt das Geschenk.
         [GIFT] { $neighbour } legt das Geschenk.
         [RETURNED] Das Geschenk kam zurück: { $roller } legt es.
        *[OVER] Das Spiel ist zu Ende.
    }
