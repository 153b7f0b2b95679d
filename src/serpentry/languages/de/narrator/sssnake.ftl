## Was der Erzähler sagt

task-sssnake-roll-you = Für dich wird gewürfelt: Der Würfel sagt, wie viele Karten du ziehst.
task-sssnake-roll-other = { $who } würfelt.
task-sssnake-draw-you = { $roll ->
    [one] Du hast eine 1 gewürfelt: Zieh eine Karte.
   *[other] Du hast eine { $roll } gewürfelt: Zieh { $roll } Karten.
}
task-sssnake-draw-other = { $roll ->
    [one] { $who } hat eine 1 gewürfelt und zieht eine Karte.
   *[other] { $who } hat eine { $roll } gewürfelt und zieht { $roll } Karten.
}
task-sssnake-draw-last-you = { $left ->
    [one] Du hast eine { $roll } gewürfelt, aber nur { $left } Karte ist übrig: Du ziehst sie.
   *[other] Du hast eine { $roll } gewürfelt, aber nur { $left } Karten sind übrig: Du ziehst sie.
}
task-sssnake-draw-last-other = { $left ->
    [one] { $who } hat eine { $roll } gewürfelt und zieht die letzte Karte.
   *[other] { $who } hat eine { $roll } gewürfelt und zieht die letzten { $left } Karten.
}
task-sssnake-one-you = Du hast nur eine Karte gezogen ({ $card }): Leg sie an die Schlange deines Nachbarn ({ $other }).
task-sssnake-one-to-you = { $who } legt eine einzelne Karte ({ $card }) an deine Schlange.
task-sssnake-one-other = { $who } legt eine einzelne Karte ({ $card }) an die Schlange von { $other }.
task-sssnake-leave-open = Die Karte darf diese Schlange nicht schließen.
task-sssnake-one-back-you = Die Karte ({ $cards }) passt nicht an die Schlange von { $other }: Leg sie an deine eigene.
task-sssnake-one-back-other = Die Karte ({ $cards }) passt nicht an die Schlange von { $other }: { $who } legt sie an die eigene.
task-sssnake-one-kept-open-you = Die Karte ({ $cards }) darf die Schlange von { $other } nicht schließen: Leg sie an deine eigene.
task-sssnake-one-kept-open-other = Die Karte ({ $cards }) darf die Schlange von { $other } nicht schließen: { $who } legt sie an die eigene.
task-sssnake-keep-one-you = Leg eine dieser Karten an deine eigene Schlange: { $cards }.
task-sssnake-keep-one-other = { $who } legt eine dieser Karten an die eigene Schlange: { $cards }.
task-sssnake-keep-two-you = Leg zwei dieser Karten nacheinander an deine eigene Schlange: { $cards }.
task-sssnake-keep-two-other = { $who } legt zwei dieser Karten an die eigene Schlange: { $cards }.
task-sssnake-keep-only-you = Leg eine dieser Karten an deine eigene Schlange, eine zweite passt nicht: { $cards }.
task-sssnake-keep-only-other = { $who } legt eine dieser Karten an die eigene Schlange, eine zweite passt nicht: { $cards }.
task-sssnake-give-you = Wähl das Geschenk für { $other }, denn keine dieser Karten passt an deine Schlange: { $cards }.
task-sssnake-give-other = Keine dieser Karten passt an die Schlange von { $who }: { $cards }. { $who } wählt das Geschenk für { $other }.
task-sssnake-gift-you = Leg das Geschenk von { $giver } ({ $card }) an deine eigene Schlange.
task-sssnake-gift-other = { $who } legt das Geschenk von { $giver } ({ $card }) an die eigene Schlange.
task-sssnake-returned-you = Das Geschenk ({ $cards }) passt nicht an die Schlange von { $other } und kommt zurück: Leg es an deine eigene.
task-sssnake-returned-other = Das Geschenk ({ $cards }) passt nicht an die Schlange von { $other } und geht zurück: { $who } legt es an die eigene.
task-sssnake-where = Eine Karte kommt dahin, wohin Kopf oder Schwanz der Schlange zeigt.
task-sssnake-gift-is-last = Die übrige Karte ist das Geschenk für { $other }.
task-sssnake-gift-of-rest = Eine der beiden anderen ist das Geschenk für { $other }.
task-sssnake-rest-leaves = Was übrig bleibt, verlässt das Spiel.
task-sssnake-can-close = Du kannst deine Schlange jetzt schließen, Kopf an Schwanz.
task-sssnake-can-close-other = Die Karte kann die Schlange von { $other } schließen.
barred-sssnake-nowhere = Diese Karte passt nicht an deine Schlange: Sie träfe kein Ende, oder Kopf und Schwanz kämen nie mehr zusammen.
barred-sssnake-too-few = Nach dieser Karte reichen die übrigen Karten im Stapel nicht mehr, um deine Schlange zu schließen.
barred-sssnake-not-first = Zuerst gelegt, ließe diese Karte keine Stelle für eine zweite; mit einer anderen zuerst gehen zwei.
move-sssnake-roll = der Würfel zeigt { $number }
move-sssnake-draw = gezogene Karten: { $cards }
move-sssnake-give = das Geschenk: { $card }
move-sssnake-on = { $what }, Schlange von { $owner }
move-sssnake-card = { $card } ({ $sides }) { $cell_on }
move-sssnake-crossing = { $card } { $cell_on }
did-sssnake-roll-you = Du würfelst eine { $number }.
did-sssnake-roll-other = { $who } würfelt eine { $number }.
did-sssnake-draw-you = Du ziehst: { $cards }.
did-sssnake-draw-other = { $who } zieht: { $cards }.
did-sssnake-give-you = Du wählst das Geschenk für { $other }: { $card }. Verlässt das Spiel: { $rest }.
did-sssnake-give-other = { $who } wählt das Geschenk für { $other }: { $card }. Verlässt das Spiel: { $rest }.
did-sssnake-own-you = Du verlängerst deine Schlange: { $what }. Jetzt: { $score } ({ $change }).
did-sssnake-own-other = { $who } verlängert die eigene Schlange: { $what }. Jetzt: { $score } ({ $change }).
did-sssnake-to-you = { $who } legt eine Karte an deine Schlange: { $what }. Jetzt: { $score } ({ $change }).
did-sssnake-on-you = Du legst eine Karte an die Schlange von { $other }: { $what }. Jetzt: { $score } ({ $change }).
did-sssnake-on-other = { $who } legt eine Karte an die Schlange von { $other }: { $what }. Jetzt: { $score } ({ $change }).
did-sssnake-close-you = Du schließt deine Schlange, Kopf an Schwanz: { $what }.
did-sssnake-close-other = { $who } schließt die eigene Schlange, Kopf an Schwanz: { $what }.
did-sssnake-close-to-you = { $who } schließt deine Schlange für dich, Kopf an Schwanz: { $what }.
did-sssnake-close-on-you = Du schließt die Schlange von { $other }, Kopf an Schwanz: { $what }.
did-sssnake-close-on-other = { $who } schließt die Schlange von { $other }, Kopf an Schwanz: { $what }.
did-sssnake-nearer = { $count } weniger
did-sssnake-further = { $count } mehr
did-sssnake-as-near = so viele wie zuvor
passed-sssnake-no-place-you = Passt nicht an deine Schlange: { $cards }.
passed-sssnake-no-place-other = Passt nicht an die Schlange von { $who }: { $cards }.
passed-sssnake-would-close-you = Die einzelne Karte ({ $cards }) passt an deine Schlange nur so, dass sie sie schlösse, und das darf sie nicht.
passed-sssnake-would-close-other = Die einzelne Karte ({ $cards }) passt an die Schlange von { $who } nur so, dass sie sie schlösse, und das darf sie nicht.
passed-sssnake-gift-back-you = Das Geschenk kommt zu dir zurück.
passed-sssnake-gift-back-other = Das Geschenk geht zurück an { $who }.
passed-sssnake-alike-you = Deine Karten sind alle gleich: Eine ist das Geschenk, der Rest verlässt das Spiel.
passed-sssnake-alike-other = Die Karten von { $who } sind alle gleich: Eine ist das Geschenk, der Rest verlässt das Spiel.
passed-sssnake-leaves = Verlässt das Spiel: { $cards }.
passed-sssnake-deck-empty = Der Stapel ist leer.
passed-sssnake-round = Runde { $round } ist zu Ende: { $scores }. Die nächste beginnt mit leeren Startkarten und dem vollen Stapel.
end-sssnake-rounds = { $who }: insgesamt { $score } ({ $earlier } in den früheren Runden, { $last } in der letzten).
summary-sssnake-total = { $who } ({ $score })
summary-sssnake-round = Runde { $round } von { $rounds }.
summary-sssnake-from = Felder werden von jeder Startkarte aus gezählt: { $cell } ist zwei links davon und eins darüber.
summary-sssnake-deck = { $count ->
    [one] Im Stapel ist { $count } Karte.
   *[other] Im Stapel sind { $count } Karten.
}
summary-sssnake-hand = Karten auf der Hand: { $cards }.
summary-sssnake-snake = { $who }: { $cards ->
    [one] { $cards } Karte gelegt
   *[other] { $cards } Karten gelegt
}, { $missing ->
    [one] es fehlt { $missing }
   *[other] es fehlen { $missing }
}; der Kopf zeigt { $head_to }, der Schwanz { $tail_to }.
summary-sssnake-closed = { $cards ->
    [one] { $who }: Die Schlange ist geschlossen, { $cards } Karte liegt.
   *[other] { $who }: Die Schlange ist geschlossen, { $cards } Karten liegen.
}
