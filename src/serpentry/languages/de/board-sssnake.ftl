## Sssnake auf dem Tisch

board-sssnake-seat =
    { $seat ->
         [green] { word-green.name }
         [red] { word-red.name }
         [blue] { word-blue.name }
        *[amber] { word-amber.name }
    }
board-sssnake-piece =
    { $card ->
         [straight] { word-straight }
         [curve] { word-curve }
         [crossed] { word-crossed }
        *[double] { word-double }
    }
board-sssnake-give = Verschenken: { board-sssnake-piece }
board-sssnake-start = Startkarte
board-sssnake-card = { board-sssnake-piece }, { side-one } und { side-two }
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
         [ONE_BACK] Dort passt sie nicht: { $roller } legt die Karte an die eigene Schlange.
         [KEEP] { $roller } legt eine Karte an die eigene Schlange; die letzte ist das Geschenk.
         [GIVE] { $roller } wählt das Geschenk.
         [GIFT] { $neighbour } legt das Geschenk.
         [RETURNED] Das Geschenk kam zurück: { $roller } legt es.
        *[OVER] Das Spiel ist zu Ende.
    }
