### Die erste Partie jedes Spiels, Schritt für Schritt: was ein Freund am Tisch sagen würde.

## SNEKAGON

guide-snekagon-1 = Willkommen bei SNEKAGON! Zwei Spieler legen Schlangen auf ein Brett, und am Ende zählt nur deine längste. Du bist Rot; jeder hat acht Plättchen, und jedes ist ein Stück Schlange. Zum Lernen nehmen wir ein kleines Brett.
guide-snekagon-2 = Grün beginnt, und zwar mit dem Einer-Plättchen: Das kommt immer zuerst. Es darf überall liegen; Grün nimmt die Mitte des Bretts.
guide-snekagon-3 = Jetzt bist du dran: abwechselnd je ein Plättchen. Du beginnst eine neue Schlange oder verlängerst eine, die du schon hast. Eine neue muss von allem Abstand halten. Versuch einmal, direkt neben Grün eine zu beginnen, und lies, was der Schiedsrichter sagt.
guide-snekagon-4 = Fang also am linken Rand an, und zwar mit einem langen Plättchen: Später ist weniger Platz dafür. Du kannst es selbst aufs Brett legen oder mich machen lassen.
guide-snekagon-5 = Grün verlängert seine Schlange und sperrt dabei eines deiner zwei Enden ein: Von c1 aus geht es nicht mehr weiter. So stellt man sich gegenseitig in den Weg.
guide-snekagon-6 = Dein anderes Ende ist offen: Dort verlängert ein Plättchen deine Schlange, und es darf die des anderen berühren, so viel es will. Aber Schlangen haben einen steifen Rücken: geradeaus oder um 60° zur Seite, nicht enger. Versuch diese Biegung, sie ist zu eng: Drei Sechsecke würden sich alle berühren.
guide-snekagon-7 = Besser: geradeaus und dann sanft abgebogen, um das Ende von Grün bei d4 herum. Deine Schlange ist dann acht Sechsecke lang, und Grün kommt an diesem Ende nur noch über c4 weiter.
guide-snekagon-8 = Grün schlüpft dort hinaus und ist jetzt sieben lang.
guide-snekagon-9 = Kann deine Schlange auch aus der Mitte wachsen? Nein, sie hat zwei Enden und verzweigt sich nie. Versuch es trotzdem, von der Biegung bei e4 aus.
guide-snekagon-10 = Planen wir lieber voraus. Beginne unten eine zweite Schlange, abseits von allem. Siehst du, dass von dort ein Plättchen am Rand entlang zu deinem offenen Ende bei d6 führen kann?
guide-snekagon-11 = Grün wächst auf neun, drüben auf der anderen Seite des Bretts, und versperrt dir den Weg nicht.
guide-snekagon-12 = Jetzt der beste Zug dieser Partie: Ein Plättchen, das ein Ende beider Schlangen berührt, macht eine daraus. Verbinde sie!
guide-snekagon-13 = Acht und drei und zwei: Deine Schlange ist dreizehn Sechsecke lang, die von Grün neun. Man darf eine Schlange sogar zum Ring schließen, aber dann wächst sie nie wieder.
guide-snekagon-14 = Wer legen kann, muss; wer nicht kann, wird übersprungen. Wenn keiner mehr legen kann, gewinnt, wessen längste Schlange länger ist. Das ist alles! Das richtige Brett ist größer und hat 91 Felder. „Tipp“ und „Zug zurücknehmen“ sind immer für dich da.

## SNEKAGON 5G

