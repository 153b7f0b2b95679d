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
