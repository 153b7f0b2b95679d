## You, and watching others

web-watch-title = Sledovat a přidat se
web-watch-line = Partie, které se právě hrají, a stoly s volným místem.
web-watch-live = Právě se hraje
web-watch-nobody = Právě teď nikdo veřejně nehraje.
web-watch-fits = Nikdo se nehodí?
web-watch-fits-line = Otevřete stůl, odkazem nebo pro všechny, nebo si zahrajte s počítačem: ten tu je vždy.
web-watch-computer = Hrát s počítačem
web-watch-offer = Otevřít stůl
web-other-device = Na jiném zařízení
web-theme = Vzhled
web-theme-auto = Podle zařízení
web-palette = Barvy
web-palette-usual = Standardní
web-palette-red-green = Červená a zelená splývají
web-palette-blue-yellow = Modrá a žlutá splývají
web-board-look = Herní plány
web-board-wood = Dřevo, louka a plst
web-board-slate = Břidlice
web-board-linen = Len
web-confirm = Potvrzovat tahy
web-confirm-touch = Na dotykové obrazovce
web-confirm-always = Vždy
web-confirm-never = Nikdy
web-show-places = Zvýraznit místa, kam lze dílek položit
web-show-names = Zobrazit názvy polí
web-speed = Rychlost animací
web-speed-off = Vypnuto: ukázat tahy hned
web-speed-quick = Rychle
web-speed-normal = Normálně
web-speed-slow = Pomalu
web-across = Dva hráči na jednom zařízení
web-across-no = Vedle sebe
web-across-turn = Naproti sobě: stůl se otáčí
web-across-sides = Naproti sobě: zásoba na obou stranách
web-you-kept = Uloženo v tomto prohlížeči a na tomto serveru, účet není potřeba.
web-you-kept-here = Uloženo v tomto prohlížeči.
web-you-rename = Změnit jméno
web-you-open = Nedohrané
web-you-waiting = { $count ->
    [one] { $count } čeká na vás
    [few] { $count } čekají na vás
   *[other] { $count } čeká na vás
}
web-you-solved = { $count ->
    [one] vyřešena { $count } úloha
    [few] vyřešeny { $count } úlohy
   *[other] vyřešeno { $count } úloh
}
web-you-strength = Vaše síla
web-you-strength-line = Počítač této úrovně by proti vám vyhrál polovinu partií. V devíti případech z deseti leží úroveň mezi oběma čísly. Počítají se partie jen proti počítačům, novější víc.
web-you-strength-games = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}
web-you-beaten = Poražené počítače
web-you-beaten-level = úroveň { $level }
web-you-games = Všechny partie
web-you-search = Hledat podle jména
web-you-game = Hra
web-you-any = jakákoli
web-you-result = Výsledek
web-you-since = Od
web-you-until = Do
web-you-filter = Filtr
web-you-none = Žádné partie se nenašly.
web-you-first = Tady budou vaše partie.
web-you-more = Další partie
web-you-away = Server není dostupný: tohle jsou partie v tomto prohlížeči.
web-you-here = v tomto prohlížeči
web-you-there = na serveru
web-you-won-it = Výhra
web-you-lost-it = Prohra
web-you-drawn-it = Remíza
web-you-ended = Dohráno
web-you-moves = { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}
web-you-delete = Smazat z tohoto prohlížeče
web-you-delete-line = Partie je jen v tomto prohlížeči. Nejde to vzít zpět.
web-you-export = Uložit všechny partie do jednoho souboru
web-you-exporting = Hotové partie: { $done } z { $count }
web-you-import = Převzít partie ze souboru
web-you-imported = { $count ->
    [one] { $count } partie je teď v tomto prohlížeči.
    [few] { $count } partie jsou teď v tomto prohlížeči.
   *[other] { $count } partií je teď v tomto prohlížeči.
}
web-you-no-records = V tomto souboru nejsou žádné záznamy partií.
web-you-file = Vaše partie v souboru
web-watch-join = Přidat se
web-watch-bots = Boti čekají na hru
web-watch-ended = Dnes dohrané
web-watch-replay = Přehrát znovu
web-watch-move = tah { $move }
web-watch-all = Všechny hry
web-keep-title = Hra bez připojení
web-keep-line = Uložte si vše v tomto prohlížeči: všechny hry, pravidla i počítače pak fungují bez připojení.
web-keep = Uložit pro hru bez připojení ({ $size } MB)
web-keep-coming = { $percent } % z { $size } MB
web-keep-kept = Vše je uloženo v tomto prohlížeči. Můžete hrát bez připojení.
web-keep-drop = Smazat uloženou kopii
web-keep-no-room = V tomto prohlížeči není dost místa: je potřeba { $size } MB. Nic se nezměnilo.
web-keep-private = Toto okno nic neukládá; možná je anonymní. S připojením můžete přesto hrát.
web-keep-no-net = Spojení se přerušilo. Co se stáhlo, zůstává; zkuste to znovu.
web-open-tables = Otevřené stoly
web-no-open-tables = Teď není otevřený žádný veřejný stůl.
web-volume = Hlasitost