guide-snekagon5g-1 = Willkommen bei SNEKAGON 5G! Das ist SNEKAGON auf mehreren Etagen, einer je Spieler. Es zählt deine längste Schlange, über alle Etagen zusammen. Du spielst die Mamba, gegen dich spielt der Python.
guide-snekagon5g-2 = Die Etagen liegen übereinander, sie sind nur getrennt gezeichnet: d4 auf Etage 1 ist dasselbe Feld wie d4 auf Etage 2. Die zwei Augen sind Löcher, dort liegt nie etwas. Du hast zehn Plättchen, darunter zwei besondere deiner Art.
guide-snekagon5g-3 = Ein festes erstes Plättchen gibt es hier nicht. Beginne eine Schlange mit deinem Fünfer-Plättchen, am rechten Rand von Etage 1. Lange Plättchen legt man zuerst, denn sie finden bald keinen Platz mehr.
guide-snekagon5g-4 = Der Python beginnt auf Etage 2, unten rechts. Wie bei SNEKAGON berührt eine neue Schlange nichts auf ihrer Etage.
guide-snekagon5g-5 = Und die Augen? Versuch, ein Plättchen quer über eines zu legen.
guide-snekagon5g-6 = Verlängere dein Ende bei g4 und ringle dich in die Mitte von Etage 1. Deine Schlange ist jetzt neun lang, und auf dieser Etage stört dich der Python nicht.
guide-snekagon5g-7 = Der Python beginnt eine zweite Schlange, oben links auf Etage 2.
guide-snekagon5g-8 = Beginne auch du eine zweite Schlange, oben links auf Etage 1. Ihr Ende b2 schaut zum Ende c6 deiner ersten Schlange, und ihr Ende d2 ist auf beiden Etagen frei.
guide-snekagon5g-9 = Der Python verbindet seine zwei Schlangen: vierzehn Sechsecke!
guide-snekagon5g-10 = Jetzt das Besondere: das Bohren. Von einem offenen Ende aus darf eine Schlange auf der Nachbaretage weitergehen, vom selben Feld aus. Aber nur von einem Ende! Versuch es aus der Mitte deiner ersten Schlange, bei e6.
guide-snekagon5g-11 = Und jetzt im Ernst: Bohre vom Ende bei d2 zu Etage 2 und mach dort weiter, mitten hindurch. Nach einer Bohrung geht es in jede beliebige Richtung. Auch die zweite Schlange ist jetzt neun lang: Ein Feld, das sie auf beiden Etagen bedeckt, zählt doppelt.
guide-snekagon5g-12 = Auch der Python bohrt, taucht auf Etage 1 auf und hat siebzehn. Ein gebohrtes Plättchen darf Gegner überall berühren.
guide-snekagon5g-13 = Jetzt der beste Zug dieser Partie: Ein Plättchen, das ein Ende beider Schlangen berührt, macht eine daraus. Verbinde b2 und c6! Jedes Ende eines Plättchens darf einen Anschluss haben, durch eine Bohrung oder auf der Etage.
guide-snekagon5g-14 = Neun und neun und vier: zweiundzwanzig Sechsecke über zwei Etagen, gegen siebzehn! Wenn du selbst spielst, leg ein Plättchen dorthin, wo gebohrt werden kann, und du wirst gefragt, mit welcher Bohrung. Wer nicht mehr legen kann, scheidet aus; wenn es niemand mehr kann, gewinnt die längste Schlange. Mit mehr Spielern gibt es mehr Etagen, im Kreis.

## Schlangennest

