## Was der Dienst ablehnt, und warum

too-many = Zu viele Anfragen; warte einen Moment.
too-large = Das ist zu groß.
foreign-origin = Diese Seite darf hier nicht anfragen.
no-such-study = Diese Studie gibt es hier nicht, oder sie gehört Ihnen nicht.
too-many-studies = Mehr als { $most } Studien gehen nicht: Löschen Sie zuerst eine.
too-many-tables = { $most ->
    [one] Du hast { $most } laufende Partie; beende sie zuerst.
   *[other] Du hast { $most } laufende Partien; beende zuerst eine.
}
no-room-for-large = Der Server hat gerade keinen Platz für ein weiteres großes Spielfeld. Nimm ein kleineres oder komm später wieder.
no-such-table = Diesen Tisch gibt es nicht.
no-such-ply = { $most ->
    [one] Die Partie hat nur { $most } Schritt.
   *[other] Die Partie hat nur { $most } Schritte.
}
not-found = Nichts gefunden: { $what }
wrong-method = Das geht mit { $what } nicht.
not-readable = { $why }
not-a-message = Ungültige Nachricht: { $why }
text-expected = Nachrichten müssen Text sein.
from-the-future = Diese Nachricht kennt Ereignisse, die noch nicht geschehen sind.
illegal-move = Die Regeln verbieten diesen Zug.
stale = Die Partie ist inzwischen weitergegangen.
name-is-empty = Ein Name braucht mindestens einen Buchstaben.
bad-seats = An einem öffentlichen Tisch muss mindestens ein Mensch mitspielen.
analysis-not-yet = Eine Partie gegen Menschen lässt sich erst nach dem Ende analysieren.
review-not-yet = Eine Partie lässt sich durchsehen, wenn sie zu Ende ist.
no-hint = Kein Tipp verfügbar.
server-stops = Der Server startet neu und ist gleich wieder da.
mistake-missing = „{ $where }“ fehlt.
mistake-unknown = „{ $where }“ ist hier unbekannt.
mistake-length = „{ $where }“ ist zu lang oder zu kurz.
mistake-range = „{ $where }“ ist zu groß oder zu klein.
mistake-value = „{ $where }“ kann diesen Wert nicht haben.
mistake-json = Das ist kein gültiges JSON.
mistake-too-much = Das ist zu groß oder zu tief verschachtelt.
why-no-such-move = Das ist kein Zug dieses Spiels.
read-only = Der Server ist gerade schreibgeschützt. Nichts geht verloren; versuch es gleich noch einmal.
table-closed = Dieser Tisch wurde vom Betreiber geschlossen.
guest-banned = Der Betreiber hat dich gesperrt.
pass-not-good = Dieser Link wurde schon benutzt, widerrufen oder ist abgelaufen. Erzeuge auf dem anderen Gerät einen neuen.
not-in-charge = Falsches Token.
forgotten-guest = Gast
