## Co se říká o hře Adder

blurb-adder = Hadi rostou z rohů desky, o jedno pole za tah; vyhrává nejdelší.

option-adder-size = Velikost desky
help-adder-size = Polí podél strany desky.

why-cell-is-not-beside-head-the-head-of-your-snake = { $cell } nesousedí s { $head }, hlavou tvého hada.
