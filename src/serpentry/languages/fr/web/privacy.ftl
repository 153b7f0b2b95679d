## Vos données et la démo

web-data = Vos données
web-data-here = Il n’y a pas de comptes. Ce navigateur garde vos réglages, vos progrès, vos parties et vos études, et ne les envoie nulle part.
web-data-both = Il n’y a pas de comptes. Ce navigateur garde vos réglages, vos progrès et les parties hors ligne ; le serveur garde votre nom, vos parties, vos études, vos clubs et vos adresses.
web-data-delete = Supprimer mes données…
web-data-browser = Dans ce navigateur : réglages, progrès, parties hors ligne, études et copie hors ligne.
web-data-server = Sur le serveur : votre nom, la liste de vos parties, vos études, vos adresses pour les notifications et vos adhésions aux clubs.
web-data-games = Les parties avec d’autres restent, avec « Invité » à la place de votre nom. Vous ne pourrez pas les continuer.
web-data-final = C’est définitif.
web-data-sure = Tout supprimer
web-data-gone = Tout est supprimé.
web-licences = Licences
web-demo = Cette démo n’a pas besoin de serveur : les jeux, les règles et les ordinateurs tournent dans votre navigateur, même hors ligne.
web-other-device-line = Emportez votre nom et vos parties : ouvrez le lien sur l’autre appareil ou scannez le code. Il sert une fois, pendant 15 minutes. Toute personne qui a ce lien peut jouer à votre place ; gardez-le pour vous.
web-pass-make = Créer un lien
web-pass-link = Lien pour votre autre appareil
web-pass-withdraw = Révoquer le lien
web-pass-withdrawn = Le lien n’est plus valable.
web-pass-used = Ce lien a déjà servi ou a expiré.
