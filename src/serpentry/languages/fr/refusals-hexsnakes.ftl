## Ce que les règles interdisent, et pourquoi

why-tiles-are-not-flipped-in-this-game-and-no-tile-lies-like-this-unflipped = Dans cette partie on ne retourne pas les tuiles, et aucune ne se pose ainsi sans être retournée.
why-no-tile-has-this-shape = Aucune tuile n'a cette forme.
why-you-have-already-laid-your-tile-tile = Vous avez déjà posé votre tuile { $tile }.
why-the-first-tile-of-the-game-is-the-1-tile = La première tuile de la partie est la tuile 1.
