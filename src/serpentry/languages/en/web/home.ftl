## The ways through the pages, and the first page

web-ways = Main menu
web-play = Play
web-learn = Learn
web-learn-line = A first game at a real board, one step at a time; then the rules with pictures.
web-at-the-table = At the table
web-play-game = Play { $game }
web-learn-to-play = Learn to play
web-todays-puzzle = Today’s puzzle
web-task-win = Only one move wins
web-task-draw = Only one move saves the draw
web-task-best = Find the best move
web-solve = Solve
web-all-puzzles = All puzzles
web-together = Play together
web-invite-friend = Invite a friend
web-one-device = Same table, one device
web-join-code = Join with a code
web-saved-game = A saved game
web-your-turn = Your turn
web-turn-of = { $name } to move
web-days-left = { $days } d { $hours } h
web-waiting-for-you = Waiting for you
web-time-left = { $time } left
web-you-won = You won
web-won = { $name } won
web-drawn = Draw
