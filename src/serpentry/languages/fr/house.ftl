## Server faults

database-away = Pas encore enregistré : la base de données est injoignable. Rien n’est perdu ; un nouvel essai suit automatiquement.
database-full = Pas encore enregistré : le disque est plein. Rien n’est perdu ; un nouvel essai suit automatiquement.
database-damaged = Les tables sont endommagées et illisibles ; l’hébergeur doit les restaurer.
something-broke = Quelque chose s’est mal passé ici ; c’est consigné.
analysis-hidden = Ce que voyait ce joueur est caché jusqu’à la fin de la partie.
table-set-aside = Cette table est illisible ; l’hébergeur en a été averti.
foreign-host = Ce serveur ne répond pas sous ce nom d’hôte.
dice-settled = Les lancers sont déjà fixés ; on ne peut plus rien ajouter à leur graine.
why-no-salt = Les tirages de cette feuille de partie ne reposent pas sur l’ajout { $salt }.
is-muted = L’hôte vous a retiré la parole à cette table.
was-removed = L’hôte a libéré votre place.
not-the-host = Seul l’hôte peut faire cela.
nobody-there = Cette personne n’est pas à cette table.
