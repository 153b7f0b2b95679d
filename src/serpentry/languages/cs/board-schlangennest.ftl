## Schlangennest na stole

board-schlangennest-colour =
    { $colour ->
         [green] Zelená
         [red] Červená
         [blue] Modrá
         [yellow] Žlutá
         [path] Cesta
        *[frame] Rám
    }
board-schlangennest-kind =
    { $card ->
         [straight] rovinka
         [curve] zatáčka
         [head] hlava
        *[tail] ocas
    }
board-schlangennest-piece =
    { $card ->
         [straight] rovinka
         [curve] zatáčka
         [head] hlava
        *[tail] ocas
    } ({ $colour ->
         [green] zelená
         [red] červená
         [blue] modrá
         [yellow] žlutá
         [path] cesta
        *[frame] rám
    })
board-schlangennest-turn = Otočit zatáčku svého kruhu
board-schlangennest-replace = Položit ocas na místo rovinky
board-schlangennest-card =
    { $colour ->
         [green] Zelená
         [red] Červená
         [blue] Modrá
         [yellow] Žlutá
         [path] Cesta
        *[frame] Rám
    }: { $card ->
         [straight] rovinka
         [curve] zatáčka
         [head] hlava
        *[tail] ocas
    } na { $one ->
         [n] sever
         [e] východ
         [s] jih
        *[w] západ
    }{ $two ->
         [none] { "" }
         [n] { " a sever" }
         [e] { " a východ" }
         [s] { " a jih" }
        *[w] { " a západ" }
    }. Šedá: { $gray ->
         [nobody] volná
         [green] zelená
         [red] červená
         [blue] modrá
         [yellow] žlutá
         [path] cesta
        *[frame] rám
    }
board-schlangennest-empty = prázdné
board-schlangennest-reached =
    prázdné; vede sem { $one ->
         [green] zelená
         [red] červená
         [blue] modrá
         [yellow] žlutá
         [path] cesta
        *[frame] rám
    }{ $two ->
         [none] { "" }
         [green] { " a zelená" }
         [red] { " a červená" }
         [blue] { " a modrá" }
         [yellow] { " a žlutá" }
         [path] { " a cesta" }
        *[frame] { " a rám" }
    }
board-schlangennest-size = Hnízdo { $wide } × { $high }
board-schlangennest-no-border = Hnízdo bez okraje
board-schlangennest-held = ×{ $count }
