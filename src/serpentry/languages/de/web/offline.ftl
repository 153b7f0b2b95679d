## Playing in the browser, without a server

web-needs-server = Einladungen und offene Tische brauchen einen Server; diese Website hat keinen.
web-clubs-need-server = Clubs brauchen einen Server; diese Website hat keinen.
web-with-others = Online mit anderen weiterspielen
web-take-home = In diesen Browser kopieren
web-house-coming = Schritt 1 von 3: Die Spiele werden geladen, { $percent } % von { $size } MB
web-house-rules = Schritt 2 von 3: Die Regeln werden vorbereitet …
web-unkept = Dieser Browser kann deine Partie nicht speichern (vielleicht ein privates Fenster oder kein Platz mehr). Du kannst weiterspielen, aber die Partie bleibt nicht erhalten.
web-house-starting = Schritt 3 von 3: Der Tisch wird vorbereitet …
web-home-old = Dieser Browser ist zu alt, um ohne Server zu spielen. Eine neuere Version kann es.
web-home-network = Die Spiele konnten nicht geladen werden. Verbinde dich einmal und wähl „Für offline behalten“.
web-home-broken = Die Spiele ließen sich in diesem Browser nicht starten. Lade die Seite neu.
web-update = Eine neue Version ist da. Deine Partien bleiben, wie sie sind.
web-update-take = Laden
