## Co služba odmítá a proč

too-many = Příliš mnoho požadavků; chvíli počkejte.
too-large = Na odeslání je to příliš velké.
foreign-origin = Požadavky z tohoto webu nejsou povoleny.
no-such-study = Taková studie neexistuje, nebo byla smazána.
study-changed = Tato studie byla mezitím změněna jinde.
too-many-mails = Bylo třeba potvrdit příliš mnoho adres. Zkuste to znovu za { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
}.
too-many-studies = Dosáhli jste meze, studií nejvýš { $most }: nejdřív jednu smažte.
too-many-tables = Máte { $most ->
    [one] { $most } nedohraný stůl
    [few] { $most } nedohrané stoly
   *[other] { $most } nedohraných stolů
}; nejdřív jeden dohrajte.
no-room-for-large = Server teď nemá místo na další velkou desku. Zkuste menší, nebo se vraťte později.
no-such-table = Pod tímto odkazem žádný stůl není.
no-such-ply = Partie má jen { $most ->
    [one] { $most } krok
    [few] { $most } kroky
   *[other] { $most } kroků
}.
not-found = Nenalezeno: { $what }
wrong-method = { $what } tento požadavek nepodporuje.
not-readable = { $why }
not-a-message = Neplatná zpráva: { $why }
text-expected = Zpráva musí být text.
from-the-future = Tato zpráva odkazuje na události, které se ještě nestaly.
illegal-move = Pravidla tento tah zakazují.
stale = Partie mezitím pokročila.
name-is-empty = Zadejte jméno s aspoň jedním písmenem.
bad-seats = U veřejného stolu musí hrát aspoň jeden člověk.
analysis-not-yet = Partii proti lidem lze analyzovat, až skončí.
review-not-yet = Rozbor partie je možný, až skončí.
no-hint = Nápověda není k dispozici.
server-stops = Server se restartuje a brzy bude zpět.
mistake-missing = Chybí „{ $where }“.
mistake-unknown = „{ $where }“ tu není známo.
mistake-length = „{ $where }“ je příliš dlouhé nebo příliš krátké.
mistake-range = „{ $where }“ je příliš velké nebo příliš malé.
mistake-value = „{ $where }“ nemůže mít tuto hodnotu.
mistake-json = To není platný JSON.
mistake-nul = Text obsahuje znak U+0000, který v žádném textu být nesmí.
mistake-too-much = To je příliš velké nebo příliš hluboko vnořené.
why-no-such-move = To není tah této hry.
read-only = Server je teď jen pro čtení. Nic se neztratilo; zkuste to za chvíli.
table-closed = Tento stůl zavřel provozovatel serveru.
guest-banned = Provozovatel serveru vám zakázal přístup.
pass-not-good = Tento odkaz už byl použit, zneplatněn, nebo vypršel. Vytvořte na druhém zařízení nový.
too-many-passkeys = Víc přístupových klíčů mít nelze: nejdřív jeden odeberte.
no-such-passkey = Tento přístupový klíč už byl odebrán.
no-such-device = Toto zařízení už je odhlášené.
passkey-not-good = Tento přístupový klíč nebyl přijat. Zkuste to znovu, nebo použijte jiný.
passkey-first = Nejdřív to potvrďte jedním ze svých přístupových klíčů.
passkeys-elsewhere = Přístupové klíče patří k jedné adrese. Otevřete { $link } a zkuste to tam znovu.
passkeys-need-https = Přístupové klíče fungují jen přes HTTPS a pod jménem, jako je play.example.org, nebo na tomto počítači na http://localhost.
rated-needs-passkey = O rating se hraje jen pod uchovaným jménem: jinak by šlo špatný rating smazat i s cookie. Nejdřív na své stránce přidejte přístupový klíč.
rated-not-here = O rating se hraje na serveru, pod jmény, která jsou tam uchovaná.
rated-people = O rating hrají lidé, každý u svého zařízení, bez počítačů.
rated-one-each = U stolu s ratingem má každý jedno místo a vlastní jméno.
rated-needs-clock = Partie o rating potřebuje hodiny, aby nikdo nevyhrál tím, že odejde.
rated-from-start = Partie o rating začíná od začátku hry.
rated-no-undo = V partii o rating se tahy nevracejí.
rated-no-help = V partii o rating nejsou před koncem nápovědy ani analýza.
not-in-charge = Nesprávný klíč.
forgotten-guest = Host
forgotten-line = Tento řádek byl smazán.
