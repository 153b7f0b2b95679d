## Installation and first start

why-extra = { $package } ist nicht installiert. Das installiert es: { $command }
cli-version = Die Version anzeigen.
cli-which-game = Welches Spiel? Tippe die Nummer; Enter nimmt das erste.
cli-in-browser = Im Browser spielt man mit: { $command }
cli-install-service = Den Dienst jetzt und bei jedem Systemstart starten. Dafür sorgt systemd.
cli-of-system = Für den ganzen Rechner (als root); sonst für diesen Benutzer.
cli-dry-run = Nur zeigen, was getan würde.
cli-service-installed = Der Dienst läuft und startet mit dem Rechner: { $file }
why-no-systemd = Hier gibt es kein systemd: Starte `serpentry serve` mit deiner eigenen Dienstverwaltung.
why-systemd = { $file } ist geschrieben, aber systemd sagt: { $told }
cli-upgrade = Tische einer älteren Version auf diese bringen. Der Dienst tut es beim Start.
cli-upgrade-check = Nur versuchen, an einer Kopie.
cli-trying = Versuch an einer Kopie…
cli-upgraded =
    { $steps ->
        [0] Auf dem neuesten Stand.
        [one] Mit einem Schritt auf den neuesten Stand gebracht.
       *[other] Mit { $steps } Schritten auf den neuesten Stand gebracht.
    }
cli-upgrade-steps =
    { $steps ->
        [0] Die Datenbank ist auf dem neuesten Stand.
        [one] Die Datenbank ist einen Schritt zurück.
       *[other] Die Datenbank ist { $steps } Schritte zurück.
    }
cli-upgrade-untried = PostgreSQL wird nicht kopiert: Stelle eine Sicherung in einer anderen Datenbank wieder her und versuche es dort.
cli-upgrade-tried = An einer Kopie in { $seconds } s versucht; Tische, die sich nachspielen lassen: { $tables }.
why-newer-database = Die Datenbank ist von einem neueren Serpentry; aktualisiere dieses, oder stelle eine ältere Sicherung wieder her.
why-no-database = Es gibt keine Datenbank unter { $file }.
why-unreadable-database = { $file } lässt sich nicht lesen: { $why }.
