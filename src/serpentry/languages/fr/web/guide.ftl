### La première partie de chaque jeu, pas à pas : ce que dirait un ami à la table.

## SNEKAGON

guide-snekagon-1 = Bienvenue dans SNEKAGON ! Deux joueurs posent des serpents sur un même plateau, et à la fin seul compte votre plus long. Vous êtes le rouge ; chacun a huit tuiles, et chaque tuile est un morceau de serpent. Pour apprendre, nous prenons un petit plateau.
guide-snekagon-2 = Le vert commence, avec la tuile 1 : c’est toujours la première. Elle va n’importe où ; le vert prend le milieu du plateau.
guide-snekagon-3 = À vous : une tuile chacun, à tour de rôle. Vous commencez un nouveau serpent ou vous en allongez un. Un nouveau doit rester à l’écart de tout. Essayez d’en commencer un juste à côté du vert, et lisez ce que dit l’arbitre.
guide-snekagon-4 = Commencez donc au bord gauche, et avec une tuile longue : plus tard, il y aura moins de place pour elle. Posez-la vous-même sur le plateau, ou laissez-moi le faire.
guide-snekagon-5 = Le vert allonge son serpent et enferme l’une de vos deux extrémités : depuis c1, il n’y a plus d’issue. C’est ainsi que l’on se barre la route.
guide-snekagon-6 = Votre autre extrémité est ouverte : c’est là qu’une tuile allonge votre serpent, et elle peut toucher les tuiles de l’autre autant qu’elle veut. Mais les serpents ont le dos raide : tout droit, ou à 60° d’un côté, pas plus. Essayez ce virage, il est trop serré : trois hexagones se toucheraient tous.
guide-snekagon-7 = Mieux : tout droit, puis un virage doux, autour de l’extrémité du vert en d4. Votre serpent a maintenant huit hexagones, et de ce côté il ne reste au vert qu’un passage, par c4.
guide-snekagon-8 = Le vert se faufile par là et arrive à sept.
guide-snekagon-9 = Votre serpent peut-il aussi pousser par le milieu ? Non, un serpent a deux extrémités et ne se ramifie jamais. Essayez quand même, depuis le virage en e4.
guide-snekagon-10 = Prévoyons plutôt. Commencez un second serpent en bas, à l’écart de tout. Voyez-vous qu’une tuile le long du bord peut mener de là à votre extrémité ouverte en d6 ?
guide-snekagon-11 = Le vert arrive à neuf, de l’autre côté du plateau, et ne vous coupe pas la route.
guide-snekagon-12 = Voici le meilleur coup de cette partie : une tuile qui touche une extrémité de chacun des deux serpents n’en fait plus qu’un. Réunissez-les !
guide-snekagon-13 = Huit et trois et deux : votre serpent a treize hexagones, celui du vert neuf. On peut même fermer un serpent en anneau, mais alors il ne grandit plus jamais.
guide-snekagon-14 = Un joueur qui peut poser doit le faire ; sinon, il passe son tour. Quand plus personne ne peut poser, le plus long serpent gagne. C’est tout ! Le vrai plateau est plus grand, avec 91 cases. « Conseil » et « Annuler le coup » sont toujours là pour vous.

## SNEKAGON 5G

