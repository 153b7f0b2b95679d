## Sssnake na stole

board-sssnake-seat =
    { $seat ->
         [green] Zelená
         [red] Červená
         [blue] Modrá
        *[amber] Jantarová
    }
board-sssnake-piece =
    { $card ->
         [straight] rovinka
         [curve] zatáčka
         [crossed] křižovatka
        *[double] dvojitá zatáčka
    }
board-sssnake-give =
    Darovat: { $card ->
         [straight] rovinka
         [curve] zatáčka
         [crossed] křižovatka
        *[double] dvojitá zatáčka
    }
board-sssnake-start = startovní karta
board-sssnake-card =
    { $card ->
         [straight] rovinka
         [curve] zatáčka
         [crossed] křižovatka
        *[double] dvojitá zatáčka
    }, { $one ->
         [n] sever
         [e] východ
         [s] jih
        *[w] západ
    } a { $two ->
         [n] sever
         [e] východ
         [s] jih
        *[w] západ
    }
board-sssnake-empty = prázdné
board-sssnake-head = prázdné; míří sem hlava
board-sssnake-tail = prázdné; míří sem ocas
board-sssnake-both = prázdné; míří sem hlava i ocas
board-sssnake-missing =
    { $count ->
         [0] uzavřen
         [one] chybí { $count } karta
         [few] chybí { $count } karty
         [many] chybí { $count } karty
        *[other] chybí { $count } karet
    }
board-sssnake-total = { $total } z předchozích kol
board-sssnake-round = Kolo { $round } z { $rounds }
board-sssnake-deck =
    { $count ->
         [one] { $count } karta v balíčku
         [few] { $count } karty v balíčku
         [many] { $count } karty v balíčku
        *[other] { $count } karet v balíčku
    }
board-sssnake-moment =
    { $moment ->
         [ROLL] { $roller } hází kostkou.
         [DRAW] { $roller } bere karty.
         [ONE] { $roller } přikládá kartu k hadovi souseda ({ $neighbour }).
         [ONE_BACK] Tam není místo: { $roller } přikládá kartu ke svému hadovi.
         [KEEP] { $roller } přikládá kartu ke svému hadovi; poslední je dárek.
         [GIVE] { $roller } vybírá dárek.
         [GIFT] { $neighbour } přikládá dárek.
         [RETURNED] Dárek se vrátil: { $roller } ho přikládá.
        *[OVER] Hra skončila.
    }
