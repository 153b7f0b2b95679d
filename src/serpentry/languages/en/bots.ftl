## Bots in any language: what is asked of them, and how they fail

cli-bot-ok = ok  { $demand }
cli-bot-wrong = no  { $demand }: { $why }
demand-hello = answers the greeting with a hello
demand-game = plays a whole game of { $game }
demand-join = joins in the middle of a game
demand-unknown = leaves alone what it does not know
demand-hurry = moves when it is told to hurry
demand-stop = ends by itself when it is told to stop
fault-of-bot = The bot { $bot }: { $how }
fault-greeting = It did not answer the greeting within { $seconds } seconds.
fault-early = It said “{ $said }” before it answered the greeting.
fault-protocol = It speaks protocol { $spoken }; this is protocol { $ours }.
fault-lines = Lines without moving: { $lines }.
fault-late = It did not move within { $seconds } seconds.
fault-long = It said a line of more than { $bytes } bytes.
fault-ended = { $code ->
    [none] It closed its output.
   *[other] It ended with code { $code }.
  }
fault-ended-saying = { $code ->
    [none] It closed its output: { $why }.
   *[other] It ended with code { $code }: { $why }.
  }
fault-killed = It had to be killed after it was told to stop.
fault-no-message = It said “{ $said }”, which is no JSON object with a type.
fault-index = It chose index { $index }; the number of legal moves is { $count }.
fault-no-answer = It answered without an index, a text, a number or a move.
fault-not-legal = It chose { $said }, which is not among its legal moves.
fault-no-move = It chose “{ $move }”, which is no move: { $why }
fault-illegal = It chose the illegal move { $move }: { $why }