guide-snekagon5g-1 = Bienvenue dans SNEKAGON 5G ! C’est SNEKAGON sur plusieurs étages, un par joueur. Votre plus long serpent compte, tous étages ensemble. Vous jouez le mamba, contre le python.
guide-snekagon5g-2 = Les étages sont l’un au-dessus de l’autre, seulement dessinés à part : d4 à l’étage 1 est la même case que d4 à l’étage 2. Les deux yeux sont des trous, rien ne s’y pose jamais. Vous avez dix tuiles, dont deux propres à votre espèce.
guide-snekagon5g-3 = Ici, pas de première tuile imposée. Commencez un serpent avec votre tuile 5, le long du bord droit de l’étage 1. Les tuiles longues d’abord : bientôt, elles ne trouveront plus de place.
guide-snekagon5g-4 = Le python commence à l’étage 2, en bas à droite. Comme dans SNEKAGON, un nouveau serpent ne touche rien à son étage.
guide-snekagon5g-5 = Et les yeux ? Essayez de poser une tuile en travers de l’un d’eux.
guide-snekagon5g-6 = Allongez votre extrémité en g4 et enroulez-vous vers le milieu de l’étage 1. Votre serpent a maintenant neuf hexagones, et le python ne vous gêne pas à cet étage.
guide-snekagon5g-7 = Le python commence un second serpent, en haut à gauche de l’étage 2.
guide-snekagon5g-8 = Commencez un second serpent, vous aussi, en haut à gauche de l’étage 1. Son extrémité b2 regarde vers l’extrémité c6 de votre premier serpent, et son extrémité d2 est libre aux deux étages.
guide-snekagon5g-9 = Le python réunit ses deux serpents : quatorze hexagones !
guide-snekagon5g-10 = Maintenant, la particularité : percer. Depuis une extrémité ouverte, un serpent peut continuer à l’étage voisin, depuis la même case. Mais seulement depuis une extrémité ! Essayez depuis le milieu de votre premier serpent, en e6.
guide-snekagon5g-11 = Maintenant pour de bon : percez depuis l’extrémité en d2 vers l’étage 2 et continuez là, en plein milieu. Après un perçage, on repart dans n’importe quelle direction. Le second serpent a maintenant neuf hexagones, lui aussi : une case qu’il couvre aux deux étages compte deux fois.
guide-snekagon5g-12 = Le python perce aussi, surgit à l’étage 1 et en a dix-sept. Une tuile percée peut toucher partout les adversaires.
guide-snekagon5g-13 = Voici le meilleur coup de cette partie : une tuile qui touche une extrémité de chacun de vos deux serpents n’en fait plus qu’un. Réunissez b2 et c6 ! Chaque extrémité d’une tuile peut avoir un raccord, par un perçage ou à son étage.
guide-snekagon5g-14 = Neuf et neuf et quatre : vingt-deux hexagones sur deux étages, contre dix-sept ! Quand vous jouez vous-même, posez une tuile là où l’on peut percer, et l’on vous demandera avec quel perçage. Un joueur qui ne peut plus poser est éliminé ; quand personne ne le peut plus, le plus long serpent gagne. À plus de joueurs, il y a plus d’étages, en cercle.

## Schlangennest

