## Bots dans tous les langages : ce qu’on leur demande, et comment ils échouent

cli-bot-ok = oui  { $demand }
cli-bot-wrong = non  { $demand } : { $why }
demand-hello = répond au salut par hello
demand-game = joue une partie entière de { $game }
demand-join = arrive au milieu d’une partie
demand-unknown = ignore les messages qu’il ne connaît pas
demand-hurry = joue quand on le presse
demand-stop = se termine quand on lui dit d’arrêter
fault-of-bot = Le bot { $bot } : { $how }
fault-greeting = { $seconds ->
    [one] Il n’a pas répondu au salut en { $seconds } seconde.
   *[other] Il n’a pas répondu au salut en { $seconds } secondes.
  }
fault-early = Il a dit « { $said } » avant de répondre au salut.
fault-protocol = Il parle le protocole { $spoken } ; ici, c’est le protocole { $ours }.
fault-lines = { $lines ->
    [one] Il a envoyé { $lines } ligne sans jouer.
   *[other] Il a envoyé { $lines } lignes sans jouer.
  }
fault-late = { $seconds ->
    [one] Il n’a pas joué en { $seconds } seconde.
   *[other] Il n’a pas joué en { $seconds } secondes.
  }
fault-long = { $bytes ->
    [one] Il a envoyé une ligne de plus de { $bytes } octet.
   *[other] Il a envoyé une ligne de plus de { $bytes } octets.
  }
fault-ended = { $code ->
    [none] Il a fermé sa sortie.
   *[other] Il s’est terminé avec le code { $code }.
  }
fault-ended-saying = { $code ->
    [none] Il a fermé sa sortie : { $why }.
   *[other] Il s’est terminé avec le code { $code } : { $why }.
  }
fault-crashed = Il a levé l’exception { $error }.
fault-killed = Il a fallu l’interrompre après lui avoir dit d’arrêter.
fault-no-message = Il a envoyé « { $said } », qui n’est pas un objet JSON avec un type.
fault-index = Il a choisi l’indice { $index } ; nombre de coups permis : { $count }.
fault-index-kind = Il a choisi l’indice { $index }, qui n’est pas un nombre entier.
fault-id = Il a répondu à la demande { $said }, alors que la dernière était { $asked }.
fault-no-answer = Il a répondu sans indice, ni texte, ni numéro, ni coup.
fault-not-legal = Il a choisi { $said }, qui n’est pas parmi ses coups permis.
fault-no-move = Il a choisi « { $move } », qui n’est pas un coup : { $why }
fault-illegal = Il a choisi le coup interdit { $move } : { $why }
