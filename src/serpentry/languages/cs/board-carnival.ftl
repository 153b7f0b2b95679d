## Cobra Carnival na stole

board-carnival-colour =
    { $colour ->
         [yellow] Žlutý
         [black] Černý
         [purple] Fialový
        *[green] Zelený
    }
board-carnival-piece =
    { $kind ->
         [straight] rovinka { $points }
         [corner] roh
         [diamond] diamant
         [knot] uzel
         [sore] bolístka
         [head] hlava
         [gift] dárek
         [trouble] potíž
         [log-straight] rovné poleno
         [log-corner] rohové poleno
         [log-crossing] křížové poleno
        *[hat] klobouk { $points }
    }{ $colour ->
         [none] { "" }
         [yellow] { " (žlutý)" }
         [black] { " (černý)" }
         [purple] { " (fialový)" }
        *[green] { " (zelený)" }
    }
board-carnival-tile =
    { $kind ->
         [straight] rovinka { $points }
         [corner] roh
         [diamond] diamant
         [knot] uzel
         [sore] bolístka
         [head] hlava
         [gift] dárek
         [trouble] potíž
         [log-straight] rovné poleno
         [log-corner] rohové poleno
         [log-crossing] křížové poleno
        *[hat] klobouk { $points }
    }{ $colour ->
         [none] { "" }
         [yellow] { " (žlutý)" }
         [black] { " (černý)" }
         [purple] { " (fialový)" }
        *[green] { " (zelený)" }
    }{ $one ->
         [none] { "" }
         [n] { ", sever" }
         [e] { ", východ" }
         [s] { ", jih" }
        *[w] { ", západ" }
    }{ $two ->
         [none] { "" }
         [n] { " a sever" }
         [e] { " a východ" }
         [s] { " a jih" }
        *[w] { " a západ" }
    }{ $hat ->
         [none] { "" }
        *[other] { ", " }s kloboukem { $hat }
    }
board-carnival-hidden = skrytý dílek
board-carnival-house = domek
board-carnival-empty = prázdné
board-carnival-reached =
    prázdné; vede sem { $one ->
         [yellow] žlutý
         [black] černý
         [purple] fialový
        *[green] zelený
    }{ $two ->
         [none] { "" }
         [yellow] { " a žlutý" }
         [black] { " a černý" }
         [purple] { " a fialový" }
        *[green] { " a zelený" }
    }
board-carnival-pass = Pasovat
board-carnival-phase =
    { $phase ->
         [house] Pokládá se domek.
         [deal] Rozdávají se dílky.
         [lay] Pokládá se dílek.
         [draw] Bere se dílek.
         [heads] Závěrečné kolo: pokládají se hlavy.
         [hats] Závěrečné kolo: nasazují se klobouky.
        *[over] Hra skončila.
    }
board-carnival-tokens =
    { $count ->
         [one] { $count } diamant
         [few] { $count } diamanty
         [many] { $count } diamantu
        *[other] { $count } diamantů
    }
board-carnival-pile =
    { $count ->
         [one] { $count } dílek v hromádce
         [few] { $count } dílky v hromádce
         [many] { $count } dílku v hromádce
        *[other] { $count } dílků v hromádce
    }
board-carnival-pile-hidden =
    { $count ->
         [one] { $count } z nich je ve skryté ruce.
         [few] { $count } z nich jsou ve skrytých rukou.
         [many] { $count } z nich je ve skrytých rukou.
        *[other] { $count } z nich je ve skrytých rukou.
    }
board-carnival-discards =
    { $count ->
         [one] { $count } dílek odložen
         [few] { $count } dílky odloženy
         [many] { $count } dílku odloženo
        *[other] { $count } dílků odloženo
    }
