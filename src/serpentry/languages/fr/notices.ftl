## Notifications, par e-mail et par Web Push

notice-turn-title = À vous de jouer : { $game }
notice-turn-line = C’est à vous de jouer dans votre partie avec { $others }.
notice-reminder-title = Votre temps s’épuise : { $game }
notice-reminder-line = { $hours ->
    [one] Il vous reste environ une heure pour jouer dans votre partie avec { $others }.
   *[other] Il vous reste environ { $hours } heures pour jouer dans votre partie avec { $others }.
}
notice-round-title = { $tournament } : la ronde { $round } commence
notice-round-line = Vous jouez contre { $others }.
notice-left-title = { $tournament } : ronde { $round } gagnée
notice-left-line = A quitté le tournoi : { $others }.
notice-tournament-title = Nouveau tournoi : { $tournament }
notice-tournament-line = { $club } vous invite à jouer à { $game }.
notice-rematch-title = { $name } voudrait une revanche
notice-rematch-line = { $name } voudrait rejouer une partie de { $game } avec vous.
notice-confirm-title = Confirmez votre adresse e-mail
notice-confirm-line = Quelqu’un sur { $host } a demandé à recevoir à cette adresse des notifications sur ses parties de Serpentry. Si c’était vous, ouvrez le lien. Sinon, ne faites rien : vous ne recevrez plus rien de nous.
notice-open = Ouvrir : { $link }
notice-stop = Ne plus recevoir d’e-mails : { $link }

## Les pages derrière les liens des e-mails

notice-page-confirm = Envoyer à { $address } des notifications sur les parties ?
notice-page-confirm-button = Oui, les envoyer
notice-page-confirmed = C’est fait : les notifications sont envoyées à { $address }. Chaque e-mail contient un lien pour les désactiver.
notice-page-stop = Arrêter tous les e-mails à { $address } ?
notice-page-stop-button = Désactiver
notice-page-stopped = C’est fait : l’adresse est supprimée et aucun e-mail ne sera plus envoyé.
notice-page-gone = Ce lien n’est plus valable. Rien n’est envoyé à cette adresse.

## Ce qui est refusé, et pourquoi

notices-not-here = Ce serveur n’envoie pas ce genre de notifications.
no-such-contact = Cette adresse ou ce navigateur n’est pas inscrit.
not-an-address = Cela ne ressemble pas à une adresse e-mail.
not-a-push-service = Ce serveur ne connaît pas le service push de votre navigateur.
