## Ce que dit le narrateur

task-hex-opening-you = Posez votre tuile 1 sur une case quelconque : elle ouvre la partie.
task-hex-opening-other = { $who } ouvre la partie avec la tuile 1.
task-hex-other = { $who } choisit une tuile et son emplacement.
task-hex-first-you = Posez une tuile pour commencer votre premier serpent : elle ne doit toucher aucune autre tuile.
task-hex-grow-new-you = Posez une tuile : allongez un de vos serpents à une extrémité, ou commencez-en un nouveau qui ne touche rien.
task-hex-grow-you = Posez une tuile : allongez un de vos serpents à une extrémité. Il n’y a pas d’emplacement pour un nouveau.
task-hex-new-you = Posez une tuile : commencez un nouveau serpent qui ne touche rien. Aucun de vos serpents ne peut s’allonger.
barred-hex-opening = La première tuile de la partie est la tuile 1.
barred-hex-nowhere = Cette tuile ne peut pas se poser pour l’instant.
did-hex-new-you = Vous commencez un nouveau serpent : { $what }.
did-hex-new-other = { $who } commence un nouveau serpent : { $what }.
did-hex-grow-you = Vous allongez un serpent jusqu’à la longueur { $length } : { $what }.
did-hex-grow-other = { $who } allonge un serpent jusqu’à la longueur { $length } : { $what }.
did-hex-join-you = Vous réunissez deux serpents en un seul de longueur { $length } : { $what }.
did-hex-join-other = { $who } réunit deux serpents en un seul de longueur { $length } : { $what }.
did-hex-ring-you = Vous fermez un anneau de longueur { $length }, qui ne s’allongera plus : { $what }.
did-hex-ring-other = { $who } ferme un anneau de longueur { $length }, qui ne s’allongera plus : { $what }.
scored-hex-you = C’est maintenant votre plus long serpent : { $score }.
scored-hex-other = { $who } : c’est maintenant son plus long serpent ({ $score }).
passed-hex-no-tiles-you = Vous n’avez plus de tuiles : vous passez votre tour jusqu’à la fin de la partie.
passed-hex-no-tiles-other = { $who } n’a plus de tuiles et passe son tour jusqu’à la fin de la partie.
passed-hex-stuck-you = { $count ->
    [one] Votre dernière tuile ne peut plus être posée : vous passez votre tour jusqu’à la fin de la partie.
   *[other] Aucune de vos { $count } tuiles ne peut plus être posée : vous passez votre tour jusqu’à la fin de la partie.
}
passed-hex-stuck-other = { $count ->
    [one] { $who } passe son tour jusqu’à la fin de la partie : sa dernière tuile ne peut plus être posée.
   *[other] { $who } passe son tour jusqu’à la fin de la partie : aucune de ses { $count } tuiles ne peut plus être posée.
}
end-hex-nobody = Personne ne peut plus poser de tuile.
end-hex-length = { $who } ({ $length })
end-hex-longest = C’est le plus long serpent qui départage : { $scores }.
end-hex-shared = Victoire partagée, à longueur égale : { $scores }.
summary-hex-snake = { $length ->
    [1] { $who } : un serpent de longueur { $length } en { $ends }.
   *[other] { $who } : un serpent de longueur { $length }, extrémités en { $ends }.
}
summary-hex-ring = { $who } : un anneau fermé de longueur { $length }.
summary-hex-no-snake = { $who } : pas encore de serpent.
summary-hex-hand = { $who } a encore ces tuiles : { $tiles }.
summary-hex-no-tiles = { $who } n’a plus de tuiles.
