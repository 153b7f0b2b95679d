## Ce que dit le narrateur

task-snekagon-pie-you = Posez une tuile qui ne touche rien, ou échangez les couleurs et prenez celle de la première tuile.
task-snekagon-pie-other = { $who } pose une tuile ou échange les couleurs.
move-snekagon-pie = échanger les couleurs
move-snekagon-place = { $tile } en { $cells }
did-snekagon-pie-you = Vous échangez les couleurs : la première tuile est maintenant à vous.
did-snekagon-pie-to-you = { $who } échange les couleurs et a maintenant votre première tuile. Vous continuez avec l’autre couleur et toutes ses tuiles.
did-snekagon-pie-other = { $who } échange les couleurs et a maintenant la première tuile. { $other } continue avec l’autre couleur et toutes ses tuiles.
end-snekagon-equal = Les plus longs serpents sont aussi longs l’un que l’autre : { $length }.
end-snekagon-equal-second = Les plus longs serpents sont aussi longs l’un que l’autre ({ $length }), et les deuxièmes aussi ({ $second }).
end-snekagon-second = Les plus longs serpents sont de même longueur ({ $length }) ; c’est le deuxième qui départage : { $seconds }.
