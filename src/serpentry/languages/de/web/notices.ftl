## Benachrichtigungen

web-notices = Benachrichtigungen
web-notices-line = Nachricht von deinen Partien, per E-Mail oder in diesem Browser, auch wenn keine Seite offen ist. Es wird nichts geschickt, worum du nicht hier bittest.
web-notices-what = Worüber?
web-notices-kind-turn = Ich bin dran
web-notices-kind-reminder = Meine Zeit wird knapp
web-notices-kind-round = Eine Runde beginnt
web-notices-kind-invitation = Einladungen
web-notices-in-browser = In diesem Browser zeigen
web-notices-here = Dieser Browser zeigt Benachrichtigungen.
web-notices-other = Ein anderer Browser von dir zeigt Benachrichtigungen.
web-notices-to = Benachrichtigungen gehen an { $address }.
web-notices-unconfirmed = Öffne den Link in der E-Mail an { $address }, um die Adresse zu bestätigen.
web-notices-stop = Abstellen
web-notices-address = E-Mail-Adresse
web-notices-by-mail = E-Mails schicken
web-notices-choose = Wähle zuerst aus, worüber.
web-notices-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen. In seinen Einstellungen kannst du das ändern.
web-notices-site = Hier gibt es keine Benachrichtigungen: Sie brauchen einen Server, und diese Seite hat keinen.
