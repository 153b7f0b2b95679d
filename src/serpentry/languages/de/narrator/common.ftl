## Was der Erzähler sagt

turn-yours = Du bist am Zug.
turn-other = { $who } ist am Zug.
turn-chance = Der Zufall ist am Zug.
turn-over = Die Partie ist zu Ende.
task-choose-you = Wähl einen Zug.
task-choose-other = { $who } wählt einen Zug.
move-written = { $move }
did-chance = { $what }.
did-chance-written = Durch Zufall: { $what }.
did-you = Du spielst { $what }.
did-other = { $who } spielt { $what }.
scored-you = Dein Stand: { $score } ({ $change }).
scored-other = Stand von { $who }: { $score } ({ $change }).
end-you-win = Du gewinnst.
end-wins = { $who } gewinnt.
end-share = { $who } teilen sich den Sieg.
end-tie = Die Partie endet unentschieden.
end-because = Entschieden hat: { $reason }.
end-count = { $who }: { $score }.
summary-score = { $who }: { $score }.
turn-arranging = Leg, was du willst, von dem, was { $who } noch hat, wo die Regeln es erlauben.
turn-arranging-chance = Gib zuerst ein, was der Zufall entschieden hat.
moment-made = Mit { $better } hätte { $who } { $then } gehabt, nicht { $now } wie mit { $made }.
moment-chance = { $who }: { $better } hätte { $then } % solcher Spiele gewonnen; { $made } gewinnt { $now } %.
moment-luck = Der Zufall brachte: { $what }. Die Gewinnchance von { $who } ging von { $before } % auf { $after } %.
