## Porovnání dvou variant pravidel

lab-verdict = Závěr
lab-played = { $games ->
    [one] Z { $games } partie mezi počítači ({ $player }); lidé mohou hrát jinak.
    [few] Z { $games } partií mezi počítači ({ $player }); lidé mohou hrát jinak.
    [many] Z { $games } partie mezi počítači ({ $player }); lidé mohou hrát jinak.
   *[other] Z { $games } partií mezi počítači ({ $player }); lidé mohou hrát jinak.
 }
lab-span = { $value }, interval 95 % od { $low } do { $high }
lab-span-share = { $value } procentního bodu, interval 95 % od { $low } do { $high }
lab-plies = { $verdict ->
    [more] Partie jsou delší: v průměru tahů { $second } místo { $first } ({ $difference }).
    [less] Partie jsou kratší: v průměru tahů { $second } místo { $first } ({ $difference }).
   *[same] Partií je příliš málo na to, aby se poznalo, zda jsou delší, nebo kratší: v průměru tahů { $first } a { $second } ({ $difference }).
 }
lab-first-seat = { $verdict ->
    [more] První místo vyhrává víc: { $second } bodů místo { $first } ({ $difference }).
    [less] První místo vyhrává méně: { $second } bodů místo { $first } ({ $difference }).
   *[same] Partií je příliš málo na to, aby se poznalo, zda první místo vyhrává víc, nebo méně: { $first } a { $second } bodů ({ $difference }).
}
lab-ties = { $verdict ->
    [more] Remíz je víc: { $second } partií místo { $first } ({ $difference }).
    [less] Remíz je méně: { $second } partií místo { $first } ({ $difference }).
   *[same] Partií je příliš málo na to, aby se poznalo, zda je remíz víc, nebo méně: { $first } a { $second } partií ({ $difference }).
}
lab-margin = { $verdict ->
    [more] Vyhrává se s větším náskokem: { $second } místo { $first } ({ $difference }).
    [less] Vyhrává se s menším náskokem: { $second } místo { $first } ({ $difference }).
   *[same] Partií je příliš málo na to, aby se poznalo, zda je náskok větší, nebo menší: { $first } a { $second } ({ $difference }).
}
lab-lead-changes = { $verdict ->
    [more] Vedení se mění častěji: { $second }krát za partii místo { $first }krát ({ $difference }).
    [less] Vedení se mění méně často: { $second }krát za partii místo { $first }krát ({ $difference }).
   *[same] Partií je příliš málo na to, aby se poznalo, zda se vedení mění častěji, nebo méně často: { $first }krát a { $second }krát za partii ({ $difference }).
}
lab-stuck = { $verdict ->
    [more] Hráči častěji vynechávají tah: { $second }krát za partii místo { $first }krát ({ $difference }).
    [less] Hráči méně často vynechávají tah: { $second }krát za partii místo { $first }krát ({ $difference }).
   *[same] Partií je příliš málo na to, aby se poznalo, zda hráči vynechávají tah častěji, nebo méně často: { $first }krát a { $second }krát za partii ({ $difference }).
}
lab-matters = { $verdict ->
    [more] Záleží na více rozhodnutích: { $second } místo { $first } ({ $difference }).
    [less] Záleží na méně rozhodnutích: { $second } místo { $first } ({ $difference }).
   *[same] Partií je příliš málo na to, aby se poznalo, zda záleží na více, nebo na méně rozhodnutích: { $first } a { $second } ({ $difference }).
}
lab-worth = { $verdict ->
    [more] Dobrý tah má větší cenu: vyhrává o { $second } častěji než náhodný, místo o { $first } ({ $difference }).
    [less] Dobrý tah má menší cenu: vyhrává o { $second } častěji než náhodný, místo o { $first } ({ $difference }).
   *[same] Partií je příliš málo na to, aby se poznalo, zda má dobrý tah větší, nebo menší cenu: vyhrává o { $first } a o { $second } častěji než náhodný ({ $difference }).
}
lab-skill-points = { $verdict ->
    [more] Dovednost znamená víc: { $strong } získá proti { $weak } { $second } bodů místo { $first } ({ $difference }).
    [less] Dovednost znamená méně: { $strong } získá proti { $weak } { $second } bodů místo { $first } ({ $difference }).
   *[same] Partií je příliš málo na to, aby se poznalo, zda dovednost znamená víc, nebo méně: { $strong } získá proti { $weak } { $first } a { $second } bodů ({ $difference }).
}
lab-skill-part = { $verdict ->
    [more] Dovednost vysvětluje větší část výsledku: { $second } místo { $first } ({ $difference }).
    [less] Dovednost vysvětluje menší část výsledku: { $second } místo { $first } ({ $difference }).
   *[same] Partií je příliš málo na to, aby se poznalo, zda dovednost vysvětluje větší, nebo menší část výsledku: { $first } a { $second } ({ $difference }).
 }
