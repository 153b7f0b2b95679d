## The documentation beside the games

web-docs = Dokumentation (englisch)
web-example-run = Ausführen
web-example-running = Läuft … beim ersten Mal dauert es einige Sekunden.
web-example-silent = Es lief und gab nichts aus.
