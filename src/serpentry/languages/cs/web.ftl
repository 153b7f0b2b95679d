## Klient v prohlížeči

web-skip = Na stránku
web-home = Domů
web-settings = Nastavení
web-language = Jazyk
web-theme = Vzhled
web-theme-auto = Podle zařízení
web-theme-light = Světlý
web-theme-dark = Tmavý
web-confirm = Potvrzovat tahy
web-confirm-touch = Na dotykové obrazovce
web-confirm-always = Vždy
web-confirm-never = Nikdy
web-show-places = Rozsvítit místa, kam se díl hodí
web-motion = Animace
web-sound = Zvuk
web-done = Hotovo
web-close = Zavřít
web-yes = Ano
web-no = Ne
web-no-connection = Služba je nedostupná. Funguje síť?
web-went-wrong = Něco se nepovedlo. Zkuste to znovu.
web-lost = Tady nic není.
web-somebody = Host

## Domů

web-hero = Pět her, ve kterých se staví hadi
web-hero-line = Přesně podle pravidel, proti lidem nebo proti opravdu silným počítačům, s rozhodčím, který vysvětlí každé odmítnutí.
web-games = Hry
web-your-games = Vaše partie
web-finished-games = Dohrané partie
web-join = Stůl na pozvání
web-open-tables = Otevřené stoly
web-no-open-tables = Teď není otevřený žádný veřejný stůl.
web-players = { $most ->
    [2] 2 hráči
   *[other] { $least } až { $most } hráčů
}
web-play-now = Hrát
web-play-now-game = Hrát: { $game }
web-set-up = Připravit…
web-set-up-game = Připravit… { $game }
web-how-to-play = Jak se hraje
web-how-to-play-game = Jak se hraje { $game }
web-gallery = Obrázky desek
web-free-seat = volno
web-phase-waiting = čeká na hráče
web-phase-over = dohráno
web-phase-paused = Hra je pozastavená.
web-phase-playing = { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}
web-invitation = Odkaz nebo číslo stolu
web-invitation-example = např. q7Jx0Zb1Yk2w
web-enter = Vstoupit
web-no-invitation = To není odkaz na stůl.

## Příprava hry

web-no-game = Hra { $game } neexistuje.
web-your-name = Vaše jméno
web-seats = Místa
web-how-many = Kolik hráčů
web-who-sits = Kdo sedí na místě { $seat }
web-seat-here = člověk tady
web-seat-elsewhere = člověk jinde, přes odkaz
web-seat-computer = počítač
web-level = Síla místa { $seat }
web-level-name = { $number } · { $title }
web-name-of-seat = Jméno hráče { $seat }
web-variants = { $changed ->
    [0] Varianty a možnosti
    [one] Varianty a možnosti ({ $changed } změněna)
    [few] Varianty a možnosti ({ $changed } změněny)
   *[other] Varianty a možnosti ({ $changed } změněno)
}
web-public = Ukázat v seznamu otevřených stolů.
web-public-line = Jinak se připojí jen ten, kdo má odkaz.
web-clock = Hodiny
web-clock-none = Bez hodin
web-clock-game = Čas na celou partii
web-clock-days = Dny na každý tah
web-minutes = Minut na hráče
web-increment = Sekund navíc za tah
web-days = Dní
web-start = Začít

## Stůl

