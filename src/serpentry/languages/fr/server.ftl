## Ce que le service refuse, et pourquoi

too-many = Trop de demandes ; patientez un peu.
too-large = C’est trop gros pour être envoyé.
foreign-origin = Les requêtes de ce site ne sont pas autorisées.
no-such-study = Cette étude n’existe pas ou a été supprimée.
study-changed = Cette étude a été modifiée ailleurs entre-temps.
too-many-mails = Trop d’adresses devaient être confirmées. Vous pourrez réessayer dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
too-many-studies = La limite de { $most } études est atteinte : supprimez-en une d’abord.
too-many-tables = { $most ->
    [one] Vous avez { $most } table inachevée ; terminez-la d’abord.
   *[other] Vous avez { $most } tables inachevées ; terminez-en une d’abord.
}
no-room-for-large = Le serveur n’a plus de place pour un grand plateau en ce moment. Choisissez-en un plus petit ou revenez plus tard.
no-such-table = Aucune table ne se trouve sous ce lien.
no-such-ply = { $most ->
    [one] La partie n’a que { $most } étape.
   *[other] La partie n’a que { $most } étapes.
}
not-found = Introuvable : { $what }
wrong-method = { $what } n’accepte pas cette requête.
not-readable = { $why }
not-a-message = Message non valide : { $why }
text-expected = Un message doit être du texte.
from-the-future = Ce message renvoie à des événements qui n’ont pas encore eu lieu.
illegal-move = Les règles interdisent ce coup.
stale = La partie a avancé entre-temps.
name-is-empty = Indiquez un nom d’au moins une lettre.
bad-seats = À une table publique, il faut au moins une personne.
analysis-not-yet = Une partie contre des personnes ne s’analyse qu’une fois terminée.
review-not-yet = Le bilan d’une partie ne se fait qu’une fois qu’elle est terminée.
no-hint = Aucun conseil disponible.
server-stops = Le serveur redémarre et sera de retour dans un instant.
mistake-missing = « { $where } » manque.
mistake-unknown = « { $where } » est inconnu ici.
mistake-length = « { $where } » est trop long ou trop court.
mistake-range = « { $where } » est trop grand ou trop petit.
mistake-value = « { $where } » ne peut pas avoir cette valeur.
mistake-json = Ce n’est pas du JSON valide.
mistake-nul = Un texte contient le caractère U+0000, qui n’est permis dans aucun texte.
mistake-too-much = C’est trop grand ou trop profondément imbriqué.
why-no-such-move = Ce n’est pas un coup de ce jeu.
read-only = Le serveur est en lecture seule pour l’instant. Rien n’est perdu ; réessayez sous peu.
table-closed = Cette table a été fermée par l’hébergeur.
guest-banned = L’hébergeur vous a retiré l’accès à ce serveur.
pass-not-good = Ce lien a déjà servi, a été révoqué ou a expiré. Créez-en un nouveau sur l’autre appareil.
too-many-passkeys = Impossible d’avoir plus de clés d’accès : retirez-en une d’abord.
no-such-passkey = Cette clé d’accès a déjà été retirée.
no-such-device = Cet appareil est déjà déconnecté.
passkey-not-good = Cette clé d’accès n’a pas été acceptée. Réessayez ou prenez-en une autre.
passkey-first = Confirmez d’abord avec l’une de vos clés d’accès.
passkeys-elsewhere = Les clés d’accès sont liées à une seule adresse. Ouvrez { $link } et réessayez là-bas.
passkeys-need-https = Les clés d’accès ne marchent qu’en HTTPS et sous un nom comme play.example.org, ou sur cet ordinateur à l’adresse http://localhost.
rated-needs-passkey = Les parties classées sont réservées aux noms conservés : sinon, une mauvaise cote s’effacerait avec un cookie. Ajoutez d’abord une clé d’accès sur votre page.
rated-not-here = Les parties classées se jouent sur un serveur, sous des noms qui y sont conservés.
rated-people = Une partie classée se joue entre personnes, chacune sur son appareil, sans ordinateur.
rated-one-each = À une table classée, chacun a une seule place et un nom à soi.
rated-needs-clock = Une partie classée a besoin d’une pendule, pour que personne ne gagne en restant absent.
rated-from-start = Une partie classée commence au début du jeu.
rated-no-undo = Dans une partie classée, aucun coup ne s’annule.
rated-no-help = Dans une partie classée, il n’y a ni conseil ni analyse avant la fin.
not-in-charge = Jeton incorrect.
forgotten-guest = Invité
forgotten-line = Cette ligne a été supprimée.
