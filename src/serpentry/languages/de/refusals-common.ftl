## Was für alle Spiele gilt

why-no-kind-is-called-name-there-are-known = Einen Namen dieser Art ({ $kind }) gibt es nicht: „{ $name }“. Es gibt: { $known }.
why-title-is-for-low-to-high-players-not-seats = { $title } ist für { $low } bis { $high } Spieler, nicht für { $seats }.
why-title-is-for-low-players-not-seats = { $title } ist für { $low } Spieler, nicht für { $seats }.
why-there-is-no-option-name-there-are-known = Es gibt keine Option „{ $name }“. Es gibt: { $known }.
why-option-name-cant-be-given-it-takes-a-whole-number-from-low-to-high = Die Option { $name } kann nicht { $given } sein: Sie nimmt eine ganze Zahl von { $low } bis { $high }.
why-option-name-cant-be-given-it-takes-allowed = Die Option { $name } kann nicht { $given } sein: Sie nimmt { $allowed }.
why-option-name-cant-be-given-it-takes-known = Die Option { $name } kann nicht { $given } sein, nur eines von: { $known }.
why-the-game-is-over = Das Spiel ist zu Ende.
