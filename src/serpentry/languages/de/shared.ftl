## Was Browser und Terminal beide sagen

shared-you = du
shared-name-at = { $name } ({ $seat })
shared-player-number = Spieler { $number }
shared-why-not = Nicht erlaubt.
shared-hint-is = Ein guter Zug: { $move }
shared-hint-wins = Ein guter Zug: { $move } ({ $reach ->
    [0] Chancen { $percent } %
   *[other] Chancen { $percent } % ± { $reach }
})
shared-hint-guess = Nur eine Vermutung: { $move }
shared-legal-count = { $count ->
    [0] Es gibt keinen erlaubten Zug.
    [one] Es gibt { $count } erlaubten Zug.
   *[other] Es gibt { $count } erlaubte Züge.
}
shared-end-resigned = { $name } hat aufgegeben.
shared-players = { $most ->
    [2] 2 Spieler
   *[other] { $least } bis { $most } Spieler
}
shared-how-many = Zahl der Spieler
shared-book = Regelwerk
shared-not-offered = Nicht verfügbar: { $values }. { $why }
shared-side-of = Spieler { $seat }: { $label }
shared-any-side = Egal
shared-board-solved = Dieses Brett ist gelöst: Wer als Zweiter zieht und keinen Fehler macht, gewinnt. { $player } macht keinen.
shared-starter = Wer beginnt
shared-starter-lot = Per Los
shared-starter-name = { $name } beginnt
shared-starter-turn = Reihum
shared-starter-loser = Der Verlierer beginnt
