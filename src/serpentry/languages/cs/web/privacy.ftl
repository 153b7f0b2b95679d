## Vaše data a ukázka

web-data = Vaše data
web-data-here = Nejsou tu žádné účty. Tento prohlížeč uchovává vaše nastavení, pokrok, partie a studie a nikam je neposílá.
web-data-both = Nejsou tu žádné účty. Tento prohlížeč uchovává vaše nastavení, pokrok a partie bez připojení; server uchovává vaše jméno, partie, studie, kluby a adresy.
web-data-delete = Smazat má data…
web-data-browser = V tomto prohlížeči: nastavení, pokrok, partie bez připojení, studie a uložená kopie.
web-data-server = Na serveru: vaše jméno, seznam vašich partií, studie, adresy pro upozornění a členství v klubech.
web-data-games = Partie s ostatními zůstanou, místo vašeho jména v nich bude „Host“. Pokračovat v nich nepůjde.
web-data-final = Nejde to vzít zpět.
web-data-sure = Smazat vše
web-data-gone = Vše je smazáno.
web-licences = Licence
web-demo = Tato ukázka nepotřebuje server: hry, pravidla i počítačoví hráči běží ve vašem prohlížeči, i bez připojení.
web-other-device-line = Vezměte si s sebou jméno a partie: otevřete odkaz na druhém zařízení, nebo naskenujte kód. Platí jednou, po 15 minut. Kdo má odkaz, může hrát za vás; nikomu ho neukazujte.
web-pass-make = Vytvořit odkaz
web-pass-link = Odkaz pro vaše druhé zařízení
web-pass-withdraw = Stáhnout odkaz
web-pass-withdrawn = Odkaz už neplatí.
web-pass-used = Odkaz už byl použit, nebo vypršel.
