web-come = Pokračovat zde
web-come-line = Tento odkaz přenese jméno a partie z jiného zařízení na toto.
web-come-instead = Tady jste teď { $name }. Toto jméno a jeho partie tu už nebudou.
web-come-go = Pokračovat zde s nimi
web-admin = Provoz služby
web-admin-line = Pro provozovatele této služby. Klíč je v jejím nastavení (SERPENTRY_ADMIN_TOKEN).
web-admin-token = Klíč
web-admin-show = Zobrazit
web-admin-again = Obnovit
web-admin-read-only = Nic nezapisovat
web-admin-read-only-line = Nikdo nebude moci táhnout, dokud to nepovolíte; žádné hodiny ten čas nepočítají. Opravdu?
web-admin-read-only-now = Teď se nic nezapisuje: tahy čekají a žádné hodiny ten čas nepočítají.
web-admin-go-on = Nechat partie pokračovat
web-admin-tables = Stoly
web-admin-table-id = Označení stolu
web-admin-find = Hledat
web-admin-close = Zavřít
web-admin-close-line = Zavřít stůl { $table }? Dokud ho neotevřete, nikdo se tam nebude moci dívat ani hrát; nic se nemaže.
web-admin-reopen = Znovu otevřít
web-admin-guests = Hosté
web-admin-guest-name = Jméno
web-admin-ban = Vyloučit
web-admin-ban-line = Nepouštět hráče { $name }, dokud to znovu nepovolíte?
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
web-engine-ready = připraven
web-engine-building = sestavuje se
web-engine-failed = selhal
web-engine-waiting = zatím nebyl potřeba
