## À imprimer et à jouer

print-title = { $game } à imprimer
print-for-own-use = Dessiné par Serpentry, pour votre table. Chaque feuille porte une échelle de 100 mm pour vérifier sa taille.
print-box = Contenu
print-part = { $part } : { $count } (feuille n° { $sheets })
print-part-guide = Guide
print-part-rules = Règles
print-part-tiles = Tuiles
print-part-cards = Cartes
print-part-starts = Cartes de départ
print-part-die = Dé
print-part-clay = Argile
print-part-house = Maison
print-part-tokens = Jetons
print-part-board = Plateau
print-part-floor = Étages
print-back = verso
# Mots des phrases qui renvoient à une image de la page de règles ; le résumé imprimé n’en a pas.
print-pointers = **Exemple, image, À gauche
print-printing = Imprimer
print-step-size = Imprimez en taille réelle (100 %) : désactivez « Ajuster à la page ».
print-step-bar = Mesurez l’échelle au bas d’une feuille. Elle fait 100 mm ; sinon, plateaux, tuiles et cartes ne s’ajusteront pas.
print-step-backs = Certaines tuiles ou cartes ont un verso : imprimez les feuilles { $sheets } en recto verso, retournées sur le bord long, et toutes les autres sur un seul côté. Si votre imprimante ne le peut pas, collez recto et verso dos à dos.
print-cutting = Découper et coller
print-step-glue = Imprimez sur du carton, ou collez les feuilles sur du carton et laissez-les sécher sous un poids.
print-step-lines = Découpez le long des lignes fines avec un cutter et une règle. Deux éléments voisins partagent une ligne : une coupe les sépare.
print-step-fold = Pliez le dé le long des pointillés et fermez ses arêtes avec du ruban adhésif.
print-step-join = Un plateau sur plusieurs feuilles : coupez une feuille le long des pointillés, posez-la sur la bande de la suivante en faisant coïncider les croix dans les cercles, et collez.
why-print-scale = L’échelle doit être un nombre de { $low } à { $high }.
why-print-too-large = Un élément dépasse la feuille : choisissez une échelle plus petite.
cli-print = Écrire un jeu à découper et à jouer, en PDF.
cli-print-paper = Papier : a4 ou letter.
cli-print-edition = Édition : colour (couleurs), mono (noir) ou colourblind (avec des signes).
cli-print-scale = Échelle de l’ensemble : 1 est la taille réelle, 0.8 est plus petit.
cli-print-players = Nombre de joueurs (par défaut : le plus grand).
cli-print-file = Le fichier à écrire (par défaut : JEU.pdf).
cli-printed = { $game } est dans { $file }.
