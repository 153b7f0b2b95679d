## Co pravidla zakazují a proč

why-snekagon5g-one-drill = V této partii se dílek vrtá jen na jednom konci.
why-snekagon5g-middle-drill = { $cell } je prostřední šestiúhelník dílku: vrtají se jen jeho konce.
why-snekagon5g-drill-elsewhere = Dílek nemá u { $cell } konec: vrt vede vždy na totéž pole sousedního patra.
why-snekagon5g-same-floor = Vrtání vede do jiného patra: z patra { $floor } do patra { $beside_or }.
why-snekagon5g-floors-apart = Z patra { $floor } lze vrtat jen do patra { $beside_or }, ne do patra { $to }.
why-snekagon5g-linked-twice = Šestiúhelník { $cell } v patře { $floor } už je spojen dvakrát.
why-snekagon5g-no-hex-there = Na poli { $cell } v patře { $floor } nemáte šestiúhelník, od kterého by se dalo vrtat.
why-snekagon5g-drilled-joins = V této partii vrtaný dílek ve svém patře na nic nenavazuje, ale { $cell } by se dotklo { $other } v patře { $floor }.
why-snekagon5g-together-undrilled = Vaše šestiúhelníky { $cell } v patrech { $floor } a { $to } by ležely u sebe bez vrtu.
why-snekagon5g-hard-turn = U { $cell } mezi patry { $floor } a { $to } by had zatočil o více než 60°.
why-snekagon5g-clay = Otevřených kousků hlíny je { $open } a uzavřených { $closed }, ale tento tah by jich potřeboval { $open_needed } a { $closed_needed }.
why-snekagon5g-eye-off-floor = Oko { $eye } neleží v patře o straně { $side }.
why-snekagon5g-eyes-everywhere = Oči nenechávají žádné pole, kam by šlo položit dílek.
why-snekagon5g-species-count = Míst je { $seats }, ale druhů bylo uvedeno { $count }.
why-snekagon5g-no-such-floor = Patro { $floor } neexistuje: patra jsou 1 až { $count }.
why-snekagon5g-off-floor = Část dílku by ležela mimo patro.
why-snekagon5g-eye = { $cell } je oko: tam se nic neklade.
why-snekagon5g-covered = Pole { $cell } v patře { $floor } už je zakryté.
why-snekagon5g-new-snake-touches = Nový had se nesmí dotýkat žádného dílku, ale { $cell } v patře { $floor } by se dotklo { $other }.
why-snekagon5g-branches = { $cell } v patře { $floor } by bylo spojeno { $count ->
        [one] s { $count } šestiúhelníkem
        [few] se { $count } šestiúhelníky
       *[other] s { $count } šestiúhelníky
    }: had se nikdy nevětví.
why-snekagon5g-branches-at = Šestiúhelník { $cell } v patře { $floor } už je spojen dvakrát: had se nikdy nevětví.
why-snekagon5g-sharp = Pole { $first }, { $second } a { $third } v patře { $floor } by se všechna dotýkala: příliš ostrá zatáčka.
why-snekagon5g-touches-itself = Had by se dotýkal sám sebe: v patře { $floor } by { $cell } leželo těsně u { $other }.
why-snekagon5g-snakes-touch = Vaši hadi se nesmějí dotýkat, ale v patře { $floor } by { $cell } leželo těsně u { $other }.
