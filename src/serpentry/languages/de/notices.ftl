## Benachrichtigungen, per Mail und Web Push

notice-turn-title = Du bist dran: { $game }
notice-turn-line = In deiner Partie mit { $others } bist du am Zug.
notice-reminder-title = Deine Zeit wird knapp: { $game }
notice-reminder-line = { $hours ->
    [one] Dir bleibt noch etwa eine Stunde für deinen Zug in der Partie mit { $others }.
   *[other] Dir bleiben noch etwa { $hours } Stunden für deinen Zug in der Partie mit { $others }.
}
notice-round-title = { $tournament }: Runde { $round } beginnt
notice-round-line = Du spielst gegen { $others }.
notice-left-title = { $tournament }: Runde { $round } gewonnen
notice-left-line = Hat das Turnier verlassen: { $others }.
notice-tournament-title = Neues Turnier: { $tournament }
notice-tournament-line = { $club } lädt dich ein: { $game }.
notice-rematch-title = { $name } möchte eine Revanche
notice-rematch-line = { $name } möchte mit dir noch eine Partie { $game } spielen.
notice-confirm-title = Bitte bestätige deine E-Mail-Adresse
notice-confirm-line = Jemand auf { $host } möchte an dieser Adresse über Partien bei Serpentry benachrichtigt werden. Wenn du das warst, öffne den Link. Wenn nicht, brauchst du nichts zu tun: Du hörst nichts mehr von uns.
notice-open = Öffnen: { $link }
notice-stop = Keine E-Mails mehr: { $link }

## Die Seiten hinter Links in Mails

notice-page-confirm = Benachrichtigungen über Partien an { $address } schicken?
notice-page-confirm-button = Ja, bitte
notice-page-confirmed = Erledigt: Benachrichtigungen gehen an { $address }. In jeder E-Mail steht ein Link, der sie abstellt.
notice-page-stop = Keine E-Mails mehr an { $address } schicken?
notice-page-stop-button = Abstellen
notice-page-stopped = Erledigt: Die Adresse ist gelöscht, es kommen keine E-Mails mehr.
notice-page-gone = Dieser Link gilt nicht mehr. An diese Adresse wird nichts geschickt.

## Was abgelehnt wird, und warum

notices-not-here = Dieser Server verschickt solche Benachrichtigungen nicht.
no-such-contact = Diese Adresse oder dieser Browser ist nicht angemeldet.
not-an-address = Das sieht nicht nach einer E-Mail-Adresse aus.
not-a-push-service = Dieser Server kennt den Push-Dienst deines Browsers nicht.
