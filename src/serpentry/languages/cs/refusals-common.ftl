## Co platí pro všechny hry

why-unknown-name = Takové jméno není ({ $kind }): „{ $name }“. Jsou: { $known }.
why-seats-range = { $title } je pro { $low } až { $high } hráče, ne pro { $seats }.
why-seats-only = { $title } je pro { $low } hráče, ne pro { $seats }.
why-unknown-option = Volba „{ $name }“ neexistuje. Jsou: { $known }.
why-game-over = Hra skončila.
why-option-value = Volba { $name } nemůže být { $given }: čeká se { $allowed }.
why-no-move-of-number = Číslo { $number } tu neznamená žádný tah.
in-plain-words = { $text }
list-of-several = { $most } a { $last }
