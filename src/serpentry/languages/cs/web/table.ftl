## Příprava hry

web-no-game = Hra „{ $game }“ neexistuje.
web-your-name = Vaše jméno
web-seats = Místa
web-who-sits = Kdo hraje na místě { $seat }
web-seat-here = Člověk zde
web-seat-elsewhere = Přes odkaz
web-seat-computer = Počítač
web-level = Úroveň počítače na místě { $seat }
web-level-name = { $number } · { $title }
web-levels-fewer = V této hře hodně rozhoduje náhoda, proto je úrovní na výběr jen { $count }: ostatní by byly zhruba stejně silné jako některá z nich.
web-name-of-seat = Jméno hráče { $seat }
web-variants = { $changed ->
    [0] Varianty a volby
    [one] Varianty a volby ({ $changed } změněna)
    [few] Varianty a volby ({ $changed } změněny)
   *[other] Varianty a volby ({ $changed } změněno)
}
web-public = Ukázat v seznamu otevřených stolů
web-public-line = Jinak se připojí jen ten, kdo má odkaz.
web-clock = Hodiny
web-clock-none = Bez hodin
web-clock-game = V reálném čase
web-clock-days = Dní na tah
web-minutes = Minut na hráče
web-increment = Sekund navíc za tah
web-days = Dní
web-start = Začít partii

## Stůl

