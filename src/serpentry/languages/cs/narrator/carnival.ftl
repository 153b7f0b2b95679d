## Co říká vypravěč

task-carnival-house = Dům se náhodně otočí: rozhodne, kdo hraje za které barvy.
task-carnival-deal-you = Dostáváte své dílky.
task-carnival-deal-other = { $who } dostává dílky.
task-carnival-draw-you = Berete si dílek.
task-carnival-draw-other = { $who } si bere dílek.
task-carnival-yours = Vaši hadi: { $colours }.
task-carnival-lay-you = Teď můžete { $ways_or }.
task-carnival-way-own = prodloužit svého hada
task-carnival-way-other = prodloužit cizího hada
task-carnival-way-mend = nahradit kládu
task-carnival-way-gift = položit dárek (body pro hada vedle)
task-carnival-way-trouble = položit nepříjemnost (minus body pro hada vedle)
task-carnival-way-log = položit kládu (místo dílku, bez bodů)
task-carnival-way-turn = odklonit zablokovaného hada
task-carnival-lay-other = { $who } vybírá dílek a pole pro něj.
task-carnival-ends = Kam vedou vaši hadi (od domu): { $ends }.
task-carnival-end = { $colour } { $cell_onto }
task-carnival-blocked-turn = Váš { $colour } had je zablokovaný ({ $cell_the }): rohová kláda místo jeho posledního dílku by ho odklonila.
task-carnival-blocked-cross = Váš { $colour } had je zablokovaný ({ $cell_the }): křížová kláda by ho tam pustila dál.
task-carnival-blocked-either = Váš { $colour } had je zablokovaný ({ $cell_the }): křížová kláda by ho tam pustila dál, rohová kláda místo jeho posledního dílku by ho odklonila.
task-carnival-blocked-now = Váš { $colour } had je zablokovaný ({ $cell_the }) a žádná kláda ho teď nemůže vést dál.
task-carnival-others = Žádný váš dílek teď nepasuje k vašim hadům. Body získá majitel hada, ale vy určíte, kam se otočí.
task-carnival-heads-you = Závěrečné kolo: položte hlavu tam, kam vede její had.
task-carnival-heads-other = Závěrečné kolo: { $who } pokládá hlavu.
task-carnival-hats-you = Závěrečné kolo: nasaďte klobouk hadovi, svému nebo cizímu.
task-carnival-hats-other = Závěrečné kolo: { $who } vybírá hada pro klobouk.
task-carnival-pass = Můžete také vynechat.
barred-carnival-head = Hlavy jsou pro závěrečné kolo.
barred-carnival-hat = Klobouky jsou pro závěrečné kolo.
barred-carnival-own-first = Nejdřív vlastní hadi: máte dílek pro některého z nich, takže tohoto prodloužit nesmíte.
barred-carnival-no-side = Vedle hadů není volné pole, kam by se dílek směl položit.
barred-carnival-no-straight = Na stole neleží rovný dílek hada, který by se jím dal nahradit.
barred-carnival-no-corner = Na stole neleží rohový dílek hada, který by se jím dal nahradit, a žádného vašeho zablokovaného hada nelze odklonit.
barred-carnival-nothing-to-cross = Na stole neleží rovný dílek ani rovná kláda, které by se jím daly nahradit.
barred-carnival-blocked = Tento had ({ $colour }) je zablokovaný ({ $cell_the }) a tento dílek tam žádnou kládu nenahradí.
barred-carnival-because = Pro tento dílek teď není místo. { $why }
barred-carnival-no-end = Ten had už má hlavu, nebo pole, na které vede, není volné.
barred-carnival-only-heads = Teď se pokládají jen hlavy.
barred-carnival-only-hats = Teď se nasazují jen klobouky, každý na hlavu bez klobouku.
move-carnival-house = dům, na sever míří { $colour_fem }
move-carnival-draw = { $tile }
move-carnival-draw-hidden = skrytý dílek
move-carnival-turned = { $tile } ({ $sides }) { $cell_on }
move-carnival-tile = { $tile } { $cell_on }
move-carnival-hat = { $tile }, had: { $colour }
move-carnival-pass = vynechat
did-carnival-house = Dům leží, na sever míří { $colour_fem }.
did-carnival-plays-you = Hrajete za barvu: { $colours_fem }.
did-carnival-plays-other = { $who } hraje za barvu: { $colours_fem }.
did-carnival-dealt-you = Dostáváte: { $tiles }.
did-carnival-dealt-other = { $who } dostává: { $tiles }.
did-carnival-dealt-hidden = { $count ->
    [one] { $who } dostává { $count } dílek.
    [few] { $who } dostává { $count } dílky.
   *[other] { $who } dostává { $count } dílků.
}
did-carnival-draw-you = Berete si: { $tile }.
did-carnival-draw-other = { $who } si bere: { $tile }.
did-carnival-draw-hidden = { $who } si bere dílek.
did-carnival-place-you = Pokládáte: { $what }.
did-carnival-place-other = { $who } pokládá: { $what }.
did-carnival-grow-you = Prodlužujete svého hada ({ $colour }): { $what }.
did-carnival-grow-other = { $who } prodlužuje svého hada ({ $colour }): { $what }.
did-carnival-grow-to-you = { $who } přikládá dílek k vašemu hadovi ({ $colour }): { $what }.
did-carnival-grow-on-you = Přikládáte dílek k cizímu hadovi ({ $other }, { $colour }): { $what }.
did-carnival-grow-on-other = { $who } přikládá dílek k cizímu hadovi ({ $other }, { $colour }): { $what }.
did-carnival-replace-you = Nahrazujete dílek svého hada ({ $colour }). Dosud: { $old }. Nyní: { $what }.
did-carnival-replace-other = { $who } nahrazuje dílek svého hada ({ $colour }). Dosud: { $old }. Nyní: { $what }.
did-carnival-replace-to-you = { $who } nahrazuje dílek vašeho hada ({ $colour }). Dosud: { $old }. Nyní: { $what }.
did-carnival-replace-on-you = Nahrazujete dílek cizího hada ({ $other }, { $colour }). Dosud: { $old }. Nyní: { $what }.
did-carnival-replace-on-other = { $who } nahrazuje dílek cizího hada ({ $other }, { $colour }). Dosud: { $old }. Nyní: { $what }.
did-carnival-hat-you = Nasazujete svému hadovi ({ $colour }) klobouk ({ $hat_worth }).
did-carnival-hat-other = { $who } nasazuje svému hadovi ({ $colour }) klobouk ({ $hat_worth }).
did-carnival-hat-to-you = { $who } nasazuje vašemu hadovi ({ $colour }) klobouk ({ $hat_worth }).
did-carnival-hat-on-you = Nasazujete cizímu hadovi ({ $other }, { $colour }) klobouk ({ $hat_worth }).
did-carnival-hat-on-other = { $who } nasazuje cizímu hadovi ({ $other }, { $colour }) klobouk ({ $hat_worth }).
did-carnival-pass-you = Vynecháváte.
did-carnival-pass-other = { $who } vynechává.
did-carnival-token-you = Berete si žeton s diamantem.
did-carnival-token-other = { $who } si bere žeton s diamantem.
passed-carnival-skipped-you = Neměli jste co položit a vynechali jste; nebylo ani co brát.
passed-carnival-skipped-other = Tah vynechal hráč { $who }: neměl co položit ani co brát.
passed-carnival-draws-you = Neměli jste co položit: vynechali jste a vzali jste si dílek.
passed-carnival-draws-other = Tah vynechal hráč { $who }: neměl co položit a vzal si dílek.
passed-carnival-no-head-you = Neměli jste kam položit hlavu a vynechali jste.
passed-carnival-no-head-other = Tah vynechal hráč { $who }: neměl kam položit hlavu.
passed-carnival-no-hat-you = Neměli jste komu nasadit klobouk a vynechali jste.
passed-carnival-no-hat-other = Tah vynechal hráč { $who }: neměl komu nasadit klobouk.
passed-carnival-nobody = Hromádka i odhozené dílky jsou pryč a nikdo už nemůže položit dílek. „Hadi už se dochystávají na karneval!“ Začíná závěrečné kolo: nejdřív hlavy, pak klobouky.
passed-carnival-stalled = { $rounds ->
    [one] Už { $rounds } celé kolo na stole nic nepřibylo. „Hadi už se dochystávají na karneval!“ Začíná závěrečné kolo: nejdřív hlavy, pak klobouky.
    [few] Už { $rounds } celá kola na stole nic nepřibylo. „Hadi už se dochystávají na karneval!“ Začíná závěrečné kolo: nejdřív hlavy, pak klobouky.
   *[other] Už { $rounds } celých kol na stole nic nepřibylo. „Hadi už se dochystávají na karneval!“ Začíná závěrečné kolo: nejdřív hlavy, pak klobouky.
 }
