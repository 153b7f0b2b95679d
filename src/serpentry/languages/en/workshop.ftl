## Making games: what `new-game` and `ready` tell

cli-workshop = Make games.
cli-new-game-made = Lines written: { $lines }, in { $files ->
    [one] { $files } file.
   *[other] { $files } files.
  }
cli-new-game-next = Play it: { $play }. What it lacks: { $ready }.
cli-new-game-page = How to go on: { $page }.
cli-written = Written: { $file }
cli-ready-lacks = { $count ->
    [0] Nothing is missing.
    [one] One thing is missing:
   *[other] { $count } things are missing:
  }
ready-rule-page = rule page
ready-tests = tests
ready-counts = counts
ready-ledger = ledger
ready-referee = second referee
ready-playthrough = playthrough
ready-lesson = lesson
ready-board = board
ready-picture = picture
ready-golden = golden games
ready-translations = translations
ready-numbers = numbers
ready-kernel = kernel
ready-contents = contents
advice-rule-page = the rules in your own words
advice-tests = moves worth trying
advice-counts = sequences, counted
advice-ledger = every sentence of the rulebook, and where it is kept
advice-referee = the rulebook read again, sharing no code
advice-lesson = a first game, step by step
advice-board = until then the browser shows a drawn board
advice-golden = games worth keeping, each with its reason
advice-research = what its numbers and planes mean
advice-run = run `{ $command }`
lacks-file = { $file }: { $advice }
lacks-ruling = no test is marked `{ $mark }`
lacks-messages = { $folder }: { $count ->
    [one] { $count } message
   *[other] { $count } messages
  } ({ $keys } …)
lacks-kernel = none yet ({ $page }): search plays on the plain rules
lacks-contents = what is in its box (`contents`), to be printed and cut out
why-not-golden = Only a whole game of { $game } can be kept.
why-no-game-name = “{ $name }” isn’t a valid name: use 3 to 20 letters (a–z) and digits.
why-name-taken = The name “{ $name }” is already taken.
why-no-list = { $file } has no list that a new game could join.
