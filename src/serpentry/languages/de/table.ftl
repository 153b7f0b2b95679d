## Was ein Tisch ablehnt, und warum

not-seated = Du hast an diesem Tisch keinen Platz.
not-your-seat = Platz { $seat } gehört dir nicht.
no-such-seat = Es gibt keinen Platz { $seat }.
no-guest = Gib zuerst deinen Namen ein.
game-has-begun = Die Partie hat begonnen; die Plätze stehen fest.
already-seated = Du hast schon einen Platz.
seat-taken = Dieser Platz ist nicht frei.
not-begun = Die Partie hat noch nicht begonnen: Ein Platz ist noch frei.
is-paused = Die Partie ist pausiert.
is-over = Die Partie ist zu Ende.
not-your-turn = Du bist nicht am Zug.
not-paused = Die Partie ist nicht pausiert.
not-playing = Gerade wird nicht gespielt.
not-over = Die Partie ist noch nicht zu Ende.
claim-your-own = Deinen eigenen Platz kannst du nicht beanspruchen.
time-is-left = Dieser Spieler hat noch Bedenkzeit.
claim-needs-two = Bei mehr als zwei Spielern gewinnt niemand auf Zeit; lass einen Computer den Platz nehmen.
nothing-said = Die Nachricht ist leer.
chat-is-full = Der Chat dieses Tisches ist voll.
asked-already = Es gibt schon eine offene Anfrage; beantworte zuerst diese.
nothing-asked = Diese Anfrage gibt es nicht mehr.
own-question = Deine eigene Anfrage kannst du nicht beantworten.
rematch-made = Die Revanche hat schon einen Tisch.
draw-needs-two = Nur zwei Spieler können sich auf Unentschieden einigen.
computer-plays-on = Der Computer lehnt ab und spielt weiter.
undo-chance = Würfe und Ziehungen lassen sich nicht zurücknehmen.
undo-hidden = Solange Plättchen verdeckt sind, lässt sich nichts zurücknehmen.
undo-nothing = Es gibt keinen Zug, den du zurücknehmen könntest.
record-hidden = Solange Plättchen verdeckt sind, gibt es die Aufzeichnung erst am Ende der Partie.
copy-not-yet = Eine Partie gegen Menschen lässt sich erst nach ihrem Ende von einer Stellung aus weiterspielen.
copy-hidden = Solange Plättchen verdeckt sind, wird von hier erst nach dem Ende weitergespielt.
table-secret = An anderen Tischen dieser Runde wird noch mit denselben Würfeln gespielt. Die Bretter sind zu sehen, sobald alle fertig sind.
copy-at-the-end = Dort ist die Partie zu Ende: Es gibt nichts weiterzuspielen.
copy-same-game = Eine Kopie behält ihr Spiel und ihre Optionen.
copy-seats = { $seats ->
    [one] Diese Partie hat { $seats } Platz.
   *[other] Diese Partie hat { $seats } Plätze.
}
not-absent = Dieser Spieler ist da, war eben noch da oder ist nicht am Zug.
claim-needs-clock = Ohne Uhr gewinnt niemand auf Zeit; lass einen Computer den Platz nehmen.
home-full = In diesem Browser ist kein Speicherplatz mehr. Schaff etwas Platz, dann wird dein Zug gespeichert.
needs-server = Das braucht einen Server.
no-such-side = Das lässt sich hier nicht spielen.
side-taken = Das hat schon jemand anders gewählt.
by-hand-here = Würfe und Ziehungen lassen sich nur von Hand eingeben, wenn alle an diesem Gerät spielen.
nothing-to-tell = Jetzt ist weder zu würfeln noch zu ziehen.
rest-not-here = Urlaub gibt es nur in Partien mit Tagen je Zug.
rest-too-long = Du hast an diesem Tisch noch { $left ->
    [one] einen Tag
   *[other] { $left } Tage
} Urlaub.
rest-too-late = Deine Zeit für diesen Zug ist schon abgelaufen.
rest-too-far = Ein Urlaub muss in den nächsten sechs Monaten beginnen.
rest-twice = An einigen dieser Tage hast du schon Urlaub.
