## Der Tisch spricht

web-percent = { $percent } %
web-legend-lit = passt dort
web-legend-dot = passt dort gedreht
web-legend-faded = passt nirgends
web-your-seat = Dein Platz: { $seat }.
web-you-watch = Du schaust zu.
web-lies = Richtung { $turn } von { $turns }
web-lies-to = Richtung { $turn } von { $turns }: { $to }
web-side = 
    { $side ->
         [n] Norden
         [ne] Nordosten
         [e] Osten
         [se] Südosten
         [s] Süden
         [sw] Südwesten
         [w] Westen
        *[nw] Nordwesten
    }
web-fits-no-way = Wie man auch dreht: Es passt nirgends hin. N nimmt ein anderes Plättchen oder eine andere Karte.
web-lies-flipped = gewendet
web-no-piece = Du hast gerade nichts zu legen.
web-spots = { $count ->
    [0] So gedreht passt es nirgends.
    [one] Es passt an { $count } Stelle.
   *[other] Es passt an { $count } Stellen.
}
web-other-move = { $move }. Enter führt es aus.
web-no-other-moves = Einen anderen Zug gibt es gerade nicht.
web-key-status = sagen, wer dran ist und was zu tun ist
web-key-table = den Tisch vorlesen: Schlangen, Längen, Enden, Vorräte
web-key-other = der nächste Zug, bei dem nichts gelegt wird
web-score-table = Aufschlüsselung der Punkte
web-lesson-offer = Zum ersten Mal { $game }?
web-level-of = Stufe { $number }
