## Vytisknout a hrát

print-title = { $game }: vytisknout a hrát
print-for-own-use = Nakreslilo Serpentry, pro váš vlastní stůl. Na každém listu je měřítko 100 mm, kterým ověříte velikost.
print-box = Obsah
print-part = { $part }: { $count } (list č. { $sheets })
print-part-guide = Návod
print-part-rules = Pravidla
print-part-tiles = Dílky
print-part-cards = Karty
print-part-starts = Startovní karty
print-part-die = Kostka
print-part-clay = Hlína
print-part-house = Dům
print-part-tokens = Žetony
print-part-board = Deska
print-part-floor = Patra
print-back = rub
# Slova vět, které ukazují na obrázek stránky pravidel; tištěný přehled žádné nemá.
print-pointers = **Příklad, obrázk, obrázc, Vlevo
print-printing = Tisk
print-step-size = Tiskněte ve skutečné velikosti (100 %): vypněte „Přizpůsobit stránce“.
print-step-bar = Změřte měřítko dole na listu. Je dlouhé 100 mm; pokud ne, desky a dílky k sobě nebudou sedět.
print-step-backs = Některé dílky mají rub: listy { $sheets } vytiskněte oboustranně s obracením podle delší strany, všechny ostatní jednostranně. Pokud to tiskárna neumí, slepte líc a rub k sobě.
print-cutting = Stříhání a lepení
print-step-glue = Tiskněte na karton, nebo listy na karton nalepte a nechte je zatížené uschnout.
print-step-lines = Řežte nožem podle pravítka po tenkých čarách. Sousedé mají čáru společnou: jeden řez oddělí oba.
print-step-fold = Kostku ohněte podle čárkovaných čar a hrany slepte páskou.
print-step-join = Deska na více listech: jeden list odřízněte podle čárkované čáry, položte ho na pruh dalšího tak, aby se křížky v kroužcích kryly, a přilepte.
why-print-scale = Měřítko je číslo od { $low } do { $high }.
why-print-too-large = Některá část je větší než list: zvolte menší měřítko.
cli-print = Zapsat hru k vystřižení jako PDF.
cli-print-paper = Papír: a4 nebo letter.
cli-print-edition = Vydání: colour (barevné), mono (černé) nebo colourblind (se značkami).
cli-print-scale = Celková velikost: 1 je skutečná, 0.8 je menší.
cli-print-players = Počet hráčů (výchozí: nejvíce).
cli-print-file = Soubor (výchozí: HRA.pdf).
cli-printed = { $game } je v souboru { $file }.
