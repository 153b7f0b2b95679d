## Co říká vypravěč

turn-yours = Jste na tahu.
turn-other = Na tahu: { $who }.
turn-chance = Na tahu je náhoda.
turn-over = Partie skončila.
task-choose-you = Zvolte tah.
task-choose-other = { $who } volí tah.
move-written = { $move }
did-chance = { $what }.
did-chance-written = Náhodou: { $what }.
did-you = Hrajete { $what }.
did-other = { $who } hraje { $what }.
scored-you = Vaše skóre: { $score } ({ $change }).
scored-other = Skóre ({ $who }): { $score } ({ $change }).
end-you-win = Vyhráváte.
end-wins = { $who } vítězí.
end-share = { $who } se dělí o vítězství.
end-tie = Partie končí remízou.
end-because = Rozhodlo: { $reason }.
end-count = { $who }: { $score }.
summary-score = { $who }: { $score }.
turn-arranging = Položte cokoli, co zbývá ({ $who }), kamkoli to pravidla dovolí.
turn-arranging-chance = Nejdřív zadejte, co rozhodla náhoda.
moment-made = { $who }: { $better } by znamenalo { $then }; { $made } nechalo { $now }.
moment-chance = { $who }: { $better } by vyhrálo { $then } % takových partií; { $made } vyhraje { $now } %.
moment-luck = Náhoda přinesla: { $what }. Šance na výhru ({ $who }) se změnila z { $before } % na { $after } %.
