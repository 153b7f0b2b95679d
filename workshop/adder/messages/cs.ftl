## Co se říká o hře Adder

blurb-adder = Kostka určuje, jak daleko hadi rostou z rohů desky; vyhrává nejdelší.
starts-adder = Pravidla neříkají, kdo začíná.

option-adder-size = Polí podél strany
help-adder-size = Kolik polí má každá strana desky.
option-adder-die = Stěn kostky
help-adder-die = Čísla na kostce jdou od 1 až po toto.

why-adder-covered = Pole { $cell } je už obsazené.
why-adder-not-straight = Pole { $cell } neleží rovně před { $head }, hlavou vašeho hada.
why-adder-too-far = Pole { $cell } je od { $head } příliš daleko: na kostce je { $number }.
why-adder-turned = Váš had se už jednou obrátil.
why-adder-roll-first = Nejdřív je třeba hodit kostkou.
why-adder-rolled = Kostkou se už házelo: je na ní { $number }.
why-adder-no-such-number = Kostka o { $die } stěnách nemá číslo { $number }.

task-adder-grow-you = Rosťte rovně od hlavy svého hada, nejvýše o { $number } { $number ->
    [one] pole
    [few] pole
   *[other] polí
}.
task-adder-grow-other = { $who } roste nejvýše o { $number } { $number ->
    [one] pole
    [few] pole
   *[other] polí
}.
task-adder-turn = Nebo svého hada obraťte, jednou za partii.

move-adder-roll = Na kostce je { $number }
move-adder-grow = { $cell }
move-adder-turn = obrat
