## Co říká vypravěč

task-sssnake-roll-you = Hází se pro vás kostkou: ukáže, kolik karet si vezmete.
task-sssnake-roll-other = { $who } hází kostkou.
task-sssnake-draw-you = Padla vám { $roll }: tolik karet si vezmete.
task-sssnake-draw-other = { $who } hází { $roll }: tolik karet si bere.
task-sssnake-draw-last-you = { $left ->
    [one] Padla vám { $roll }, ale zbývá jen { $left } karta: vezmete si ji.
    [few] Padla vám { $roll }, ale zbývají jen { $left } karty: vezmete si je.
   *[other] Padla vám { $roll }, ale zbývá jen { $left } karet: vezmete si je.
}
task-sssnake-draw-last-other = { $left ->
    [one] { $who } hází { $roll } a bere si poslední kartu.
    [few] { $who } hází { $roll } a bere si poslední { $left } karty.
   *[other] { $who } hází { $roll } a bere si posledních { $left } karet.
}
task-sssnake-one-you = Vzali jste si jen jednu kartu ({ $card }): přiložte ji k hadovi souseda ({ $other }).
task-sssnake-one-to-you = { $who } přikládá jedinou kartu ({ $card }) k vašemu hadovi.
task-sssnake-one-other = { $who } přikládá jedinou kartu ({ $card }) k hadovi souseda ({ $other }).
task-sssnake-leave-open = Karta toho hada nesmí uzavřít.
task-sssnake-one-back-you = Karta ({ $cards }) nemá místo u hada souseda ({ $other }): přiložte ji ke svému.
task-sssnake-one-back-other = Karta ({ $cards }) nemá místo u hada souseda ({ $other }): { $who } ji přikládá ke svému.
task-sssnake-one-kept-open-you = Karta ({ $cards }) nesmí uzavřít hada souseda ({ $other }): přiložte ji ke svému.
task-sssnake-one-kept-open-other = Karta ({ $cards }) nesmí uzavřít hada souseda ({ $other }): { $who } ji přikládá ke svému.
task-sssnake-keep-one-you = Přiložte jednu z těchto karet ke svému hadovi: { $cards }.
task-sssnake-keep-one-other = { $who } přikládá jednu z těchto karet ke svému hadovi: { $cards }.
task-sssnake-keep-two-you = Přiložte dvě z těchto karet ke svému hadovi: { $cards }.
task-sssnake-keep-two-other = { $who } přikládá dvě z těchto karet ke svému hadovi: { $cards }.
task-sssnake-keep-only-you = Přiložte jednu z těchto karet ke svému hadovi, pro druhou není místo: { $cards }.
task-sssnake-keep-only-other = { $who } přikládá jednu z těchto karet ke svému hadovi, pro druhou není místo: { $cards }.
task-sssnake-give-you = Vyberte dárek (komu: { $other }), žádná z těchto karet nemá místo u vašeho hada: { $cards }.
task-sssnake-give-other = { $who } nemůže přiložit žádnou z těchto karet: { $cards }, a vybírá dárek (komu: { $other }).
task-sssnake-gift-you = Přiložte ke svému hadovi dárek (od: { $giver }): { $card }.
task-sssnake-gift-other = { $who } přikládá ke svému hadovi dárek (od: { $giver }): { $card }.
task-sssnake-returned-you = Dárek ({ $cards }) nemá místo u hada souseda ({ $other }) a vrací se: přiložte ho ke svému.
task-sssnake-returned-other = Dárek ({ $cards }) nemá místo u hada souseda ({ $other }) a vrací se: { $who } ho přikládá ke svému.
task-sssnake-where = Karta patří tam, kam míří hlava nebo ocas hada.
task-sssnake-gift-is-last = Zbylá karta je dárek (komu: { $other }).
task-sssnake-gift-of-rest = Jedna ze dvou ostatních je dárek (komu: { $other }).
task-sssnake-rest-leaves = Co zbude, jde ze hry.
task-sssnake-can-close = Teď můžete uzavřít svého hada, hlava k ocasu.
task-sssnake-can-close-other = Karta může uzavřít hada souseda ({ $other }).
barred-sssnake-nowhere = Tato karta nemá místo u vašeho hada: nenavázala by na konec, nebo by se hlava a ocas už nesešly.
barred-sssnake-too-few = Po této kartě už v balíčku nezbude dost karet na uzavření vašeho hada.
barred-sssnake-not-first = Jako první by tato karta nenechala místo pro druhou; s jinou kartou napřed lze položit dvě.
move-sssnake-roll = kostka ukazuje { $number }
move-sssnake-draw = vzaté karty: { $cards }
move-sssnake-give = dárek: { $card }
move-sssnake-on = { $what }, had ({ $owner })
move-sssnake-card = { $card } ({ $sides }) { $cell_on }
move-sssnake-crossing = { $card } { $cell_on }
did-sssnake-roll-you = Házíte { $number }.
did-sssnake-roll-other = { $who } hází { $number }.
did-sssnake-draw-you = Berete si: { $cards }.
did-sssnake-draw-other = { $who } si bere: { $cards }.
did-sssnake-give-you = Vybíráte dárek (komu: { $other }): { $card }. Ze hry jde: { $rest }.
did-sssnake-give-other = { $who } vybírá dárek (komu: { $other }): { $card }. Ze hry jde: { $rest }.
did-sssnake-own-you = Prodlužujete svého hada: { $what }. Teď { $score } ({ $change }).
did-sssnake-own-other = { $who } prodlužuje svého hada: { $what }. Teď { $score } ({ $change }).
did-sssnake-to-you = { $who } přikládá kartu k vašemu hadovi: { $what }. Teď { $score } ({ $change }).
did-sssnake-on-you = Přikládáte kartu k hadovi souseda ({ $other }): { $what }. Teď { $score } ({ $change }).
did-sssnake-on-other = { $who } přikládá kartu k hadovi souseda ({ $other }): { $what }. Teď { $score } ({ $change }).
did-sssnake-close-you = Uzavíráte svého hada, hlava k ocasu: { $what }.
did-sssnake-close-other = { $who } uzavírá svého hada, hlava k ocasu: { $what }.
did-sssnake-close-to-you = { $who } uzavírá vašeho hada za vás, hlava k ocasu: { $what }.
did-sssnake-close-on-you = Uzavíráte hada souseda ({ $other }), hlava k ocasu: { $what }.
did-sssnake-close-on-other = { $who } uzavírá hada souseda ({ $other }), hlava k ocasu: { $what }.
did-sssnake-nearer = o { $count } méně
did-sssnake-further = o { $count } více
did-sssnake-as-near = stejně jako dřív
passed-sssnake-no-place-you = Karta nemá místo u vašeho hada: { $cards }.
passed-sssnake-no-place-other = Karta nemá místo u hada ({ $who }): { $cards }.
passed-sssnake-would-close-you = Jediná karta ({ $cards }) by se k vašemu hadovi hodila jen tak, že by ho uzavřela, a to nesmí.
passed-sssnake-would-close-other = Jediná karta ({ $cards }) by se k hadovi ({ $who }) hodila jen tak, že by ho uzavřela, a to nesmí.
passed-sssnake-gift-back-you = Dárek se vrací k vám.
passed-sssnake-gift-back-other = Dárek se vrací: dostává ho { $who }.
passed-sssnake-alike-you = Vaše karty jsou všechny stejné: jedna je dárek, zbytek jde ze hry.
passed-sssnake-alike-other = Karty jsou všechny stejné ({ $who }): jedna je dárek, zbytek jde ze hry.
passed-sssnake-leaves = Ze hry jde: { $cards }.
passed-sssnake-deck-empty = Balíček je prázdný.
passed-sssnake-round = Kolo { $round } skončilo: { $scores }. Další začíná s holými startovními kartami a plným balíčkem.
end-sssnake-rounds = { $who }: celkem { $score } ({ $earlier } v předchozích kolech, { $last } v posledním).
summary-sssnake-total = { $who } ({ $score })
summary-sssnake-round = Kolo { $round }/{ $rounds }.
summary-sssnake-from = Pole se počítají od každé startovní karty: { $cell } je dvě vlevo od ní a jedno nahoru.
summary-sssnake-deck = { $count ->
    [one] V balíčku je { $count } karta.
    [few] V balíčku jsou { $count } karty.
   *[other] V balíčku je { $count } karet.
}
summary-sssnake-hand = Karty v ruce: { $cards }.
summary-sssnake-snake = { $cards ->
    [one] { $who }: vyložena { $cards } karta, chybí { $missing }; hlava míří { $head_onto }, ocas { $tail_onto }.
    [few] { $who }: vyloženy { $cards } karty, chybí { $missing }; hlava míří { $head_onto }, ocas { $tail_onto }.
   *[other] { $who }: vyloženo { $cards } karet, chybí { $missing }; hlava míří { $head_onto }, ocas { $tail_onto }.
}
summary-sssnake-closed = { $cards ->
    [one] { $who }: had je uzavřen a má { $cards } kartu.
    [few] { $who }: had je uzavřen a má { $cards } karty.
   *[other] { $who }: had je uzavřen a má { $cards } karet.
}
