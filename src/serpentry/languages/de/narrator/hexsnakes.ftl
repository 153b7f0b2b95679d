## Was der Erzähler sagt

task-hex-opening-you = Leg dein Einer-Plättchen auf ein beliebiges Feld: Es eröffnet die Partie.
task-hex-opening-other = { $who } eröffnet die Partie mit dem Einer-Plättchen.
task-hex-other = { $who } sucht ein Plättchen und eine Stelle dafür aus.
task-hex-first-you = Leg ein Plättchen und beginne deine erste Schlange: Sie darf kein anderes Plättchen berühren.
task-hex-grow-new-you = Leg ein Plättchen: Verlängere eine deiner Schlangen an einem Ende oder beginne eine neue, die nichts berührt.
task-hex-grow-you = Leg ein Plättchen: Verlängere eine deiner Schlangen an einem Ende. Für eine neue ist keine Stelle frei.
task-hex-new-you = Leg ein Plättchen: Beginne eine neue Schlange, die nichts berührt. Keine deiner Schlangen kann wachsen.
barred-hex-opening = Das erste Plättchen der Partie ist das Einer-Plättchen.
barred-hex-nowhere = Dieses Plättchen passt jetzt nirgends.
did-hex-new-you = Du beginnst eine neue Schlange: { $what }.
did-hex-new-other = { $who } beginnt eine neue Schlange: { $what }.
did-hex-grow-you = Du verlängerst eine Schlange auf Länge { $length }: { $what }.
did-hex-grow-other = { $who } verlängert eine Schlange auf Länge { $length }: { $what }.
did-hex-join-you = Du verbindest zwei Schlangen zu einer der Länge { $length }: { $what }.
did-hex-join-other = { $who } verbindet zwei Schlangen zu einer der Länge { $length }: { $what }.
did-hex-ring-you = Du schließt einen Ring der Länge { $length }, der nie mehr wächst: { $what }.
did-hex-ring-other = { $who } schließt einen Ring der Länge { $length }, der nie mehr wächst: { $what }.
scored-hex-you = Das ist jetzt deine längste Schlange: { $score }.
scored-hex-other = Das ist jetzt die längste Schlange von { $who }: { $score }.
passed-hex-no-tiles-you = Du hast keine Plättchen mehr: Du wirst für den Rest der Partie übersprungen.
passed-hex-no-tiles-other = { $who } hat keine Plättchen mehr und wird für den Rest der Partie übersprungen.
passed-hex-stuck-you = { $count ->
    [one] Dein letztes Plättchen passt nirgends mehr: Du wirst für den Rest der Partie übersprungen.
   *[other] Keines deiner { $count } Plättchen passt noch irgendwohin: Du wirst für den Rest der Partie übersprungen.
}
passed-hex-stuck-other = { $count ->
    [one] { $who } wird für den Rest der Partie übersprungen: Das letzte Plättchen passt nirgends mehr.
   *[other] { $who } wird für den Rest der Partie übersprungen: Keines der { $count } Plättchen passt noch irgendwohin.
}
end-hex-nobody = Niemand kann mehr ein Plättchen legen.
end-hex-length = { $who } ({ $length })
end-hex-longest = Die längste Schlange entscheidet: { $scores }.
end-hex-shared = Der Sieg wird geteilt, die Schlangen sind gleich lang: { $scores }.
summary-hex-snake = { $length ->
    [1] { $who }: eine Schlange der Länge { $length } bei { $ends }.
   *[other] { $who }: eine Schlange der Länge { $length }, Enden bei { $ends }.
}
summary-hex-ring = { $who }: ein geschlossener Ring der Länge { $length }.
summary-hex-no-snake = { $who }: noch keine Schlange.
summary-hex-hand = { $who } hat noch diese Plättchen: { $tiles }.
summary-hex-no-tiles = { $who } hat keine Plättchen mehr.
