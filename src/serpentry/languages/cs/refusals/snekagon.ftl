## Co pravidla zakazují a proč

why-snekagon-pie-off = Výměna barev (pravidlo koláče) je v této partii vypnutá.
why-snekagon-pie-too-late = Vyměnit si barvy smí jen druhý hráč, a jen jako první tah.
why-snekagon-off-board = Část dílku by ležela mimo desku.
why-snekagon-covered = Pole { $cell } už je zakryté.
why-snekagon-new-snake-touches = Nový had se nesmí dotýkat žádného dílku, ale { $cell } by se dotklo { $other }.
why-snekagon-branches-at = Pole { $new } by bylo třetím sousedem pole { $cell }: had se nikdy nevětví.
why-snekagon-branches = Pole { $cell } by mělo sousedů vaší barvy: { $count }, a had se nikdy nevětví.
why-snekagon-sharp = Pole { $first }, { $second } a { $third } by se všechna dotýkala: příliš ostrá zatáčka.
why-snekagon-touches-itself = Had by se dotýkal sám sebe: { $cell } by leželo těsně u { $other }.
why-snekagon-snakes-touch = Vaši hadi se nesmějí dotýkat, ale { $cell } by leželo těsně u { $other }.
