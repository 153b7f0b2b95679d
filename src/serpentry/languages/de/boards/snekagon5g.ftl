## SNEKAGON 5G

board-snekagon5g-seat =
    { $species ->
         [mamba] { word-mamba.name }
         [python] { word-python.name }
         [viper] { word-viper.name }
         [rattlesnake] { word-rattlesnake.name }
        *[cobra] { word-cobra.name }
    }
board-snekagon5g-body = { board-snekagon5g-seat }: Körper einer Schlange der Länge { $length }
board-snekagon5g-end = { board-snekagon5g-seat }: Ende einer Schlange der Länge { $length }
board-snekagon5g-ring = { board-snekagon5g-seat }: geschlossener Ring der Länge { $length }
board-snekagon5g-floor = Etage { $floor }
board-snekagon5g-no-drill = ohne Bohrung
board-snekagon5g-drill = { $cell } zu Etage { $floor } bohren
board-snekagon5g-drills = { $cell } zu Etage { $floor } und { $otherCell } zu Etage { $otherFloor } bohren
board-snekagon5g-eye = Ein Auge ist ein Loch in der Etage: Dort wird nichts gelegt.
board-snekagon5g-tip-drill = Jetzt kannst du bohren: von einem Ende deiner Schlange zum selben Feld der Nachbaretage. Leg dort ein Plättchen mit seinem Ende an und wähl die Bohrung.
board-snekagon5g-tip-species = Zwei deiner zehn Plättchen gehören nur deiner Art: Niemand sonst hat sie.
