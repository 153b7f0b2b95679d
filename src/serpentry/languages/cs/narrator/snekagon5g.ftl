## Co říká vypravěč

task-snekagon5g-first-you = Položte dílek v libovolném patře a začněte prvního hada: v tomto patře se nesmí dotýkat žádného dílku.
task-snekagon5g-grow-drill-new-you = Položte dílek: prodlužte hada, vrtejte do sousedního patra, nebo začněte nového hada. Vrtá se od konce hada na totéž pole sousedního patra.
task-snekagon5g-grow-drill-you = Položte dílek: prodlužte hada, nebo vrtejte do sousedního patra. Pro nového hada místo není. Vrtá se od konce hada na totéž pole sousedního patra.
task-snekagon5g-drill-new-you = Položte dílek: vrtejte do sousedního patra, nebo začněte nového hada. Ve svém patře žádný váš had nemůže růst. Vrtá se od konce hada na totéž pole sousedního patra.
task-snekagon5g-drill-you = Položte dílek: vrtejte do sousedního patra. Nic jiného nejde. Vrtá se od konce hada na totéž pole sousedního patra.
task-snekagon5g-advanced = Vrtem had pokračuje rovně, nebo zatáčí o 60°.
move-snekagon5g-place = { $tile } v patře { $floor }, na { $cells }
move-snekagon5g-drill = { $tile } v patře { $floor }, na { $cells }, s vrtem u { $end } do patra { $to }
move-snekagon5g-drill-twice = { $tile } v patře { $floor }, na { $cells }, s vrtem u { $end } do patra { $to } a u { $other } do patra { $beyond }
summary-snekagon5g-end = { $cell } v patře { $floor }