guide-schlangennest-1 = Bienvenue au nid ! Chacun pose des cartes carrées, et le serpent qui a le plus de segments gagne. Vous êtes le vert et avez vos 18 cartes en main dès le début : 7 droites, 9 courbes, une queue et une tête. Rien n’est caché, et il n’y a pas de hasard.
guide-schlangennest-2 = Regardez une carte : un segment est vert, l’autre est gris et n’est encore à personne. Chaque côté porte un segment, les cartes se raccordent donc toujours. La première va au milieu : posez une droite verticale. Ne commencez pas par la queue ni par la tête : votre serpent n’aurait qu’une extrémité, et dès que le rouge la ferme, la partie est finie pour vous.
guide-schlangennest-3 = Le rouge pose aussi une première carte, contre une carte posée, par un côté ou par un coin. Gardez un œil sur son segment gris : il commence à côté de la case au-dessus de votre carte.
guide-schlangennest-4 = Désormais, chaque carte doit allonger votre propre serpent, à l’une de ses deux extrémités. Et par son segment vert ! Essayez sous votre carte avec une droite horizontale : seul son segment gris rejoindrait votre serpent.
guide-schlangennest-5 = Il faut une carte dont le segment vert prolonge l’extrémité de votre serpent. Posez cette courbe ; elle mène votre serpent vers la droite.
guide-schlangennest-6 = Le rouge allonge aussi son serpent, vers le bas : vous atteignez maintenant tous deux la case au-dessous de lui.
guide-schlangennest-7 = Deux couleurs ne se joignent jamais, pas même par du gris. Essayez de mener votre segment vert, là, dans celui du rouge.
guide-schlangennest-8 = Continuez plutôt tout droit, sous le rouge. Le segment gris de votre carte allonge le rouge d’un segment, que cela lui plaise ou non : mais c’est vous qui décidez où il doit aller.
guide-schlangennest-9 = Le rouge allonge son autre extrémité et tourne à droite, en haut.
guide-schlangennest-10 = Tournez vers le haut avec une courbe, à côté du rouge : ainsi votre extrémité reste dans le nid au lieu d’en sortir.
guide-schlangennest-11 = Le rouge continue vers la droite, en haut.
guide-schlangennest-12 = Et voici le plus beau coup du jeu. Posez la courbe au-dessus de votre première carte, de façon qu’elle mène à droite, dans le segment gris libre de la carte rouge : tout le gris qui y est relié devient vôtre. Une carte posée, deux segments gagnés !
guide-schlangennest-13 = Le nid a un bord : ici, toutes les droites et courbes doivent tenir dans un rectangle de 5 × 7 cases, dans un sens ou dans l’autre. Son tracé n’apparaît qu’au fil de la partie. Au-dehors, seules têtes et queues se posent. Et si les deux extrémités de votre serpent se rejoignent, il devient un anneau ; à votre tour suivant, vous le rouvrez.
guide-schlangennest-14 = Queue et tête terminent une extrémité. Cela rapporte un segment, mais cette extrémité est finie pour de bon. Gardez donc les deux pour la fin de la partie, pour des extrémités sans issue. Quand les deux extrémités sont terminées, votre serpent est complet, et vous regardez les autres. À la fin, tous les segments comptent, verts et gris ; une carte traversée deux fois compte pour deux. Vous en avez déjà six. À vous maintenant !

## Sssnake

guide-sssnake-1 = Bienvenue dans Sssnake ! Chacun a une carte de départ avec une tête et une queue, sur sa propre surface. Qui réunit le premier tête et queue gagne. Vous êtes vert ; les coups de rouge sont donnés. Le nombre près de chaque joueur dit combien de cartes manquent : six au départ.
guide-sssnake-2 = Le dé montre un 2 : une courbe et une droite. Une carte va à votre serpent, l’autre est un cadeau pour rouge. C’est donc le nombre qui dit à quel serpent vous posez. Essayez de poser vous-même la droite au serpent rouge, et lisez pourquoi c’est impossible.
guide-sssnake-3 = Gardez la courbe et tournez l’extrémité gauche vers le haut : elle se rapproche de l’autre, et il ne manque plus que cinq cartes. La droite vous éloignerait de l’autre extrémité ; elle fait donc un bon cadeau.
guide-sssnake-4 = Rouge doit poser le cadeau, et il lui manque maintenant sept cartes au lieu de six.
guide-sssnake-5 = Rouge a fait un 1 : une carte seule va au serpent du voisin, donc au vôtre. Rouge mène votre extrémité plus haut, loin de l’autre. Il vous manque de nouveau six cartes.
guide-sssnake-6 = Vous avez fait un 3 : deux cartes pour vous, une pour rouge. Posez d’abord la courbe, pour que votre extrémité tourne à droite en haut, au-dessus de la carte de départ : il en manque cinq.
guide-sssnake-7 = Maintenant la droite, plus à droite, du côté de l’autre extrémité : il en manque quatre. Rouge reçoit le croisement ; il n’épargne quelque chose que là où une extrémité y revient.
guide-sssnake-8 = Rouge pose le cadeau. Un de ses brins dort ; si une extrémité y arrive plus tard, le serpent le traverse aussitôt, sans qu’il en coûte une carte.
guide-sssnake-9 = Rouge a fait un 2 et tourne son extrémité droite vers le haut. La droite est un cadeau pour vous.
guide-sssnake-10 = Un cadeau peut aider, lui aussi : menez votre extrémité du haut plus à droite. Il manque trois cartes.
guide-sssnake-11 = Vous avez fait un 1 : cette carte va donc au serpent rouge. Posez-la pour qu’une extrémité de rouge s’éloigne encore de l’autre : il lui en manque alors huit. Mais tout serpent doit rester refermable.
guide-sssnake-12 = Rouge a tiré deux courbes et ramène une extrémité avec l’une d’elles. Vous recevez l’autre.
guide-sssnake-13 = Tournez avec elle votre extrémité droite vers le haut. Il ne manque plus que deux cartes, une courbe et une droite : vos extrémités mènent à deux cases l’une au-dessus de l’autre.
guide-sssnake-14 = Et c’est justement ce que vous avez tiré ! Posez la courbe en haut à droite et la droite au-dessous : quand tête et queue se rejoignent, ce serpent gagne aussitôt. Si la pioche de 120 cartes s’épuise avant, celui à qui il manque le moins de cartes gagne. Ensuite, jouez votre propre partie, à deux, trois ou quatre.