guide-schlangennest-1 = Willkommen im Nest! Alle legen quadratische Karten, und die Schlange mit den meisten Teilen gewinnt. Du bist Grün und hast alle 18 Karten von Anfang an: 7 Geraden, 9 Kurven, einen Schwanz und einen Kopf. Nichts ist verborgen, und Glück spielt keine Rolle.
guide-schlangennest-2 = Sieh dir eine Karte an: Ein Teil ist grün, das andere ist grau und gehört noch niemandem. Jede Seite hat ein Teil, also passen Karten immer aneinander. Die erste kommt in die Mitte: Leg eine Gerade, senkrecht. Beginn nicht mit dem Schwanz oder dem Kopf: Deine Schlange hätte dann nur ein Ende, und sobald Rot das abschließt, ist die Partie für dich vorbei.
guide-schlangennest-3 = Auch Rot legt seine erste Karte neben eine, die schon liegt: waagerecht, senkrecht oder diagonal. Achte auf ihr graues Teil: Es beginnt neben dem Feld über deiner Karte.
guide-schlangennest-4 = Von jetzt an muss jede Karte deine eigene Schlange verlängern, an einem ihrer zwei Enden. Und zwar mit dem grünen Teil! Versuch es unter deiner Karte mit einer quer liegenden Geraden: Nur ihr graues Teil träfe deine Schlange.
guide-schlangennest-5 = Richtig ist eine Karte, deren grünes Teil dein Ende fortsetzt. Leg diese Kurve; sie führt deine Schlange nach rechts.
guide-schlangennest-6 = Auch Rot macht seine Schlange länger, nach unten: Jetzt erreicht ihr beide das Feld unter Rot.
guide-schlangennest-7 = Zwei Farben werden nie verbunden, auch nicht durch Grau. Versuch, dein grünes Teil dort in das rote zu führen.
guide-schlangennest-8 = Geh stattdessen unter Rot geradeaus weiter. Das graue Teil deiner Karte macht Rot um ein Teil länger, ob Rot will oder nicht: Aber du bestimmst, wohin Rot muss.
guide-schlangennest-9 = Rot verlängert sein anderes Ende und biegt oben nach rechts ab.
guide-schlangennest-10 = Bieg mit einer Kurve neben Rot nach oben ab: So bleibt dein Ende im Nest, statt hinauszulaufen.
guide-schlangennest-11 = Rot geht oben weiter nach rechts.
guide-schlangennest-12 = Und jetzt das Schönste an diesem Spiel. Leg die Kurve über deine erste Karte, und zwar so, dass sie nach rechts in das freie graue Teil von Rots Karte führt: Alles Grau, das dort zusammenhängt, wird deins. Eine Karte gelegt, zwei Teile gewonnen!
guide-schlangennest-13 = Das Nest hat einen Rand: Hier müssen alle Geraden und Kurven in fünf mal sieben Felder passen, egal wie herum. Wo er verläuft, zeigt sich erst beim Legen. Außerhalb dürfen nur Köpfe und Schwänze liegen. Und treffen sich deine zwei Enden, ist deine Schlange ein Ring; in deinem nächsten Zug öffnest du sie wieder.
guide-schlangennest-14 = Schwanz und Kopf schließen ein Ende ab. Das bringt ein Teil, aber dieses Ende ist für immer fertig. Heb dir also beide bis spät in der Partie auf, für Enden ohne Zukunft. Sind beide Enden abgeschlossen, ist deine Schlange fertig, und du schaust den anderen zu. Am Ende zählen alle Teile, grüne und graue; eine Karte, durch die du zweimal kommst, zählt zwei. Sechs hast du schon. Jetzt versuch es selbst!

## Sssnake

guide-sssnake-1 = Willkommen bei Sssnake! Jeder hat eine Startkarte mit Kopf und Schwanz, auf einer eigenen Fläche. Wer zuerst Kopf und Schwanz zusammenführt, gewinnt. Du bist Grün; die Züge von Rot sind vorgegeben. Die Zahl bei jedem Spieler sagt, wie viele Karten fehlen: am Anfang sechs.
guide-sssnake-2 = Der Würfel zeigt eine 2: eine Kurve und eine Gerade. Eine Karte kommt an deine Schlange, die andere ist ein Geschenk für Rot. An wessen Schlange du legst, sagt also die Zahl. Versuch, die Gerade selbst an die Schlange von Rot zu legen, und lies, warum es nicht geht.
guide-sssnake-3 = Behalte die Kurve und bieg das linke Ende nach oben: So kommt es dem anderen näher, und nur noch fünf Karten fehlen. Die Gerade würde dich vom anderen Ende wegführen; darum taugt sie als Geschenk.
guide-sssnake-4 = Rot muss das Geschenk legen, und jetzt fehlen dort sieben Karten statt sechs.
guide-sssnake-5 = Rot hat eine 1 gewürfelt: Eine einzelne Karte kommt an die Schlange des Nachbarn, also an deine. Rot führt dein Ende weiter nach oben, weg vom anderen. Dir fehlen wieder sechs Karten.
guide-sssnake-6 = Du hast eine 3 gewürfelt: zwei Karten für dich, eine für Rot. Leg zuerst die Kurve, sodass dein Ende oben nach rechts abbiegt, über die Startkarte: Noch fünf fehlen.
guide-sssnake-7 = Jetzt die Gerade, weiter nach rechts, dorthin, wo das andere Ende ist: noch vier. Die Kreuzung bekommt Rot; sie spart nur dort etwas, wo ein Ende zu ihr zurückkommt.
guide-sssnake-8 = Rot legt das Geschenk. Ein Stück darauf ruht; kommt dort später ein Ende an, läuft die Schlange sofort hindurch, ohne dass es eine Karte kostet.
guide-sssnake-9 = Rot hat eine 2 gewürfelt und biegt das rechte Ende nach oben. Die Gerade ist ein Geschenk für dich.
guide-sssnake-10 = Auch ein Geschenk kann helfen: Führ dein Ende oben weiter nach rechts. Noch drei Karten fehlen.
guide-sssnake-11 = Du hast eine 1 gewürfelt, also kommt diese Karte an die Schlange von Rot. Leg sie so, dass sich ein Ende von Rot weiter vom anderen entfernt: Dann fehlen dort acht. Schließbar bleiben muss aber jede Schlange.
guide-sssnake-12 = Rot hat zwei Kurven gezogen und biegt mit einer ein Ende zurück. Die andere bekommst du.
guide-sssnake-13 = Bieg mit ihr dein rechtes Ende nach oben. Jetzt fehlen nur noch zwei Karten, eine Kurve und eine Gerade: Deine Enden führen auf zwei Felder übereinander.
guide-sssnake-14 = Und genau die hast du gewürfelt! Leg die Kurve rechts oben und die Gerade darunter: Treffen sich Kopf und Schwanz, gewinnt diese Schlange sofort. Geht der Stapel von 120 Karten vorher aus, gewinnt, wem die wenigsten Karten fehlen. Danach spiel deine eigene Partie, zu zweit, zu dritt oder zu viert.

