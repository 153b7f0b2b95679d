## The table speaks

web-percent = { $percent }%
web-legend-lit = fits there
web-legend-dot = fits there if rotated
web-legend-faded = fits nowhere
web-your-seat = Your seat: { $seat }.
web-you-watch = You are watching.
web-lies = direction { $turn } of { $turns }
web-lies-to = direction { $turn } of { $turns }: { $to }
web-side = 
    { $side ->
         [n] north
         [ne] north-east
         [e] east
         [se] south-east
         [s] south
         [sw] south-west
         [w] west
        *[nw] north-west
    }
web-fits-no-way = However it is rotated, it fits nowhere. N picks another piece.
web-lies-flipped = flipped
web-no-piece = You have no piece to place now.
web-spots = { $count ->
    [0] Rotated like this, it fits nowhere.
    [one] It fits in { $count } spot.
   *[other] It fits in { $count } spots.
}
web-other-move = { $move }. Press Enter to do it.
web-no-other-moves = There is no other move now.
web-key-status = say whose turn it is and what to do
web-key-table = read the table: snakes, lengths, ends, hands
web-key-other = the next move that places nothing
web-score-table = Score breakdown
web-lesson-offer = First time playing { $game }?
web-level-of = level { $number }
