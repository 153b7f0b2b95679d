## Was der Dienst ablehnt, und warum

too-many = Das war zu viel auf einmal; warte ein wenig.
too-large = Das ist zu groß.
foreign-origin = Diese Seite darf hier nicht anfragen.
too-many-tables = Du hast { $most } unfertige Tische; beende zuerst einen.
no-such-table = Diesen Tisch gibt es nicht.
no-such-ply = Das Spiel hat nur { $most } Ereignisse.
not-found = { $what } gibt es hier nicht.
wrong-method = Das geht mit { $what } nicht.
not-readable = { $why }
not-a-message = Das ist keine Nachricht: { $why }
text-expected = Nachrichten sind Text.
from-the-future = Diese Nachricht kennt Ereignisse, die noch nicht geschehen sind.
illegal-move = Die Regeln verbieten diesen Zug.
stale = Inzwischen ist etwas geschehen.
name-is-empty = Ein Name braucht mindestens einen Buchstaben.
bad-seats = Ein öffentlicher Tisch braucht einen Menschen.
analysis-not-yet = Ein Spiel gegen Menschen wird erst nach dem Ende analysiert.
no-hint = Es fand sich kein Tipp.
server-stops = Der Server hält an; er ist bald wieder da.