lab-luck-part = { $verdict ->
    [more] Společné štěstí vysvětluje větší část výsledku: { $second } místo { $first } ({ $difference }).
    [less] Společné štěstí vysvětluje menší část výsledku: { $second } místo { $first } ({ $difference }).
   *[same] Partií je příliš málo na to, aby se poznalo, zda společné štěstí vysvětluje větší, nebo menší část výsledku: { $first } a { $second } ({ $difference }).
 }
lab-shares = Podíly s intervaly 95 %
lab-parts = Co vysvětluje výsledek
lab-part-skill = dovednost
lab-part-seat = místo u stolu
lab-part-luck = štěstí společné všem: hody, losy a zahájení
lab-part-rest = ostatní: pozdější štěstí a vzájemné působení tahů
lab-on-parts = Se stejnými hody se hraje jednou z každého místa. Co jde s hráčem, je dovednost; co jde v takové sadě partií s místem, je štěstí. Hody, které po jiných tazích padnou jinak, patří k ostatnímu, takže štěstí je aspoň tolik, kolik je vidět.
lab-on-verdict = „Více“ nebo „méně“ stojí tam, kde interval 95 % rozdílu vylučuje 0; pouhou náhodou se to stane v jednom srovnání z dvaceti. Na rozhodnutí záleží, pokud nejlepší z nejvýše pěti tahů podle krátkého hledání vyhrává aspoň o 5 % častěji než náhodný z nich; z každé partie se zkoušejí dvě rozhodnutí.
lab-figures = Všechna čísla
lab-seats = hráči
lab-option = volba
lab-first = první
lab-second = druhá
lab-no-change = Obě varianty jsou stejné: každý rozdíl níže je náhoda.
report-stuck = vynechané tahy
report-matters = rozhodnutí, na kterých záleží
report-worth = cena dobrého tahu
report-skill-points = body lepšího hráče
report-skill-part = vysvětluje dovednost
report-luck-part = vysvětluje společné štěstí

## Aréna: stránky výsledků

cli-assumes-tally = Předpoklad: partie jsou nezávislé. Intervaly jsou Wilsonovy; partie se stejnými hody vypovídají o něco méně.
cli-assumes-sprt = Předpoklady: síly se nemění, sady partií se stejnými hody jsou nezávislé, Elo je logistické. Podíl chyb: { $alpha } pro silnějšího, { $beta } pro slabšího, pokud jedna z obou hodnot platí.
cli-assumes-ratings = Předpoklady (Bradley–Terry): jedna síla na hráče proti každému a na každém místě; remíza je půl výhry. Intervaly jsou z bootstrapu přes sady partií se stejnými hody. Průměr je 0.
cli-results-page = Stránka s pořadím a partiemi k přehrání, přepisovaná během hry.
cli-arena-page = Zapsat výsledky jako jednu stránku s partiemi k přehrání.
cli-follow-at = Sledujte v prohlížeči: { $file }
why-results-page = Stránka výsledků je soubor .html, ne „{ $given }“.
arena-state = Odehrané partie: { $played } z { $games }; počáteční číslo { $seed }.
arena-games = Partie
arena-last-games = Zde lze přehrát poslední partie (nejvýše { $games }); ostatní jsou v souboru výsledků.
arena-no-boards = Desky nejsou sestavené, partie tu proto nelze přehrát.
arena-game = Partie { $number }: { $scores }; výhra: { $winners }

## Laboratoř: dvě varianty pravidel vybrané na stránce

cli-lab = Porovnat dvě varianty pravidel hry na stránce v prohlížeči.
cli-lab-port = Port stránky; 0 vezme volný.
cli-lab-open = Zda se stránka otevře v prohlížeči.
cli-lab-at = Laboratoř je na { $url } (Ctrl-C ji ukončí).
lab-title = { $game }: porovnání dvou variant pravidel
