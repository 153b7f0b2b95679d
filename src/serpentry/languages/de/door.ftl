## Coming in: what is installed, and what a newcomer is asked

why-extra = { $package } ist nicht installiert. Das installiert es: { $command }
cli-version = Die Version nennen.
cli-which-game = Welches Spiel? Tippe die Nummer; Enter nimmt das erste.
cli-in-browser = Im Browser spielt man mit: { $command }
cli-install-service = systemd startet den Dienst mit dem Rechner, und gleich.
cli-of-system = Für den ganzen Rechner (als root); sonst für diesen Benutzer.
cli-dry-run = Nur zeigen, was getan würde.
cli-service-installed = Der Dienst läuft und startet mit dem Rechner: { $file }
why-no-systemd = Hier gibt es kein systemd: Starte `serpentry serve` mit dem, was deine Dienste startet.
why-systemd = { $file } ist geschrieben, aber systemd sagt: { $told }
