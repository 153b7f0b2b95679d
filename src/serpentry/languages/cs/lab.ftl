## Porovnání dvou variant pravidel

lab-verdict = Závěr
lab-played = { $games ->
    [one] Z { $games } partie. Lidé mohou podle pravidel hrát jinak než { $player }.
    [few] Z { $games } partií. Lidé mohou podle pravidel hrát jinak než { $player }.
    [many] Z { $games } partie. Lidé mohou podle pravidel hrát jinak než { $player }.
   *[other] Z { $games } partií. Lidé mohou podle pravidel hrát jinak než { $player }.
}
lab-span = { $value }, interval 95 % od { $low } do { $high }
lab-plies = { $verdict ->
    [more] Partie jsou delší: { $second } tahů místo { $first } ({ $difference }).
    [less] Partie jsou kratší: { $second } tahů místo { $first } ({ $difference }).
   *[same] V délce není vidět rozdíl: { $first } a { $second } tahů ({ $difference }).
}
lab-first-seat = { $verdict ->
    [more] První místo vyhrává víc: { $second } bodů místo { $first } ({ $difference }).
    [less] První místo vyhrává méně: { $second } bodů místo { $first } ({ $difference }).
   *[same] U prvního místa není vidět rozdíl: { $first } a { $second } bodů ({ $difference }).
}
lab-ties = { $verdict ->
    [more] Remíz je víc: { $second } partií místo { $first } ({ $difference }).
    [less] Remíz je méně: { $second } partií místo { $first } ({ $difference }).
   *[same] V remízách není vidět rozdíl: { $first } a { $second } partií ({ $difference }).
}
lab-margin = { $verdict ->
    [more] Vyhrává se s větším náskokem: { $second } místo { $first } ({ $difference }).
    [less] Vyhrává se s menším náskokem: { $second } místo { $first } ({ $difference }).
   *[same] V náskoku není vidět rozdíl: { $first } a { $second } ({ $difference }).
}
lab-lead-changes = { $verdict ->
    [more] Vedení se mění častěji: { $second }krát za partii místo { $first }krát ({ $difference }).
    [less] Vedení se mění méně často: { $second }krát za partii místo { $first }krát ({ $difference }).
   *[same] Ve změnách vedení není vidět rozdíl: { $first } a { $second } za partii ({ $difference }).
}
lab-stuck = { $verdict ->
    [more] Hráči častěji vynechávají tah: { $second }krát za partii místo { $first }krát ({ $difference }).
    [less] Hráči méně často vynechávají tah: { $second }krát za partii místo { $first }krát ({ $difference }).
   *[same] Ve vynechaných tazích není vidět rozdíl: { $first } a { $second } za partii ({ $difference }).
}
lab-matters = { $verdict ->
    [more] Záleží na více rozhodnutích: { $second } místo { $first } ({ $difference }).
    [less] Záleží na méně rozhodnutích: { $second } místo { $first } ({ $difference }).
   *[same] V tom, na kolika rozhodnutích záleží, není vidět rozdíl: { $first } a { $second } ({ $difference }).
}
lab-worth = { $verdict ->
    [more] Dobrý tah má větší cenu: vyhrává o { $second } častěji než náhodný, místo o { $first } ({ $difference }).
    [less] Dobrý tah má menší cenu: vyhrává o { $second } častěji než náhodný, místo o { $first } ({ $difference }).
   *[same] V ceně dobrého tahu není vidět rozdíl: vyhrává o { $first } a o { $second } častěji než náhodný ({ $difference }).
}
lab-skill-points = { $verdict ->
    [more] Umění znamená víc: { $strong } získá proti { $weak } { $second } bodů místo { $first } ({ $difference }).
    [less] Umění znamená méně: { $strong } získá proti { $weak } { $second } bodů místo { $first } ({ $difference }).
   *[same] V umění není vidět rozdíl: { $strong } získá proti { $weak } { $first } a { $second } bodů ({ $difference }).
}
lab-skill-part = { $verdict ->
    [more] Lepší hráč rozhoduje víc: { $second } o tom, kdo vyhraje, místo { $first } ({ $difference }).
    [less] Lepší hráč rozhoduje méně: { $second } o tom, kdo vyhraje, místo { $first } ({ $difference }).
   *[same] V tom, kolik rozhoduje lepší hráč, není vidět rozdíl: { $first } a { $second } ({ $difference }).
}
lab-luck-part = { $verdict ->
    [more] Společné štěstí rozhoduje víc: { $second } o tom, kdo vyhraje, místo { $first } ({ $difference }).
    [less] Společné štěstí rozhoduje méně: { $second } o tom, kdo vyhraje, místo { $first } ({ $difference }).
   *[same] V tom, kolik rozhoduje společné štěstí, není vidět rozdíl: { $first } a { $second } ({ $difference }).
}
lab-shares = Podíly s intervaly 95 %
lab-parts = Co rozhoduje o vítězi
lab-part-skill = lepší hráč
lab-part-seat = místo u stolu
lab-part-luck = štěstí v kostkách, lízání a zahájení, které mají všichni společné
lab-part-rest = zbytek: pozdější štěstí a to, jak se tahy sejdou
lab-on-parts = Se stejnými kostkami se hraje jednou z každého místa. Co jde s hráčem, je umění; co jde v takové sadě partií s místem, je štěstí. Kostky, které po jiných tazích padnou jinak, jsou ve zbytku, takže štěstí je aspoň tolik, kolik je vidět.
lab-on-verdict = Rozdíl je uveden tam, kde jeho interval 95 % vylučuje 0; pouhou náhodou se to stane v jednom srovnání z dvaceti. Na rozhodnutí záleží, pokud nejlepší z nejvýše pěti tahů podle krátkého hledání vyhrává aspoň o 5 % častěji než náhodný z nich; z každé partie se zkoušejí dvě rozhodnutí.
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
report-skill-part = rozhodl lepší hráč
report-luck-part = rozhodlo společné štěstí

