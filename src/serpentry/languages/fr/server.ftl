## Ce que le service refuse, et pourquoi

too-many = C'était trop à la fois ; attendez un peu.
too-large = C'est trop grand.
foreign-origin = Cette page n'a pas le droit d'appeler ici.
too-many-tables = Vous avez { $most } tables inachevées ; terminez-en une d'abord.
no-such-table = Cette table n'existe pas.
no-such-ply = La partie n'a que { $most } événements.
not-found = Il n'y a pas de { $what } ici.
wrong-method = Cela ne se fait pas avec { $what }.
not-readable = { $why }
not-a-message = Ce n'est pas un message : { $why }
text-expected = Les messages sont du texte.
from-the-future = Ce message connaît des événements qui n'ont pas eu lieu.
illegal-move = Les règles interdisent ce coup.
stale = Il s'est passé quelque chose entre-temps.
name-is-empty = Un nom a besoin d'au moins une lettre.
bad-seats = Une table publique a besoin d'une personne.
analysis-not-yet = Une partie contre des personnes s'analyse une fois terminée.
no-hint = Aucun conseil n'a été trouvé.
server-stops = Le serveur s'arrête ; il sera bientôt de retour.
