## Ce que dit le narrateur

task-carnival-house = La maison est tournée au hasard : elle décide des couleurs de chacun.
task-carnival-deal-you = Vous recevez vos tuiles.
task-carnival-deal-other = { $who } reçoit des tuiles.
task-carnival-draw-you = Vous tirez une tuile.
task-carnival-draw-other = { $who } tire une tuile.
task-carnival-yours = Vos serpents : { $colours }.
task-carnival-lay-you = Vous pouvez { $ways_or }.
task-carnival-way-own = allonger un de vos serpents
task-carnival-way-other = allonger le serpent d’un autre
task-carnival-way-mend = remplacer une bûche
task-carnival-way-gift = poser un cadeau (des points pour le serpent à côté)
task-carnival-way-trouble = poser un ennui (des points en moins pour le serpent à côté)
task-carnival-way-log = poser une bûche (à la place d’une tuile, sans points)
task-carnival-way-turn = détourner un serpent bloqué
task-carnival-lay-other = { $who } choisit une tuile et une case.
task-carnival-ends = Prochaines cases, depuis la maison : { $ends }.
task-carnival-end = serpent { $colour }, { $cell }
task-carnival-blocked-turn = Votre serpent { $colour } est bloqué ({ $cell_the }) : une bûche d’angle à la place de sa dernière tuile le détournerait.
task-carnival-blocked-cross = Votre serpent { $colour } est bloqué ({ $cell_the }) : une bûche de croisement à cet endroit le laisserait passer.
task-carnival-blocked-either = Votre serpent { $colour } est bloqué ({ $cell_the }) : une bûche de croisement à cet endroit le laisserait passer, une bûche d’angle à la place de sa dernière tuile le détournerait.
task-carnival-blocked-now = Votre serpent { $colour } est bloqué ({ $cell_the }), et aucune bûche ne peut le mener plus loin maintenant.
task-carnival-others = Aucune de vos tuiles ne va maintenant à vos propres serpents. Les points sont pour le joueur dont vous allongez le serpent, mais c’est vous qui choisissez où il tourne.
task-carnival-heads-you = Dernier tour : posez une tête là où mène son serpent.
task-carnival-heads-other = Dernier tour : { $who } pose une tête.
task-carnival-hats-you = Dernier tour : mettez un chapeau sur la tête d’un serpent, le vôtre ou un autre.
task-carnival-hats-other = Dernier tour : { $who } choisit une tête pour un chapeau.
task-carnival-pass = Vous pouvez aussi passer.
barred-carnival-head = Les têtes sont pour le dernier tour.
barred-carnival-hat = Les chapeaux sont pour le dernier tour.
barred-carnival-own-first = Vos propres serpents d’abord : vous avez une tuile pour l’un d’eux, vous ne pouvez donc pas allonger celui-ci.
barred-carnival-no-side = Il n’y a pas de case libre à côté d’un serpent où la poser.
barred-carnival-no-straight = Il n’y a pas de tuile droite d’un serpent qu’elle puisse remplacer.
barred-carnival-no-corner = Il n’y a pas de tuile d’angle d’un serpent qu’elle puisse remplacer, et aucun de vos serpents bloqués ne peut être détourné.
barred-carnival-nothing-to-cross = Il n’y a ni tuile droite ni bûche droite qu’elle puisse remplacer.
barred-carnival-blocked = Ce serpent ({ $colour }) est bloqué ({ $cell_the }), et cette tuile ne peut y remplacer aucune bûche.
barred-carnival-because = Il n’y a pas d’emplacement pour cette tuile maintenant. { $why }
barred-carnival-no-end = Ce serpent a déjà sa tête, ou la case où il mène n’est pas libre.
barred-carnival-only-heads = On ne pose maintenant que des têtes.
barred-carnival-only-hats = On ne met maintenant que des chapeaux, chacun sur une tête nue.
move-carnival-house = la maison, { $colour } vers le nord
move-carnival-draw = { $tile }
move-carnival-draw-hidden = une tuile cachée
move-carnival-turned = { $tile } ({ $sides }) sur { $cell_the }
move-carnival-tile = { $tile } sur { $cell_the }
move-carnival-hat = { $tile } pour le serpent { $colour }
move-carnival-pass = passer
did-carnival-house = La maison est posée, { $colour } vers le nord.
did-carnival-plays-you = Vous jouez : { $colours }.
did-carnival-plays-other = { $who } joue : { $colours }.
did-carnival-dealt-you = Vous recevez : { $tiles }.
did-carnival-dealt-other = { $who } reçoit : { $tiles }.
did-carnival-dealt-hidden = { $count ->
    [one] { $who } reçoit { $count } tuile.
   *[other] { $who } reçoit { $count } tuiles.
}
did-carnival-draw-you = Vous tirez : { $tile }.
did-carnival-draw-other = { $who } tire : { $tile }.
did-carnival-draw-hidden = { $who } tire une tuile.
did-carnival-place-you = Vous posez : { $what }.
did-carnival-place-other = { $who } pose : { $what }.
did-carnival-grow-you = Vous allongez votre serpent { $colour } : { $what }.
did-carnival-grow-other = { $who } allonge son serpent { $colour } : { $what }.
did-carnival-grow-to-you = { $who } pose une tuile sur votre serpent { $colour } : { $what }.
did-carnival-grow-on-you = Vous posez une tuile sur le serpent { $colour } ({ $other }) : { $what }.
did-carnival-grow-on-other = { $who } pose une tuile sur le serpent { $colour } ({ $other }) : { $what }.
did-carnival-replace-you = Vous remplacez une tuile de votre serpent { $colour }. Avant : { $old }. Maintenant : { $what }.
did-carnival-replace-other = { $who } remplace une tuile de son serpent { $colour }. Avant : { $old }. Maintenant : { $what }.
did-carnival-replace-to-you = { $who } remplace une tuile de votre serpent { $colour }. Avant : { $old }. Maintenant : { $what }.
did-carnival-replace-on-you = Vous remplacez une tuile du serpent { $colour } ({ $other }). Avant : { $old }. Maintenant : { $what }.
did-carnival-replace-on-other = { $who } remplace une tuile du serpent { $colour } ({ $other }). Avant : { $old }. Maintenant : { $what }.
did-carnival-hat-you = Vous mettez un { $hat } à votre serpent { $colour }.
did-carnival-hat-other = { $who } met un { $hat } à son serpent { $colour }.
did-carnival-hat-to-you = { $who } met un { $hat } à votre serpent { $colour }.
did-carnival-hat-on-you = Vous mettez un { $hat } au serpent { $colour } ({ $other }).
did-carnival-hat-on-other = { $who } met un { $hat } au serpent { $colour } ({ $other }).
did-carnival-pass-you = Vous passez.
did-carnival-pass-other = { $who } passe.
did-carnival-token-you = Vous prenez un jeton de diamant.
did-carnival-token-other = { $who } prend un jeton de diamant.
passed-carnival-skipped-you = Vous n’avez rien pu poser et avez passé votre tour ; il n’y avait rien à tirer.
passed-carnival-skipped-other = { $who } n’a rien pu poser et a passé son tour ; il n’y avait rien à tirer.
passed-carnival-draws-you = Vous n’avez rien pu poser : vous avez passé votre tour et tiré une tuile.
passed-carnival-draws-other = { $who } n’a rien pu poser, a passé son tour et tiré une tuile.
passed-carnival-no-head-you = Vous n’avez pu poser aucune tête et avez passé votre tour.
passed-carnival-no-head-other = { $who } n’a pu poser aucune tête et a passé son tour.
passed-carnival-no-hat-you = Vous n’avez pu mettre aucun chapeau et avez passé votre tour.
passed-carnival-no-hat-other = { $who } n’a pu mettre aucun chapeau et a passé son tour.
passed-carnival-nobody = La pioche et la défausse sont vides et personne ne peut plus poser de tuile. « Les serpents finissent de se préparer pour le carnaval ! » Le dernier tour commence : les têtes d’abord, puis les chapeaux.
passed-carnival-stalled = { $rounds ->
    [one] Rien ne s’est ajouté sur la table depuis { $rounds } tour complet. « Les serpents finissent de se préparer pour le carnaval ! » Le dernier tour commence : les têtes d’abord, puis les chapeaux.
   *[other] Rien ne s’est ajouté sur la table depuis { $rounds } tours complets. « Les serpents finissent de se préparer pour le carnaval ! » Le dernier tour commence : les têtes d’abord, puis les chapeaux.
 }
