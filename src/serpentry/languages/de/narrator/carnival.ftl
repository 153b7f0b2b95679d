## Was der Erzähler sagt

task-carnival-house = Das Haus wird zufällig gedreht: So entscheidet sich, wer welche Farben spielt.
task-carnival-deal-you = Du bekommst deine Plättchen.
task-carnival-deal-other = { $who } bekommt Plättchen.
task-carnival-draw-you = Du ziehst ein Plättchen.
task-carnival-draw-other = { $who } zieht ein Plättchen.
task-carnival-yours = Deine Schlangen: { $colours }.
task-carnival-lay-you = Du kannst { $ways_or }.
task-carnival-way-own = eine deiner Schlangen verlängern
task-carnival-way-other = die Schlange eines anderen verlängern
task-carnival-way-mend = einen Baumstamm ersetzen
task-carnival-way-gift = ein Geschenk legen (Punkte für die Schlange daneben)
task-carnival-way-trouble = ein Ärgernis legen (Minuspunkte für die Schlange daneben)
task-carnival-way-log = einen Baumstamm legen (er ersetzt ein Plättchen, ohne Punkte)
task-carnival-way-turn = eine blockierte Schlange umlenken
task-carnival-lay-other = { $who } wählt ein Plättchen und ein Feld dafür.
task-carnival-ends = Wohin deine Schlangen führen, vom Haus aus gezählt: { $ends }.
task-carnival-end = { $colour } { $cell_to }
task-carnival-blocked-turn = Deine Schlange in { $colour } ist blockiert ({ $cell_the }): Ein Eckstamm statt ihres letzten Plättchens würde sie umlenken.
task-carnival-blocked-cross = Deine Schlange in { $colour } ist blockiert ({ $cell_the }): Ein Kreuzungsstamm dort ließe sie durch.
task-carnival-blocked-either = Deine Schlange in { $colour } ist blockiert ({ $cell_the }): Ein Kreuzungsstamm dort ließe sie durch, ein Eckstamm statt ihres letzten Plättchens würde sie umlenken.
task-carnival-blocked-now = Deine Schlange in { $colour } ist blockiert ({ $cell_the }), und kein Baumstamm kann sie jetzt weiterführen.
task-carnival-others = Keines deiner Plättchen passt jetzt an deine eigenen Schlangen. Die Punkte bekommt, wem die Schlange gehört, aber du bestimmst, wohin sie sich wendet.
task-carnival-heads-you = Schlussrunde: Leg einen Kopf dorthin, wohin seine Schlange führt.
task-carnival-heads-other = Schlussrunde: { $who } legt einen Kopf.
task-carnival-hats-you = Schlussrunde: Setz einer Schlange einen Hut auf, deiner oder einer fremden.
task-carnival-hats-other = Schlussrunde: { $who } setzt einer Schlange einen Hut auf.
task-carnival-pass = Du darfst auch passen.
barred-carnival-head = Köpfe sind für die Schlussrunde.
barred-carnival-hat = Hüte sind für die Schlussrunde.
barred-carnival-own-first = Deine eigenen Schlangen kommen zuerst: Du hast ein Plättchen für eine von ihnen, also darfst du diese nicht verlängern.
barred-carnival-no-side = Neben keiner Schlange ist ein freies Feld, auf das es darf.
barred-carnival-no-straight = Es liegt kein gerades Schlangenplättchen da, das es ersetzen könnte.
barred-carnival-no-corner = Es liegt keine Ecke einer Schlange da, die es ersetzen könnte, und keins deiner blockierten Enden lässt sich umlenken.
barred-carnival-nothing-to-cross = Es liegt kein gerades Plättchen und kein gerader Baumstamm da, den es ersetzen dürfte.
barred-carnival-blocked = Die Schlange in { $colour } ist blockiert ({ $cell_the }), und dieses Plättchen kann dort keinen Baumstamm ersetzen.
barred-carnival-because = Für dieses Plättchen ist jetzt kein Platz. { $why }
barred-carnival-no-end = Diese Schlange hat schon ihren Kopf, oder das Feld, in das sie führt, ist nicht frei.
barred-carnival-only-heads = Jetzt werden nur Köpfe gelegt.
barred-carnival-only-hats = Jetzt werden nur Hüte aufgesetzt, jeder auf einen Kopf ohne Hut.
move-carnival-house = das Haus mit { $colour } nach Norden
move-carnival-draw = { $tile }
move-carnival-draw-hidden = ein verdecktes Plättchen
move-carnival-turned = { $tile } ({ $sides }) { $cell_on }
move-carnival-tile = { $tile } { $cell_on }
move-carnival-hat = { $tile } für die Schlange ({ $colour })
move-carnival-pass = passen
did-carnival-house = Das Haus liegt mit { $colour } nach Norden.
did-carnival-plays-you = Du spielst: { $colours }.
did-carnival-plays-other = { $who } spielt: { $colours }.
did-carnival-dealt-you = Du bekommst: { $tiles }.
did-carnival-dealt-other = { $who } bekommt: { $tiles }.
did-carnival-dealt-hidden = { $who } bekommt { $count } Plättchen.
did-carnival-draw-you = Du ziehst: { $tile }.
did-carnival-draw-other = { $who } zieht: { $tile }.
did-carnival-draw-hidden = { $who } zieht ein Plättchen.
did-carnival-place-you = Du legst: { $what }.
did-carnival-place-other = { $who } legt: { $what }.
did-carnival-grow-you = Du verlängerst deine Schlange ({ $colour }): { $what }.
did-carnival-grow-other = { $who } verlängert die eigene Schlange ({ $colour }): { $what }.
did-carnival-grow-to-you = { $who } legt ein Plättchen an deine Schlange ({ $colour }): { $what }.
did-carnival-grow-on-you = Du legst ein Plättchen an die Schlange ({ $colour }) von { $other }: { $what }.
did-carnival-grow-on-other = { $who } legt ein Plättchen an die Schlange ({ $colour }) von { $other }: { $what }.
did-carnival-replace-you = Du ersetzt ein Plättchen deiner Schlange ({ $colour }). Bisher: { $old }. Jetzt: { $what }.
did-carnival-replace-other = { $who } ersetzt ein Plättchen der eigenen Schlange ({ $colour }). Bisher: { $old }. Jetzt: { $what }.
did-carnival-replace-to-you = { $who } ersetzt ein Plättchen deiner Schlange ({ $colour }). Bisher: { $old }. Jetzt: { $what }.
did-carnival-replace-on-you = Du ersetzt ein Plättchen der Schlange von { $other } ({ $colour }). Bisher: { $old }. Jetzt: { $what }.
did-carnival-replace-on-other = { $who } ersetzt ein Plättchen der Schlange von { $other } ({ $colour }). Bisher: { $old }. Jetzt: { $what }.
did-carnival-hat-you = Du setzt deiner Schlange in { $colour } einen Hut auf ({ $hat_worth }).
did-carnival-hat-other = { $who } setzt der eigenen Schlange in { $colour } einen Hut auf ({ $hat_worth }).
did-carnival-hat-to-you = { $who } setzt deiner Schlange in { $colour } einen Hut auf ({ $hat_worth }).
did-carnival-hat-on-you = Du setzt der Schlange von { $other } in { $colour } einen Hut auf ({ $hat_worth }).
did-carnival-hat-on-other = { $who } setzt der Schlange von { $other } in { $colour } einen Hut auf ({ $hat_worth }).
did-carnival-pass-you = Du passt.
did-carnival-pass-other = { $who } passt.
did-carnival-token-you = Du nimmst eine Diamantmarke.
did-carnival-token-other = { $who } nimmt eine Diamantmarke.
passed-carnival-skipped-you = Du konntest nichts legen und wurdest übersprungen; zu ziehen gab es nichts.
passed-carnival-skipped-other = { $who } konnte nichts legen und wurde übersprungen; zu ziehen gab es nichts.
passed-carnival-draws-you = Du konntest nichts legen: Du wurdest übersprungen und hast ein Plättchen gezogen.
passed-carnival-draws-other = { $who } konnte nichts legen, wurde übersprungen und hat ein Plättchen gezogen.
passed-carnival-no-head-you = Du konntest keinen Kopf legen und wurdest übersprungen.
passed-carnival-no-head-other = { $who } konnte keinen Kopf legen und wurde übersprungen.
passed-carnival-no-hat-you = Du konntest keinen Hut aufsetzen und wurdest übersprungen.
passed-carnival-no-hat-other = { $who } konnte keinen Hut aufsetzen und wurde übersprungen.
passed-carnival-nobody = Stapel und Ablagestapel sind leer, und niemand kann noch ein Plättchen legen. „Die Schlangen sind gleich fertig für den Karneval!“ Die Schlussrunde beginnt: erst Köpfe, dann Hüte.
passed-carnival-stalled = { $rounds ->
    [one] Seit { $rounds } voller Runde ist nichts gewachsen. „Die Schlangen sind gleich fertig für den Karneval!“ Die Schlussrunde beginnt: erst Köpfe, dann Hüte.
   *[other] Seit { $rounds } vollen Runden ist nichts gewachsen. „Die Schlangen sind gleich fertig für den Karneval!“ Die Schlussrunde beginnt: erst Köpfe, dann Hüte.
}
passed-carnival-hats = Köpfe werden keine mehr gelegt: Jetzt kommen die Hüte.
end-carnival-count = { $who }: { $score } ({ $costumes } für Kostüme, { $tokens } für Diamanten, { $gifts } für Geschenke, { $troubles } für Ärgernisse, { $head } für Köpfe, { $hat } für Hüte).
end-carnival-tie = { $diamonds ->
    [one] Gleich viele Punkte: { $who } hat Länge { $length } und { $diamonds } Diamantmarke.
   *[other] Gleich viele Punkte: { $who } hat Länge { $length } und { $diamonds } Diamantmarken.
}
summary-carnival-from = Felder werden vom Haus aus gezählt: { $cell } ist zwei links davon und eins darüber.
summary-carnival-pile = Im Stapel { $count ->
    [one] liegt { $count } Plättchen
   *[other] liegen { $count } Plättchen
}, im Ablagestapel { $discards }.
summary-carnival-none = { $who } ({ $colour }): noch keine Schlange; sie beginnt { $cell_on }.
summary-carnival-snake = { $who } ({ $colour }): eine Schlange der Länge { $length }, sie führt { $cell_to }.
summary-carnival-blocked = { $who } ({ $colour }): eine Schlange der Länge { $length }, blockiert { $cell_on }.
summary-carnival-head = { $who } ({ $colour }): eine Schlange der Länge { $length } mit Kopf, ohne Hut.
summary-carnival-hat = { $who } ({ $colour }): eine Schlange der Länge { $length } mit Kopf und Hut ({ $hat_worth }).
summary-carnival-score = { $diamonds ->
    [one] { $who }: { $score }, { $diamonds } Diamantmarke.
   *[other] { $who }: { $score }, { $diamonds } Diamantmarken.
}
summary-carnival-hand = Auf der Hand ({ $who }): { $tiles }.
summary-carnival-hidden = { $count ->
    [one] { $who } hält { $count } verdecktes Plättchen.
   *[other] { $who } hält { $count } verdeckte Plättchen.
}
summary-carnival-aside = Beiseitegelegt ({ $who }): { $tiles }.
