## Boti v libovolném jazyce: co se od nich žádá a v čem chybují

cli-bot-ok = ano  { $demand }
cli-bot-wrong = ne   { $demand }: { $why }
demand-hello = odpoví na pozdrav zprávou hello
demand-game = dohraje celou partii hry { $game }
demand-join = přidá se uprostřed partie
demand-unknown = ignoruje zprávy, které nezná
demand-hurry = táhne, když dostane pokyn, aby si pospíšil
demand-stop = skončí, když dostane pokyn
fault-of-bot = Bot { $bot }: { $how }
fault-greeting = Na pozdrav neodpověděl do { $seconds } s.
fault-early = Řekl „{ $said }“ dřív, než odpověděl na pozdrav.
fault-protocol = Mluví protokolem { $spoken }; zde je protokol { $ours }.
fault-lines = Poslaných řádků bez tahu: { $lines }.
fault-late = Netáhl do { $seconds } s.
fault-long = Poslal příliš dlouhý řádek (bajtů víc než { $bytes }).
fault-ended = { $code ->
    [none] Zavřel svůj výstup.
   *[other] Skončil s kódem { $code }.
  }
fault-ended-saying = { $code ->
    [none] Zavřel svůj výstup: { $why }.
   *[other] Skončil s kódem { $code }: { $why }.
  }
fault-crashed = Vyvolal výjimku { $error }.
fault-killed = Musel být ukončen poté, co mu bylo řečeno, aby skončil.
fault-no-message = Poslal „{ $said }“, což není objekt JSON s polem type.
fault-index = Zvolil index { $index }; povolených tahů: { $count }.
fault-index-kind = Zvolil index { $index }, což není celé číslo.
fault-id = Odpověděl na dotaz { $said }, ale poslední byl { $asked }.
fault-no-answer = Odpověděl bez indexu, textu, čísla nebo tahu.
fault-not-legal = Zvolil { $said }, což není mezi povolenými tahy.
fault-no-move = Zvolil „{ $move }“, což není tah: { $why }
fault-illegal = Zvolil zakázaný tah { $move }: { $why }
