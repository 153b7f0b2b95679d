## Co pravidla zakazují a proč

why-snekagon-pie-off = V této hře nikdo nepřebírá: volba pie je vypnutá.
why-snekagon-pie-too-late = Převzít smí jen druhý hráč, jako úplně první odpověď.
why-snekagon-off-board = Část dílku by ležela mimo desku.
why-snekagon-covered = Pole { $cell } už je zakryté.
why-snekagon-new-snake-touches = Nový had se nedotýká žádného dílku, ale { $cell } by se dotklo { $other }.
why-snekagon-branches-at = { $new } by bylo třetím sousedem pole { $cell }: had se nikdy nevětví.
why-snekagon-branches = { $cell } by mělo sousedů vaší barvy: { $count }, a had se nikdy nevětví.
why-snekagon-sharp = { $first }, { $second } a { $third } by se všechna dotýkala: příliš ostrá zatáčka.
