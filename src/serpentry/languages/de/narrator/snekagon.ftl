## Was der Erzähler sagt

task-snekagon-pie-you = Leg ein Plättchen, das nichts berührt, oder tausche die Seiten und nimm die Farbe des ersten Plättchens.
task-snekagon-pie-other = { $who } legt ein Plättchen oder tauscht die Seiten.
move-snekagon-pie = die Seiten tauschen
move-snekagon-place = { $tile } auf { $cells }
did-snekagon-pie-you = Du tauschst die Seiten: Das erste Plättchen gehört jetzt dir.
did-snekagon-pie-to-you = { $who } tauscht die Seiten und hat jetzt dein erstes Plättchen. Du spielst mit der anderen Farbe und allen ihren Plättchen weiter.
did-snekagon-pie-other = { $who } tauscht die Seiten und hat jetzt das erste Plättchen. { $other } spielt mit der anderen Farbe und allen ihren Plättchen weiter.
end-snekagon-equal = Die längsten Schlangen sind gleich lang: { $length }.
end-snekagon-equal-second = Die längsten Schlangen sind gleich lang ({ $length }) und die zweitlängsten auch ({ $second }).
end-snekagon-second = Die längsten Schlangen sind gleich lang ({ $length }), also entscheidet die zweitlängste: { $seconds }.
