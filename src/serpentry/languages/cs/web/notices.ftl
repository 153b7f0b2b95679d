## Upozornění

web-notices = Upozornění
web-notices-line = Zprávy o vašich partiích e-mailem nebo v tomto prohlížeči, i když není otevřená žádná stránka. Bez vaší žádosti se nic neposílá.
web-notices-what = Na co?
web-notices-kind-turn = Jsem na tahu
web-notices-kind-reminder = Dochází mi čas
web-notices-kind-round = Začíná kolo
web-notices-kind-invitation = Pozvánky
web-notices-in-browser = Zobrazovat v tomto prohlížeči
web-notices-here = Tento prohlížeč zobrazuje upozornění.
web-notices-other = Upozornění zobrazuje i jiný váš prohlížeč.
web-notices-to = Upozornění chodí na { $address }.
web-notices-unconfirmed = Adresu potvrdíte odkazem v e-mailu na { $address }.
web-notices-stop = Vypnout
web-notices-address = E-mailová adresa
web-notices-by-mail = Posílat e-maily
web-notices-choose = Nejdřív vyberte aspoň jedno.
web-notices-denied = Prohlížeč tomuto webu upozornění nepovoluje. Můžete to změnit v jeho nastavení.
web-notices-site = Tady upozornění nejsou: potřebují server a tento web žádný nemá.
