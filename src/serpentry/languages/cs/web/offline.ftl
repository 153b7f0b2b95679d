## Playing in the browser, without a server

web-needs-server = Pozvánky a otevřené stoly potřebují server; tento web žádný nemá.
web-with-others = Pokračovat online s ostatními
web-clubs-need-server = Kluby potřebují server, a tento web žádný nemá.
web-take-home = Zkopírovat do tohoto prohlížeče
web-keep-title = Hra bez připojení
web-keep-line = Uložte si vše v tomto prohlížeči: všechny hry, pravidla i počítače pak fungují bez připojení.
web-keep = Uložit pro hru bez připojení ({ $size } MB)
web-keep-coming = { $percent } % z { $size } MB
web-keep-kept = Vše je uloženo v tomto prohlížeči. Můžete hrát bez připojení.
web-keep-drop = Smazat uloženou kopii
web-keep-no-room = V tomto prohlížeči není dost místa: je potřeba { $size } MB. Nic se nezměnilo.
web-keep-private = Toto okno nic neukládá; možná je anonymní. S připojením můžete přesto hrát.
web-keep-no-net = Spojení se přerušilo. Co se stáhlo, zůstává; zkuste to znovu.
web-house-coming = Krok 1 ze 3: načítají se hry, { $percent } % z { $size } MB
web-house-rules = Krok 2 ze 3: připravují se pravidla…
web-unkept = Tento prohlížeč nemůže partii uložit (možná je okno anonymní nebo došlo místo). Hrát můžete dál, ale partie se nezachová.
web-house-starting = Krok 3 ze 3: připravuje se stůl…
web-home-old = Tento prohlížeč je na hru bez serveru příliš starý. Novější verze to umí.
web-home-network = Hry se nepodařilo načíst. Jednou se připojte a zvolte „Uložit pro hru bez připojení“.
web-home-broken = Hry se v tomto prohlížeči nepodařilo spustit. Načtěte stránku znovu.
web-update = Je připravena nová verze. Vaše partie zůstanou, jak jsou.
web-update-take = Načíst
