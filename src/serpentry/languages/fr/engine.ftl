## The search engine: why it is missing

why-engine-missing = Il n’y a pas de moteur pour { $game } sur cette machine ({ $machine }).
why-engine-other-version = Le moteur de { $game } a été fait pour une autre version ({ $file }).
why-engine-other-machine = Le moteur de { $game } n’a pas été fait pour cette machine ({ $file }).
why-engine-damaged = Le moteur de { $game } est abîmé : supprimez { $file } ou réinstallez.
why-engine-not-made = Le moteur de { $game } n’a pas pu être construit : { $reason }
why-no-kernel = Personne n’a écrit de noyau pour { $game } : on n’y joue qu’avec l’implémentation simple des règles.

cli-getting-ready = L’ordinateur se prépare
cli-sits-in = { $player } joue à la place des niveaux qui ont besoin du moteur.
why-net-none = Aucun réseau ne joue à { $game } avec ces options.
net-smaller = Ici, un réseau plus petit joue à { $game } ; le grand a besoin de numpy. Pour l’installer : { $command }
