## Příprava stolu

web-own-rules = Vlastní pravidla
web-own-rules-line = Některé volby níže jsou změněné.
web-dropped = To už není možné a bylo zrušeno:
web-why-recommended = Jinak než v tištěných pravidlech:
web-what-is-otherwise = Co je jinak:
web-one-less = Méně
web-one-more = Více
web-eyes = Klepnutím na pole v něm uděláte díru, nebo ji zaplníte.
web-side-chosen = { $label }: { $side }
web-order-of-play = V pořadí tahů: { $names }.
web-starter-lot-line = Na losu se podílí každé zařízení; potom to může kdokoli ověřit.
web-starter-turn-line = První partie losem; v odvetě začíná další hráč.
web-starter-loser-line = První partie losem; v odvetě začíná, kdo prohrál tu poslední.
web-pick-side = Za koho hrajete?
web-begins-lot = Los: začíná { $name }.
web-begins-loser = { $name } začíná po prohře v minulé partii.
web-begins-turn = Tentokrát začíná { $name }.
web-who-plays = Kdo hraje
web-computer-at = Počítač, { $level }
web-add-computer = Přidat počítač
web-link-follows = Odkaz k odeslání dostanete, jakmile bude stůl připravený.
web-cancel = Zrušit
web-holidays-rule = Každý si může vzít 14 dní dovolené za rok.
web-rated = O rating
web-ratings = Ratingy
web-rated-games = Partie o rating
web-rated-line = Partie mění ratingy: s hodinami, bez vracení tahů, nápověd a analýzy. Kdo odejde, prohraje na čas.
web-rated-agree = Tato partie mění ratingy a usednutím s tím souhlasíte. Před koncem se tahy nevracejí, nejsou nápovědy ani analýza a kdo odejde, prohraje na čas.
web-rated-people = Jen pro lidi u vlastních zařízení, bez počítačů.
web-rated-needs-passkey = O rating se hraje jen pod jménem uchovaným přístupovým klíčem: jinak by šlo špatný rating smazat i s cookie.
web-rated-keep = Uchovat jméno
web-rated-no-undo = V partii o rating se tahy nevracejí.
web-rated-change = { $was } → { $now }
web-rated-not = Partie se do ratingu nezapočítala: skončila dřív, než aspoň dva hráči táhli.
web-rated-provisional = předběžný
web-rated-seats = { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}
