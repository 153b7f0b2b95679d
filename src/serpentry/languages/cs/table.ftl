## Co stůl odmítá a proč

not-seated = U tohoto stolu nemáte místo.
not-your-seat = Místo { $seat } není vaše.
no-such-seat = Místo { $seat } neexistuje.
no-guest = Nejdřív zadejte své jméno.
game-has-begun = Partie začala; místa jsou pevně daná.
already-seated = Už máte místo.
seat-taken = Toto místo není volné.
not-begun = Partie ještě nezačala: jedno místo je volné.
is-paused = Partie je pozastavena.
is-over = Partie skončila.
not-your-turn = Nejste na tahu.
not-paused = Partie není pozastavena.
not-playing = Teď se nehraje.
not-over = Partie ještě neskončila.
claim-your-own = Vlastní místo nelze převzít.
time-is-left = Tento hráč má ještě čas.
claim-needs-two = Při více než dvou hráčích nikdo nevyhrává na čas; místo může převzít počítač.
nothing-said = Zpráva je prázdná.
chat-is-full = Chat u tohoto stolu je plný.
asked-already = Jedna žádost už čeká; nejdřív odpovězte na ni.
nothing-asked = Tato žádost už neplatí.
own-question = Na vlastní žádost nelze odpovědět.
rematch-made = Odveta už má stůl.
draw-needs-two = Na remíze se mohou dohodnout jen dva hráči.
computer-plays-on = Počítač odmítá a hraje dál.
undo-chance = Hody a losy nelze vrátit.
undo-hidden = Při skrytých dílcích nelze tahy vracet.
undo-nothing = Není tah, který by šel vrátit.
record-hidden = Dokud jsou dílky skryté, záznam bude až po konci partie.
copy-not-yet = Z partie proti lidem lze pokračovat až po jejím skončení.
copy-hidden = Dokud jsou dílky skryté, odtud lze pokračovat až po konci partie.
table-secret = U jiných stolů tohoto kola se ještě hraje se stejnými hody. Desky se ukážou, až všichni dohrají.
copy-at-the-end = Zde už partie skončila: není v čem pokračovat.
copy-same-game = Kopie si ponechává svou hru i její volby.
copy-seats = Počet míst v této partii: { $seats }.
not-absent = Tento hráč je tu, byl tu před chvílí, nebo není na tahu.
claim-needs-clock = Bez hodin nikdo nevyhrává na čas; místo může převzít počítač.
home-full = V tomto prohlížeči došlo místo. Uvolněte ho a váš tah se uloží.
needs-server = K tomu je potřeba server.
no-such-side = Za tohle tu hrát nelze.
side-taken = To už má někdo jiný.
by-hand-here = Hody a losy lze zadat ručně, jen když všichni hrají na tomto zařízení.
nothing-to-tell = Teď se nehází ani nelosuje.
rest-not-here = Dovolená je jen v partiích s dny na tah.
rest-too-long = U tohoto stolu vám { $left ->
    [one] zbývá { $left } den
    [few] zbývají { $left } dny
   *[other] zbývá { $left } dní
} dovolené.
rest-too-late = Váš čas na tento tah už vypršel.
rest-too-far = Dovolená musí začít nejpozději za půl roku.
rest-twice = Na část těchto dní už dovolenou máte.
