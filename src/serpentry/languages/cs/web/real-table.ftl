## U skutečného stolu

web-print = Vytisknout
web-print-line = Vše k vystřižení a pravidla na jedné straně.
web-print-paper = Papír
web-print-edition = Vydání
web-print-colour = barevné
web-print-mono = jen černá
web-print-colourblind = pro barvoslepé
web-print-get = Otevřít PDF
web-referee = Rozhodčí u vašeho stolu
web-referee-line = Hrajte s vlastní deskovou hrou a každý tah zadejte sem: dozvíte se, zda je dovolený, proč ne, kdo je na tahu a jaké je skóre. Každý tah lze vzít zpět.
web-referee-first = Ještě nikdo netáhl.
web-editor = Sestavit pozici
web-editor-options = Hráči a pravidla
web-editor-off = Odebrat
web-editor-for = Pokládat za
web-editor-laid = Na stole: { $count }
web-editor-take = Odebrat: { $piece }
web-editor-then = Co dál
web-editor-turn = Pak je na tahu
web-editor-over = Tady partie končí. Vítězství: { $names }.
web-editor-skipped = První je { $name }, protože zvolený hráč nemůže táhnout.
web-editor-opponent = Ostatní jsou
web-editor-people = hráči na tomto zařízení
web-editor-play = Hrát odtud
web-editor-analyse = Analyzovat
web-editor-prove = Dokázat
web-editor-proving = Hledá se důkaz…
web-editor-proved = { $how ->
    [win] Dokázáno: { $who } je na tahu a vyhraje: { $move }.
    [draw] Dokázáno: při nejlepší hře je to remíza: { $move }.
    [loss] Dokázáno: { $who } je na tahu a při nejlepší hře prohraje.
   *[other] Za 20 sekund nedokázáno: konec je příliš daleko.
  }
web-chance = Co přináší náhoda
web-chance-ours = Ať to udělá aplikace
web-referee-chance = Kdo hází a bere?
web-referee-hand = My, a výsledek zadáme
web-referee-app = Aplikace (když chybí kostka nebo karty)
web-referee-begun = Partie už běží? Sestavte pozici
web-dice-told = Ověřeno: tahů { $moves }, hodů a losů serveru { $draws }. Zadáno hráči, nelze ověřit: { $told }.
web-editor-link = Odkaz na tuto pozici
