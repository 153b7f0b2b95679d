web-come = Pokračovat na tomto zařízení
web-come-line = Tento odkaz přenese jméno a partie z jiného zařízení na toto.
web-come-instead = Tady jste teď { $name }. Toto jméno a jeho partie tu už nebudou.
web-come-go = Přenést je sem
web-admin = Správa serveru
web-admin-line = Pro provozovatele tohoto serveru. Klíč je v nastavení serveru (SERPENTRY_ADMIN_TOKEN).
web-admin-token = Klíč
web-admin-show = Zobrazit
web-admin-again = Obnovit
web-admin-read-only = Přepnout jen pro čtení
web-admin-read-only-line = Nikdo nebude moci táhnout, dokud partie neobnovíte; žádné hodiny ten čas nepočítají. Opravdu?
web-admin-read-only-now = Server je jen pro čtení: tahy čekají a žádné hodiny ten čas nepočítají.
web-admin-go-on = Obnovit partie
web-admin-tables = Stoly
web-admin-table-id = Kód stolu
web-admin-find = Hledat
web-admin-close = Zavřít
web-admin-close-line = Zavřít stůl { $table }? Dokud ho neotevřete, nikdo se tam nebude moci dívat ani hrát; nic se nemaže.
web-admin-reopen = Znovu otevřít
web-admin-guests = Hosté
web-admin-guest-name = Jméno
web-admin-ban = Vyloučit
web-admin-ban-line = Vyloučit: { $name }? Platí, dokud to znovu nepovolíte.
web-admin-unban = Znovu povolit
web-admin-version = Verze
web-admin-up = Běží
web-admin-hours = { $hours ->
    [one] { $hours } hodinu
    [few] { $hours } hodiny
    [many] { $hours } hodiny
   *[other] { $hours } hodin
 }
web-admin-sockets = Otevřená spojení
web-admin-load = Zatížení systému
web-admin-memory = Paměť tohoto procesu
web-admin-database = Velikost databáze
web-admin-free = Volno na jejím disku
web-admin-engines = Enginy
web-admin-set-aside = Nečitelné stoly
web-admin-waiting = čekající
web-admin-playing = hrané
web-admin-paused = pozastavené
web-admin-over = dohrané
web-admin-who = Vaše jméno do záznamu
web-admin-why = Důvod
web-admin-why-told = Důvod (dotyčný si ho přečte)
web-admin-reports = Hlášení
moderate-no-reports = Žádná otevřená hlášení.
web-admin-settled = Zobrazit i vyřízená
moderate-by = nahlásil(a) { $name }
web-admin-game = Hra
web-admin-dismiss = Zamítnout
moderate-dismiss-line = Hlášení o { $name } se uzavře a nic dalšího se nestane.
web-admin-rename = Přejmenovat
web-admin-rename-line = { $name } dostane jiné jméno, i u stolů, a dozví se to.
web-admin-new-name = Nové jméno
web-admin-suspend = Omezit přístup
moderate-suspend-line = { $name } může jen sledovat a dohrát rozehrané partie a dozví se to.
web-admin-long = Na jak dlouho
web-admin-for-good = natrvalo
moderate-until = přístup omezen do { $date }
moderate-until-for-good = přístup omezen natrvalo
web-admin-lift = Zrušit omezení
moderate-lift-line = { $name } se může znovu účastnit.
web-admin-studies = Veřejné studie
web-admin-unlist = Vyřadit ze seznamu
web-admin-hide = Skrýt
web-admin-show-again = Znovu zobrazit
web-admin-study-line = „{ $title }“: autor se to dozví.
web-admin-log = Záznam
web-admin-log-line = Vše, co se tu udělalo; nic z toho nelze změnit.
web-admin-newer = Novější
web-admin-older = Starší
web-admin-sure = { $what }: opravdu?
web-admin-did-dismiss = zamítl(a) hlášení
web-admin-did-rename = přejmenoval(a)
web-admin-did-suspend = omezil(a) přístup
web-admin-did-lift = zrušil(a) omezení
web-admin-did-unlist-study = vyřadil(a) studii ze seznamu
web-admin-did-hide-study = skryl(a) studii
web-admin-did-show-study = znovu zobrazil(a) studii
web-admin-did-ban = zakázal(a) přístup
web-admin-did-unban = znovu povolil(a) přístup
web-admin-did-close = uzavřel(a) stůl
web-admin-did-reopen = znovu otevřel(a) stůl
web-admin-did-read-only = přepnul(a) na režim jen pro čtení
web-admin-did-writable = obnovil(a) partie
web-admin-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
web-engine-ready = připraven
web-engine-building = sestavuje se
web-engine-failed = selhal
web-engine-waiting = zatím nevyžádán

