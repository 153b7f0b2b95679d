## SNEKAGON 5G

board-snekagon5g-seat =
    { $species ->
         [mamba] { word-mamba.name }
         [python] { word-python.name }
         [viper] { word-viper.name }
         [rattlesnake] { word-rattlesnake.name }
        *[cobra] { word-cobra.name }
    }
board-snekagon5g-body = { board-snekagon5g-seat }: тело змеи длиной { $length }
board-snekagon5g-end = { board-snekagon5g-seat }: конец змеи длиной { $length }
board-snekagon5g-ring = { board-snekagon5g-seat }: замкнутое кольцо длиной { $length }
board-snekagon5g-floor = Этаж { $floor }
board-snekagon5g-no-drill = без лаза
board-snekagon5g-drill = лаз с { $cell } на этаж { $floor }
board-snekagon5g-drills = лазы с { $cell } на этаж { $floor } и с { $otherCell } на этаж { $otherFloor }
board-snekagon5g-eye = Глаз — это отверстие в этаже: туда ничего не кладут.
board-snekagon5g-tip-drill = Теперь можно прорыть лаз: от конца вашей змеи на то же место соседнего этажа. Положите туда тайл концом и выберите лаз.
board-snekagon5g-tip-species = Два из ваших десяти тайлов есть только у вашего вида: больше их нет ни у кого.
