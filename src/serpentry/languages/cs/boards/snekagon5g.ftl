## SNEKAGON 5G

board-snekagon5g-seat =
    { $species ->
         [mamba] { word-mamba.name }
         [python] { word-python.name }
         [viper] { word-viper.name }
         [rattlesnake] { word-rattlesnake.name }
        *[cobra] { word-cobra.name }
    }
board-snekagon5g-body = { board-snekagon5g-seat }: tělo hada délky { $length }
board-snekagon5g-end = { board-snekagon5g-seat }: konec hada délky { $length }
board-snekagon5g-ring = { board-snekagon5g-seat }: uzavřený kruh délky { $length }
board-snekagon5g-floor = Patro { $floor }
board-snekagon5g-no-drill = bez vrtání
board-snekagon5g-drill = provrtat { $cell } do patra { $floor }
board-snekagon5g-drills = provrtat { $cell } do patra { $floor } a { $otherCell } do patra { $otherFloor }
board-snekagon5g-eye = Oko je otvor v patře: tam se nic neklade.
board-snekagon5g-tip-drill = Teď můžete vrtat: od konce svého hada na totéž místo v sousedním patře. Položte tam dílek jeho koncem a zvolte vrt.
board-snekagon5g-tip-species = Dva z vašich deseti dílků patří jen vašemu druhu: nikdo jiný je nemá.
