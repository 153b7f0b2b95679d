## The page of a club

web-club-this = Tento klub
web-club-member = člen
web-club-member-count = { $count ->
    [one] { $count } člen
    [few] { $count } členové
   *[other] { $count } členů
}
web-club-you = vy
web-club-role = Role
web-club-rating = Rating ve hře
web-club-new-here = nový
web-club-games-short = Partie
web-club-find = Hledat
web-club-show-others = { $count ->
    [one] Zobrazit ještě { $count }
    [few] Zobrazit ještě { $count }
   *[other] Zobrazit ještě { $count }
}
web-club-add-hint = Jméno, nebo vložený seznam
web-club-adding = Přidává se: { $names }
web-club-list = { $count ->
    [one] { $count } jméno
    [few] { $count } jména
   *[other] { $count } jmen
}
web-club-list-line = Klepnutím jméno vynecháte. Kdo už je členem, nepřidá se znovu.
web-club-list-add = { $count ->
    [one] Přidat { $count } člena
    [few] Přidat { $count } členy
   *[other] Přidat { $count } členů
}
web-club-invite-line = Vstoupit může každý, kdo naskenuje kód nebo otevře odkaz.
web-club-copy-link = Kopírovat odkaz
web-club-delete-title = Smazat klub { $name }?
web-club-export-line = Soubor obsahuje celý klub. Lze ho otevřít v terminálu nebo si ho nechat na později.
web-club-handed-on = { $name } teď organizuje klub. Dřívější odkazy pro organizátory už neplatí; tohle je nový:
web-club-new-link = Vytvořit nový odkaz; starý přestane platit
web-club-from-file = Klub ze souboru
web-club-file = Vybrat soubor .club
web-club-file-line = Exportovaný klub, odtud nebo z terminálu, tu pokračuje. Jeho členové přijdou bez zařízení.
web-club-file-until = Otevřít až po chybu
web-club-forget = Odebrat { $name } z tohoto seznamu
web-club-all-past = { $count ->
    [one] Zobrazit { $count } minulý turnaj
    [few] Zobrazit { $count } minulé turnaje
   *[other] Zobrazit { $count } minulých turnajů
}
web-club-round-word = Kolo
web-club-open = Otevřít turnaj
web-club-not-begun = Ještě nezačal
web-club-you-play = Hrajete: { $names }.
web-club-games-on = { $count ->
    [one] Hraje se { $count } partie
    [few] Hrají se { $count } partie
   *[other] Hraje se { $count } partií
}
web-club-round-done = Všechny výsledky jsou zapsány

## The page of a tournament