## Clubs

web-club-line = Večer nebo celá sezóna spolu: členové, turnaje, ratingy. Bez účtů, stačí odkaz.
web-club-yours = Vaše kluby
web-club-make = Založit klub
web-club-name = Název klubu
web-club-nickname = Vaše přezdívka
web-club-join = Vstoupit do klubu
web-club-ask = Pozvat do klubu { $club }
web-club-asks = Přidejte se k našemu klubu { $club }: { $link }
web-club-colour = Barva
web-club-colour-green = zelená
web-club-colour-red = červená
web-club-colour-blue = modrá
web-club-colour-yellow = žlutá
web-club-colour-purple = fialová
web-club-colour-orange = oranžová
web-club-colour-teal = tyrkysová
web-club-colour-grey = šedá
web-club-members = Členové
web-club-organiser = organizuje
web-club-computer = počítač
web-club-more = Podrobnosti: { $name }
web-club-hand-on = Udělat organizátorem
web-club-remove = Odebrat: { $name }
web-club-remove-sure = Odebrat z klubu: { $name }? Výsledky zůstanou.
web-club-leave = Odejít
web-club-leave-sure = Odejít z klubu? Co jste odehráli, zůstane.
web-club-add = Přidat někoho bez zařízení
web-club-add-computer = Přidat počítač
web-club-add-do = Přidat
web-club-new-name = Jméno nebo název
web-club-save = Uložit
web-club-export = Exportovat klub (soubor .club)
web-club-delete = Smazat klub
web-club-delete-sure = Smazat klub se členy, turnaji a ratingy?
web-club-invite = Pozvat
web-club-organisers-link = Odkaz pro organizátory
web-club-organisers-line = Kdo má tento odkaz, může klub organizovat.
web-club-tournaments = Turnaje
web-club-none = Právě se nekoná žádný turnaj.
web-club-count = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
web-club-games = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}
web-club-new = Nový turnaj
web-club-watch = Partie ke sledování
web-club-tournament-name = Název turnaje
web-club-kind = Druh turnaje
web-club-kind-swiss = Švýcarský systém
web-club-kind-robin = Každý s každým
web-club-kind-knockout = Vyřazovací
web-club-kind-arena = Aréna
web-club-kind-evening = Volný večer
web-club-how-swiss = Potkávají se hráči s podobným počtem bodů; nikdo se nepotká dvakrát s týmž soupeřem ani dvakrát nevynechá, dokud se tomu dá vyhnout.
web-club-how-robin = Každý se potká s každým.
web-club-how-knockout = Vítěz postupuje; poražení semifinalisté hrají o třetí místo.
web-club-how-arena = Kdo je volný, hned dostane novou partii. Po dvou výhrách v řadě se další výhry počítají dvojnásobně.
web-club-how-evening = Kdo je volný, potká někoho nového, dokud je čas.
web-club-game = Hra
web-club-seats = Hráčů u stolu (nejvýše)
web-club-tables-of = u stolu nejvýše { $count }
web-club-rounds = Kola
web-club-rounds-needed = kolik je třeba
web-club-rounds-planned = { $count ->
    [one] { $count } kolo
    [few] { $count } kola
   *[other] { $count } kol
}
web-club-where = Kde se hraje
web-club-on-screens = na obrazovkách
web-club-on-wood = se skutečnou hrou
web-club-alone = Další kola začínat automaticky
web-club-no-show = Po kolika minutách je hráč považován za nepřítomného
web-club-no-show-line = Kdo chybí, je { $minutes } min po losování považován za nepřítomného.
web-club-counts-out-line = Kdo do { $minutes } min po losování neotevře svůj stůl, prohrává; u větších stolů za něj hraje počítač. Partie, ke které nikdo nepřijde, se nepočítá.
web-club-announce = Vytvořit turnaj
web-club-players = Hráči
web-club-player = Jméno
web-club-start = Začít turnaj
web-club-pair = Nalosovat { $round }. kolo
web-club-end = Ukončit turnaj
web-club-end-sure = Ukončit turnaj teď? Partie bez výsledku se nepočítají. Turnaj lze znovu otevřít.
web-club-over = ukončen
web-club-preview = { $round }. kolo, jak by se losovalo teď
web-club-round = { $round }. kolo
web-club-sits-out = nehraje
web-club-go = Ke svému stolu
web-club-look = Sledovat
web-club-enter-result = Zapsat výsledek
web-club-correct = Opravit
web-club-won-by = Vítězství: { $name }
web-club-draw = Remíza
web-club-order = Klepejte na jména v pořadí, v jakém skončila:
web-club-equal = Stejně jako další
web-club-no-show-result = rozhodnuto bez hry
web-club-void-do = Nepočítat
web-club-void-result = nepočítá se
web-club-standings = Pořadí
web-club-place = Místo
web-club-placed = { $place }.
web-club-figure-points = Body
web-club-figure-rounds = Vyhraná kola
web-club-figure-buchholz = Buchholz
web-club-figure-sonneborn-berger = Sonneborn-Berger
web-club-figure-firsts = První místa
web-club-figures-line = Klepnutím na jméno uvidíte, jak se došlo k bodům.
web-club-bye = volno
web-club-wall = Zobrazení pro projektor
web-club-print = Tisk
web-club-sheet-table = Stůl
web-club-sheet-game = Č. partie
web-club-sheet-players = Hráči
web-club-sheet-result = Výsledek
web-club-sheet-signature = Podpis
web-club-sheet-bronze = O třetí místo:
web-club-duplicate = Duplikát: stejné štěstí u všech stolů
web-club-how-duplicate = Duplikát: u všech stolů kola jsou stejné karty a hody. Náskok je vaše skóre minus průměr ostatních u vašeho stolu a srovnává se s náskokem těch, kdo sedí na vašem místě jinde. Body jsou podíl těch, které předčíte; shoda se počítá napůl.
web-club-secret = Desky a skóre tohoto kola se ukážou, až skončí všechny jeho partie.
web-club-figure-lead = Náskok
web-club-lead-won = předčasná výhra
web-club-lead-lost = předčasná prohra

## The page of `serpentry lab`

web-lab-heading = Laboratoř: co změní pravidlo?
web-lab-intro = Vyberte hru a dvě varianty pravidel. Počítače hrají na tomto stroji obě; stránka ukáže, co se mění. Zastavit můžete kdykoli.
web-lab-first = První varianta pravidel
web-lab-second = Druhá varianta pravidel
web-lab-strong = silnější hráč
web-lab-weak = slabší hráč
web-lab-games = partií každého druhu
web-lab-start = Porovnat
web-lab-stop = Zastavit
web-lab-save = Uložit jako jeden soubor HTML
web-lab-progress = Odehráno { $done } partií z { $total }, zbývá asi { $minutes } min.
web-lab-done = Odehrané partie: { $done } z { $total }.
