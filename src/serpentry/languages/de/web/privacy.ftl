## Deine Daten und die Demo

web-data = Deine Daten
web-data-here = Es gibt keine Konten. Dieser Browser behält deine Einstellungen, deinen Fortschritt und deine Partien und schickt sie nirgendwohin.
web-data-both = Es gibt keine Konten. Dieser Browser behält deine Einstellungen, deinen Fortschritt und Offline-Partien; der Server behält deinen Namen, deine Partien und Adressen für Benachrichtigungen.
web-data-delete = Meine Daten löschen …
web-data-browser = In diesem Browser: Einstellungen, Fortschritt, Offline-Partien und die Offline-Kopie.
web-data-server = Auf dem Server: dein Name, die Liste deiner Partien, Adressen für Benachrichtigungen und Mitgliedschaften in Clubs.
web-data-games = Partien mit anderen bleiben, mit „Gast“ statt deines Namens. Du kannst sie nicht weiterspielen.
web-data-final = Das lässt sich nicht rückgängig machen.
web-data-sure = Alles löschen
web-data-gone = Alles ist gelöscht.
web-licences = Lizenzen
web-demo = Diese Demo braucht keinen Server: Spiele, Regeln und Computergegner laufen in deinem Browser, auch offline.
