## Příprava stolu: pravidla, skupiny voleb, hodnoty

option-on = Ano
option-off = Ne
option-colour = Barva
help-colour = Barva dílků nebo karet tohoto hráče; na hru nemá vliv.
group-board = Hrací plocha
group-pieces = Dílky a karty
group-play = Co je dovoleno
group-end = Konec a skóre
preset-printed = Podle tištěných pravidel
preset-printed-line = Jak říkají pravidla; kde mlčí nebo nejsou jasná, náš výklad.
preset-recommended = Doporučeno
preset-recommended-line = Pravidla s tím, co se při hře osvědčilo.
preset-children = Pro děti
preset-children-line = Snazší hra, kterou pravidla mají pro mladší děti. Kdo začíná, má to těžší: z deseti partií vyhraje první ze dvou dobrých hráčů tři, ze tří dvě, ze čtyř jednu. V příští partii proto nechte začít někoho jiného.
preset-quick = Krátká hra
preset-quick-line = Skončí dřív než obvykle.
preset-long = Dlouhá hra
preset-long-line = Trvá déle než obvykle.
preset-even = Vyrovnaná hra
preset-even-line = Druhý hráč smí převzít první tah, takže začínat není výhoda.
