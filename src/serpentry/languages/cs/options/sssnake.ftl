## Volby hry Sssnake

option-sssnake-start_card = Startovní karta
help-sssnake-start_card = Velikost startovní karty a kudy z ní vychází hlava a ocas.
choice-sssnake-start_card-2x1_away = 2 × 1, od sebe
choice-sssnake-start_card-1x1_away = 1 × 1, od sebe
choice-sssnake-start_card-2x2_diagonal = 2 × 2, v protilehlých rozích
choice-sssnake-start_card-3x1_same_side = 3 × 1, na téže straně
choice-sssnake-start_card-2x1_same_side = 2 × 1, na téže straně

option-sssnake-feasibility = Kdy lze hada ještě uzavřít
help-sssnake-feasibility = Zda musí i karty v balíčku stačit k uzavření hada.
choice-sssnake-feasibility-geometric = Je-li místo
choice-sssnake-feasibility-deck_aware = Stačí-li i karty

option-sssnake-exact_finish = Uzavírat poslední kartou
help-sssnake-exact_finish = Vaše uzavírací karta musí být poslední, kterou máte v tom tahu položit.
because-sssnake-exact_finish = Podle pravidel vyhrává jen ten, kdo přitom použije všechny své karty; jenže od uzavřeného hada každý čeká konec a takhle se při pokládání nemusejí počítat karty.

option-sssnake-close_other = Uzavřít sousedova hada
help-sssnake-close_other = Po jedničce smí karta uzavřít sousedova hada.

option-sssnake-rounds = Kola
help-sssnake-rounds = Počet kol zápasu; vyhrává nejlepší součet.
