## SNEKAGON 5G

board-snekagon5g-seat =
    { $species ->
        [mamba] Мамба
        [python] Питон
        [viper] Гадюка
        [rattlesnake] Гремучая змея
       *[cobra] Кобра
    }
board-snekagon5g-body = { board-snekagon5g-seat }: тело змеи длиной { $length }
board-snekagon5g-end = { board-snekagon5g-seat }: конец змеи длиной { $length }
board-snekagon5g-ring = { board-snekagon5g-seat }: замкнутое кольцо длиной { $length }
board-snekagon5g-floor = Этаж { $floor }
board-snekagon5g-no-drill = не сверлить
board-snekagon5g-drill = просверлить { $cell } на этаж { $floor }
board-snekagon5g-drills = просверлить { $cell } на этаж { $floor } и { $otherCell } на этаж { $otherFloor }
