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
web-principle-opinion = Eine Meinung: Keine Messung zeigt, dass man damit öfter gewinnt.
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

web-principle-snekagon-large = Große Plättchen, solange Platz ist
web-because-snekagon-large = Jedes Feld zählt gleich viel, ob früh oder spät. Nur ist spät kaum noch Platz für ein Viererplättchen, und ein kleines passt immer noch.
web-principle-snekagon-ends = Halte deine Enden offen
web-because-snekagon-ends = Eine Schlange wächst nur an ihren Enden. Ein Ende ohne Ausweg ist für immer verloren, und dir bleibt nur das andere.
web-principle-snekagon-second = Beginn eine zweite Schlange, wo Platz ist
web-because-snekagon-second = Eine Schlange ohne Platz wächst nicht weiter, was du auch legst. Eine zweite, weit weg von allem, kann die längste werden, und ein Plättchen, das später die Lücke füllt, verbindet beide.
web-principle-snekagon-join = Verbinde, sobald es geht
web-because-snekagon-join = Ein Plättchen, das ein Ende beider Schlangen berührt, hängt die ganze zweite an die erste. Kein anderer Zug bringt so viel, und im nächsten Zug kann die Lücke weg sein.
web-principle-snekagon-ones = Heb kleine Plättchen für den Schluss auf
web-because-snekagon-ones = Das Einer-Plättchen passt, wo sonst nichts mehr passt: in die letzte Lücke oder zwischen zwei Schlangen. Wer es früh legt, verschenkt einen langen Schritt, für den noch Platz ist.

## SNEKAGON 5G

web-principle-snekagon5g-one = Lass eine lange Schlange wachsen
web-because-snekagon5g-one = Nur deine längste Schlange zählt, über alle Etagen. Solange sie ein offenes Ende hat, auf ihrer Etage oder durch eine Bohrung, bringt ein Plättchen dort mehr als eine neue Schlange.
web-principle-snekagon5g-ends = Halte deine Enden auf ihrer Etage offen
web-because-snekagon5g-ends = Eine Schlange wächst nur an ihren Enden. Ein Ende, neben dem auf seiner Etage nichts frei ist, muss bohren, und dasselbe Feld der nächsten Etage ist vielleicht besetzt.
web-principle-snekagon5g-drill = Bohr, wo deine Etage voll ist
web-because-snekagon5g-drill = Ein Ende, das auf seiner Etage eingemauert ist, hat auf der nächsten vielleicht viel Platz, auf demselben Feld. Das Plättchen, das dorthin bohrt, zählt wie jedes andere, und deine Schlange wächst an neuer Stelle weiter.
web-principle-snekagon5g-join = Verbinde zwei Schlangen, auch durch eine Bohrung
web-because-snekagon5g-join = Ein Plättchen, das mit beiden Enden an deine Schlangen anschließt, macht aus zweien eine. Ein Ende darf auf der Etage anschließen, das andere durch eine Bohrung.
web-principle-snekagon5g-ones = Heb das Einer-Plättchen auf
web-because-snekagon5g-ones = Es passt, wo sonst nichts passt, verbindet zwei Schlangen oder zwei Etagen und kann ein Schacht werden. Früh gelegt bringt es ein Feld, am Ende vielleicht eine ganze Schlange.

## Sssnake

web-principle-sssnake-closer = Führ Kopf und Schwanz zueinander
web-because-sssnake-closer = Wer zuerst keine Karte mehr braucht, gewinnt. Jede eigene Karte soll die Zahl der fehlenden senken: Ein Umweg kostet einen Zug und oft die Partie.
web-principle-sssnake-useful = Halt dir viele Karten offen
web-because-sssnake-useful = Was du ziehst, kannst du nicht wählen. Von zwei Zügen, nach denen gleich viele Karten fehlen, nimm den, nach dem mehr Karten helfen: Neun von zehn sind Geraden und Kurven.
web-principle-sssnake-away = Führ das Ende des Nachbarn weg
web-because-sssnake-away = Eine einzelne Karte kommt an die Schlange des Nachbarn, und du wählst, wo. Dreh ein Ende vom anderen weg: Jede weitere Karte, die fehlt, kostet ihn Zeit.
web-principle-sssnake-gift = Verschenk die Karte, die am wenigsten hilft
web-because-sssnake-gift = Bei einer 2 oder 3 wird eine Karte zum Geschenk. Sind zwei Züge für dich gleich gut, behalt die Karte, auf die der Nachbar wartet, vor allem die, mit der er seine Schlange schließt.
web-principle-sssnake-safe = Lass anderen wenig zu verderben
web-because-sssnake-safe = Auch an deine Schlange legen andere einzelne Karten. Von zwei Zügen, nach denen gleich viele Karten fehlen, nimm den, nach dem sie dich am wenigsten vom Weg abbringen.

## Cobra Carnival

web-principle-carnival-own = Kleide zuerst deine eigenen Schlangen ein
web-because-carnival-own = Ein Zug ist ein Plättchen. Leg, was deinen Schlangen am meisten bringt, das teuerste Kostüm zuerst: Was auf der Hand bleibt, zählt nicht, und im nächsten Zug ist der Weg vielleicht versperrt.
web-principle-carnival-gifts = Leg Geschenke dorthin, wo deine Schlange sie berührt
web-because-carnival-gifts = Ein Geschenk bringt einen Punkt für jede Seite eines farbigen Plättchens, die es berührt, gleich wer es gelegt hat. In einer Biegung deiner Schlange sind das mehrere auf einmal, und keine der anderen.
web-principle-carnival-troubles = Leg Ärgernisse in fremde Biegungen
web-because-carnival-troubles = Jede Seite, die ein Ärgernis berührt, kostet zwei Punkte. Such eine Biegung einer anderen Schlange, an der mehrere Seiten frei sind, und bleib von deiner weg.
web-principle-carnival-logs = Leg Baumstämme dorthin, wo sie andere am meisten kosten
web-because-carnival-logs = Ein Baumstamm ersetzt ein Plättchen und zählt selbst nichts. Nimm anderen, was teuer ist, ein Kostüm zu 3 oder ein Plättchen neben Geschenken; oder befreie deine eigene Schlange von einem Knoten.
web-principle-carnival-way = Halt dir den eigenen Weg frei
web-because-carnival-way = Eine blockierte Schlange wächst nicht mehr, bis ein Baumstamm ihr hilft. Bieg rechtzeitig ab, weg von anderen Schlangen und ihren Ausgängen: Ein freies Feld voraus ist oft mehr wert als ein Punkt.
