## Die Computerspieler

player-random = Zufall
about-random = Legt, was passt, irgendwohin.
player-greedy = Gierhals
about-greedy = Schaut einen Zug voraus und nimmt, was am meisten bringt.
player-level1 = Schlüpfling
about-level1 = { player-level1 }: sieht ein paar Züge und nimmt den, der am längsten aussieht.
player-level2 = Ringelnatter
about-level2 = { player-level2 }: sieht mehr, aber nur die eigene Schlange.
player-level3 = Zornnatter
about-level3 = { player-level3 }: sieht fast alles, auch was den anderen damit entgeht.
player-level4 = Rattennatter
about-level4 = { player-level4 }: spielt vor dem Zug einige Partien im Kopf.
player-level5 = Python
about-level5 = { player-level5 }: spielt mehr Partien im Kopf.
player-level6 = Boa
about-level6 = { player-level6 }: spielt viele Partien im Kopf.
player-level7 = Kobra
about-level7 = { player-level7 }: spielt sehr viele Partien im Kopf.
player-level8 = Anakonda
about-level8 = { player-level8 }: denkt bis zu zwei Sekunden auf zwei Kernen und beweist das Ergebnis, wo es geht.
player-level9 = Titanoboa
about-level9 = { player-level9 }: ein neuronales Netz, das im Spiel gegen sich selbst gelernt hat (offline ein kleineres). In Spielen ohne Netz rechnet sie vier Sekunden lang.
