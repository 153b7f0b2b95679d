## Stůl mluví

web-percent = { $percent } %
web-legend-lit = sem lze položit
web-legend-dot = sem po otočení
web-legend-faded = nikam nelze
web-your-seat = Vaše místo: { $seat }.
web-you-watch = Jste divák.
web-lies = směr { $turn } z { $turns }
web-lies-to = směr { $turn } z { $turns }: { $to }
web-side = 
    { $side ->
         [n] sever
         [ne] severovýchod
         [e] východ
         [se] jihovýchod
         [s] jih
         [sw] jihozápad
         [w] západ
        *[nw] severozápad
    }
web-fits-no-way = Ať ho otočíte jakkoli, nikam se nevejde. N vezme další dílek.
web-lies-flipped = převráceno
web-no-piece = Teď nemáte co položit.
web-spots = { $count ->
    [0] Takto otočené nejde položit nikam.
    [one] Lze položit na { $count } místo.
    [few] Lze položit na { $count } místa.
   *[other] Lze položit na { $count } míst.
}
web-other-move = { $move }. Enter tah provede.
web-no-other-moves = Jiný tah teď není.
web-key-status = říct, kdo je na tahu a co má dělat
web-key-table = přečíst stůl: hadi, délky, konce, zásoby
web-key-other = další tah, při kterém se nic nepokládá
web-score-table = Rozpis skóre
web-lesson-offer = Hrajete { $game } poprvé?
web-level-of = úroveň { $number }
