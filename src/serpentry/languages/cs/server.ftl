## Co služba odmítá a proč

too-many = To bylo moc najednou; chvíli počkejte.
too-large = To je příliš velké.
foreign-origin = Tato stránka sem nesmí volat.
too-many-tables = Máte { $most ->
    [one] { $most } nedohraný stůl
    [few] { $most } nedohrané stoly
   *[other] { $most } nedohraných stolů
}; nejdřív jeden dohrajte.
no-such-table = Takový stůl neexistuje.
no-such-ply = Hra má jen { $most ->
    [one] { $most } událost
    [few] { $most } události
   *[other] { $most } událostí
}.
not-found = { $what } tu není.
wrong-method = To s { $what } nejde.
not-readable = { $why }
not-a-message = To není zpráva: { $why }
text-expected = Zprávy jsou text.
from-the-future = Tato zpráva ví o událostech, které se ještě nestaly.
illegal-move = Pravidla tento tah zakazují.
stale = Mezitím se něco stalo.
name-is-empty = Jméno potřebuje aspoň jedno písmeno.
bad-seats = Veřejný stůl potřebuje člověka.
analysis-not-yet = Hra proti lidem se rozebírá, až skončí.
no-hint = Nápověda se nenašla.
server-stops = Server se zastavuje; brzy bude zpět.
