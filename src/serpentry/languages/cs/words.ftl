## Slova her

# Barvy

word-green = zelený
    .cap = Zelený
    .fem = zelená
    .of = zeleného
    .dat = zelenému
word-red = červený
    .cap = Červený
    .fem = červená
    .of = červeného
    .dat = červenému
word-blue = modrý
    .cap = Modrý
    .fem = modrá
    .of = modrého
    .dat = modrému
word-yellow = žlutý
    .cap = Žlutý
    .fem = žlutá
    .of = žlutého
    .dat = žlutému
word-amber = jantarový
    .cap = Jantarový
    .fem = jantarová
    .of = jantarového
    .dat = jantarovému
word-black = černý
    .cap = Černý
    .fem = černá
    .of = černého
    .dat = černému
word-purple = fialový
    .cap = Fialový
    .fem = fialová
    .of = fialového
    .dat = fialovému
word-the-path = cesta
word-the-frame = rám

# Karty a konce

word-straight = rovný díl
word-curve = oblouk
word-crossed = křížení
word-double = dvojitý oblouk
word-tail = ocas
word-head = hlava

# Místa

word-mamba = mamba
word-python = krajta
word-viper = zmije
word-rattlesnake = chřestýš
word-cobra = kobra
word-north = sever
word-east = východ
word-south = jih
word-west = západ

# Dílky

word-yellow-straight-1 = žlutý rovný 1
word-yellow-straight-2 = žlutý rovný 2
word-yellow-straight-3 = žlutý rovný 3
word-yellow-corner = žlutý roh
word-yellow-diamond = žlutý diamant
word-yellow-knot = žlutý uzel
word-yellow-sore = žlutá bolístka
word-yellow-head = žlutá hlava
word-black-straight-1 = černý rovný 1
word-black-straight-2 = černý rovný 2
word-black-straight-3 = černý rovný 3
word-black-corner = černý roh
word-black-diamond = černý diamant
word-black-knot = černý uzel
word-black-sore = černá bolístka
word-black-head = černá hlava
word-purple-straight-1 = fialový rovný 1
word-purple-straight-2 = fialový rovný 2
word-purple-straight-3 = fialový rovný 3
word-purple-corner = fialový roh
word-purple-diamond = fialový diamant
word-purple-knot = fialový uzel
word-purple-sore = fialová bolístka
word-purple-head = fialová hlava
word-green-straight-1 = zelený rovný 1
word-green-straight-2 = zelený rovný 2
word-green-straight-3 = zelený rovný 3
word-green-corner = zelený roh
word-green-diamond = zelený diamant
word-green-knot = zelený uzel
word-green-sore = zelená bolístka
word-green-head = zelená hlava
word-gift = dárek
word-trouble = nepříjemnost
word-log-straight = rovná kláda
word-log-corner = rohová kláda
word-log-crossing = kláda křižovatka
word-hat = klobouk
word-hat-1 = klobouk 1
word-hat-2 = klobouk 2
word-hat-3 = klobouk 3
word-hat-minus-1 = klobouk −1
word-hat-minus-2 = klobouk −2

# Bodování

word-tokens = diamanty
word-costumes = kostýmy
word-gifts = dárky
word-troubles = nepříjemnosti
word-coloured-parts = barevné části
word-gray-parts = šedé části
word-earlier-rounds = dřívější kola
word-last-round = poslední kolo

# Proč někdo vyhrál

word-the-longest-snake = nejdelší had
word-the-longest-snakes-are-equally-long = nejdelší hadi jsou stejně dlouzí
word-the-longer-second-snake = delší druhý had
word-equally-long-snakes = stejně dlouzí hadi
word-as-long-with-fewer-gray-parts = stejně dlouhý s méně šedými částmi
word-a-closed-snake = uzavřený had
word-the-deck-is-empty-the-fewest-missing-cards = balíček je prázdný: nejméně chybějících karet
word-the-fewest-missing-cards-in-all-rounds = nejméně chybějících karet za všechna kola
word-the-most-points = nejvíc bodů
word-equal-points-and-the-longer-snake = stejně bodů a delší had
word-equal-points-equally-long-snakes-and-more-diamonds = stejně bodů, stejně dlouzí hadi a víc diamantů
word-equal-points-equally-long-snakes-equally-many-diamonds = stejně bodů, stejně dlouzí hadi, stejně diamantů

# Ostatní

word-and = a
word-game = hra
word-player = počítačový hráč
word-a-list-of-different-cells-q-r-such-as-2-0-2-0 = seznam různých polí [q, r], například [[-2, 0], [2, 0]]
word-a-list-of-different-ones-of-mamba-python-viper-rattlesnake-cobra-one-a-seat = seznam různých druhů z mamba, python, viper, rattlesnake, cobra, jeden na místo
