## What the house says when something is wrong with itself

database-away = Non enregistré : les tables sont injoignables pour l’instant. Rien n’est perdu ; un nouvel essai suit de lui-même.
database-full = Non enregistré : il n’y a plus de place pour écrire. Rien n’est perdu ; un nouvel essai suit de lui-même.
database-damaged = Les tables sont endommagées et illisibles ; il faut que l’exploitant du service les restaure.
something-broke = Quelque chose s’est mal passé ici ; c’est noté.
analysis-hidden = Ce que voyait cette place est caché jusqu’à la fin de la partie.
table-set-aside = Cette table est illisible ; l’exploitant du service en est averti.
foreign-host = Ce service porte un autre nom.
dice-settled = Les dés sont jetés ; on ne peut plus rien y ajouter.
why-no-salt = Les tirages de cette feuille de partie ne reposent pas sur l’ajout { $salt }.
is-muted = L’hôte ne vous laisse plus parler ici.
was-removed = L’hôte vous a retiré de cette table.
not-the-host = Seul l’hôte peut faire cela.
nobody-there = Il n’y a là personne que cela puisse viser.
