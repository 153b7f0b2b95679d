## Měřit, hostit a tvořit v terminálu

cli-arena = Zápasy, turnaje a žebříčky; ratingy a grafy.
cli-entrants = Kdo hraje: úroveň, module:Class nebo cmd:./bot; JMÉNO@1s, JMÉNO@500 dávají čas.
cli-results-out = Výsledky; je-li tam už tento běh, pokračuje se v něm.
cli-rounds = Počet kol.
cli-per-second = { $speed } za sekundu
cli-dashboard = Stránka plánovače: { $address }
cli-machines-at-work = { $count ->
    [one] { $count } pracovní proces: { $hosts }
    [few] { $count } pracovní procesy: { $hosts }
   *[other] { $count } pracovních procesů: { $hosts }
  }
cli-jobs = Procesy (výchozí: jeden na jádro).
cli-on = Hrát na počítačích tohoto plánovače Dask, například tcp://10.0.0.1:8786.
cli-part = Odehrát jen tento díl partií: 3/10 je třetí z deseti.
cli-arena-merge = Spojit výsledky dílů do jednoho souboru.
cli-merged-parts = Soubory výsledků téhož běhu.
cli-merged-out = Nový soubor.
cli-opening = Nejdřív náhodné tahy, stejné pro všechna místa skupiny.
cli-roundrobin = Každý s každým; kolo je každý stůl v každém rozesazení.
cli-ladder = Párovat hráče podle síly, kolo za kolem. Po každém kole se ratingy přepočítají.
cli-arena-starter = Kdo začíná: turn (postupně každý), first (první) nebo lot (los).
cli-most-games = Nejvyšší počet partií.
cli-sprt = Skončit, jakmile test rozhodne mezi těmito dvěma rozdíly Elo.
cli-alpha = Pravděpodobnost mylného přijetí ELO1.
cli-beta = Pravděpodobnost mylného přijetí ELO0.
cli-continue = Pokračovat v přerušeném běhu, nebo sehrát více partií.
cli-results-file = Výsledky běhu.
cli-total-games = Celkový počet partií (výchozí: jako na začátku).
cli-trust = Spustit programy, které soubor uvádí jako hráče.
cli-rate = Odhadnout, kdo je silnější, s intervalem. Ze souboru výsledků.
cli-plot = Nakreslit ratingy, skóre, délky, výhodu místa a remízy.
cli-plots-out = Kam se grafy uloží.
cli-plot-format = svg, png nebo pdf.
cli-arena-record = Vypsat záznam jedné partie, pro `serpentry replay`.
cli-game-number = Která partie, od 0.
cli-report = Zpráva o tom, jak partie vypadají. Větvení, délka, výhoda místa, hodnota dílků a remízy podle voleb; bez --seats a --opt se hrají všechna vzorová nastavení hry.
cli-report-out = Soubor zprávy.
cli-report-players = Každý hraje sám proti sobě.
cli-report-games = Partií na nastavení a hráče.
cli-report-against = Volby druhého nastavení k porovnání s první; lze zadat vícekrát.
cli-dataset = Zapsat partie jako tabulku pro strojové učení. Pozice, tahy, hodnocení a výsledky v .npz nebo .parquet, s popisem dat.
cli-dataset-out = Soubor: .npz nebo .parquet.
cli-dataset-players = Kdo hraje; od partie k partii se všichni posunou o jedno místo.
cli-dataset-evaluate = Simulovaných partií na hodnocení každé pozice; 0: žádné.
cli-dataset-opening = Náhodných tahů na začátku každé partie.
cli-dataset-processes = Kolik procesů hraje.
cli-dataset-written = { $file }; partií: { $games }, pozic: { $rows }, { $megabytes } MB
cli-keep = Výsledky tam ukládat a pokračovat v nich.
cli-perft = Spočítat všechny posloupnosti tahů. Pro každou hloubku až po danou.
cli-depth = Hloubka v tazích.
cli-openings = Ukázat první tahy hry a jejich hodnotu. S prvním tahem odpovědi na něj.
cli-openings-move = První tah; bez něj všechny první tahy.
cli-openings-games = { $games ->
    [one] { $games } partie počítačů samých proti sobě. Sloupce za tahem říkají, kolikrát ho který zvolil.
    [few] { $games } partie počítačů samých proti sobě. Sloupce za tahem říkají, kolikrát ho který zvolil.
   *[other] { $games } partií počítačů samých proti sobě. Sloupce za tahem říkají, kolikrát ho který zvolil.
  }
