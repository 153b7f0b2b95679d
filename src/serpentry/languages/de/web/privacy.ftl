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

## Keeping a name

web-keep-name = Deinen Namen behalten
web-passkey = Passkey
web-passkeys = Deine Passkeys
web-passkey-line = Bisher hängen dein Name und deine Partien am Cookie dieses Browsers. Mit einem Passkey, den dein Gerät hinter Fingerabdruck, Gesicht oder PIN aufbewahrt, gehören sie dir auf jedem Gerät, ohne Passwort und ohne Adresse.
web-passkey-kept = Dein Name gehört dir auf jedem Gerät, das einen dieser Passkeys hat.
web-passkey-one = Dein einziger Passkey ist nicht gesichert. Füge auf einem zweiten Gerät noch einen hinzu, falls du dieses verlierst.
web-passkey-back = Hast du einen Namen mit einem Passkey? Dann mach hier damit weiter.
web-passkey-cannot = Hier gehen keine Passkeys: Sie brauchen einen neueren Browser und HTTPS.
web-passkey-add = Passkey hinzufügen
web-passkey-sign-in = Mit Passkey anmelden
web-passkey-along = Die Partien dieses Browsers mitnehmen
web-passkey-dates = Hinzugefügt am { $made }, benutzt am { $used }
web-passkey-synced = gesichert
web-passkey-name = Name des Passkeys
web-passkey-rename = { $name } umbenennen
web-passkey-remove = { $name } entfernen
web-passkey-gone = Damit kann sich niemand mehr anmelden. Dein Gerät bietet ihn vielleicht noch an, bis du ihn dort löschst.
web-passkey-revoke = Passkey entfernen
web-passkey-none = Es wurde kein Passkey benutzt. Du kannst es noch einmal versuchen.
web-passkey-there = Dieses Gerät hat schon einen Passkey für deinen Namen.
web-devices = Angemeldet auf
web-device-here = dieser Browser
web-device-seen = zuletzt benutzt am { $day }
web-device-unknown = Unbekanntes Gerät
web-device-out = Gerät abmelden
web-devices-out = Überall sonst abmelden
web-recovery = Ersatzcodes
web-recovery-line = Wenn du alle Passkeys verlierst, meldet dich einer dieser Codes an, jeder einmal. Bewahre sie auf Papier oder an einem sicheren Ort auf.
web-recovery-left = { $count ->
    [one] { $count } Code übrig
   *[other] { $count } Codes übrig
}
web-recovery-new = Neue Ersatzcodes
web-recovery-now = Sie werden nur jetzt gezeigt. Ältere Codes gelten nicht mehr.
web-recovery-lost = Passkeys verloren?
web-recovery-code = Ersatzcode
web-recovery-use = Mit dem Code anmelden
