## Die Optionen von Cobra Carnival

option-carnival-snakes_each = Schlangen je Spieler
help-carnival-snakes_each = Wie viele Schlangen zu zweit jeder hat.

option-carnival-open_hands = Offen ausliegende Plättchen
help-carnival-open_hands = Alle sehen alle Plättchen. Aus: Die der anderen sind verdeckt.

option-carnival-grow_others = Fremde Schlangen verlängern
help-carnival-grow_others = Eine fremde Schlange darf verlängert werden, solange kein eigenes Körperplättchen gelegt werden kann oder keines auf der Hand ist.
choice-carnival-grow_others-own_unplayable = Wenn kein eigenes Plättchen passt
choice-carnival-grow_others-own_absent = Wenn kein eigenes Plättchen auf der Hand ist
because-carnival-grow_others = Gedruckt hilft man anderen nur ohne eigenes Plättchen auf der Hand: Neben einer versperrten Schlange wächst die Hand auf dreißig Plättchen.

option-carnival-allow_dead_ending = Sackgassen für andere
help-carnival-allow_dead_ending = Eine fremde Schlange darf in eine Sackgasse geführt werden.

option-carnival-trouble_may_block = Ärgernisse dürfen versperren
help-carnival-trouble_may_block = Ein Ärgernis darf dort liegen, wohin das Ende einer Schlange führt.

option-carnival-gift_before_own = Geschenke vor der eigenen Schlange
help-carnival-gift_before_own = Ein Geschenk oder Ärgernis darf dort liegen, wohin die eigene Schlange führt; vor fremden Schlangen nie.
because-carnival-gift_before_own = Gedruckt dürfen nur fremde Schlangen nicht versperrt werden; aber ein Geschenk vor dem eigenen Ende ist fast immer ein Versehen und bleibt liegen.

option-carnival-exit_stays_free = Ausgänge bleiben frei
help-carnival-exit_stays_free = Das Feld am Ausgang einer Schlange, die noch nicht begonnen hat, nimmt nur Plättchen ihrer Farbe.
because-carnival-exit_stays_free = Die Anleitung sagt es nicht; ohne diese Regel kann in 1 bis 3 von 100 Partien eine Schlange nie beginnen.

option-carnival-cutting_off = Fremden Schlangen den Weg abschneiden
help-carnival-cutting_off = Darf ein Plättchen einer Schlange auf das Feld, in das auch eine fremde Schlange führt?
because-carnival-cutting_off = Im Spiel ändert es weder an übersprungenen Zügen noch an den Plätzen etwas, und die Anleitung sagt selbst, was tut, wem der Weg versperrt ist; also ist nichts ohne Not verboten.
choice-carnival-cutting_off-allowed = Erlaubt
choice-carnival-cutting_off-forbidden = Verboten

option-carnival-dead_end_turn = Eckstamm in der Sackgasse
help-carnival-dead_end_turn = Was ein Eckstamm in einer Sackgasse ersetzen darf: jedes letzte Plättchen oder nur eine Ecke.
choice-carnival-dead_end_turn-any_shape = Jedes letzte Plättchen
choice-carnival-dead_end_turn-same_shape = Nur eine Ecke

option-carnival-diamond_to = Die Marke eines Diamanten bekommt
help-carnival-diamond_to = Wer für einen Diamanten die Marke nimmt: wer ihn legt, oder wem die Schlange gehört.
choice-carnival-diamond_to-placer = Wer ihn legt
choice-carnival-diamond_to-owner = Wem die Schlange gehört

option-carnival-stall_rounds = Runden ohne Wachstum
help-carnival-stall_rounds = Nach so vielen Runden ohne Wachstum endet das Spiel.

option-carnival-heads = Köpfe
help-carnival-heads = Köpfe werden gezogen, oder jeder hat die seiner Schlangen.
choice-carnival-heads-in_deck = Im Stapel
choice-carnival-heads-own_aside = Jeder hat seine eigenen

option-carnival-final_pass = Passen in der Schlussrunde
help-carnival-final_pass = Wobei in der Schlussrunde gepasst werden darf: bei Hüten, bei allem oder bei nichts.
choice-carnival-final_pass-hats = Hüte
choice-carnival-final_pass-all = Alles
choice-carnival-final_pass-none = Nichts
