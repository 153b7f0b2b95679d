## Was für alle Spiele gilt

why-unknown-name = Einen Namen dieser Art ({ $kind }) gibt es nicht: „{ $name }“. Es gibt: { $known }.
why-seats-range = { $title } ist für { $low } bis { $high } Spieler, nicht für { $seats }.
why-seats-only = { $title } ist für { $low } Spieler, nicht für { $seats }.
why-unknown-option = Es gibt keine Option „{ $name }“. Es gibt: { $known }.
why-game-over = Das Spiel ist zu Ende.
why-option-value = Die Option { $name } kann nicht { $given } sein, sondern: { $allowed }.
why-no-move-of-number = Die Nummer { $number } bedeutet hier keinen Zug.
in-plain-words = { $text }
list-of-several = { $most } und { $last }
