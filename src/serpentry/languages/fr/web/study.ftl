## Écrire et lire des études

web-study-tools = Outils du plateau
web-study-tool-play = Jouer des coups
web-study-tool-ring = Cercle
web-study-tool-arrow = Flèche : d’une case à une autre
web-study-tool-wipe = Effacer les marques ici
web-study-colours = Couleur des marques
web-study-colour = { $colour ->
    [green] Vert, tirets
    [red] Rouge, pointillés
   *[blue] Bleu, trait plein
  }
web-study-mark = { $kind ->
    [ring] { $colour ->
        [green] Cercle vert
        [red] Cercle rouge
       *[blue] Cercle
      } en { $from }.
   *[arrow] { $colour ->
        [green] Flèche verte
        [red] Flèche rouge
       *[blue] Flèche
      } de { $from } vers { $to }.
  }
web-study-cut = Retirer ce coup et tous les suivants
web-study-redo = Rétablir
web-study-saved-at = Enregistré à { $time }
web-study-saving = Enregistrement…
web-study-unsent = Gardé dans ce navigateur, pas encore envoyé
web-study-after = Après le coup { $number }.
web-study-start = Au début.
web-study-instead = Au lieu de { $number } : { $move }
web-study-note = Note à cet endroit
web-study-note-here = Écrivez ici, ou jouez sur le plateau
web-study-words = Écrire ce texte
web-study-new-words = Nouveau texte
web-study-add-words = Ajouter du texte
web-study-add-board = Ajouter un plateau
web-study-no-board = Il n’y a pas encore de plateau ici.
web-study-read = Lire
web-study-as-text = Modifier en texte
web-study-versions = Versions antérieures
web-study-versions-none = Il n’y en a pas encore.
web-study-back = Y revenir
web-study-chapters = Chapitres
web-study-chapter-new = Nouveau chapitre
web-study-chapter-first = Début
web-study-chapter-title = Son titre
web-study-chapter-move = Glissez-le ailleurs, ou Alt avec une flèche
web-study-chapter-remove = Supprimer ce chapitre
web-study-dealt = distribution de { $count }
web-study-seats = Joueurs
web-study-import = Ou collez le lien d’une partie, d’un problème ou d’une position, ou un enregistrement
web-study-import-file = Ou ouvrez un enregistrement
web-study-import-do = Importer
web-study-import-none = Cela ne désigne ni partie, ni problème, ni position.
web-study-clash = Cette étude a été modifiée ailleurs à { $time }. Votre texte est gardé ici.
web-study-clash-theirs = Prendre l’autre
web-study-clash-mine = Garder la mienne
web-study-clash-both = Garder la mienne comme nouvelle étude
web-study-quiz = Deviner les coups
web-study-quiz-ask = Qu’a-t-on joué ici ?
web-study-quiz-right = Oui, c’est ce qui a été joué.
web-study-quiz-wrong = On a joué autre chose. Essayez encore.
web-study-quiz-show = Montrer
web-study-quiz-done = C’était toute la suite.
web-study-grade = Évaluer les coups
web-study-link = Copier le lien vers cet endroit
web-study-linked = Lien copié.
web-study-title = Titre de l’étude
web-study-shown = Qui peut la lire
web-study-private = Moi seul
web-study-by-link = Toute personne ayant le lien
web-study-listed = Tout le monde : elle est dans la liste publique
web-study-copy = En faire ma copie
web-study-save-text = Télécharger le texte
web-study-by = par { $name }
web-studies-mine = Les miennes
web-studies-public = Publiques
web-studies-find = Mots du titre ou des légendes
web-studies-none = Aucune étude trouvée.
