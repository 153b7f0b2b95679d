## Ce que les règles interdisent, et pourquoi

why-hex-unflipped = Dans cette partie, on ne retourne pas les tuiles, et aucune n’a cette forme sans être retournée.
why-hex-no-such-shape = Aucune tuile n’a cette forme.
why-hex-tile-used = Vous avez déjà posé cette tuile ({ $tile }).
why-hex-opening-single = La première tuile de la partie est la tuile 1.
