## Co platí pro všechny hry

why-unknown-name = Neznámé jméno ({ $kind }): „{ $name }“. Na výběr je: { $known }.
why-record-program = Záznam uvádí jako hráče program { $player }. Chcete-li ho spustit, uveďte hráče přes --players.
why-seats-range = { $high ->
    [one] { $title } je pro { $low } až { $high } hráče, ne pro { $seats }.
    [few] { $title } je pro { $low } až { $high } hráče, ne pro { $seats }.
   *[other] { $title } je pro { $low } až { $high } hráčů, ne pro { $seats }.
}
why-seats-only = { $title } je pro { $low } hráče, ne pro { $seats }.
why-unknown-option = Volba „{ $name }“ neexistuje. Na výběr je: { $known }.
why-game-over = Partie skončila.
why-option-value = Volba { $name } nemůže být { $given }. Očekává se { $allowed }.
why-no-move-of-number = Číslo { $number } tu neznamená žádný tah.
why-no-number = Tah se zadává celým číslem, ne takto: { $given }.
why-not-a-position = Toto není pozice hry { $game }: { $given }.
in-plain-words = { $text }
list-of-several = { $most } a { $last }
why-players-named = Míst: { $seats }; jmenovaných hráčů: { $players }.
why-opt-pair = --opt bere JMÉNO=HODNOTA, ne „{ $given }“.
why-no-openings = Hra { $game } nemá knihu zahájení. Mají ji tyto hry: { $known }.
why-no-openings-for-options = Kniha zahájení hry { $game } neříká nic o těchto volbách.
why-no-opening = Kniha zahájení neříká nic o prvním tahu { $move }.
why-no-file = Soubor { $file } neexistuje.
why-folder = { $file } je složka; očekává se soubor.
why-no-text = { $file } není textový soubor.
why-arranged = { $line } tam ležet nemůže: { $why }
why-arranged-line = „{ $line }“ není řádek pozice. Napište místo (nebo *), mezeru a tah.
why-arranged-seat = Místo { $seat } neexistuje: počítá se od 0 do { $most }.
why-no-arranger = Pozice této hry nelze sestavit ručně.
why-study-long = Studie má nejvýš { $most } znaků, tato jich má { $count }.
why-study-boards = Studie má nejvýš { $most } desek, tato jich má { $count }.
why-study-events = Desky jedné studie mají dohromady nejvýš { $most } tahů.
why-study-variations = Deska má nejvýš { $most } variant, tato jich má { $count }.
why-study-open = Blok, který začíná na řádku { $line }, není uzavřen. Ukončete ho samostatným řádkem ```.
why-study-board = Deska { $board } (řádek { $line }): { $why }
why-study-game = První řádek desky říká, kterou hru ukazuje, například game: snekagon.
why-study-variation = Tato deska nemá variantu { $number }.
why-study-unread = „{ $given }“ není řádek desky.
why-study-line = „{ $given }“ do varianty nepatří. Použijte tahy, poznámky nebo značky.
why-study-show = Za „show:“ patří počet tahů, ne „{ $given }“.
why-study-event = Tahů v této variantě: { $count }; po tahu { $event } nic není.
why-study-move = { $move } nejde zahrát: { $why }
why-study-turn = Na tahu je hráč na místě { $seat }.
why-study-chance = Nejdřív se losuje nebo hází; takový řádek začíná *.
list-of-choices = { $most } nebo { $last }

## Co bylo napsáno, nelze přečíst jako tah

unread-move = „{ $text }“ neumím přečíst jako tah. Tah se píše takto: { $like }.
unread-cell = „{ $text }“ není pole této desky. Pole se jmenují a1 až { $last }; tah se píše takto: { $like }
unread-floor = Patro „{ $text }“ neexistuje. Patra mají čísla 1 až { $last }.
unread-card = Karta „{ $text }“ neexistuje. Karty se jmenují: { $known }.
unread-tile = Dílek „{ $text }“ neexistuje. Dílky se jmenují například: { $like }.
unread-sides = „{ $name }“ nemůže ležet „{ $text }“. Možné je: { $known }.
unread-which-sides = Za polem napište, jak „{ $name }“ leží: { $known }.
unread-no-sides = „{ $name }“ vypadá při každém otočení stejně, proto za polem už nic nenásleduje.
unread-colour = Had barvy „{ $text }“ tu není. Barvy se jmenují: { $known }.
unread-seat = Místo „{ $text }“ neexistuje. Napište 0 až { $last }, nebo jedno z těchto slov: { $known }.
unread-path = Cesta je řada písmen R (vpravo) a D (dolů), například: { $like }
unread-answers = Za „/“ napište jedno z těchto slov: { $known }. „{ $text }“ mezi ně nepatří.
unread-hat-only = Na barvu se klade jen klobouk; „{ $name }“ se klade na pole.
unread-hat = Klobouk se klade na hlavu, ne na pole. Napište to takto: { $like }
unread-square = „{ $text }“ není pole. Napište sloupec a řádek, například c4; vlevo od sloupce a jsou -a, -b …, nad řádkem 1 jsou -1, -2 …
unread-square-far = Pole { $text } je příliš daleko: nedosáhly by na ně ani všechny karty v řadě.