web-club-parts = Části turnaje
web-club-tables = Stoly
web-club-table = Stůl { $number }
web-club-games-word = Partie
web-club-round-since = { $round }. kolo od { $time }, výsledky: { $done } z { $count }
web-club-day-time = { $day }, { $time }
web-club-clock-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}
web-club-clock-game = { $minutes } min + { $seconds } s na tah
web-club-no-show-days = { $days ->
    [one] Kdo do { $days } dne neprovede tah, prohrává na čas.
    [few] Kdo do { $days } dnů neprovede tah, prohrává na čas.
   *[other] Kdo do { $days } dnů neprovede tah, prohrává na čas.
}
web-club-turn = Na tahu { $name }, zbývá { $time }
web-club-turn-holiday = Na tahu { $name }, teď má dovolenou
web-club-still = { $count ->
    [one] Stůl { $numbers } ještě hraje
    [few] Stoly { $numbers } ještě hrají
   *[other] Stoly { $numbers } ještě hrají
}
web-club-still-playing = ještě hraje
web-club-results = { $count ->
    [one] { $count } výsledek
    [few] { $count } výsledky
   *[other] { $count } výsledků
}
web-club-out = volno: { $names }
web-club-sits-out-point = nehraje a dostává bod
web-club-goes-through = postupuje bez hry
web-club-why = Proč tato dvojice?
web-club-why-these = Proč { $names }?
web-club-playing = hraje se
web-club-done = hotovo
web-club-tap = ťuknout
web-club-tap-order = klepejte podle pořadí
web-club-not-played = Nehrálo se
web-club-missing = Nepřítomnost: { $name }
web-club-clear = Odebrat výsledek
web-club-replace = Nahradit
web-club-corrected = Opraveno ({ $name }); předtím: { $was }.
web-club-hidden-result = Výsledek se ukáže, až dohrají všechny stoly.
web-club-bronze = Partie o třetí místo
web-club-final = Finále
web-club-semi-finals = Semifinále
web-club-bracket = Pavouk
web-club-cross = Křížová tabulka
web-club-drawn = Po remíze
web-club-drawn-replay = Remíza se jednou opakuje; potom postupuje výše nasazený.
web-club-drawn-seed = Po remíze postupuje výše nasazený.
web-club-leavers = Když někdo odstoupí
web-club-leavers-half = Kdo odstoupí před polovinou partií, škrtá se; později odehrané zůstává a zbytek je prohraný.
web-club-leavers-kept = Odehrané partie odstoupivších zůstávají, zbytek je prohraný.
web-club-leavers-struck = Kdo odstoupí, škrtá se se všemi partiemi.
web-club-length = Délka v minutách
web-club-late = Přišel někdo později? Jméno
web-club-late-do = Přidat od { $round }. kola
web-club-enter-me = Hrát od { $round }. kola
web-club-play-along = Zapojit se
web-club-no-device = bez zařízení
web-club-without-device = { $count ->
    [one] Bez zařízení: { $names }. Tyto partie se hrají se skutečnou hrou a výsledky zapisuje organizátor.
    [few] Bez zařízení: { $names }. Jejich partie se hrají se skutečnou hrou a výsledky zapisuje organizátor.
   *[other] Bez zařízení: { $names }. Jejich partie se hrají se skutečnou hrou a výsledky zapisuje organizátor.
}
web-club-since = od { $round }. kola
web-club-left = odstoupil
web-club-withdraw = Odhlásit z turnaje: { $name }
web-club-withdraw-do = Odhlásit
web-club-withdraw-line = Od teď se nelosují další partie. Do losování příštího kola to lze vzít zpět.
web-club-return = Vrátit
web-club-not-playing = Členové, kteří nehrají:
web-club-after = po { $round }. kole
web-club-after-of = po { $round } kolech z { $count }
web-club-ties = Při rovnosti bodů rozhoduje: { $figures }.
web-club-dashed = Čárkovaně: bez partie.
web-club-short-points = Body
web-club-short-rounds = Výhry
web-club-short-buchholz = Buch.
web-club-short-sonneborn-berger = S-B
web-club-short-firsts = 1.
web-club-short-lead = Náskok
web-club-streak = { $count ->
    [one] { $count } výhra v řadě
    [few] { $count } výhry v řadě
   *[other] { $count } výher v řadě
}
web-club-my-place = Vaše místo: { $place }
web-club-my-points = Body: { $points }
web-club-winner = { $count ->
    [one] Vítězství
    [few] Společné vítězství
   *[other] Společné vítězství
}
web-club-close = Uzavřít a vyhlásit vítěze
web-club-again = Další takový
web-club-pair-free = Nalosovat volné hráče
web-club-open-first = { $count ->
    [one] { $count } partie ještě nemá výsledek:
    [few] { $count } partie ještě nemají výsledek:
   *[other] { $count } partií ještě nemá výsledek:
}
web-club-unpair = Zrušit losování { $round }. kola
web-club-unpair-line = Kolo nalosujete znovu, až budete chtít; otevřené stoly se zavřou.
web-club-reopen = Znovu otevřít turnaj
web-club-reopen-line = Pak lze opravit výsledky a přidat kola.

## The table of a tournament

web-club-next-table = Váš další stůl
web-club-to-tournament = K turnaji

## The wall of a room

web-club-begins = začíná
web-club-playing-since = hraje se od
web-club-time-left = ještě
web-club-enter-here = Zapište výsledek:
web-club-see-here = Na vlastním zařízení:
