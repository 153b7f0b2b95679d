## Co pravidla zakazují a proč

why-hex-unflipped = V této hře se dílky nepřevracejí a nepřevrácený takto žádný neleží.
why-hex-no-such-shape = Žádný dílek nemá tento tvar.
why-hex-tile-used = Tento dílek ({ $tile }) jste už položili.
why-hex-opening-single = První dílek hry je jedničkový dílek.
