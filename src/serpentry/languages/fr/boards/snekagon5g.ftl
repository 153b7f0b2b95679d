## SNEKAGON 5G

board-snekagon5g-seat =
    { $species ->
         [mamba] { word-mamba.name }
         [python] { word-python.name }
         [viper] { word-viper.name }
         [rattlesnake] { word-rattlesnake.name }
        *[cobra] { word-cobra.name }
    }
board-snekagon5g-body = { board-snekagon5g-seat } : corps d’un serpent de longueur { $length }
board-snekagon5g-end = { board-snekagon5g-seat } : extrémité d’un serpent de longueur { $length }
board-snekagon5g-ring = { board-snekagon5g-seat } : anneau fermé de longueur { $length }
board-snekagon5g-floor = Étage { $floor }
board-snekagon5g-no-drill = sans percer
board-snekagon5g-drill = percer { $cell } vers l’étage { $floor }
board-snekagon5g-drills = percer { $cell } vers l’étage { $floor } et { $otherCell } vers l’étage { $otherFloor }
board-snekagon5g-eye = Un œil est un trou dans l’étage : on n’y pose rien.
board-snekagon5g-tip-drill = Vous pouvez percer maintenant : d’une extrémité de votre serpent vers la même case d’un étage voisin. Posez-y une tuile par son extrémité et choisissez le perçage.
board-snekagon5g-tip-species = Deux de vos dix tuiles sont propres à votre espèce : personne d’autre ne les a.
