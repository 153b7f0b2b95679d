## Upozornění e-mailem a přes Web Push

notice-turn-title = Jste na tahu: { $game }
notice-turn-line = Jste na tahu. Soupeři: { $others }.
notice-reminder-title = Dochází vám čas: { $game }
notice-reminder-line = { $hours ->
    [one] Na tah vám zbývá asi hodina. Soupeři: { $others }.
    [few] Na tah vám zbývají asi { $hours } hodiny. Soupeři: { $others }.
   *[other] Na tah vám zbývá asi { $hours } hodin. Soupeři: { $others }.
 }
notice-round-title = { $tournament }: začíná { $round }. kolo
notice-round-line = Vaši soupeři: { $others }.
notice-left-title = { $tournament }: vyhráváte { $round }. kolo
notice-left-line = Turnaj opouští: { $others }.
notice-tournament-title = Nový turnaj: { $tournament }
notice-tournament-line = { $club } vás zve ke hře: { $game }.
notice-rematch-title = { $name }: návrh odvety
notice-rematch-line = { $name } s vámi chce hrát další partii: { $game }.
notice-confirm-title = Potvrďte prosím svou e-mailovou adresu
notice-confirm-line = Někdo na { $host } požádal o upozornění na partie v Serpentry na tuto adresu. Pokud jste to byli vy, otevřete odkaz. Pokud ne, nemusíte dělat nic: víc zpráv od nás nepřijde.
notice-open = Otevřít: { $link }
notice-stop = Už neposílat e-maily: { $link }

## Stránky za odkazy v e-mailech

notice-page-confirm = Posílat upozornění na partie na { $address }?
notice-page-confirm-button = Ano, posílat
notice-page-confirmed = Hotovo: upozornění chodí na { $address }. V každém e-mailu je odkaz, kterým je zrušíte.
notice-page-stop = Už neposílat žádné e-maily na { $address }?
notice-page-stop-button = Vypnout
notice-page-stopped = Hotovo: adresa je smazaná a další e-maily nepřijdou.
notice-page-gone = Tento odkaz už neplatí. Na tuto adresu se nic neposílá.

## Co se odmítá a proč

notices-not-here = Tento server taková upozornění neposílá.
no-such-contact = Tato adresa nebo tento prohlížeč není zaregistrován.
not-an-address = Tohle nevypadá jako e-mailová adresa.
not-a-push-service = Tento server nezná službu push vašeho prohlížeče.