web-no-table = Pod tímto odkazem žádný stůl není.
web-paused = Partie je pozastavena.
web-curtain = Předejte zařízení: na řadě je { $name }.
web-curtain-look = Jsem { $name }: ukázat moje dílky
web-connecting = Připojování…
web-board-failed = Desku této hry se nepodařilo načíst; zastupuje ji prostá kresba.
web-load-again = Načíst znovu
web-connection-lost = Spojení se přerušilo. Zkoušíme to znovu; nic se neztratilo.
web-connection-quiet = Server neodpovídá. Zkoušíme to znovu; nic se neztratilo.
web-connection-kept = Co jste odeslali, dorazí potom.
web-connection-clock = Hodiny běží dál, pokud nestojí sám server.
web-sending = Odesílá se…
web-connection-back = Spojení je zpět.
web-board = Deska: { $game }
web-board-help = Šipkami se pohybujete po desce, Enter položí dílek, R ho otočí, F převrátí, N vezme další, J skočí na další vhodné místo, L vypíše povolené tahy, A řekne, co je na poli, otazník ukáže všechny klávesy.
web-tray = Vaše zásoba
web-piece = Dílek nebo karta
web-piece-count = { $piece }, zbývá: { $count }
web-turn = Otočit
web-flip = Převrátit
web-lay = Položit
web-lift = Odložit
web-show-all = Ukázat celou desku
web-zoom-in = Přiblížit
web-zoom-out = Oddálit
web-pinned = Na { $cell }. Položíte klávesou Enter nebo dalším klepnutím.
web-stale = Pozice se mezitím změnila; podívejte se znovu.
web-at = { $cell }: { $what }.
web-fits = Lze položit.
web-fits-not = Nelze položit.
web-away = mimo stránku
web-here = online
web-gone = offline
web-gone-since = offline od { $time }
web-score-of = { $name }: { $score } (zobrazit rozpis)
web-title-over = Konec partie · { $game }
web-title-your-turn = ● Jste na tahu · { $game }
web-the-rule = Pravidlo
web-variants-of-move = Možnosti tohoto tahu
web-other-moves = Jiné tahy
web-asked = Žádost odeslána; čeká se na odpověď.
web-asks-undo = { $name } chce vrátit tah.
web-asks-draw = { $name } nabízí remízu.
web-asks-pause = { $name } prosí o přestávku.
web-asks-rematch = { $name } chce odvetu.
web-asks-rematch-same = { $name } chce odvetu na stejných místech: začíná { $first }.
web-asks-rematch-swap = { $name } chce odvetu s výměnou míst: začíná { $first }.
web-agreed = { $name } souhlasí.
web-passed-over = { $name } hraje dál bez odpovědi; vaše žádost už neplatí.
web-declined-draw = { $name } remízu odmítá.
web-declined-undo = { $name } nesouhlasí: tah platí.
web-declined-pause = { $name } chce raději hrát dál.
web-declined-rematch = { $name } teď odvetu nechce.
web-actions = Akce
web-undo = Vrátit tah
web-undo-chance = Hody a losování nelze vrátit.
web-undo-hidden = Dokud jsou ruce skryté, tahy nelze vrátit.
web-undo-nothing = Ještě jste neudělali tah, který by šlo vrátit.
web-hint = Nápověda
web-hint-sought = Hledá se dobrý tah…
web-offer-draw = Nabídnout remízu
web-pause = Přestávka
web-resume = Pokračovat
web-resign = Vzdát se
web-resign-sure = Opravdu vzdát
web-log-length = { $did ->
    [join] spojeno: { $length }
    [ring] kruh: { $length }
   *[other] délka { $length }
}
web-log-new = nový had
web-looking-back = Pozice po tahu { $number }
web-looking-now = Zpět do hry
web-explain = Co můžu udělat?
web-turn-by = R nebo kolečko otáčí dílek pod ukazatelem, F nebo pravé tlačítko ho převrací.
web-aim-snekagon = Vyhrává nejdelší had
web-aim-snekagon5g = Vyhrává nejdelší had
web-aim-schlangennest = Vyhrává nejdelší had
web-aim-sssnake = Vyhrává první uzavřený had
web-aim-carnival = Vyhrává nejvíc bodů
web-not-now = Teď ne
web-resign-ask = Vzdát tuto partii?
web-legal-moves = Povolené tahy
web-turned = { $turn ->
    [one] otočeno jednou
    [few] otočeno { $turn }krát
   *[other] otočeno { $turn }krát
}
web-what-is-at = Co je na poli?
web-cell = Pole
web-tell = Zjistit
web-no-cell = Pole { $cell } neexistuje.
web-rules = Pravidla
web-watch-link = Odkaz pro diváky
web-watching = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
web-absent = { $name } je offline.
web-came-back = { $name } je zase online.
web-claim-win = Uplatnit výhru na čas
web-claim-computer = Ať dohraje počítač
web-claim-wait = Za { $minutes } min může pokračovat počítač.
web-moves = Tahy
web-chat = Chat
web-chat-unread = Chat, nových: { $count }
web-other = Více
web-scores = Skóre
web-say = Napište zprávu
web-send = Poslat
phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí a zábavy!
phrase-thanks = Díky za hru!
phrase-well-played = Dobře zahráno!
web-end-draw = Remíza.
web-end-you-win = Vyhráli jste!
web-end-wins = { $count ->
    [one] Vyhrává { $name }.
    [few] Společně vyhrávají { $name }.
   *[other] Společně vyhrávají { $name }.
}
web-end-time = Čas vypršel: { $name }.
web-end-time-you = Váš čas vypršel.
web-end-resigned-you = Vzdali jste se.
web-end-agreed = Dohodou.
web-end-closed = Uzavřeno bez výsledku
web-nearer = méně chybějících (o { $count })
web-further = více chybějících (o { $count })
web-try-level = Zkusit úroveň { $number }
web-try-easier = Lehčí úroveň: { $number }
web-share-result = Sdílet výsledek
web-rematch = Odveta
web-again-you = Začínáte
web-again-begins = Začíná { $name }
web-seats-lot = Kdo začne, rozhodne los
web-seats-loser = Začíná poražený
web-to-rematch = K další partii
web-replay = Přehrání a analýza
web-waiting = { $count ->
    [one] Čeká se ještě na jednoho hráče
    [few] Čeká se ještě na { $count } hráče
   *[other] Čeká se ještě na { $count } hráčů
}
web-waiting-for = Čeká se na hráče { $name }
web-all-here = Všechna místa jsou obsazená: partie začíná
web-invites-you = { $name } vás zve ke hře { $game }
web-invited-to = Máte pozvánku ke hře { $game }
web-take-seat = Usednout
web-send-link = Pošlete tento odkaz tomu, s kým chcete hrát. Partie začne, jakmile usedne.
web-link-opened = Někdo odkaz otevřel.
web-takes = Asi { $minutes } minut
web-takes-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
    [many] { $days } dne na tah
   *[other] { $days } dní na tah
}
web-no-table-help = Zkontrolujte odkaz, nebo požádejte o nový.
web-all-taken = Všechna místa jsou obsazená: díváte se.
web-seat-taken-over = Na vašem místě teď hraje počítač, vy se díváte.
web-replaced-resigned = { $name }: vzdáno. Dál hraje počítač.
web-replaced-absent = Za hráče { $name } teď hraje počítač.
web-to-go = zbývá
web-own-table = Začít vlastní partii
web-seat-waits = ještě volné
web-rise = Uvolnit místo
web-invite-link = Odkaz na stůl

## Klávesy

web-keys = Klávesy
web-keys-line = Když je vybraná deska:
web-key-arrows = pohyb po desce
web-key-jump = skočit na další nebo předchozí vhodné místo
web-key-enter = položit, potvrdit
web-key-turn = otočit (se Shiftem zpět)
web-key-flip = převrátit
web-key-piece = vzít další dílek nebo dílek s tímto číslem
web-key-lift = odložit
web-key-hint = nápověda
web-key-undo = vrátit tah
web-key-legal = seznam povolených tahů
web-key-what = co je na poli
web-key-zoom = přiblížit, oddálit, ukázat vše

