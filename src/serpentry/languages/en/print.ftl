## Print and play

print-title = { $game }: print and play
print-for-own-use = Drawn by Serpentry, for your own table. Every sheet has a bar of 100 mm to check its size by.
print-box = Contents
print-part = { $part }: { $count } (sheet no. { $sheets })
print-part-guide = Guide
print-part-rules = Rules
print-part-tiles = Tiles
print-part-cards = Cards
print-part-starts = Start cards
print-part-die = Die
print-part-clay = Clay
print-part-house = House
print-part-tokens = Tokens
print-part-board = Board
print-part-floor = Floors
print-back = back
# Words of sentences that point at a picture of the rule page; the printed summary has none.
print-pointers = **Example, picture, On the left
print-printing = Printing
print-step-size = Print at actual size (100%): switch off “Fit to page”.
print-step-bar = Measure the bar at the foot of a sheet. It is 100 mm long; if it isn’t, the boards and the pieces won’t match.
print-step-backs = Some pieces have a back: print sheets { $sheets } on both sides, flipped along the long edge, and all other sheets on one side. Without such a printer, glue front and back together.
print-cutting = Cutting and gluing
print-step-glue = Print on card, or glue the sheets onto card and let them dry under a weight.
print-step-lines = Cut along the thin lines with a knife and a ruler. Neighbouring pieces share a line: one cut separates both.
print-step-fold = Fold the die along the dashed lines and tape its edges.
print-step-join = A board on several sheets: cut one sheet along the dashed line, place it over the strip of the next so that the crosses in circles meet, and glue.
why-print-scale = The scale should be a number from { $low } to { $high }.
why-print-too-large = A piece is larger than the sheet: choose a smaller scale.
cli-print = Write a game to cut out and play, as a PDF.
cli-print-paper = Paper: a4 or letter.
cli-print-edition = Edition: colour, mono (black ink) or colourblind (with signs).
cli-print-scale = Size of everything: 1 is actual size, 0.8 is smaller.
cli-print-players = Number of players (default: the most).
cli-print-file = The file to write (default: GAME.pdf).
cli-printed = { $game } is in { $file }.
