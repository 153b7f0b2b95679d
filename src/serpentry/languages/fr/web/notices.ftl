## Notifications

web-notices = Notifications
web-notices-line = Des nouvelles de vos parties, par e-mail ou dans ce navigateur, même sans page ouverte. Rien n’est envoyé sans que vous le demandiez ici.
web-notices-what = À quel sujet ?
web-notices-kind-turn = C’est à moi de jouer
web-notices-kind-reminder = Mon temps s’épuise
web-notices-kind-round = Une ronde commence
web-notices-kind-invitation = Invitations
web-notices-in-browser = Les afficher dans ce navigateur
web-notices-here = Ce navigateur affiche les notifications.
web-notices-other = Un autre de vos navigateurs affiche les notifications.
web-notices-to = Les notifications sont envoyées à { $address }.
web-notices-unconfirmed = Ouvrez le lien dans l’e-mail envoyé à { $address } pour confirmer l’adresse.
web-notices-stop = Arrêter
web-notices-address = Adresse e-mail
web-notices-by-mail = Envoyer des e-mails
web-notices-choose = Choisissez d’abord au moins un sujet.
web-notices-denied = Le navigateur n’autorise pas les notifications de ce site. Vous pouvez changer cela dans ses réglages.
web-notices-site = Il n’y a pas de notifications ici : il faut un serveur, et ce site n’en a pas.