## Cobra Carnival

guide-carnival-1 = Willkommen beim Karneval! Schlangen kommen aus dem Haus in der Mitte und verkleiden sich. Wer die meisten Punkte hat, gewinnt. Du sitzt unten und spielst Violett; die Züge von Gelb sind vorgegeben, und auch, was gezogen wird.
guide-carnival-2 = Ein Zug ist einfach: ein Plättchen legen, eins ziehen. Du hast vier, und alle sehen sie. Geraden tragen Kostüme zu 1, 2 oder 3 Punkten, eine Ecke zählt 1, und ein Diamant bringt eine Marke zu 4.
guide-carnival-3 = Nichts liegt irgendwo allein. Ein Schlangenplättchen kommt dorthin, wohin seine Schlange führt, das erste an ihren Ausgang; ein Geschenk neben eine Schlange; ein Baumstamm ersetzt nur, was da liegt. Versuch, ein Plättchen ins Freie zu legen.
guide-carnival-4 = Beginn mit dem Diamanten, von deinem Ausgang gerade nach unten: vier Punkte auf einmal. Die Marke kann dir niemand mehr nehmen.
guide-carnival-5 = Gelb beginnt mit einer Ecke und biegt nach links ab.
guide-carnival-6 = Leg das Geschenk links neben deinen Diamanten: Jede Seite eines farbigen Plättchens, die es berührt, ist 1 mehr wert. Es versperrt kein Ende, und deine Schlange kann sich später darum biegen.
guide-carnival-7 = Gelb geht weiter nach links, in einem Kostüm zu 2.
guide-carnival-8 = Bieg dich um dein Geschenk: Die Ecke unter dem Diamanten führt nach links, sodass auch dein nächstes Plättchen das Geschenk berührt.
guide-carnival-9 = Gelb biegt mit einer Ecke nach oben ab.
guide-carnival-10 = Jetzt das Ärgernis: Jede Seite eines farbigen Plättchens, die es berührt, kostet 2. Leg es über die Gerade von Gelb: Es berührt dieses Plättchen und wird auch das nächste berühren, denn die Schlange von Gelb führt auf das Feld daneben.
guide-carnival-11 = Gelb legt ein Geschenk neben die eigene Ecke und holt einen Punkt zurück.
guide-carnival-12 = Du hast ein Kostüm zu 3 gezogen. Leg es an dein Ende, unter das Geschenk: Beides zusammen bringt vier Punkte, und es steht zehn zu drei.
guide-carnival-13 = Gemeines gibt es auch. Knoten und Wehwehchen kosten Punkte und dürfen jederzeit anderen gelegt werden. Baumstämme ersetzen ein Plättchen gleicher Form und zählen nichts; aber ein Eckstamm kann deine eigene Schlange aus einer Sackgasse führen, und durch einen Kreuzungsstamm kann eine andere hindurch.
guide-carnival-14 = Wenn nichts mehr wächst, kommt die Schlussrunde: Reihum legen alle Köpfe, je 2 Punkte, danach Hüte. Ein Hut kommt auf irgendeinen Kopf ohne Hut: die schönen auf deinen, die hässlichen, −1 und −2, auf andere. Spiel hier weiter, wenn du magst, oder beginne eine eigene Partie: Zu zweit hat dann jeder zwei Schlangen, zu dritt und zu viert jeder eine.
