## Vaše data a ukázka

web-data = Vaše data
web-data-here = Nejsou tu žádné účty. Tento prohlížeč uchovává vaše nastavení, pokrok a partie a nikam je neposílá.
web-data-both = Nejsou tu žádné účty. Tento prohlížeč uchovává vaše nastavení, pokrok a partie bez připojení; server uchovává vaše jméno, vaše partie a adresy pro upozornění.
web-data-delete = Smazat má data…
web-data-browser = V tomto prohlížeči: nastavení, pokrok, partie bez připojení a uložená kopie.
web-data-server = Na serveru: vaše jméno, seznam vašich partií, adresy pro upozornění a členství v klubech.
web-data-games = Partie s ostatními zůstanou, místo vašeho jména v nich bude „Host“. Pokračovat v nich nepůjde.
web-data-final = Nejde to vzít zpět.
web-data-sure = Smazat vše
web-data-gone = Vše je smazáno.
web-licences = Licence
web-demo = Tato ukázka nepotřebuje server: hry, pravidla i počítačoví hráči běží ve vašem prohlížeči, i bez připojení.
