## Co pravidla zakazují a proč

why-in-this-game-a-tile-is-drilled-at-one-end-only-the-option-double-drill-is-off = V této hře se dílek vrtá jen na jednom konci: volba double_drill je vypnutá.
why-cell-is-a-middle-hex-of-the-tile-only-its-ends-are-drilled = { $cell } je prostřední šestiúhelník dílku: vrtají se jen jeho konce.
why-the-tile-has-no-end-at-cell-a-drill-goes-straight-to-the-same-field = Dílek nemá u { $cell } konec: vrt vede přímo na totéž pole.
why-floor-to-is-not-next-to-floor-floor-from-there-a-drill-goes-to-floor-beside = Patro { $to } nesousedí s patrem { $floor }: odtud se vrtá do patra { $beside }.
why-the-hex-at-cell-on-floor-floor-is-already-linked-twice = Šestiúhelník { $cell } v patře { $floor } už je spojen dvakrát.
why-no-hex-of-yours-lies-at-cell-on-floor-floor-to-be-drilled-from = Na { $cell } v patře { $floor } neleží žádný váš šestiúhelník, od kterého by se vrtalo.
why-in-this-game-a-drilled-tile-joins-nothing-on-its-floor-but-cell-would-touch-other-on-floor-floor = V této hře vrtaný dílek ve svém patře na nic nenavazuje, ale { $cell } by se dotklo { $other } v patře { $floor }.
why-your-hexes-at-cell-on-floors-floor-and-to-would-lie-together-without-a-drill = Vaše šestiúhelníky { $cell } v patrech { $floor } a { $to } by ležely u sebe bez vrtu.
why-at-cell-between-floors-floor-and-to-the-snake-would-turn-by-more-than-60 = U { $cell } mezi patry { $floor } a { $to } by had zatočil o více než 60°.
why-there-are-open-open-and-closed-closed-pieces-of-clay-but-this-move-would-make-it-open-needed-and-closed-needed = Otevřených kousků hlíny je { $open } a uzavřených { $closed }, ale tento tah by jich potřeboval { $open_needed } a { $closed_needed }.
why-the-eye-eye-does-not-lie-on-a-floor-of-side-side = Oko { $eye } neleží v patře o straně { $side }.
why-the-eyes-leave-no-cell-to-lay-a-tile-on = Oči nenechávají žádné pole, kam by šlo položit dílek.
why-there-are-seats-seats-but-count-species-were-given = Míst je { $seats }, ale druhů bylo uvedeno { $count }.
why-there-is-no-floor-floor-the-floors-are-1-to-count = Patro { $floor } neexistuje: patra jsou 1 až { $count }.
why-part-of-the-tile-would-lie-off-the-floor = Část dílku by ležela mimo patro.
why-cell-is-an-eye-nothing-is-laid-there = { $cell } je oko: tam se nic neklade.
why-cell-on-floor-floor-is-already-covered = Pole { $cell } v patře { $floor } už je zakryté.
why-a-new-snake-touches-no-tile-at-all-but-cell-on-floor-floor-would-touch-other = Nový had se nedotýká žádného dílku, ale { $cell } v patře { $floor } by se dotklo { $other }.
why-cell-on-floor-floor-would-be-linked-with-count-hexes-a-snake-never-branches = { $cell } v patře { $floor } by bylo spojeno s { $count } šestiúhelníky: had se nikdy nevětví.
why-the-hex-at-cell-on-floor-floor-is-already-linked-twice-a-snake-never-branches = Šestiúhelník { $cell } v patře { $floor } už je spojen dvakrát: had se nikdy nevětví.
why-the-end-at-cell-on-floor-floor-would-be-joined-by-both-ends-of-the-tile-a-snake-never-branches = Na konec u { $cell } v patře { $floor } by navázaly oba konce dílku: had se nikdy nevětví.
why-first-second-and-third-on-floor-floor-would-all-touch-too-sharp-a-turn = { $first }, { $second } a { $third } v patře { $floor } by se všechna dotýkala: příliš ostrá zatáčka.
