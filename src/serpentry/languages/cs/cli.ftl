## Terminál

cli-serpentry = Hrát, učit se, ověřovat a rozebírat hry, ve kterých se staví hadi. --language CODE změní jazyk.
cli-stopped = Zastaveno.
cli-games = Vypsat hry s místy a volbami.
cli-rules = Ukázat pravidla hry, nebo jedno pravidlo.
cli-players = Vypsat počítačové hráče.
cli-language = Jazyk: cs, de, en, fr nebo ru.
cli-rule-id = Jen pravidlo s tímto jménem.
cli-play = Zahrát si partii v terminálu.
cli-who-plays = Hráči podle míst: person, person:JMÉNO, nebo level1–level9, random, greedy, module:Class, cmd:./bot. Jinak: vy, pak počítače.
cli-resume = Pokračovat v uložené partii.
cli-play-seed = Počáteční číslo pro kostky a počítače (jinak náhodné).
cli-game = Jméno hry; vypíše je `serpentry games`.
cli-seats = Počet hráčů (jinak nejmenší).
cli-opt = Volba hry; lze opakovat. Přepínače jsou on nebo off.
cli-seed = Stejné počáteční číslo dá stejný výsledek.
cli-json = Vypsat JSON pro programy.
cli-database = sqlite:///SOUBOR nebo postgresql://…
cli-backup-file = Záloha.
cli-host = Adresa, na které se naslouchá.
cli-port = Port; 0 vezme volný.
cli-workers = Procesy, které obsluhují, na jednom portu a jedné databázi.
cli-thinkers = Procesy, ve kterých počítače přemýšlejí.
cli-origins = Další původy, které smějí volat.
cli-secure = Jen HTTPS.
cli-log-json = Protokoly jako JSON.
cli-open = Otevřít stránku v prohlížeči.
cli-serve = Hostovat stoly v síti; další nastavení jsou proměnné prostředí (docs/hosting.md).
cli-backup = Zapsat všechny stoly do jednoho souboru a zkontrolovat ho; služba může běžet dál.
cli-restore = Načíst zálohu do prázdné databáze.
cli-verify = Ověřit dohranou partii: tahy, výsledek, hody a losy podle počátečního čísla.
cli-open-at = Serpentry je otevřený na { $url }
cli-backed-up = Řádků zapsáno do { $file } a zkontrolováno: { $rows }; stolů: { $tables }
cli-backup-unreadable = Stoly, které nelze přečíst a jsou v záloze beze změny: { $count } ({ $names })
cli-restored = Obnovených řádků: { $rows }
cli-record = Záznam partie.
cli-salt = Co váš program přidal ke kostkám; záznam to musí uvádět.
cli-ply = Pozice po tolika událostech (jinak konec).
cli-person = člověk
cli-type-help = Nápovědu ukáže ?
cli-type-a-move = Zadejte tah, nebo:
cli-do-moves = povolené tahy (s těmito poli nebo slovy)
cli-do-table = stůl slovy: hadi, konce, co kdo má
cli-do-why = co tah zakazuje
cli-do-hint = tah, který vypadá dobře
cli-do-undo = vrátit svůj poslední tah
cli-do-save = uložit a hrát dál
cli-do-resign = vzdát partii
cli-do-quit = uložit a skončit; `serpentry play --resume SOUBOR` pokračuje
cli-plays-on = { $name } hraje dál: { $player }.
cli-program-failed = { $why } Místo něj hraje dál { $player }.
cli-moves-more = Tahů: { $count } (nezobrazeno: { $more }; přidejte pole nebo slova)
cli-legal = Nic to nezakazuje: tento tah je povolený.
cli-saved = Uloženo. Pokračovat:
cli-record-in = Záznam je v { $file }.
cli-took-back = { $count ->
    [one] Vrácen { $count } tah.
    [few] Vráceny { $count } tahy.
   *[other] Vráceno { $count } tahů.
}
why-no-event = Záznam končí událostí { $count }; událost { $event } v něm není.
cli-how-many-games = Počet partií.
cli-json-lines = Řádky JSON.
cli-every = Ukázat stůl po každé události.
cli-picture-file = Soubor s obrázkem.
