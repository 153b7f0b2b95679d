## What a club refuses, and why

no-such-club = Pod tímto odkazem žádný klub není.
club-organisers-only = To mohou jen organizátoři.
club-no-such-member = Takový člen v klubu není.
club-no-such-tournament = Takový turnaj v klubu není.
club-no-such-game = Taková partie v turnaji není.
club-tournament-over = Tento turnaj už skončil.
club-joined-already = Už jste členem.
club-is-full = Místa je jen pro { $most }.
club-name-taken = V klubu už se někdo jmenuje { $name }.
club-hand-on-first = Kromě vás klub nikdo neorganizuje. Než odejdete, udělejte organizátorem někoho jiného.
club-seats = { $most ->
    [2] Tato hra je pro 2 hráče.
    [one] Tato hra je pro { $fewest } až { $most } hráče.
    [few] Tato hra je pro { $fewest } až { $most } hráče.
    [many] Tato hra je pro { $fewest } až { $most } hráče.
   *[other] Tato hra je pro { $fewest } až { $most } hráčů.
 }
club-entered-already = Tento hráč už v turnaji hraje.
club-not-entered = Tento hráč v turnaji nehraje.
club-too-late = Rozehraný vyřazovací turnaj už nikoho nepřijímá.
club-games-open = { $count ->
    [one] Jedna partie ještě nemá výsledek.
    [few] { $count } partie ještě nemají výsledek.
   *[other] { $count } partií ještě nemá výsledek.
}
club-nobody-to-pair = Pro další dvojici není nikdo volný.
club-places = Určete umístění každého hráče (celkem { $seats }): 1 pro vítěze; při rovnosti ho sdílejí.
club-too-early = Nepřítomnost platí až { $minutes } min po nalosování.
club-next-round-paired = Podle tohoto výsledku už je nalosováno další kolo.
club-has-result = Tato partie už má výsledek.
club-file-damaged = { $why } Co stojí před tím, lze použít.
club-file-empty = V tomto souboru není klub.
club-file-large = Tento soubor je příliš velký.
club-duplicate-luck = S tímto nastavením není ve hře náhoda: všechny stoly už mají totéž.
club-duplicate-kind = Duplikát potřebuje kola, která hrají všechny stoly najednou: švýcarský systém nebo každý s každým.
club-duplicate-screens = Duplikát se hraje na obrazovkách: se skutečnou hrou si každý hází sám.
club-duplicate-device = { $name } nemá zařízení. V duplikátním turnaji se všechny partie hrají na obrazovkách.

## Why a round is paired as it is

club-why-seeds = První kolo podle ratingu, při shodě losem: { $players } jsou nasazeni na místech { $seeds }.
club-why-lot = První kolo, losem: { $players }.
club-why-equal = { $players } mají stejně bodů: { $points }.
club-why-near = Nejbližší možné body v tomto kole. { $players }: { $points }.
club-why-close = { $players } hrají spolu podle bodů: { $points }.
club-why-free = Byli volní: { $players }; body: { $points }.
club-why-evening = Byli volní: { $players }.
club-why-robin = Každý hraje s každým; toto je { $round }. kolo.
club-why-uncounted = Jejich dřívější partie se nepočítá.
club-why-new = Spolu se ještě nepotkali.
club-why-met = Už se potkali { $times ->
    [one] jednou
    [few] { $times }krát
   *[other] { $times }krát
}.
club-why-some-met = Někteří se už potkali.
club-why-again = Už se potkali: bez opakování se toto kolo nalosovat nedá.
club-why-again-found = Už se spolu setkali: rozlosování bez opakování se nenašlo.
club-why-again-more = Někteří se už potkali: kolo bez opakování se nenašlo.
club-why-knockout = Vysoko nasazení hrají s nízko nasazenými: { $players } jsou na místech { $seeds }.
club-why-bracket-lot = O dvojicích rozhodl los: { $players }.
club-why-final = Zbývají jen { $players }: toto je finále.
club-why-bronze = { $players } prohráli v semifinále a hrají o třetí místo.
club-why-begins = Začíná { $player }: dosud méně často ({ $times } proti { $others }).
club-why-begins-equal = Začíná { $player }: má nižší nasazení.
club-why-begins-lot = Začíná { $player }: rozhodl los.
club-why-begins-even = Začíná { $player }: místa u stolu se dělí co nejrovnoměrněji.
club-why-begins-schedule = Začíná { $player }, jak určuje rozpis.
club-why-bye = { $player } má poprvé volno: na další stůl je hráčů málo.
club-why-bye-again = { $player } má znovu volno: kolo bez opakování se nenašlo.
club-why-through = { $player } postupuje bez hry z nasazeného místa { $seed }: hráčů je málo na celého pavouka.
club-why-through-lot = { $player } postupuje losem bez partie: na zaplnění pavouka je málo hráčů.
club-why-too-few = { $player } má volno: na další stůl je hráčů málo.
club-why-nobody-left = { $player } má volno: v tomto kole není volný nový soupeř.
