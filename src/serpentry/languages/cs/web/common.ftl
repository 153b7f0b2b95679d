## Klient v prohlížeči

web-skip = Přeskočit na obsah
web-home = Domů
web-settings = Nastavení
web-language = Jazyk
web-theme-light = Světlý
web-theme-dark = Tmavý
web-sound = Zvuk
web-done = Hotovo
web-close = Zavřít
web-yes = Ano
web-no = Ne
web-no-connection = Server je nedostupný. Zkontrolujte připojení k internetu.
web-server-slow = Čeká se na server…
web-server-lost = Server neodpovídá. Zkoušíme to znovu…
web-went-wrong = Něco se nepovedlo. Zkuste to znovu.
web-lost = Stránka nenalezena.
web-somebody = Host
web-seat-number = Místo { $seat }
web-copy = Kopírovat
web-copied = Zkopírováno
web-share = Sdílet
web-qr = QR kód odkazu

## Domů

web-description = Pět deskových her, ve kterých se staví hadi: věrně podle pravidel, a každé domácí pravidlo je označené.
web-hero = Pět her. Jeden velmi dlouhý had.
web-hero-line = Deskové hry o stavění hadů, věrné svým pravidlům. Hrajte s přáteli přes odkaz, nebo proti počítači, od mírného po nelítostného. Zdarma a bez účtu.
web-games = Hry
web-your-games = Vaše partie
web-play-now-game = Hrát: { $game }
web-set-up = Vlastní partie…
web-set-up-game = Vlastní partie: { $game }
web-how-to-play = Jak se hraje
web-how-to-play-game = Jak se hraje { $game }
web-free-seat = volné
web-phase-waiting = čeká na hráče
web-phase-over = dohráno
web-phase-paused = pozastaveno
web-phase-playing = { $moves ->
    [one] hraje se · { $moves } tah
    [few] hraje se · { $moves } tahy
   *[other] hraje se · { $moves } tahů
}
web-invitation = Odkaz nebo kód stolu
web-invitation-example = např. q7Jx0Zb1Yk2w
web-enter = Připojit se
web-no-invitation = To není odkaz ani kód stolu.
web-puzzles = Úlohy
web-puzzles-line = Najděte nejlepší tah. V koncovkách her SNEKAGON a SNEKAGON 5G je dokázaný; jinde je změřený a každá úloha říká, o kolik je lepší než ostatní.