web-no-table = Takový stůl není.
web-connecting = Připojování…
web-connection-lost = Spojení se přerušilo. Zkoušíme to znovu; nic se neztratilo.
web-connection-back = Spojení je zpět. Nic se neztratilo.
web-board = Deska hry { $game }
web-board-help = Šipky chodí po desce, Enter položí díl, R jej otočí, F převrátí, N vezme další díl, J skočí na další vhodné místo, L vypíše povolené tahy, A řekne, co je na poli, otazník ukáže všechny klávesy.
web-tray = Vaše díly
web-piece = Díl
web-piece-count = { $piece }, zbývá: { $count }
web-turn = Otočit
web-flip = Převrátit
web-lay = Položit
web-lift = Vzít zpět
web-show-all = Ukázat vše
web-pinned = Na { $cell }. Enter nebo druhé klepnutí díl položí.
web-stale = Mezitím se něco stalo; podívejte se znovu.
web-hint-is = Dobrý tah: { $move }
web-at = { $cell }: { $what }.
web-fits = Hodí se.
web-fits-not = Nehodí se.
web-seat-number = Místo { $seat }
web-you = vy
web-away = pryč
web-score-of = { $name }: { $score } (z čeho se skládá)
web-days-left = { $days } d { $hours } h
web-title-over = Konec hry · { $game }
web-title-your-turn = ● Jste na tahu · { $game }
web-your-turn = Jste na tahu.
web-waiting-for = Na tahu: { $name }
web-thinking = { $name } přemýšlí…
web-thinking-progress = { $name } přemýšlí… { $percent } %
web-said-moved = { $name }: { $move }.
web-said-drew = Taženo: { $move }.
web-why-not = Nejde to.
web-the-rule = Pravidlo
web-variants-of-move = Možnosti tohoto tahu
web-other-moves = Jiné tahy
web-asked = Zeptali jste se; ostatní ještě neodpověděli.
web-asks-undo = { $name } chce vzít tah zpět.
web-asks-draw = { $name } nabízí remízu.
web-asks-pause = { $name } prosí o přestávku.
web-asks-rematch = { $name } chce hrát znovu.
web-actions = Akce
web-undo = Zpět
web-hint = Rada
web-offer-draw = Nabídnout remízu
web-pause = Přestávka
web-resume = Pokračovat
web-resign = Vzdát se
web-resign-sure = Opravdu vzdát
web-legal-moves = Povolené tahy
web-legal-count = { $count ->
    [one] Je { $count } povolený tah.
    [few] Jsou { $count } povolené tahy.
   *[other] Je { $count } povolených tahů.
}
web-turned = { $turn ->
    [one] otočeno jednou
   *[other] otočeno { $turn }krát
}
web-what-is-at = Co je na…?
web-cell = Pole
web-tell = Říci
web-no-cell = Pole { $cell } není.
web-rules = Pravidla
web-watch-link = Odkaz pro diváky
web-watching = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
web-absent = { $name } tu není.
web-claim-win = Nárokovat výhru
web-claim-computer = Ať dohraje počítač
web-claim-wait = Za { $minutes } min smí pokračovat počítač.
web-moves = Tahy
web-chat = Rozhovor
web-say = Řekněte něco
web-send = Poslat
web-end-draw = Remíza
web-end-you-win = Vyhráli jste!
web-end-wins = { $count ->
    [one] Vyhrává { $name }
   *[other] Společně vyhrávají { $name }
}
web-end-resigned = { $name } se vzdává.
web-end-time = Čas vypršel: { $name }.
web-end-agreed = Dohodou.
web-rematch = Hrát znovu
web-to-rematch = K další partii
web-replay = Přehrání a rozbor
web-waiting = { $count ->
    [one] Čeká se ještě na jednoho hráče
   *[other] Čeká se ještě na { $count } hráče
}
web-invited = Jste pozváni
web-sit = Posadit se: { $seat }
web-rise = Uvolnit místo
web-invite-link = Odkaz na stůl
web-copy = Kopírovat
web-copied = Zkopírováno
web-share = Sdílet
web-qr = QR kód odkazu

## Klávesy

web-keys = Klávesy
web-keys-line = Když je vybraná deska:
web-key-arrows = chodit po desce
web-key-jump = skočit na další místo, kam se díl hodí
web-key-enter = položit díl, potvrdit
web-key-turn = otočit díl (se Shiftem zpět)
web-key-flip = převrátit díl
web-key-piece = vzít další díl nebo díl s tímto číslem
web-key-lift = vzít díl zpět
web-key-hint = rada
web-key-undo = vzít tah zpět
web-key-legal = seznam povolených tahů
web-key-what = co je na poli
web-key-zoom = blíž, dál, ukázat vše

## Přehrání a rozbor

web-replay-board = Deska po kroku { $ply } z { $length }
web-replay-controls = Přehrání
web-first = První pozice
web-previous = O krok zpět
web-next = Další
web-last = Poslední pozice
web-autoplay = Přehrát
web-stop = Zastavit
web-step-of = Krok
web-step = Krok { $ply }: { $move }
web-step-start = Před prvním krokem
web-analysis = Rozbor
web-analyse = Rozebrat tuto pozici
web-analyse-all = Celou partii
web-analysing = Přemýšlí…
web-analysing-all = Pozic: { $done } z { $length }
web-proved = dokázáno
web-line = Potom: { $moves }
web-tries = { $count ->
    [one] Zkušebně sehrána { $count } partie
    [few] Zkušebně sehrány { $count } partie
   *[other] Zkušebně sehráno { $count } partií
}
web-no-choice = Tady nemá nikdo na výběr.
web-curve = Co mohl kdo čekat
web-curve-label = Křivka pro každého hráče od prvního kroku k poslednímu: čím výš, tím pravděpodobnější výhra
web-turning-points = Zlomy
web-turning = Krok { $ply }: { $name } { $change } %
web-paperwork = Partie na papíře
web-play-on = Hrát odtud dál
web-download-record = Stáhnout záznam
web-copy-picture = Kopírovat obrázek
web-picture-saved = Obrázek byl uložen.
web-check-dice = Ověřit kostky
web-dice-right = Souhlasí: { $moves } tahů a { $draws } hodů a losů přesně podle počátečního čísla.
web-moves-right = Souhlasí: { $moves } tahů; kostky ani losy tato hra nemá.

## Pravidla a první partie

web-contents = Obsah
web-first-game = První partie krok za krokem
web-guide-do = Udělat to
web-guide-try = Zkusit to
web-guide-astray = I to by šlo; nejdřív ale ukázaný tah.
web-guide-end = A teď vlastní partie
