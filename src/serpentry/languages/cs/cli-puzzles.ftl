## Úlohy

cli-puzzles = Úlohy s důkazem: najít, sestavit, ověřit.
cli-puzzles-make = Hledat úlohy v partiích počítačů; přerušené hledání pokračuje, kde přestalo.
cli-puzzles-pack = Sestavit, co se našlo: žádné dvě stejné, každá ověřená.
cli-puzzles-check = Dokázat každou úlohu sbírky znovu podle samotných pravidel.
cli-puzzle-run = Co se našlo; je-li tam už toto hledání, pokračuje se v něm.
cli-puzzle-player = Kdo hraje partie, sám proti sobě.
cli-puzzle-nodes = Kolik uzlů smí zabrat důkaz.
cli-puzzle-found = Co našel příkaz `serpentry puzzles make`.
cli-puzzle-pack = Sbírka úloh.
cli-puzzle-pack-out = Soubor sbírky.
cli-puzzle-most = Kolik úloh nejvýše.
cli-puzzle-sample = Ověřit jen tolik, vylosovaných podle semínka.
cli-puzzle-positions = Kolik pozic smí zabrat ověření jedné úlohy.
cli-puzzles-found = Úlohy: { $count }, partie: { $games }; vše je v souboru { $file }.
cli-puzzles-packed = V souboru { $file } je úloh: { $count } z { $found }.
cli-puzzles-dropped = Vynechány: { $long }, jejichž ověření trvalo příliš dlouho, { $wrong } chybných.
cli-puzzles-checked = Ověřeno: { $count }; chybných: { $failed }, stejných: { $doubles }.
why-puzzles-proved = Úlohy jsou tam, kde lze koncovky dokázat: SNEKAGON a SNEKAGON 5G pro dva, ne { $game } takto.
fault-puzzle-key = její klíč patří jiné pozici
fault-puzzle-long = nedokázáno během { $most } pozic
fault-puzzle-move = { $move } nedokáže, co má
fault-puzzle-other = { $move } to dokáže také
fault-puzzle-illegal = { $move } tam není dovoleno
fault-puzzle-more = lze ji vyhrát
