## Bots in any language: what is asked of them, and how they fail

cli-bot-ok = ok  { $demand }
cli-bot-wrong = no  { $demand }: { $why }
demand-hello = answers the greeting with a hello
demand-game = plays a whole game of { $game }
demand-join = joins in the middle of a game
demand-unknown = ignores messages it doesn’t know
demand-hurry = moves when it is told to hurry
demand-stop = exits when told to stop
fault-of-bot = The bot { $bot }: { $how }
fault-greeting = { $seconds ->
    [one] It did not answer the greeting within { $seconds } second.
   *[other] It did not answer the greeting within { $seconds } seconds.
  }
fault-early = It said “{ $said }” before it answered the greeting.
fault-protocol = It speaks protocol { $spoken }; this is protocol { $ours }.
fault-lines = { $lines ->
    [one] It sent { $lines } line without making a move.
   *[other] It sent { $lines } lines without making a move.
  }
fault-late = { $seconds ->
    [one] It did not move within { $seconds } second.
   *[other] It did not move within { $seconds } seconds.
  }
fault-long = { $bytes ->
    [one] It sent a line of more than { $bytes } byte.
   *[other] It sent a line of more than { $bytes } bytes.
  }
fault-ended = { $code ->
    [none] It closed its output.
   *[other] It ended with code { $code }.
  }
fault-ended-saying = { $code ->
    [none] It closed its output: { $why }.
   *[other] It ended with code { $code }: { $why }.
  }
fault-crashed = It raised { $error }.
fault-killed = It had to be killed after it was told to stop.
fault-no-message = It sent “{ $said }”, which isn’t a JSON object with a type.
fault-index = { $count ->
    [one] It chose index { $index }, but there is { $count } legal move.
   *[other] It chose index { $index }, but there are { $count } legal moves.
  }
fault-index-kind = It chose the index { $index }, which isn’t a whole number.
fault-id = It answered request { $said }, but the last one was { $asked }.
fault-no-answer = It answered without an index, a text, a number or a move.
fault-not-legal = It chose { $said }, which is not among its legal moves.
fault-no-move = It chose “{ $move }”, which isn’t a move: { $why }
fault-illegal = It chose the illegal move { $move }: { $why }
