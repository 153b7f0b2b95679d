## Co říká prohlížeč i terminál

shared-you = vy
shared-name-at = { $name } ({ $seat })
shared-player-number = Hráč { $number }
shared-why-not = Nejde to.
shared-hint-is = Dobrý tah: { $move }
shared-hint-wins = Dobrý tah: { $move } ({ $reach ->
    [0] šance { $percent } %
   *[other] šance { $percent } % ± { $reach }
})
shared-hint-guess = Jen odhad: { $move }
shared-legal-count = { $count ->
    [0] Žádný povolený tah není.
    [one] Je { $count } povolený tah.
    [few] Jsou { $count } povolené tahy.
   *[other] Je { $count } povolených tahů.
 }
shared-end-resigned = { $name } se vzdává.
shared-players = { $most ->
    [2] 2 hráči
    [one] { $most } hráč
    [few] { $least } až { $most } hráči
   *[other] { $least } až { $most } hráčů
}
shared-how-many = Počet hráčů
shared-book = Sada pravidel
shared-not-offered = Není k dispozici: { $values }. { $why }
shared-side-of = Hráč { $seat }: { $label }
shared-any-side = Je mi to jedno
shared-board-solved = Tato deska je vyřešená: kdo táhne jako druhý a neudělá chybu, vyhraje. { $player } chyby nedělá.
shared-starter = Kdo začíná
shared-starter-lot = Losem
shared-starter-name = Začíná: { $name }
shared-starter-turn = Po řadě
shared-starter-loser = Začíná poražený
