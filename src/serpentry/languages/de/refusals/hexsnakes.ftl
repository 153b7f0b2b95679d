## Was die Regeln verbieten, und warum

why-hex-unflipped = In dieser Partie werden Plättchen nicht gewendet, und ungewendet hat keines diese Form.
why-hex-no-such-shape = Kein Plättchen hat diese Form.
why-hex-tile-used = Dieses Plättchen ({ $tile }) hast du schon gelegt.
why-hex-opening-single = Das erste Plättchen der Partie ist das Einer-Plättchen.
