## Bots in beliebigen Sprachen: was verlangt wird, und woran sie scheitern

cli-bot-ok = gut  { $demand }
cli-bot-wrong = nein { $demand }: { $why }
demand-hello = beantwortet den Gruß mit hello
demand-game = spielt eine ganze Partie { $game }
demand-join = steigt mitten in einer Partie ein
demand-unknown = ignoriert Nachrichten, die er nicht kennt
demand-hurry = zieht, wenn er sich beeilen soll
demand-stop = beendet sich, wenn er dazu aufgefordert wird
fault-of-bot = Der Bot { $bot }: { $how }
fault-greeting = { $seconds ->
    [one] Keine Antwort auf den Gruß innerhalb von { $seconds } Sekunde.
   *[other] Keine Antwort auf den Gruß innerhalb von { $seconds } Sekunden.
  }
fault-early = Er sagte „{ $said }“, bevor er den Gruß beantwortet hatte.
fault-protocol = Er spricht Protokoll { $spoken }; dies ist Protokoll { $ours }.
fault-lines = { $lines ->
    [one] Er sandte { $lines } Zeile, ohne zu ziehen.
   *[other] Er sandte { $lines } Zeilen, ohne zu ziehen.
  }
fault-late = { $seconds ->
    [one] Kein Zug innerhalb von { $seconds } Sekunde.
   *[other] Kein Zug innerhalb von { $seconds } Sekunden.
  }
fault-long = { $bytes ->
    [one] Eine Zeile hatte mehr als { $bytes } Byte.
   *[other] Eine Zeile hatte mehr als { $bytes } Bytes.
  }
fault-ended = { $code ->
    [none] Er hat seine Ausgabe geschlossen.
   *[other] Er endete mit Code { $code }.
  }
fault-ended-saying = { $code ->
    [none] Er hat seine Ausgabe geschlossen: { $why }.
   *[other] Er endete mit Code { $code }: { $why }.
  }
fault-crashed = Er brach mit { $error } ab.
fault-killed = Er musste abgebrochen werden, nachdem er aufhören sollte.
fault-no-message = Er sandte „{ $said }“, und das ist kein JSON-Objekt mit einem type.
fault-index = { $count ->
    [one] Er wählte Index { $index }, aber es gibt { $count } erlaubten Zug.
   *[other] Er wählte Index { $index }, aber es gibt { $count } erlaubte Züge.
  }
fault-index-kind = Er wählte den Index { $index }, und das ist keine ganze Zahl.
fault-id = Er beantwortete die Anfrage { $said }, aber die letzte war { $asked }.
fault-no-answer = Er antwortete ohne Index, Text, Nummer oder Zug.
fault-not-legal = Er wählte { $said }, was keiner seiner erlaubten Züge ist.
fault-no-move = Er wählte „{ $move }“, was kein Zug ist: { $why }
fault-illegal = Er wählte den verbotenen Zug { $move }: { $why }
