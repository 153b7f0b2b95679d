## Co říká vypravěč

task-hex-opening-you = Položte jedničkový dílek na libovolné pole: otevírá partii.
task-hex-opening-other = { $who } otevírá partii jedničkovým dílkem.
task-hex-other = { $who } vybírá dílek a místo pro něj.
task-hex-first-you = Položte dílek a začněte prvního hada: nesmí se dotýkat žádného jiného dílku.
task-hex-grow-new-you = Položte dílek: prodlužte svého hada na jednom konci, nebo začněte nového, který se ničeho nedotýká.
task-hex-grow-you = Položte dílek: prodlužte svého hada na jednom konci. Pro nového místo není.
task-hex-new-you = Položte dílek: začněte nového hada, který se ničeho nedotýká. Žádný váš had nemůže růst.
barred-hex-opening = Jako první se v partii klade jednička.
barred-hex-nowhere = Tento dílek se teď nikam nevejde.
did-hex-new-you = Začínáte nového hada: { $what }.
did-hex-new-other = { $who } začíná nového hada: { $what }.
did-hex-grow-you = Prodlužujete hada na délku { $length }: { $what }.
did-hex-grow-other = { $who } prodlužuje hada na délku { $length }: { $what }.
did-hex-join-you = Spojujete dva hady v jednoho o délce { $length }: { $what }.
did-hex-join-other = { $who } spojuje dva hady v jednoho o délce { $length }: { $what }.
did-hex-ring-you = Uzavíráte kruh o délce { $length }, který už neporoste: { $what }.
did-hex-ring-other = { $who } uzavírá kruh o délce { $length }, který už neporoste: { $what }.
scored-hex-you = To je teď váš nejdelší had: { $score }.
scored-hex-other = Nejdelší vlastní had ({ $who }): { $score }.
passed-hex-no-tiles-you = Nemáte už žádné dílky: do konce partie vynecháváte.
passed-hex-no-tiles-other = { $who } nemá už žádné dílky a do konce partie vynechává.
passed-hex-stuck-you = { $count ->
    [one] Váš poslední dílek se už nikam nevejde: do konce partie vynecháváte.
    [few] Žádný z vašich { $count } dílků se už nikam nevejde: do konce partie vynecháváte.
   *[other] Žádný z vašich { $count } dílků se už nikam nevejde: do konce partie vynecháváte.
}
passed-hex-stuck-other = { $count ->
    [one] { $who } do konce partie vynechává: poslední dílek se už nikam nevejde.
    [few] { $who } do konce partie vynechává: žádný ze zbývajících dílků ({ $count }) se už nikam nevejde.
   *[other] { $who } do konce partie vynechává: žádný ze zbývajících dílků ({ $count }) se už nikam nevejde.
}
end-hex-nobody = Nikdo už nemůže položit dílek.
end-hex-length = { $who } ({ $length })
end-hex-longest = Rozhoduje nejdelší had: { $scores }.
end-hex-shared = O vítězství se dělí stejně dlouzí hadi: { $scores }.
summary-hex-snake = { $length ->
    [1] { $who }: had o délce { $length } na { $ends }.
   *[other] { $who }: had o délce { $length }, konce na { $ends }.
}
summary-hex-ring = { $who }: uzavřený kruh o délce { $length }.
summary-hex-no-snake = { $who }: zatím žádný had.
summary-hex-hand = { $who } má ještě tyto dílky: { $tiles }.
summary-hex-no-tiles = { $who } nemá už žádné dílky.
