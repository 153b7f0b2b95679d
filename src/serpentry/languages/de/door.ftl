## Installation and first start

why-extra = { $package } ist nicht installiert. Das installiert es: { $command }
cli-version = Die Version anzeigen.
cli-which-game = Welches Spiel? Tippe die Nummer; Enter nimmt das erste.
cli-in-browser = Im Browser spielt man mit: { $command }
cli-install-service = Den Server jetzt und bei jedem Systemstart starten. Dafür sorgt systemd.
cli-of-system = Für den ganzen Rechner (als root); sonst für diesen Benutzer.
cli-dry-run = Nur zeigen, was getan würde.
cli-service-installed = Der Server läuft und startet mit dem Rechner: { $file }. Weitere Einstellungen kommen in { $settings }.
why-no-systemd = Hier gibt es kein systemd: Starte `serpentry serve` mit deiner eigenen Dienstverwaltung.
why-systemd = { $file } ist geschrieben, aber systemd sagt: { $told }
cli-upgrade = Die Datenbank einer älteren Version aktualisieren. Der Server tut es beim Start.
cli-upgrade-check = Nur versuchen, an einer Kopie.
cli-trying = Versuch an einer Kopie …
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
why-library = Mit { $library } { $version } läuft der Server nicht, denn { $name } fehlt dort. Installiere eine passende Version: { $command }
why-database-kind = Die Datenbank sollte sqlite:///DATEI oder postgresql://… sein.
why-database-no-folder = Es gibt keinen Ordner { $folder } für die Datenbank { $file }. Berichtige den Pfad, oder erstelle den Ordner vorher.
why-database-is-folder = Die Datenbank { $file } ist ein Ordner. Nenne eine Datei darin.
why-database-forbidden = Dieser Benutzer darf die Datenbank { $file } nicht lesen und schreiben.
why-database-folder = In { $folder } kann die Datenbank nicht liegen: { $why }. Nenne mit --database sqlite:////ORDNER/tables.sqlite einen anderen Ort.
why-database-in-use = Auf { $file } läuft schon ein Server. Für mehrere Prozesse gibt es --workers, für mehrere Server PostgreSQL.
why-database-away = Die Datenbank { $place } antwortet nicht: { $why }.
why-database-not-written = Die Datenbank { $place } lässt sich nicht beschreiben: { $why }.
why-database-damaged = Die Datenbank { $place } ist beschädigt. Stelle die letzte Sicherung wieder her.
cli-new-database = Das ist eine neue, leere Datenbank: { $file }
why-no-database = Es gibt keine Datenbank unter { $file }.
why-unreadable-database = { $file } lässt sich nicht lesen: { $why }.