## Přehrání a rozbor

web-replay-board = Deska po kroku { $ply } z { $length }
web-replay-controls = Přehrání
web-first = První pozice
web-previous = O krok zpět
web-next = Další
web-last = Poslední pozice
web-autoplay = Přehrát
web-stop = Zastavit
web-step-of = Krok
web-step = Krok { $ply }: { $move }
web-replay-after = Po tahu { $ply }
web-step-start = Před prvním krokem
web-analysis = Analýza
web-analyse = Analyzovat tuto pozici
web-analyse-all = Analyzovat celou partii
web-analysing = Přemýšlí…
web-analysing-all = Pozic: { $done } z { $length }
web-line = Potom: { $moves }
web-tries = { $count ->
    [one] { $count } zkušební partie
    [few] { $count } zkušební partie
   *[other] { $count } zkušebních partií
}
web-no-choice = V této pozici není na výběr.
web-drawing = Pole označíte pravým tlačítkem nebo podržením; tažením vznikne šipka. Kliknutím značky smažete.
web-curve = Šance na výhru
web-curve-label = Křivka pro každého hráče od prvního kroku k poslednímu: čím výš, tím pravděpodobnější výhra
web-curve-wins = Vyhraje { $name }
web-curve-even = Vyrovnáno
web-curve-proved = Dokázáno
web-record-actions = Další možnosti s partií
web-play-on = Hrát odtud dál
web-download-record = Stáhnout záznam
web-copy-picture = Kopírovat obrázek
web-picture-saved = Obrázek byl uložen.
web-save-picture = Uložit obrázek
web-animation = Animace
web-animation-from = Od kroku
web-animation-to = Do kroku
web-animation-make = Vytvořit animaci
web-animation-making = Animace se vytváří…
web-animation-save = Uložit animaci
web-animation-home = Tento prohlížeč animaci vytvořit neumí. Zkuste jiný prohlížeč, nebo si stáhněte záznam a spusťte: serpentry animate ZÁZNAM --out partie.webp
web-share-text = Text ke sdílení
web-share-picture = Obrázek desky
web-share-embed = Ukázat na webové stránce
web-share-turn = Na tahu: { $name }.
web-share-told = { $is ->
    [over] { $game } { $score }, { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
        [many] { $moves } tahu
       *[other] { $moves } tahů
    } ({ $names })
   *[open] { $game } { $score } po { $moves ->
        [one] { $moves } tahu
        [few] { $moves } tazích
        [many] { $moves } tahu
       *[other] { $moves } tazích
    } ({ $names })
}
web-check-dice = Ověřit hody a losy
web-dice-right = Souhlasí. Počet tahů: { $moves }, hodů a losů: { $draws }; všechny odpovídají počátečnímu číslu.
web-moves-right = Souhlasí. Počet tahů: { $moves }; kostky ani losy tato hra nemá.

## Pravidla a první partie

web-contents = Obsah
web-first-game = První partie krok za krokem
web-guide-do = Zahrát za mě
web-guide-try = Zkusit to
web-guide-astray = I to je povoleno; nejdřív ale zahrajte ukázaný tah.
web-guide-end = A teď vlastní partie
web-mute = Ztlumit: { $name }
web-remove = Odebrat: { $name }
web-house-busy = Server je vytížený. Počítač zahraje, jakmile na něj přijde řada, v plné síle.

## The search engine

web-engine-getting-ready = Engine se připravuje ({ $percent } %). Do té doby nejsou žádná hodnocení.
web-no-engine = Tato hra ještě nemá engine: jsou tahy, ale žádná hodnocení.
web-sits-in = Dokud není engine připraven, zastupuje ho slabší úroveň ({ $name }).
web-holiday = Vzít si dovolenou
web-holiday-from = Od
web-holiday-days = Dny
web-holiday-take = Zapsat
web-holiday-line = Přidá dny k vašemu současnému nebo příštímu tahu; ostatní to vidí. { $left ->
    [one] Letos vám zbývá { $left } den.
    [few] Letos vám zbývají { $left } dny.
   *[other] Letos vám zbývá { $left } dní.
}
web-holiday-booked = { $name } má dovolenou od { $from } do { $to }.
web-holiday-day = { $name } má dovolenou: { $day }.
web-on-holiday = { $days ->
    [one] { $name } má dovolenou ještě { $days } den.
    [few] { $name } má dovolenou ještě { $days } dny.
   *[other] { $name } má dovolenou ještě { $days } dní.
}
