## Počítačoví hráči

player-random = Náhoda
about-random = Položí, co se hodí, kamkoli.
player-greedy = Hamoun
about-greedy = Dívá se o tah napřed a bere, co nejvíc vynese.
player-level1 = Mládě
about-level1 = { player-level1 }: vidí pár tahů a vezme ten, který vypadá nejdelší.
player-level2 = Užovka obojková
about-level2 = { player-level2 }: vidí víc, ale jen vlastního hada.
player-level3 = Štíhlovka
about-level3 = { player-level3 }: vidí skoro vše, i co tím bere ostatním.
player-level4 = Užovka stromová
about-level4 = { player-level4 }: než táhne, přehraje si v hlavě několik partií.
player-level5 = Krajta
about-level5 = { player-level5 }: přehraje si v hlavě víc her.
player-level6 = Hroznýš
about-level6 = { player-level6 }: přehraje si v hlavě mnoho her.
player-level7 = Kobra
about-level7 = { player-level7 }: přehraje si v hlavě velmi mnoho her.
player-level8 = Anakonda
about-level8 = { player-level8 }: přemýšlí až dvě sekundy na dvou jádrech, a kde to jde, výsledek i dokáže.
player-level9 = Titanoboa
about-level9 = { player-level9 }: neuronová síť, která se učila v partiích sama se sebou (bez serveru je síť menší). Ve hrách bez sítě přemýšlí čtyři sekundy.
