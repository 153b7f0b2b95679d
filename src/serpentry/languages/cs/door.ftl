## Installation and first start

why-extra = Balíček { $package } není nainstalovaný. Nainstaluje ho: { $command }
cli-version = Vypsat verzi.
cli-which-game = Která hra? Napište její číslo; Enter vezme první.
cli-in-browser = Hra v prohlížeči: { $command }
cli-install-service = Spustit server hned a při startu počítače, přes systemd.
cli-of-system = Pro celý počítač (jako root); výchozí: pro tohoto uživatele.
cli-dry-run = Jen ukázat, co by se udělalo.
cli-service-installed = Server běží a spouští se při startu počítače: { $file }. Další nastavení patří do { $settings }.
why-no-systemd = Není tu systemd: spouštějte `serpentry serve` vlastním správcem služeb.
why-systemd = Soubor { $file } je zapsán, ale systemd říká: { $told }
cli-upgrade = Aktualizovat databázi starší verze. Server to dělá při startu.
cli-upgrade-check = Jen vyzkoušet, na kopii.
cli-trying = Zkouška na kopii…
cli-upgraded =
    { $steps ->
        [0] Vše je aktuální.
        [one] Převedeno jedním krokem.
        [few] Převedeno { $steps } kroky.
       *[other] Převedeno { $steps } kroky.
    }
cli-upgrade-steps =
    { $steps ->
        [0] Databáze je aktuální.
        [one] Databáze je o krok pozadu.
        [few] Databáze je o { $steps } kroky pozadu.
       *[other] Databáze je o { $steps } kroků pozadu.
    }
cli-upgrade-untried = PostgreSQL se nekopíruje: obnovte zálohu do jiné databáze a zkuste to tam.
cli-upgrade-tried = Vyzkoušeno na kopii za { $seconds } s: všechny stoly se přehrají ({ $tables }).
why-newer-database = Databáze je z novějšího Serpentry; aktualizujte tento, nebo obnovte starší zálohu.
why-library = S { $library } { $version } server nepoběží, chybí tam { $name }. Nainstalujte vhodnou verzi: { $command }
why-database-kind = Databáze má být sqlite:///SOUBOR nebo postgresql://…
why-database-no-folder = Pro databázi { $file } neexistuje složka { $folder }. Opravte cestu, nebo složku nejdřív vytvořte.
why-database-is-folder = Databáze { $file } je složka. Uveďte soubor v ní.
why-database-forbidden = Tento uživatel nesmí číst a zapisovat databázi { $file }.
why-database-folder = Ve složce { $folder } databáze být nemůže: { $why }. Uveďte jiné místo pomocí --database sqlite:////SLOŽKA/tables.sqlite.
why-database-in-use = Se souborem { $file } už pracuje jiný server. Pro více procesů je --workers, pro více serverů PostgreSQL.
why-database-away = Databáze { $place } neodpovídá: { $why }.
why-database-not-written = Do databáze { $place } nelze zapisovat: { $why }.
why-database-damaged = Databáze { $place } je poškozená. Obnovte poslední zálohu.
cli-new-database = Tohle je nová, prázdná databáze: { $file }
why-no-database = Databáze { $file } neexistuje.
why-unreadable-database = Soubor { $file } nelze přečíst: { $why }.
