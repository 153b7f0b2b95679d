## Notifications

web-notices = Notifications
web-notices-line = Des notifications sur vos parties, par e-mail ou dans ce navigateur, même quand Serpentry n’est pas ouvert. Vous ne recevez que ce que vous choisissez ici.
web-notices-what = Me prévenir quand
web-notices-kind-turn = c’est à moi de jouer
web-notices-kind-reminder = mon temps s’épuise
web-notices-kind-round = une ronde commence
web-notices-kind-invitation = on m’invite
web-notices-in-browser = Me prévenir dans ce navigateur
web-notices-here = Les notifications sont activées dans ce navigateur.
web-notices-other = Les notifications sont activées dans un autre navigateur.
web-notices-to = Les notifications sont envoyées à { $address }.
web-notices-unconfirmed = Ouvrez le lien dans l’e-mail envoyé à { $address } pour confirmer l’adresse.
web-notices-stop = Désactiver
web-notices-address = Adresse e-mail
web-notices-by-mail = Me prévenir par e-mail
web-notices-choose = Choisissez d’abord au moins une occasion.
web-notices-lost = Les notifications n’arrivent plus dans ce navigateur : son service push les a refusées à plusieurs reprises. Choisissez à nouveau ce que vous voulez recevoir et réactivez-les.
web-notices-denied = Le navigateur n’autorise pas les notifications de ce site. Vous pouvez changer cela dans ses réglages.
web-notices-site = Il n’y a pas de notifications ici : il faut un serveur, et ce site n’en a pas.
