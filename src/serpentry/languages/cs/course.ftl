## What a club refuses while a tournament goes on, and who organises

club-deleted = Tento klub byl smazán.
club-organiser-device = { $name } tu nemá zařízení. Organizátor ho potřebuje.
club-founder-stays = Zakladatele klubu ({ $name }) nemůže odebrat nikdo jiný.
club-delete-instead = Nikdo jiný tu nemá zařízení, klub by neměl kdo organizovat. Smažte ho, nebo zůstaňte.
club-all-played = Vše je odehráno: už není z čeho odstoupit.
club-return-late = Mezitím bylo nalosováno další kolo: toto odstoupení už nejde vzít zpět.
club-not-gone = Tento hráč neodstoupil.
club-round-paired = { $round }. kolo už je nalosováno.
club-round-paired-by = { $round }. kolo už je nalosováno (organizátor: { $by }).
club-time-is-up = Čas arény vypršel: další partie se nelosují.
club-not-last-round = Vzít zpět jde jen poslední losování.
club-round-has-results = Některá partie tohoto kola už má výsledek: losování nejde vzít zpět.
club-not-over = Tento turnaj neskončil.
club-tournament-ended = Tento turnaj už je ukončen (organizátor: { $by }).
club-no-result = Tato partie nemá výsledek.
club-clear-played = Tato partie skončila u stolu. Výsledek raději opravte.
club-result-stands = Výsledek už je zapsaný ({ $by }): { $result }.
club-result-there = Tato partie už má výsledek: { $result }.
club-result-hidden = Tato partie už má výsledek. Ukáže se, až dohrají všechny stoly.
club-too-early-days = Nepřítomnost platí až { $days ->
    [one] den
    [few] { $days } dny
   *[other] { $days } dní
} po nalosování.
club-round-secret = Dokud se hraje u stolů se stejnými kostkami, záznam se nevydává.

## What is said of a game, a round and a place

club-why-replay = Partie { $game } skončila remízou: { $players } ji hrají znovu v opačném pořadí.
club-why-left = { $players }: odchod z turnaje, tady se nehraje.
club-note-walkover = Výhra, protože soupeř opustil turnaj: { $player }.
club-note-nobody = Všichni u tohoto stolu opustili turnaj: partie se nepočítá.
club-note-replayed = Remíza: hraje se znovu jako partie { $game }.
club-note-seed = Remíza: postupuje { $player } díky lepšímu nasazení.
club-note-seed-bronze = Remíza: třetí místo má { $player } díky lepšímu nasazení.
club-note-seed-final = Remíza: vyhrává { $player } díky lepšímu nasazení.
club-note-corrected = { $count ->
    [one] Nalosováno před opravou výsledku partie { $numbers }.
    [few] Nalosováno před opravou výsledků partií { $numbers }.
   *[other] Nalosováno před opravou výsledků partií { $numbers }.
}
club-note-struck = Odchod po { $played } z { $due } utkání: tyto partie se nikomu nepočítají.
club-note-kept = Odchod po { $played } z { $due } utkání: tyto partie se počítají a zbylí soupeři dostanou bod.
club-note-left = Odchod z turnaje. Odehrané partie se počítají.

## What will follow, said before it is done

club-then-unpaired = { $player } se už nebude losovat.
club-then-walkover = Nedohranou partii získá { $players }.
club-then-computer = U rozehraného stolu místo převezme počítač.
club-then-others = Ostatní nedohranou partii dohrají.
club-then-next = Kdo má v dalším kole hrát s { $player }, postupuje bez hry.
club-then-struck = Odehrána je méně než polovina utkání: partie se nikomu nepočítají.
club-then-all-struck = Odehrané partie se nikomu nepočítají.
club-then-kept = Odehrané partie se počítají a zbylí soupeři dostanou bod.
club-then-stays = Odehrané partie se počítají.
club-then-back = Lze vzít zpět, dokud není nalosováno { $round }. kolo.
club-then-back-last = Dokud turnaj neskončí, lze to vzít zpět.
club-then-leave = { $player } opouští klub; co se odehrálo, zůstává.
club-then-leave-running = Končí tím i účast v turnaji { $tournaments }.
club-then-new-link = Odkaz pro organizátory se změní; starý přestane platit.
club-then-unpair = { $round }. kolo se vezme zpět a lze ho nalosovat znovu. Stoly, které se pro něj otevřely, se zavřou.
club-then-void = { $count ->
    [one] Jedna partie nemá výsledek a nebude se počítat.
    [few] { $count } partie nemají výsledek a nebudou se počítat.
   *[other] { $count } partií nemá výsledek a nebude se počítat.
}
club-then-early = Ještě není odehráno vše.
club-then-winner = { $count ->
    [one] Vítěz: { $players }.
    [few] Společní vítězové: { $players }.
   *[other] Společní vítězové: { $players }.
}
club-then-reopen = Turnaj lze znovu otevřít.

## What comes next for whoever looks

club-next-join = Vstupte do klubu a hrajte.
club-next-enter = Do tohoto turnaje se ještě můžete přihlásit.
club-next-left = Z tohoto turnaje jste odstoupili.
club-next-play = { $round }. kolo, vaši soupeři: { $players }.
club-next-play-free = Vaši soupeři: { $players }.
club-next-wait = { $count ->
    [one] Další kolo začne po jedné partii.
    [few] Další kolo začne po { $count } partiích.
   *[other] Další kolo začne po { $count } partiích.
}
club-next-last = { $count ->
    [one] Jedna partie se ještě hraje.
    [few] { $count } partie se ještě hrají.
   *[other] { $count } partií se ještě hraje.
}
club-next-sits-out = { $round }. kolo máte volno.
club-next-soon = Další kolo se brzy nalosuje.
club-next-free = Čekáte na soupeře.
club-next-begins = Turnaj ještě nezačal.
club-next-out = Z tohoto turnaje jste vypadli.
club-next-over = Turnaj skončil.
club-next-played = Všechny partie jsou odehrány.
club-next-start = Až budou všichni tady, zahajte turnaj.
club-next-few = Turnaj může začít, až v něm hraje alespoň { $fewest ->
    [one] { $fewest } hráč
    [few] { $fewest } hráči
   *[other] { $fewest } hráčů
}.
club-next-pair = { $round }. kolo lze nalosovat.
club-next-results = { $count ->
    [one] Chybí jeden výsledek: { $games }
    [few] Chybějí { $count } výsledky: { $games }
   *[other] Chybí { $count } výsledků: { $games }
}
club-next-end = Všechny partie jsou odehrány: turnaj lze ukončit.
club-at-undone = Toto losování bylo vzato zpět: partie se nepočítá.
