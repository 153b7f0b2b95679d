## Coming in: what is installed, and what a newcomer is asked

why-extra = Balíček { $package } není nainstalovaný. Nainstaluje ho: { $command }
cli-version = Vypsat verzi.
cli-which-game = Která hra? Napište její číslo; Enter vezme první.
cli-in-browser = Hrát v prohlížeči lze po: { $command }
cli-install-service = Nechat systemd spouštět službu se strojem, a hned.
cli-of-system = Pro celý stroj (jako root); jinak pro tohoto uživatele.
cli-dry-run = Jen ukázat, co by se udělalo.
cli-service-installed = Služba běží a spouští se se strojem: { $file }
why-no-systemd = Není tu systemd: spouštějte `serpentry serve` tím, co spouští vaše služby.
why-systemd = Soubor { $file } je zapsán, ale systemd říká: { $told }
