## Installation and first start

why-extra = Balíček { $package } není nainstalovaný. Nainstaluje ho: { $command }
cli-version = Vypsat verzi.
cli-which-game = Která hra? Napište její číslo; Enter vezme první.
cli-in-browser = Hrát v prohlížeči lze po: { $command }
cli-install-service = Nechat systemd spouštět službu při startu počítače, a hned.
cli-of-system = Pro celý počítač (jako root); jinak pro tohoto uživatele.
cli-dry-run = Jen ukázat, co by se udělalo.
cli-service-installed = Služba běží a spouští se při startu počítače: { $file }
why-no-systemd = Není tu systemd: spouštějte `serpentry serve` vlastním správcem služeb.
why-systemd = Soubor { $file } je zapsán, ale systemd říká: { $told }
cli-upgrade = Převést stoly starší verze na tuto. Služba to dělá při startu.
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
cli-upgrade-tried = Vyzkoušeno na kopii za { $seconds } s; stoly, které se přehrají: { $tables }.
why-newer-database = Databáze je z novějšího Serpentry; aktualizujte tento, nebo obnovte starší zálohu.
why-no-database = Databáze { $file } neexistuje.
why-unreadable-database = Soubor { $file } nelze přečíst: { $why }.
