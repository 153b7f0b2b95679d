## Strategie: ein Grundsatz nach dem anderen

web-principles = Strategie, Schritt für Schritt
web-principle-number = Grundsatz { $number } von { $count }
web-principle-position = Stellung { $number } von { $count }
web-principle-choose = { $who } ist am Zug, zwei Züge stehen zur Wahl. Welcher ist besser?
web-principle-move = Zug { $letter }
web-principle-place = { $letter } legen
web-principle-right = Richtig!
web-principle-wrong = Der andere Zug ist besser.
web-principle-costs = Mit dem besseren Zug gewinnen starke Spieler { $better } % solcher Partien, mit dem anderen { $worse } %.
web-principle-measured = Gemessen: Von zwei Computern, die sich daran halten, gewinnt der schwächere { $weaker } % und der stärkere { $stronger } % seiner Partien gegen einen gleich starken, der das Gegenteil tut.
web-principle-opinion = Eine Meinung: Niemand hat gemessen, was das bringt.
web-principle-judged = Perfektes Spiel kennt hier niemand. Was ein Zug wert ist, schätzt ein starker Computer.
web-principle-solved = Richtig: { $solved } von { $count }
web-principle-done = Das war der ganze Kurs. Den besseren Zug hast du { $solved } von { $count } Mal auf Anhieb gefunden.

## Schlangennest

web-principle-schlangennest-begin = Beginn mit einer Geraden oder Kurve
web-because-schlangennest-begin = Eine Schlange, die mit Schwanz oder Kopf beginnt, hat nur ein Ende. Wer das abschließt, beendet deine Schlange, und du schaust nur noch zu.
web-principle-schlangennest-room = Halte beide Enden im Nest
web-because-schlangennest-room = Ein Ende, das aus dem Nest hinausführt oder keinen Platz mehr hat, wächst nicht weiter. Mit zwei offenen Enden kannst du immer wählen, wo es weitergeht.
web-principle-schlangennest-curves = Leg Kurven früh
web-because-schlangennest-curves = Eine Gerade geht nur geradeaus, und das führt bald aus dem Nest. Mit Kurven bleibt die Schlange eingerollt im Nest, wo Platz ist und graue Teile liegen.
web-principle-schlangennest-ends = Heb Schwanz und Kopf für den Schluss auf
web-because-schlangennest-ends = Sie bringen ein Teil, aber das Ende ist für immer fertig. Am meisten bringen sie an einem Ende, das ohnehin nicht mehr weiterkommt.
web-principle-schlangennest-hunt = Achte auf die Enden der anderen Schlange
web-because-schlangennest-hunt = Mit den grauen Teilen deiner Karten führst du die andere Schlange, wohin du willst. Nimm ihr den Platz, schick sie aus dem Nest oder schließ ihr Ende ab: Eine Schlange ohne Enden ist fertig.

## SNEKAGON

web-principle-snekagon-ends = Halte deine Enden offen
web-because-snekagon-ends = Eine Schlange wächst nur an ihren Enden. Ein Ende ohne Ausweg ist für immer verloren, und dir bleibt nur das andere.
web-principle-snekagon-second = Beginn eine zweite Schlange, wo Platz ist
web-because-snekagon-second = Eine Schlange ohne Platz wächst nicht weiter, was du auch legst. Eine zweite, weit weg von allem, kann die längste werden, und ein Plättchen, das später die Lücke füllt, verbindet beide.
web-principle-snekagon-join = Verbinde, sobald es geht
web-because-snekagon-join = Ein Plättchen, das ein Ende beider Schlangen berührt, hängt die ganze zweite an die erste. Kein anderer Zug bringt so viel, und im nächsten Zug kann die Lücke weg sein.
web-principle-snekagon-ones = Heb kleine Plättchen für den Schluss auf
web-because-snekagon-ones = Das Einer-Plättchen passt, wo sonst nichts mehr passt: in die letzte Lücke oder zwischen zwei Schlangen. Wer es früh legt, verschenkt einen langen Schritt, für den noch Platz ist.
