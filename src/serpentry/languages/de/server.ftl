## Was der Dienst ablehnt, und warum

too-many = Zu viele Anfragen; warte einen Moment.
too-large = Das ist zu groß zum Senden.
foreign-origin = Anfragen von dieser Website sind nicht erlaubt.
no-such-study = Diese Studie gibt es nicht, oder sie wurde gelöscht.
study-changed = Diese Studie wurde inzwischen anderswo geändert.
too-many-mails = Zu viele Adressen warten auf Bestätigung. In { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} kannst du es wieder versuchen.
too-many-studies = Mehr als { $most } Studien gehen nicht: Lösch zuerst eine.
too-many-tables = { $most ->
    [one] Du hast { $most } laufende Partie; beende sie zuerst.
   *[other] Du hast { $most } laufende Partien; beende zuerst eine.
}
no-room-for-large = Der Server hat gerade keinen Platz für ein weiteres großes Spielfeld. Nimm ein kleineres oder komm später wieder.
no-such-table = Unter diesem Link gibt es keinen Tisch.
no-such-ply = { $most ->
    [one] Die Partie hat nur { $most } Schritt.
   *[other] Die Partie hat nur { $most } Schritte.
}
not-found = Nichts gefunden: { $what }
wrong-method = Das geht mit { $what } nicht.
not-readable = { $why }
not-a-message = Ungültige Nachricht: { $why }
text-expected = Nachrichten müssen Text sein.
from-the-future = Diese Nachricht bezieht sich auf Ereignisse, die noch nicht geschehen sind.
illegal-move = Die Regeln verbieten diesen Zug.
stale = Die Partie ist inzwischen weitergegangen.
name-is-empty = Gib einen Namen mit mindestens einem Buchstaben ein.
bad-seats = An einem öffentlichen Tisch muss mindestens ein Mensch mitspielen.
analysis-not-yet = Eine Partie gegen Menschen lässt sich erst nach dem Ende analysieren.
review-not-yet = Eine Partie lässt sich auswerten, wenn sie zu Ende ist.
no-hint = Kein Tipp verfügbar.
server-stops = Der Server startet neu und ist gleich wieder da.
mistake-missing = „{ $where }“ fehlt.
mistake-unknown = „{ $where }“ ist hier unbekannt.
mistake-length = „{ $where }“ ist zu lang oder zu kurz.
mistake-range = „{ $where }“ ist zu groß oder zu klein.
mistake-value = „{ $where }“ kann diesen Wert nicht haben.
mistake-json = Das ist kein gültiges JSON.
mistake-nul = Ein Text enthält das Zeichen U+0000, das in keinem Text stehen darf.
mistake-too-much = Das ist zu groß oder zu tief verschachtelt.
why-no-such-move = Das ist kein Zug dieses Spiels.
read-only = Der Server ist gerade schreibgeschützt. Nichts geht verloren; versuch es gleich noch einmal.
table-closed = Dieser Tisch wurde vom Betreiber geschlossen.
guest-banned = Der Betreiber hat dich gesperrt.
guest-suspended = Der Betreiber hat dich bis { $until } gesperrt. Bis dahin kannst du zuschauen und deine Partien zu Ende spielen.
guest-suspended-for-good = Der Betreiber hat dich auf Dauer gesperrt. Du kannst zuschauen und deine Partien zu Ende spielen.
seat-not-yours = An diesem Tisch kannst du keinen Platz nehmen.
study-held = Der Betreiber hat diese Studie aus der öffentlichen Liste genommen.
name-refused = Der Betreiber lässt diesen Namen nicht zu. Nimm einen anderen.
too-many-reports = Du hast innerhalb einer Stunde schon viel gemeldet. Versuche es später noch einmal.
too-many-avoided = Deine Liste der ausgeblendeten und blockierten Personen ist voll: Nimm erst jemanden heraus.
no-such-report = Diese Meldung gibt es nicht, oder sie wurde gelöscht.
pass-not-good = Dieser Link wurde schon benutzt, widerrufen oder ist abgelaufen. Erzeuge auf dem anderen Gerät einen neuen.
too-many-passkeys = Mehr Passkeys gehen nicht: Entferne zuerst einen.
no-such-passkey = Dieser Passkey wurde schon entfernt.
no-such-device = Dieses Gerät ist schon abgemeldet.
passkey-not-good = Dieser Passkey wurde nicht angenommen. Versuch es noch einmal oder nimm einen anderen.
passkey-first = Bestätige das zuerst mit einem deiner Passkeys.
recovery-not-good = Dieser Code gilt nicht oder wurde schon benutzt.
recovery-needs-passkey = Füge zuerst einen Passkey hinzu: Ersatzcodes sind für einen Namen, der einen hat.
passkeys-elsewhere = Passkeys gehören zu einer Adresse. Öffne { $link } und versuch es dort noch einmal.
passkeys-need-https = Passkeys gehen nur über HTTPS und unter einem Namen wie play.example.org, oder auf diesem Rechner unter http://localhost.
rated-needs-passkey = Um Wertung spielt nur, wer seinen Namen behält: Sonst ließe sich eine schlechte Wertung mit dem Cookie löschen. Füge zuerst auf deiner Seite einen Passkey hinzu.
rated-not-here = Um Wertung wird auf einem Server gespielt, unter Namen, die dort bleiben.
rated-people = Um Wertung spielen Menschen, jeder an seinem Gerät, ohne Computer.
rated-one-each = An einem Tisch mit Wertung hat jeder einen Platz und einen eigenen Namen.
rated-needs-clock = Eine Partie um Wertung braucht eine Uhr, damit niemand gewinnt, indem er wegbleibt.
rated-from-start = Eine Partie um Wertung beginnt mit dem Anfang des Spiels.
rated-no-undo = In einer Partie um Wertung wird nichts zurückgenommen.
rated-no-help = In einer Partie um Wertung gibt es vor dem Ende weder Tipps noch Analyse.
not-in-charge = Falsches Token.
forgotten-guest = Gast
forgotten-line = Diese Zeile wurde gelöscht.
