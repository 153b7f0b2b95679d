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

## Keeping a name

web-keep-name = Garder votre nom
web-passkey = Clé d’accès
web-passkeys = Vos clés d’accès
web-passkey-line = Pour l’instant, votre nom et vos parties dépendent du cookie de ce navigateur. Avec une clé d’accès, que votre appareil protège par une empreinte, votre visage ou un code, ils sont à vous sur tout appareil, sans mot de passe ni adresse.
web-passkey-kept = Votre nom est à vous sur tout appareil qui a l’une de ces clés d’accès.
web-passkey-one = Votre seule clé d’accès n’est pas sauvegardée. Ajoutez-en une autre sur un second appareil, au cas où vous perdriez celui-ci.
web-passkey-back = Vous avez gardé un nom avec une clé d’accès ? Continuez ici avec lui.
web-passkey-cannot = Ce navigateur n’a pas de clés d’accès ici : il faut un navigateur récent et HTTPS.
web-passkey-add = Ajouter une clé d’accès
web-passkey-sign-in = Se connecter avec une clé d’accès
web-passkey-along = Emporter les parties de ce navigateur
web-passkey-dates = Ajoutée le { $made }, utilisée le { $used }
web-passkey-synced = sauvegardée
web-passkey-name = Nom de la clé d’accès
web-passkey-rename = Renommer { $name }
web-passkey-remove = Retirer { $name }
web-passkey-gone = Plus personne ne pourra se connecter avec elle. Votre appareil la proposera peut-être encore, tant que vous ne l’y supprimez pas.
web-passkey-revoke = Retirer la clé d’accès
web-passkey-none = Aucune clé d’accès n’a servi. Vous pouvez réessayer.
web-passkey-there = Cet appareil a déjà une clé d’accès pour votre nom.
web-devices = Connecté sur
web-device-here = ce navigateur
web-device-seen = utilisé le { $day }
web-device-unknown = Appareil inconnu
web-device-out = Déconnecter
web-devices-out = Déconnecter tous les autres
web-recovery = Codes de secours
web-recovery-line = Si vous perdez toutes vos clés d’accès, l’un de ces codes vous connecte, chacun une fois. Gardez-les sur papier ou en lieu sûr.
web-recovery-left = { $count ->
    [one] { $count } code restant
   *[other] { $count } codes restants
}
web-recovery-new = Nouveaux codes de secours
web-recovery-now = Ils ne sont montrés que maintenant. Les anciens codes ne valent plus.
web-recovery-lost = Clés d’accès perdues ?
web-recovery-code = Code de secours
web-recovery-use = Se connecter avec le code
