## Ein Brett, das der Server zeichnet, für Spiele ohne eigenes

board-drawn-kind = { $kind }
board-drawn-move = { $move }
board-drawn-free = frei
board-drawn-body = Körper einer Schlange der Länge { $length } (Platz { $seat })
board-drawn-end = Ende einer Schlange der Länge { $length } (Platz { $seat })
board-drawn-nobody = Teil einer Schlange ohne Besitzer
