## Benachrichtigungen

web-notices = Benachrichtigungen
web-notices-line = Lass dich über deine Partien benachrichtigen, per E-Mail oder in diesem Browser, auch wenn Serpentry nicht offen ist. Du bekommst nur, was du hier auswählst.
web-notices-what = Benachrichtigen, wenn
web-notices-kind-turn = ich dran bin
web-notices-kind-reminder = meine Zeit knapp wird
web-notices-kind-round = eine Runde beginnt
web-notices-kind-invitation = ich eingeladen werde
web-notices-in-browser = In diesem Browser benachrichtigen
web-notices-here = In diesem Browser sind Benachrichtigungen an.
web-notices-other = In einem anderen deiner Browser sind Benachrichtigungen an.
web-notices-to = Benachrichtigungen gehen an { $address }.
web-notices-unconfirmed = Öffne den Link in der E-Mail an { $address }, um die Adresse zu bestätigen.
web-notices-stop = Abstellen
web-notices-address = E-Mail-Adresse
web-notices-by-mail = Per E-Mail benachrichtigen
web-notices-choose = Wähl zuerst mindestens einen Anlass.
web-notices-lost = Benachrichtigungen erreichen diesen Browser nicht mehr: Sein Push-Dienst hat sie immer wieder abgelehnt. Wähl noch einmal, wovon du hören möchtest, und schalte sie wieder ein.
web-notices-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen. In seinen Einstellungen kannst du das ändern.
web-notices-site = Hier gibt es keine Benachrichtigungen: Sie brauchen einen Server, und diese Website hat keinen.
