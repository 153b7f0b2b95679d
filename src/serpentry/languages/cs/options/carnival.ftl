## Volby hry Cobra Carnival

option-carnival-snakes_each = Hadů na hráče
help-carnival-snakes_each = Kolik hadů má každý hráč v partii dvou hráčů.

option-carnival-open_hands = Odkryté dílky
help-carnival-open_hands = Dílky v ruce vidí všichni. Vypnuto: dílky ostatních jsou skryté.

option-carnival-grow_others = Prodlužování cizích hadů
help-carnival-grow_others = Cizího hada smíte prodloužit, jen když nemůžete položit vlastní dílek těla (nebo žádný nemáte).
choice-carnival-grow_others-own_unplayable = Když vlastní dílek nejde položit
choice-carnival-grow_others-own_absent = Když vlastní dílek nemáte
because-carnival-grow_others = Podle tištěných pravidel lze prodlužovat cizí hady jen bez vlastního dílku v ruce; se zablokovaným hadem se pak v ruce může nahromadit až třicet dílků.

option-carnival-allow_dead_ending = Zavádět jiné do slepé uličky
help-carnival-allow_dead_ending = Cizího hada lze zavést do slepé uličky.
because-carnival-allow_dead_ending = Pravidla vybízejí ostatní mást; ale slepá ulička, které se lze vyhnout, jejich hada často zastaví nadobro.

option-carnival-trouble_may_block = Nepříjemnosti smějí zahradit cestu
help-carnival-trouble_may_block = Nepříjemnost se smí položit tam, kam vede konec hada.
because-carnival-trouble_may_block = Pravidla zakazují zahradit cestu jen dárkem; ale nepříjemnost před koncem hada tam zůstane stejně nadobro.

option-carnival-gift_before_own = Dárky před vlastním hadem
help-carnival-gift_before_own = Dárek nebo nepříjemnost smí ležet tam, kam vede váš vlastní had. Cizí hadi zůstávají chráněni (kromě nepříjemností, pokud smějí blokovat).
because-carnival-gift_before_own = Podle tištěných pravidel se nesmí zahradit jen cizí hadi; ale dárek před koncem vlastního hada je skoro vždy přehlédnutí a zůstane tam nadobro.

option-carnival-exit_stays_free = Výstupy zůstávají volné
help-carnival-exit_stays_free = Pole u výstupu hada, který ještě nezačal, přijme jen dílky jeho barvy.
because-carnival-exit_stays_free = Pravidla to neříkají; bez toho v 1 až 3 partiích ze 100 některý had nikdy nezačne.

option-carnival-cutting_off = Odříznout cestu jiným hadům
help-carnival-cutting_off = Smí se dílek hada položit na pole, kam vede i had jiného hráče?
because-carnival-cutting_off = V praxi se tím nemění počet vynechaných tahů ani šance jednotlivých míst a pravidla sama říkají, co dělat, když je cesta zahrazená; bez potřeby tedy není nic zakázáno.
choice-carnival-cutting_off-allowed = Dovoleno
choice-carnival-cutting_off-forbidden = Zakázáno

option-carnival-dead_end_turn = Rohová kláda ve slepé uličce
help-carnival-dead_end_turn = Co smí rohová kláda ve slepé uličce nahradit: jakýkoli poslední dílek, nebo jen roh.
choice-carnival-dead_end_turn-any_shape = Jakýkoli poslední dílek
choice-carnival-dead_end_turn-same_shape = Jen roh

option-carnival-diamond_to = Žeton s diamantem dostane
help-carnival-diamond_to = Kdo si bere žeton s diamantem: kdo dílek položil, nebo majitel hada.
choice-carnival-diamond_to-placer = Kdo dílek položil
choice-carnival-diamond_to-owner = Majitel hada

option-carnival-stall_rounds = Kola bez růstu
help-carnival-stall_rounds = Po kolika kolech bez růstu začíná závěrečné kolo.

option-carnival-heads = Hlavy
help-carnival-heads = Hlavy se berou z hromádky, nebo má každý od začátku hlavy svých hadů.
choice-carnival-heads-in_deck = V hromádce
choice-carnival-heads-own_aside = Každý má své

option-carnival-final_pass = Co lze vynechat v závěrečném kole
help-carnival-final_pass = Co lze v závěrečném kole vynechat: klobouky, vše, nebo nic.
because-carnival-final_pass = Podle pravidel se body počítají, až každý, kdo může, položí hlavy a klobouky; jenže mnoho klobouků body ubírá, takže je ve výchozí hře nikdo nasadit nemusí.
choice-carnival-final_pass-hats = Klobouky
choice-carnival-final_pass-all = Vše
choice-carnival-final_pass-none = Nic
