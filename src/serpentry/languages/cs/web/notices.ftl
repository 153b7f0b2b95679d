## Upozornění

web-notices = Upozornění
web-notices-line = Upozornění na vaše partie e-mailem nebo v tomto prohlížeči, i když Serpentry není otevřené. Dostanete jen to, co si tu vyberete.
web-notices-what = Upozornit mě, když
web-notices-kind-turn = jsem na tahu
web-notices-kind-reminder = mi dochází čas
web-notices-kind-round = začíná kolo
web-notices-kind-invitation = mě někdo zve
web-notices-in-browser = Upozorňovat v tomto prohlížeči
web-notices-here = V tomto prohlížeči jsou upozornění zapnutá.
web-notices-other = Upozornění jsou zapnutá v jiném prohlížeči.
web-notices-to = Upozornění chodí na { $address }.
web-notices-unconfirmed = Adresu potvrdíte odkazem v e-mailu na { $address }.
web-notices-stop = Vypnout
web-notices-address = E-mailová adresa
web-notices-by-mail = Upozorňovat e-mailem
web-notices-choose = Nejdřív vyberte aspoň jednu příležitost.
web-notices-lost = Upozornění už do tohoto prohlížeče nedocházejí: jeho služba push je opakovaně odmítla. Vyberte znovu, o čem chcete vědět, a zapněte je.
web-notices-denied = Prohlížeč tomuto webu upozornění nepovoluje. Můžete to změnit v jeho nastavení.
web-notices-site = Tady upozornění nejsou: potřebují server a tento web žádný nemá.
