## Vos données et la démo

web-data = Vos données
web-data-here = Il n’y a pas de comptes. Ce navigateur garde vos réglages, vos progrès et vos parties, et ne les envoie nulle part.
web-data-both = Il n’y a pas de comptes. Ce navigateur garde vos réglages, vos progrès et les parties hors ligne ; le serveur garde votre nom, vos parties et les adresses pour les notifications.
web-data-delete = Supprimer mes données…
web-data-browser = Dans ce navigateur : réglages, progrès, parties hors ligne et copie hors ligne.
web-data-server = Sur le serveur : votre nom, la liste de vos parties, les adresses pour les notifications et vos adhésions aux clubs.
web-data-games = Les parties avec d’autres restent, avec « Invité » à la place de votre nom. Vous ne pourrez pas les continuer.
web-data-final = C’est définitif.
web-data-sure = Tout supprimer
web-data-gone = Tout est supprimé.
web-licences = Licences
web-demo = Cette démo n’a pas besoin de serveur : les jeux, les règles et les ordinateurs tournent dans votre navigateur, même hors ligne.
