## Deine Daten und die Demo

web-data = Deine Daten
web-data-here = Es gibt keine Konten. Dieser Browser behält deine Einstellungen, deinen Fortschritt, deine Partien und deine Studien und schickt sie nirgendwohin.
web-data-both = Es gibt keine Konten. Dieser Browser behält Einstellungen, Fortschritt und Offline-Partien; der Server behält Namen, Partien, Studien, Clubs und Adressen.
web-data-delete = Meine Daten löschen …
web-data-browser = In diesem Browser: Einstellungen, Fortschritt, Offline-Partien, Studien und die Offline-Kopie.
web-data-server = Auf dem Server: dein Name, die Liste deiner Partien, deine Studien, deine Adressen für Benachrichtigungen und deine Mitgliedschaften in Clubs.
web-data-games = Partien mit anderen bleiben, mit „Gast“ statt deines Namens. Du kannst sie nicht weiterspielen.
web-data-final = Das lässt sich nicht rückgängig machen.
web-data-sure = Alles löschen
web-data-gone = Alles ist gelöscht.
web-licences = Lizenzen
web-demo = Diese Demo braucht keinen Server: Spiele, Regeln und Computergegner laufen in deinem Browser, auch offline.
web-other-device-line = Nimm deinen Namen und deine Partien mit: Öffne den Link auf dem anderen Gerät oder scanne den Code. Er gilt einmal, 15 Minuten lang. Wer den Link hat, kann unter deinem Namen spielen; gib ihn nicht weiter.
web-pass-make = Link erstellen
web-pass-link = Link für dein anderes Gerät
web-pass-withdraw = Link widerrufen
web-pass-withdrawn = Der Link ist nicht mehr gültig.
web-pass-used = Dieser Link wurde schon benutzt oder ist abgelaufen.