cli-openings-answers = { $games ->
    [one] Odpovědi na { $move }, z { $games } partie. Šance je toho, kdo odpovídá.
    [few] Odpovědi na { $move }, z { $games } partií. Šance je toho, kdo odpovídá.
   *[other] Odpovědi na { $move }, z { $games } partií. Šance je toho, kdo odpovídá.
  }
cli-openings-column-move = tah
cli-openings-column-chance = šance
cli-openings-proved = { $result ->
    [win] dokázaná výhra
    [draw] dokázaná remíza
   *[loss] dokázaná prohra
  }
cli-match = Nechat počítače sehrát mnoho partií a porovnat je. Říká, kdo je silnější, s intervalem.
cli-soak = Hrát náhodné partie a hlídat všechny invarianty. Ve všech vzorových nastaveních.
cli-all-games = Výchozí: všechny.
cli-on-fault = Co dělat, když program selže.
cli-new-game = Vytvořit novou hru, kterou lze hned hrát a testovat; pak ji upravíte.
cli-new-game-name = Identifikátor hry.
cli-ready = Vypsat, co hře ještě chybí k vydání. Návratový kód 1, pokud něco chybí.
cli-ready-games = Hry; všechny, není-li žádná uvedena.
cli-golden = Uložit partii do složky golden dané hry: odehranou, nebo náhodnou.
cli-golden-name = Jak se soubor jmenuje.
cli-golden-why = Proč se partie uchovává: první řádek záznamu.
cli-golden-record = Záznam odehrané partie; bez něj se odehraje náhodná.
cli-counts = Zapsat do perft.json dané hry, kolik je posloupností tahů do dané hloubky.
cli-read = Vypsat překlady starší než anglický text. S klíči: označit je jako přečtené.
cli-read-keys = Co bylo přečteno; * zastupuje libovolná písmena.
cli-read-marked = { $count ->
    [one] Jako přečtený je označen { $count } překlad.
    [few] Jako přečtené jsou označeny { $count } překlady.
   *[other] Jako přečtené je označeno { $count } překladů.
}
cli-bot-check = Ověřit, zda program dodržuje protokol botů. Viz docs/bots.md.
cli-bot-program = Bot, například cmd:./bot.
cli-bot-game = Hra, kterou hraje (výchozí: všechny).
cli-bot-seconds = Jeho čas na tah.
cli-engine = Hrát protokolem botů s jedním z našich hráčů. Přes standardní vstup a výstup.
cli-engine-player = Kdo hraje: úroveň nebo module:Class, s časem na tah.
cli-random-seed = Výchozí: náhodné.
cli-bot = Posadit hráče z tohoto počítače ke stolům serveru. Počítá se zde.
cli-bot-player = Úroveň, module:Class nebo cmd:./bot.
cli-bot-server = Adresa serveru.
cli-bot-table = Zabrat volné místo u tohoto stolu.
cli-bot-public = Místo toho otevřít veřejné stoly této hry.
cli-bot-tables = Kolik stolů otevřít.
cli-bot-name = Jméno bota tam.
cli-standing-bot = Držet bota na serveru pro kohokoli. Hry, stoly a hodiny jsou v souboru.
cli-standing-bot-file = Soubor bota, jak ho popisuje docs/bots.md.
cli-standing-waiting = Stůl je otevřený, čeká se na hráče: { $url }
cli-standing-over = Partie skončila ({ $why }).
cli-standing-failed = Nezdařilo se, později nový pokus: { $why }
cli-games-found = Partií už v souboru { $file }: { $count }.
cli-games-kept = Uloženo partií: { $count }; pokračovat: serpentry arena continue { $file }
why-programs-named = { $file } uvádí jako hráče programy: { $names }. Pokud jim věříte, přidejte --trust; příkaz, který běh začal, to nepotřebuje.
why-sprt = --sprt bere dvě hodnoty Elo, například 0,30, ne „{ $given }“.
why-report-file = Zpráva je soubor .html nebo .md, ne „{ $given }“.
cli-report-in = Zpráva je v souboru { $file }.
cli-report-stopped = { $games ->
    [one] Zastaveno: zpráva je z { $games } partie.
    [few] Zastaveno: zpráva je z dosud sehraných { $games } partií.
    [many] Zastaveno: zpráva je z { $games } partie.
   *[other] Zastaveno: zpráva je z dosud sehraných { $games } partií.
}
cli-report-step = { $game }, nastavení { $number }/{ $count }: { $player }
why-no-folder-made = Složku { $folder } nelze vytvořit: { $why }.
why-not-readable-file = { $file } nelze přečíst: { $why }.
why-not-writable-file = { $file } nelze zapsat: { $why }.
why-plot-format = Graf je { $known }, ne „{ $given }“.
cli-drew = Nakresleno: { $file }
why-no-finished-game = { $file } zatím neobsahuje žádnou dohranou partii.
cli-column-player = hráč
cli-column-games = partií
cli-column-wins = výher
cli-column-points = bodů
cli-column-share = podíl
cli-column-interval = interval 95 %
cli-column-score = průměrné skóre
cli-column-elo = Elo
cli-tally = Partií: { $games }, remíz: { $drawn }; body podle míst: { $points }
cli-faults = Selhání programů: { $count }; nejčastěji ({ $often }krát):
cli-sprt-open = SPRT: po partiích ({ $games }) nerozhodnuto (LLR { $llr } v mezích { $low } … { $high }).
cli-sprt-decided = SPRT: rozhodnuto po partiích ({ $games }): { $player } je silnější spíše o { $elo } Elo než o { $other } (LLR { $llr } mimo { $low } … { $high }).
cli-unbounded = * vše vyhráno nebo prohráno: z této strany partie neukazují žádnou mez.
cli-soaked = { $game }; náhodných partií: { $games }, událostí: { $events }, žádný invariant neporušen
cli-soaked-no-kernel = Jádro nebylo prověřeno: { $why }
why-law-broken = Porušen invariant: { $why }
why-one-table-or-game = Bot si sedne k jednomu --table, nebo otevře stoly jedné --game.
cli-waiting-at = Stůl je otevřený, čeká se na hráče: { $url }
why-no-service = Na { $url } žádný server není: { $why }.
cli-visit-over = Partie skončila ({ $how }); vyhrála místa: { $winners }.
why-setting = Nastavení { $name } je chybné: { $why }
cli-writing = Zapisuje se a kontroluje…
cli-reading = Čte se…
cli-verified = ok; tahů: { $moves }, hodů a losů: { $draws }; výsledek { $result }
cli-verified-seed = Všechny hody a losy jsou takové, jaké dávají počáteční číslo a příspěvky ({ $salts }).
cli-verified-no-seed = Záznam neuvádí počáteční číslo, podle něhož by se hody a losy daly ověřit.
cli-verified-secret = Hodů a losů podle dosud tajného počátečního čísla: { $count }
cli-verified-copied = Zkopírovaných událostí na začátku: { $count }
cli-verified-told = Hodů a losů zadaných hráči, které nelze ověřit: { $count }