passed-carnival-hats = Hlavy už se nepokládají: teď přijdou klobouky.
end-carnival-count = { $who }: { $score } (za kostýmy { $costumes }, za diamanty { $tokens }, za dárky { $gifts }, za nepříjemnosti { $troubles }, za hlavy { $head }, za klobouky { $hat }).
end-carnival-tie = { $diamonds ->
    [one] Stejně bodů. { $who }: délka { $length }, { $diamonds } žeton s diamantem.
    [few] Stejně bodů. { $who }: délka { $length }, { $diamonds } žetony s diamantem.
   *[other] Stejně bodů. { $who }: délka { $length }, { $diamonds } žetonů s diamantem.
}
summary-carnival-from = Pole se počítají od domu: { $cell } je dvě vlevo od něj a jedno nahoru.
summary-carnival-pile = Dílků v hromádce: { $count }; odhozených: { $discards }.
summary-carnival-none = { $who } ({ $colour }): zatím žádný had; začíná { $cell_on }.
summary-carnival-snake = { $who } ({ $colour }): had o délce { $length }, vede { $cell_onto }.
summary-carnival-blocked = { $who } ({ $colour }): had o délce { $length }, zablokovaný { $cell_on }.
summary-carnival-head = { $who } ({ $colour }): had o délce { $length } s hlavou, bez klobouku.
summary-carnival-hat = { $who } ({ $colour }): had o délce { $length } s hlavou a kloboukem ({ $hat_worth }).
summary-carnival-score = { $diamonds ->
    [one] { $who }: { $score }, { $diamonds } žeton s diamantem.
    [few] { $who }: { $score }, { $diamonds } žetony s diamantem.
   *[other] { $who }: { $score }, { $diamonds } žetonů s diamantem.
}
summary-carnival-hand = { $who } má v ruce: { $tiles }.
summary-carnival-hidden = { $count ->
    [one] { $who } má v ruce { $count } skrytý dílek.
    [few] { $who } má v ruce { $count } skryté dílky.
   *[other] { $who } má v ruce { $count } skrytých dílků.
}
summary-carnival-aside = Odloženo stranou ({ $who }): { $tiles }.
