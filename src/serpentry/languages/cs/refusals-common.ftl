## Co platí pro všechny hry

why-no-kind-is-called-name-there-are-known = Takové jméno není ({ $kind }): „{ $name }“. Jsou: { $known }.
why-title-is-for-low-to-high-players-not-seats = { $title } je pro { $low } až { $high } hráče, ne pro { $seats }.
why-title-is-for-low-players-not-seats = { $title } je pro { $low } hráče, ne pro { $seats }.
why-there-is-no-option-name-there-are-known = Volba „{ $name }“ neexistuje. Jsou: { $known }.
why-option-name-cant-be-given-it-takes-a-whole-number-from-low-to-high = Volba { $name } nemůže být { $given }: je to celé číslo od { $low } do { $high }.
why-option-name-cant-be-given-it-takes-allowed = Volba { $name } nemůže být { $given }: čeká se { $allowed }.
why-option-name-cant-be-given-it-takes-known = Volba { $name } nemůže být { $given }, jen něco z: { $known }.
why-the-game-is-over = Hra skončila.
