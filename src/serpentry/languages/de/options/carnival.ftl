## Die Optionen von Cobra Carnival

option-carnival-snakes_each = Schlangen je Spieler
help-carnival-snakes_each = Wie viele Schlangen zu zweit jeder hat.

option-carnival-open_hands = Offen ausliegende Plättchen
help-carnival-open_hands = Alle sehen alle Plättchen. Aus: Die der anderen sind verdeckt.

option-carnival-grow_others = Fremde Schlangen verlängern
help-carnival-grow_others = Eine fremde Schlange darf verlängert werden, solange kein eigenes Körperplättchen gelegt werden kann oder keines auf der Hand ist.
choice-carnival-grow_others-own_unplayable = Wenn kein eigenes Plättchen passt
choice-carnival-grow_others-own_absent = Wenn kein eigenes Plättchen auf der Hand ist
because-carnival-grow_others = Die gedruckte Regel erlaubt nur dann, fremde Schlangen zu verlängern, wenn man kein eigenes Plättchen hat; mit einer blockierten Schlange wächst die Hand dann auf dreißig Plättchen.

option-carnival-allow_dead_ending = Sackgassen für andere
help-carnival-allow_dead_ending = Eine fremde Schlange darf in eine Sackgasse geführt werden.
because-carnival-allow_dead_ending = Die Anleitung lädt ein, andere zu verwirren; aber eine vermeidbare Sackgasse hält ihre Schlange oft für immer auf.

option-carnival-trouble_may_block = Ärgernisse dürfen versperren
help-carnival-trouble_may_block = Ein Ärgernis darf dort liegen, wohin das Ende einer Schlange führt.
because-carnival-trouble_may_block = Die Anleitung verbietet nur Geschenken zu blockieren; aber ein Ärgernis vor einem Ende bleibt genauso für immer liegen.

option-carnival-gift_before_own = Geschenke vor der eigenen Schlange
help-carnival-gift_before_own = Du darfst ein Geschenk oder Ärgernis dorthin legen, wohin deine eigene Schlange führt. Fremde Schlangen bleiben geschützt (außer vor Ärgernissen, wenn diese blockieren dürfen).
because-carnival-gift_before_own = Nach der gedruckten Regel dürfen nur andere Schlangen nicht blockiert werden; aber ein Geschenk vor dem eigenen Ende ist fast immer ein Versehen und bleibt für immer.

option-carnival-exit_stays_free = Ausgänge bleiben frei
help-carnival-exit_stays_free = Das Feld am Ausgang einer Schlange, die noch nicht begonnen hat, nimmt nur Plättchen ihrer Farbe.
because-carnival-exit_stays_free = Die Anleitung sagt es nicht; ohne diese Regel kann in 1 bis 3 von 100 Partien eine Schlange nie beginnen.

option-carnival-cutting_off = Fremden Schlangen den Weg abschneiden
help-carnival-cutting_off = Darf ein Plättchen einer Schlange auf das Feld, in das auch eine fremde Schlange führt?
because-carnival-cutting_off = In der Praxis ändert es nichts daran, wie oft jemand aussetzt oder wer gewinnt, und die Anleitung sagt selbst, was zu tun ist, wenn der Weg versperrt ist; verboten ist es nur, wenn ihr es einstellt.
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
help-carnival-stall_rounds = Nach so vielen Runden ohne Wachstum beginnt die Schlussrunde.

option-carnival-heads = Köpfe
help-carnival-heads = Köpfe werden vom Stapel gezogen, oder jeder hat die seiner eigenen Schlangen von Anfang an.
choice-carnival-heads-in_deck = Im Stapel
choice-carnival-heads-own_aside = Jeder hat seine eigenen

option-carnival-final_pass = Passen in der Schlussrunde
help-carnival-final_pass = Wobei in der Schlussrunde gepasst werden darf: bei Hüten, bei allem oder bei nichts.
because-carnival-final_pass = Die Anleitung wertet erst, wenn jeder, der kann, Köpfe und Hüte gelegt hat; aber viele Hüte kosten Punkte, also muss in der Vorgabe niemand einen aufsetzen.
choice-carnival-final_pass-hats = Hüte
choice-carnival-final_pass-all = Alles
choice-carnival-final_pass-none = Nichts