## Cobra Carnival

guide-carnival-1 = Bienvenue au carnaval ! Des serpents sortent de la maison au milieu et se déguisent. Le joueur qui a le plus de points gagne. Vous êtes en bas et jouez violet ; les coups de jaune sont donnés, et ce qu’on tire aussi.
guide-carnival-2 = Un tour est simple : poser une tuile, en tirer une. Vous en avez quatre, et tout le monde les voit. Les droites portent des costumes de 1, 2 ou 3 points, un angle compte 1, et un diamant rapporte un jeton de 4.
guide-carnival-3 = Rien ne se pose tout seul. Une tuile de serpent va là où mène son serpent, la première à sa sortie ; un cadeau à côté d’un serpent ; une bûche ne fait que remplacer ce qui est posé. Essayez de poser une tuile au milieu de nulle part.
guide-carnival-4 = Commencez par le diamant, tout droit vers le bas depuis votre sortie : quatre points d’un coup. Personne ne peut plus vous prendre le jeton.
guide-carnival-5 = Jaune commence par un angle et tourne à gauche.
guide-carnival-6 = Mettez le cadeau à gauche de votre diamant : chaque côté d’une tuile colorée qui le touche vaut 1 de plus. Il ne bloque aucune extrémité, et votre serpent pourra se courber autour de lui plus tard.
guide-carnival-7 = Jaune continue à gauche, dans un costume de 2.
guide-carnival-8 = Courbez-vous autour de votre cadeau : l’angle sous le diamant mène à gauche, et votre prochaine tuile touchera le cadeau, elle aussi.
guide-carnival-9 = Jaune tourne vers le haut avec un angle.
guide-carnival-10 = Maintenant l’ennui : chaque côté d’une tuile colorée qui le touche coûte 2. Posez-le au-dessus de la droite de jaune : il touche cette tuile, et il touchera aussi la suivante, car le serpent de jaune mène à la case d’à côté.
guide-carnival-11 = Jaune met un cadeau à côté de son propre angle et récupère un point.
guide-carnival-12 = Vous avez tiré un costume de 3. Posez-le à votre extrémité, sous le cadeau : les deux ensemble rapportent quatre points, et vous menez dix à trois.
guide-carnival-13 = Il y a aussi des méchancetés. Nœuds et bobos coûtent des points et peuvent être posés chez les autres à tout moment. Les bûches remplacent une tuile de même forme et ne rapportent rien ; mais une bûche d’angle peut sortir votre serpent d’une impasse, et un autre serpent peut traverser une bûche de croisement.
guide-carnival-14 = Quand plus rien ne pousse vient le dernier tour : chacun à son tour pose des têtes, 2 points chacune, puis des chapeaux. Un chapeau va sur n’importe quelle tête qui n’en a pas : les beaux sur la vôtre, les laids, −1 et −2, sur celles des autres. Continuez ici si vous voulez, ou commencez une partie à vous : à deux, chacun a alors deux serpents ; à trois ou quatre, chacun en a un.
