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
web-principle-opinion = Un avis : aucune mesure ne montre que cela fait gagner plus souvent.
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

web-principle-snekagon-large = Les grandes tuiles tant qu’il y a de la place
web-because-snekagon-large = Chaque hexagone compte autant, tôt ou tard. Mais tard, une tuile de quatre n’a presque plus de place, alors qu’une petite tient encore.
web-principle-snekagon-ends = Gardez vos extrémités libres
web-because-snekagon-ends = Un serpent ne grandit que par ses extrémités. Une extrémité sans issue est perdue pour de bon, et il ne vous reste que l’autre.
web-principle-snekagon-second = Commencez un deuxième serpent là où il y a de la place
web-because-snekagon-second = Un serpent sans place ne grandit plus, quoi que vous posiez. Un deuxième, loin de tout, peut devenir le plus long, et une tuile qui comble plus tard l’intervalle réunit les deux.
web-principle-snekagon-join = Réunissez dès que possible
web-because-snekagon-join = Une seule tuile qui touche une extrémité de chaque serpent ajoute tout le deuxième au premier. Aucun autre coup ne rapporte autant, et au tour suivant l’intervalle peut avoir disparu.
web-principle-snekagon-ones = Gardez les petites tuiles pour la fin
web-because-snekagon-ones = La tuile 1 va là où rien d’autre ne va : dans le dernier espace, ou entre deux serpents. Posée tôt, elle vous coûte un long pas tant qu’il y a encore de la place.

## SNEKAGON 5G

web-principle-snekagon5g-one = Faites grandir un seul long serpent
web-because-snekagon5g-one = Seul votre plus long serpent compte, tous étages réunis. Tant qu’il a une extrémité libre, à son étage ou en perçant, une tuile y rapporte plus qu’un nouveau serpent.
web-principle-snekagon5g-ends = Gardez vos extrémités libres à leur étage
web-because-snekagon5g-ends = Un serpent ne grandit que par ses extrémités. Une extrémité sans rien de libre à côté, à son étage, doit percer, et la même case de l’étage voisin est peut-être prise.
web-principle-snekagon5g-drill = Percez là où votre étage est plein
web-because-snekagon5g-drill = Une extrémité murée à son étage a peut-être beaucoup de place à l’étage voisin, sur la même case. La tuile qui perce compte comme une autre, et votre serpent repart ailleurs.
web-principle-snekagon5g-join = Réunissez deux serpents, même en perçant
web-because-snekagon5g-join = Une tuile dont les deux extrémités rejoignent vos serpents n’en fait plus qu’un. L’une peut se raccorder à l’étage, l’autre en perçant.
web-principle-snekagon5g-ones = Gardez la tuile 1
web-because-snekagon5g-ones = Elle va là où rien d’autre ne va, relie deux serpents ou deux étages et peut faire un puits. Posée tôt, elle rapporte un hexagone ; à la fin, peut-être un serpent entier.

## Sssnake

web-principle-sssnake-closer = Rapprochez la tête et la queue
web-because-sssnake-closer = Le premier à qui il ne manque plus de carte gagne. Que chacune de vos cartes réduise le nombre de cartes manquantes : un détour coûte un tour, et souvent la partie.
web-principle-sssnake-useful = Gardez l’usage du plus de cartes possible
web-because-sssnake-useful = On ne choisit pas ce qu’on pioche. De deux coups après lesquels il manque autant de cartes, prenez celui après lequel plus de cartes vous aident : neuf sur dix sont des droites et des courbes.
web-principle-sssnake-away = Éloignez l’extrémité du voisin
web-because-sssnake-away = Une carte seule va au serpent du voisin, et c’est vous qui choisissez où. Détournez une extrémité de l’autre : chaque carte manquante de plus lui coûte du temps.
web-principle-sssnake-gift = Offrez la carte qui aide le moins
web-because-sssnake-gift = Avec un 2 ou un 3, une carte devient le cadeau. Si deux coups se valent pour vous, gardez la carte que le voisin attend, surtout celle qui fermerait son serpent.
web-principle-sssnake-safe = Laissez peu à gâcher aux autres
web-because-sssnake-safe = Les autres posent aussi des cartes seules sur votre serpent. De deux coups après lesquels il manque autant de cartes, prenez celui après lequel ils peuvent le moins vous détourner.

## Cobra Carnival

web-principle-carnival-own = Habillez d’abord vos propres serpents
web-because-carnival-own = Un tour, c’est une tuile. Posez ce qui rapporte le plus à vos serpents, le costume le plus cher d’abord : ce qui reste en main ne compte pas, et au tour suivant le passage peut être fermé.
web-principle-carnival-gifts = Mettez les cadeaux là où votre serpent les touche
web-because-carnival-gifts = Un cadeau rapporte un point par côté de tuile de couleur qui le touche, peu importe qui l’a posé. Dans un virage de votre serpent, cela en fait plusieurs d’un coup, et aucun pour les autres.
web-principle-carnival-troubles = Mettez les ennuis dans les virages des autres
web-because-carnival-troubles = Chaque côté qui touche un ennui coûte deux points. Cherchez un virage d’un autre serpent où plusieurs côtés sont libres, loin du vôtre.
web-principle-carnival-logs = Posez les bûches là où elles coûtent le plus aux autres
web-because-carnival-logs = Une bûche remplace une tuile et ne compte pas elle-même. Prenez aux autres ce qui est cher, un costume à 3 ou une tuile à côté de cadeaux ; ou débarrassez votre serpent d’un nœud.
web-principle-carnival-way = Gardez votre passage libre
web-because-carnival-way = Un serpent bloqué ne grandit plus, sauf si une bûche le dégage. Tournez à temps, loin des autres serpents et de leurs sorties : une case libre devant vous vaut souvent plus qu’un point.
