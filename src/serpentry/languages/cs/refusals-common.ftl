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
in-plain-words = { $text }
list-of-several = { $most } a { $last }
why-players-named = Míst: { $seats }; jmenovaných hráčů: { $players }.
why-opt-pair = --opt bere JMÉNO=HODNOTA, ne „{ $given }“.
why-no-file = Soubor { $file } neexistuje.
why-folder = { $file } je složka; očekává se soubor.
why-no-text = { $file } není textový soubor.
why-arranged = { $line } tak ležet nemůže: { $why }
why-arranged-line = „{ $line }“ není řádek pozice: nejdřív kdo (místo nebo *), mezera a pak tah.
why-arranged-seat = Místo { $seat } neexistuje: počítá se od 0 do { $most }.
why-no-arranger = Pozice této hry nelze sestavit ručně.
list-of-choices = { $most } nebo { $last }
