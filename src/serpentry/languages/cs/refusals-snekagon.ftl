## Co pravidla zakazují a proč

why-nobody-takes-over-in-this-game-the-option-pie-is-off = V této hře nikdo nepřebírá: volba pie je vypnutá.
why-only-the-second-player-may-take-over-as-the-very-first-answer = Převzít smí jen druhý hráč, jako úplně první odpověď.
why-part-of-the-tile-would-lie-off-the-board = Část dílku by ležela mimo desku.
why-cell-is-already-covered = Pole { $cell } už je zakryté.
why-a-new-snake-touches-no-tile-at-all-but-cell-would-touch-other = Nový had se nedotýká žádného dílku, ale { $cell } by se dotklo { $other }.
why-new-would-be-the-third-neighbour-of-cell-a-snake-never-branches = { $new } by bylo třetím sousedem pole { $cell }: had se nikdy nevětví.
why-cell-would-have-count-neighbours-of-your-colour-a-snake-never-branches = { $cell } by mělo sousedů vaší barvy: { $count }, a had se nikdy nevětví.
why-first-second-and-third-would-all-touch-too-sharp-a-turn = { $first }, { $second } a { $third } by se všechna dotýkala: příliš ostrá zatáčka.