passed-carnival-hats = On ne pose plus de têtes : place aux chapeaux.
end-carnival-count = { $who } : { $score } ({ $costumes } pour les costumes, { $tokens } pour les diamants, { $gifts } pour les cadeaux, { $troubles } pour les ennuis, { $head } pour les têtes, { $hat } pour les chapeaux).
end-carnival-tie = { $diamonds ->
    [one] Points égaux. { $who } : longueur { $length }, { $diamonds } jeton de diamant.
   *[other] Points égaux. { $who } : longueur { $length }, { $diamonds } jetons de diamant.
}
summary-carnival-from = Les cases se comptent depuis la maison : { $cell } est deux cases à gauche et une au-dessus.
summary-carnival-pile = Tuiles dans la pioche : { $count } ; dans la défausse : { $discards }.
summary-carnival-none = { $who } ({ $colour }) : pas encore de serpent ; il commence sur { $cell_the }.
summary-carnival-snake = { $who } ({ $colour }) : un serpent de longueur { $length }, qui mène à { $cell_the }.
summary-carnival-blocked = { $who } ({ $colour }) : un serpent de longueur { $length }, bloqué sur { $cell_the }.
summary-carnival-head = { $who } ({ $colour }) : un serpent de longueur { $length } avec sa tête, sans chapeau.
summary-carnival-hat = { $who } ({ $colour }) : un serpent de longueur { $length } avec sa tête, coiffée d’un { $hat }.
summary-carnival-score = { $diamonds ->
    [one] { $who } : { $score }, { $diamonds } jeton de diamant.
   *[other] { $who } : { $score }, { $diamonds } jetons de diamant.
}
summary-carnival-hand = { $who } a en main : { $tiles }.
summary-carnival-hidden = { $count ->
    [one] { $who } a en main { $count } tuile cachée.
   *[other] { $who } a en main { $count } tuiles cachées.
}
summary-carnival-aside = { $who } a mis de côté : { $tiles }.
