## Co se říká o hře Adder

blurb-adder = Hadi rostou z rohů desky, o jedno pole za tah; vyhrává nejdelší.

option-adder-size = Polí podél strany
help-adder-size = Kolik polí má každá strana desky.

why-adder-covered = Pole { $cell } je už obsazené.
why-adder-away-from-head = Pole { $cell } nesousedí s { $head }, hlavou vašeho hada.
starts-adder = Pravidla neříkají, kdo začíná.
