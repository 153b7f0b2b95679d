## Co služba odmítá a proč

too-many = Příliš mnoho požadavků; chvíli počkejte.
too-large = To je příliš velké.
foreign-origin = Tato stránka nemá k serveru přístup.
no-such-study = Taková studie tu není, nebo není vaše.
too-many-studies = Dosáhli jste meze, studií nejvýš { $most }: nejdřív jednu smažte.
too-many-tables = Máte { $most ->
    [one] { $most } nedohraný stůl
    [few] { $most } nedohrané stoly
   *[other] { $most } nedohraných stolů
}; nejdřív jeden dohrajte.
no-room-for-large = Server teď nemá místo na další velkou desku. Zkuste menší, nebo se vraťte později.
no-such-table = Takový stůl neexistuje.
no-such-ply = Partie má jen { $most ->
    [one] { $most } krok
    [few] { $most } kroky
   *[other] { $most } kroků
}.
not-found = Nenalezeno: { $what }
wrong-method = Nepovolený požadavek: { $what }
not-readable = { $why }
not-a-message = Neplatná zpráva: { $why }
text-expected = Zpráva musí být text.
from-the-future = Tato zpráva ví o událostech, které se ještě nestaly.
illegal-move = Pravidla tento tah zakazují.
stale = Partie mezitím pokročila.
name-is-empty = Jméno potřebuje aspoň jedno písmeno.
bad-seats = U veřejného stolu musí hrát aspoň jeden člověk.
analysis-not-yet = Partie proti lidem se rozebírá, až skončí.
review-not-yet = Partii lze projít s hodnocením, až skončí.
no-hint = Nápověda není k dispozici.
server-stops = Server se restartuje a brzy bude zpět.
mistake-missing = Chybí „{ $where }“.
mistake-unknown = „{ $where }“ tu není známo.
mistake-length = „{ $where }“ je příliš dlouhé nebo příliš krátké.
mistake-range = „{ $where }“ je příliš velké nebo příliš malé.
mistake-value = „{ $where }“ nemůže mít tuto hodnotu.
mistake-json = To není platný JSON.
mistake-too-much = To je příliš velké nebo příliš hluboko vnořené.
why-no-such-move = To není tah této hry.
read-only = Služba teď partie jen ukazuje. Nic se neztratilo; za chvíli se bude pokračovat.
table-closed = Tento stůl zavřel provozovatel služby.
guest-banned = Tady už se účastnit nemůžete; rozhodl tak provozovatel služby.
pass-not-good = Tento odkaz už byl použit, stažen, nebo je příliš starý. Vytvořte na druhém zařízení nový.
not-in-charge = Tento klíč nesedí.
forgotten-guest = Host
