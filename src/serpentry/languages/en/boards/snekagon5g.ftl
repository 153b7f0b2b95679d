## SNEKAGON 5G

board-snekagon5g-seat =
    { $species ->
         [mamba] { word-mamba.name }
         [python] { word-python.name }
         [viper] { word-viper.name }
         [rattlesnake] { word-rattlesnake.name }
        *[cobra] { word-cobra.name }
    }
board-snekagon5g-body = { board-snekagon5g-seat }: body of a snake { $length } long
board-snekagon5g-end = { board-snekagon5g-seat }: end of a snake { $length } long
board-snekagon5g-ring = { board-snekagon5g-seat }: a closed ring of { $length }
board-snekagon5g-floor = Floor { $floor }
board-snekagon5g-no-drill = without drilling
board-snekagon5g-drill = drill { $cell } to floor { $floor }
board-snekagon5g-drills = drill { $cell } to floor { $floor } and { $otherCell } to floor { $otherFloor }
board-snekagon5g-eye = An eye is a hole in the floor: nothing can be placed there.
board-snekagon5g-tip-drill = You can drill now: from an end of your snake to the same field on a neighbouring floor. Place a tile with its end there and choose the drill.
board-snekagon5g-tip-species = Two of your ten tiles belong to your species alone: nobody else has them.
