## La stratégie : un principe à la fois

web-principles = La stratégie, pas à pas
web-principle-number = Principe { $number } sur { $count }
web-principle-position = Position { $number } sur { $count }
web-principle-choose = C’est à { $who } de jouer ; deux coups sont possibles. Lequel est le meilleur ?
web-principle-move = Coup { $letter }
web-principle-place = Poser { $letter }
web-principle-right = Exact !
web-principle-wrong = L’autre coup est meilleur.
web-principle-costs = Avec le meilleur coup, de forts joueurs gagnent { $better } % de ces parties ; avec l’autre, { $worse } %.
web-principle-measured = Mesuré : de deux ordinateurs qui s’y tiennent, le plus faible gagne { $weaker } % et le plus fort { $stronger } % de ses parties contre un autre de même force qui fait le contraire.
web-principle-opinion = Un avis : personne n’a mesuré ce que cela rapporte.
web-principle-judged = Personne ne connaît ici le jeu parfait. La valeur des coups est estimée par un ordinateur fort.
web-principle-solved = Trouvés : { $solved } sur { $count }
web-principle-done = C’était tout le cours. Vous avez trouvé le meilleur coup du premier essai { $solved } fois sur { $count }.

## Schlangennest

web-principle-schlangennest-begin = Commencez par une droite ou une courbe
web-because-schlangennest-begin = Un serpent qui commence par la queue ou la tête n’a qu’une extrémité. Qui la ferme termine votre serpent, et vous ne faites plus que regarder.
web-principle-schlangennest-room = Gardez vos deux extrémités dans le nid
web-because-schlangennest-room = Une extrémité qui sort du nid, ou qui n’a plus de place, ne grandit plus. Avec deux extrémités libres, vous choisissez toujours où continuer.
web-principle-schlangennest-curves = Posez des courbes tôt
web-because-schlangennest-curves = Une droite va toujours tout droit, et bientôt hors du nid. Avec des courbes, le serpent reste enroulé dans le nid, là où il y a de la place et des segments gris.
web-principle-schlangennest-ends = Gardez la queue et la tête pour la fin
web-because-schlangennest-ends = Elles rapportent un segment, mais cette extrémité est finie pour de bon. Elles valent le plus à une extrémité sans issue.
web-principle-schlangennest-hunt = Surveillez les extrémités de l’autre serpent
web-because-schlangennest-hunt = Les segments gris de vos cartes mènent l’autre serpent où vous voulez. Prenez-lui la place, envoyez-le hors du nid ou fermez son extrémité : un serpent sans extrémités est terminé.

## SNEKAGON

web-principle-snekagon-ends = Gardez vos extrémités libres
web-because-snekagon-ends = Un serpent ne grandit que par ses extrémités. Une extrémité sans issue est perdue pour de bon, et il ne vous reste que l’autre.
web-principle-snekagon-second = Commencez un deuxième serpent là où il y a de la place
web-because-snekagon-second = Un serpent sans place ne grandit plus, quoi que vous posiez. Un deuxième, loin de tout, peut devenir le plus long, et une tuile qui comble plus tard l’intervalle réunit les deux.
web-principle-snekagon-join = Réunissez dès que possible
web-because-snekagon-join = Une seule tuile qui touche une extrémité de chaque serpent ajoute tout le deuxième au premier. Aucun autre coup ne rapporte autant, et au tour suivant l’intervalle peut avoir disparu.
web-principle-snekagon-ones = Gardez les petites tuiles pour la fin
web-because-snekagon-ones = La tuile 1 va là où rien d’autre ne va : dans le dernier espace, ou entre deux serpents. Posée tôt, elle vous coûte un long pas tant qu’il y a encore de la place.