## Aréna: stránky výsledků

cli-assumes-tally = Předpoklad: partie jsou nezávislé. Intervaly jsou Wilsonovy; partie se stejnými kostkami vypovídají o něco méně.
cli-assumes-sprt = Předpoklady: síly se nemění, sady partií se stejnými kostkami jsou nezávislé, Elo je logistické. Chybných odpovědí: { $alpha } pro silnějšího, { $beta } pro slabšího, pokud jedna z obou hodnot platí.
cli-assumes-ratings = Předpoklady (Bradley–Terry): jedna síla na hráče proti každému a na každém místě; remíza je půl výhry. Intervaly jsou z bootstrapu přes sady partií se stejnými kostkami. Průměr je 0.
cli-assumes-ladder = Předpoklad (openskill, Plackett–Luce): jedna síla na hráče na každém místě. Ordinal je mu − 3 sigma.
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
lab-heading = Laboratoř: co změní pravidlo?
lab-intro = Vyberte hru a dvě varianty pravidel. Počítače pak na tomto stroji hrají obě, každý sám proti sobě a silnější mezi slabšími, a vy si přečtete, v čem se liší. Zastavit lze kdykoli.
lab-title = { $game }: porovnání dvou variant pravidel
lab-choose = Vybrat tuto hru
lab-strong = silnější hráč
lab-weak = slabší hráč
lab-games = partií každého druhu
lab-start = Porovnat
lab-stop = Zastavit
lab-again = Porovnat něco jiného
lab-save = Uložit jako jeden soubor HTML
lab-progress = Odehrané partie: { $done } z { $total }; zbývá minut, asi: { $minutes }.
lab-done = Odehrané partie: { $done } z { $total }.
why-lab-level = Hráč laboratoře je jeden z { $known }, ne „{ $given }“.
why-lab-number = Čekalo se číslo od 1 do { $most }, ne „{ $given }“.
