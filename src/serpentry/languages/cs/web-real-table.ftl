## U skutečného stolu

web-print = Vytisknout
web-print-line = Vše k vystřižení a pravidla na jedné straně.
web-print-paper = Papír
web-print-edition = Vydání
web-print-colour = barevné
web-print-mono = jen černá
web-print-colourblind = pro barvoslepé
web-print-get = Otevřít PDF
web-referee = Rozhodčí vedle krabice
web-referee-line = Hrajte se svou krabicí a každý tah zadejte sem: dozvíte se, zda je dovolený, proč ne, kdo je na tahu a jaké je skóre. Kde je třeba kostka nebo hromádka, hází a bere rozhodčí.
web-referee-first = Ještě nikdo netáhl.
web-editor = Sestavit pozici
web-editor-options = Hráči a pravidla
web-editor-off = Odebrat
web-editor-for = Pokládat za
web-editor-laid = Na stole: { $count }
web-editor-take = Odebrat: { $piece }
web-editor-then = Co dál
web-editor-turn = Pak je na tahu
web-editor-over = Tady partie končí. V čele: { $names }.
web-editor-skipped = První je { $name }, protože zvolený hráč nemůže táhnout.
web-editor-opponent = Ostatní jsou
web-editor-people = lidé tady
web-editor-play = Hrát odtud
web-editor-analyse = Analyzovat
web-chance = Co přináší náhoda
