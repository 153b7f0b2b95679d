## Playing in the browser, without a server

web-needs-server = Pozvánky a otevřené stoly potřebují server; tento web žádný nemá.
web-with-others = Pokračovat online s ostatními
web-clubs-need-server = Kluby potřebují server, a tento web žádný nemá.
web-take-home = Zkopírovat do tohoto prohlížeče
web-house-coming = Krok 1 ze 3: načítají se hry, { $percent } % z { $size } MB
web-house-rules = Krok 2 ze 3: připravují se pravidla…
web-unkept = Tento prohlížeč nemůže partii uložit (možná je okno anonymní nebo došlo místo). Hrát můžete dál, ale partie se nezachová.
web-house-starting = Krok 3 ze 3: připravuje se stůl…
web-home-old = Tento prohlížeč je na hru bez serveru příliš starý. Novější verze to umí.
web-home-network = Hry se nepodařilo načíst. Jednou se připojte a zvolte „Uložit pro hru bez připojení“.
web-home-broken = Hry se v tomto prohlížeči nepodařilo spustit. Načtěte stránku znovu.
web-update = Je připravena nová verze. Vaše partie zůstanou, jak jsou.
web-update-take = Načíst
