## Tvorba her: co říkají `new-game` a `ready`

cli-workshop = Tvorba her.
cli-new-game-made = Napsáno řádků: { $lines }, souborů: { $files }.
cli-new-game-next = Zahrát si: { $play }. Co chybí: { $ready }.
cli-new-game-page = Jak pokračovat: { $page }.
cli-written = Zapsáno: { $file }
cli-ready-lacks = { $count ->
    [0] Nic nechybí.
   *[other] Chybí: { $count }
  }
ready-rule-page = stránka pravidel
ready-tests = testy
ready-counts = počty
ready-ledger = rejstřík
ready-referee = druhý rozhodčí
ready-playthrough = průběh
ready-lesson = lekce
ready-board = deska
ready-picture = obrázek
ready-golden = vzorové partie
ready-translations = překlady
ready-numbers = čísla
ready-kernel = jádro
ready-contents = obsah
advice-rule-page = pravidla vlastními slovy
advice-tests = tahy, které stojí za pokus
advice-counts = spočítané posloupnosti
advice-ledger = každá věta pravidel a kde je dodržena
advice-referee = pravidla přečtená znovu, bez společného kódu
advice-lesson = první partie, krok za krokem
advice-board = do té doby ukazuje prohlížeč kreslenou desku
advice-golden = partie, které stojí za uchování, každá s důvodem
advice-research = co znamenají její čísla a vrstvy
advice-run = spusťte `{ $command }`
lacks-file = { $file }: { $advice }
lacks-ruling = žádný test nemá značku `{ $mark }`
lacks-messages = { $folder }: zpráv { $count } ({ $keys } …)
lacks-kernel = zatím žádné ({ $page }): hledá se podle prostých pravidel
lacks-contents = co je v krabici (`contents`), k tisku a vystřižení
why-not-golden = Uchovat lze jen celou partii hry { $game }.
why-no-game-name = „{ $name }“ není název: má 3 až 20 písmen a–z a číslic.
why-name-taken = Název „{ $name }“ je už obsazený.
why-no-list = { $file } nemá seznam, do kterého by nová hra patřila.
