## Slova her

# Barvy

word-green = zelený
    .name = Zelený
    .cap = Zelený
    .fem = zelená
    .of = zeleného
    .dat = zelenému
word-red = červený
    .name = Červený
    .cap = Červený
    .fem = červená
    .of = červeného
    .dat = červenému
word-blue = modrý
    .name = Modrý
    .cap = Modrý
    .fem = modrá
    .of = modrého
    .dat = modrému
word-yellow = žlutý
    .name = Žlutý
    .cap = Žlutý
    .fem = žlutá
    .of = žlutého
    .dat = žlutému
word-amber = jantarový
    .name = Jantarový
    .cap = Jantarový
    .fem = jantarová
    .of = jantarového
    .dat = jantarovému
word-black = černý
    .name = Černý
    .cap = Černý
    .fem = černá
    .of = černého
    .dat = černému
word-purple = fialový
    .name = Fialový
    .cap = Fialový
    .fem = fialová
    .of = fialového
    .dat = fialovému
word-the-path = cesta
    .name = Cesta
    .of = cestu
    .cap = Cesta
    .fem = cesta
    .dat = cestě
word-the-frame = rám
    .name = Rám

# Karty a konce

word-straight = rovný díl
word-curve = oblouk
word-crossed = křížení
word-double = dvojitý oblouk
word-tail = ocas
word-head = hlava

# Místa

word-mamba = mamba
    .name = Mamba
word-python = krajta
    .name = Krajta
word-viper = zmije
    .name = Zmije
word-rattlesnake = chřestýš
    .name = Chřestýš
word-cobra = kobra
    .name = Kobra
word-north = sever
word-east = východ
word-south = jih
word-west = západ
side-one =
    { $one ->
         [n] { word-north }
         [e] { word-east }
         [s] { word-south }
        *[w] { word-west }
    }
side-two =
    { $two ->
         [n] { word-north }
         [e] { word-east }
         [s] { word-south }
        *[w] { word-west }
    }

# Pole, počítáno od začátku: 2 západ 1 sever

place-start = start
    .the = výchozí pole
    .on = na výchozím poli
    .onto = na výchozí pole
    .of = výchozího pole
place-line =
    { $side ->
         [n] S{ $far }
         [e] V{ $far }
         [s] J{ $far }
        *[w] Z{ $far }
    }
    .the = pole { place-line }
    .on = na poli { place-line }
    .onto = na pole { place-line }
    .of = pole { place-line }
place-corner =
    { $side ->
         [e] V{ $far }
        *[w] Z{ $far }
    } { $other ->
         [n] S{ $along }
        *[s] J{ $along }
    }
    .the = pole { place-corner }
    .on = na poli { place-corner }
    .onto = na pole { place-corner }
    .of = pole { place-corner }

# Dílky

word-yellow-straight-1 = žlutý rovný (1 bod)
word-yellow-straight-2 = žlutý rovný (2 body)
word-yellow-straight-3 = žlutý rovný (3 body)
word-yellow-corner = žlutý roh
word-yellow-diamond = žlutý diamant
word-yellow-knot = žlutý uzel
word-yellow-sore = žlutá bolístka
word-yellow-head = žlutá hlava
word-black-straight-1 = černý rovný (1 bod)
word-black-straight-2 = černý rovný (2 body)
word-black-straight-3 = černý rovný (3 body)
word-black-corner = černý roh
word-black-diamond = černý diamant
word-black-knot = černý uzel
word-black-sore = černá bolístka
word-black-head = černá hlava
word-purple-straight-1 = fialový rovný (1 bod)
word-purple-straight-2 = fialový rovný (2 body)
word-purple-straight-3 = fialový rovný (3 body)
word-purple-corner = fialový roh
word-purple-diamond = fialový diamant
word-purple-knot = fialový uzel
word-purple-sore = fialová bolístka
word-purple-head = fialová hlava
word-green-straight-1 = zelený rovný (1 bod)
word-green-straight-2 = zelený rovný (2 body)
word-green-straight-3 = zelený rovný (3 body)
word-green-corner = zelený roh
word-green-diamond = zelený diamant
word-green-knot = zelený uzel
word-green-sore = zelená bolístka
word-green-head = zelená hlava
word-gift = dárek
word-trouble = nepříjemnost
word-log-straight = rovná kláda
word-log-corner = rohová kláda
word-log-crossing = křížová kláda
word-hat-1 = klobouk (1 bod)
    .worth = 1 bod
word-hat-2 = klobouk (2 body)
    .worth = 2 body
word-hat-3 = klobouk (3 body)
    .worth = 3 body
word-hat-minus-1 = klobouk (−1 bod)
    .worth = −1 bod
word-hat-minus-2 = klobouk (−2 body)
    .worth = −2 body

# Proč někdo vyhrál

reason-longest = nejdelší had
reason-longest-equal = nejdelší hadi jsou stejně dlouzí
reason-second-longest = delší druhý had
reason-equal = stejně dlouzí hadi
reason-fewer-grey = stejně dlouhý s méně šedými částmi
reason-most-parts = nejvíc částí, oba hadi dohromady
reason-parts-equal = stejně částí, oba hadi dohromady
reason-parts-fewer-grey = stejně částí, ale méně šedých
reason-closed = uzavřený had
reason-deck-empty = nejméně chybějících karet po vyčerpání balíčku
reason-all-rounds = nejméně chybějících karet za všechna kola
reason-most-points = nejvíc bodů
reason-forfeit = hráč nemohl pokračovat
reason-points-longer = stejně bodů a delší had
reason-points-diamonds = stejně bodů, stejně dlouzí hadi a víc diamantů
reason-points-shared = stejně bodů, stejně dlouzí hadi, stejně diamantů

# Ostatní

word-game = hra
word-player = počítačový hráč
word-language = jazyk
word-rule = pravidlo
word-paper = papír
word-edition = vydání
word-version-of-the-rules = verze pravidel
word-kind-of-returns = druh výplaty
word-member = člen
place-house = dům
    .the = pole domu
    .on = na poli domu
    .onto = na pole domu
    .of = pole domu
place-start-card = startovní karta
    .the = pole startovní karty
    .on = na poli startovní karty
    .onto = na pole startovní karty
    .of = pole startovní karty
place-written = { $written }
    .the = pole { $written }
    .on = na poli { $written }
    .onto = na pole { $written }
    .of = pole { $written }
