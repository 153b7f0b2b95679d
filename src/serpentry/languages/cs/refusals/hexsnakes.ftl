## Co pravidla zakazují a proč

why-hex-unflipped = V této partii se dílky nepřevracejí a bez převrácení nemá tento tvar žádný dílek.
why-hex-no-such-shape = Žádný dílek nemá tento tvar.
why-hex-tile-used = Tento dílek ({ $tile }) jste už položili.
why-hex-opening-single = Jako první se klade jednička.
