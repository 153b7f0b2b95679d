## The ways through the pages, and the first page

web-ways = Hlavní nabídka
web-play = Hrát
web-learn = Učit se
web-learn-line = První hra na skutečné desce, krok za krokem; potom pravidla s obrázky.
web-at-the-table = U stolu
web-play-game = Hrát { $game }
web-learn-to-play = Naučit se hrát
web-todays-puzzle = Úloha dne
web-task-win = Vyhrává jediný tah
web-task-draw = Remízu zachrání jediný tah
web-task-best = Najděte nejlepší tah
web-solve = Řešit
web-all-puzzles = Všechny úlohy
web-together = Hrát spolu
web-invite-friend = Pozvat někoho
web-one-device = Na jednom zařízení
web-join-code = Připojit se kódem
web-saved-game = Uložená hra
web-your-turn = Jste na tahu
web-turn-of = Na tahu: { $name }
web-days-left = { $days } d { $hours } h
web-waiting-for-you = Čekají na vás
web-time-left = zbývá { $time }
web-you-won = Vyhráli jste
web-won = Vítěz: { $name }
web-drawn = Remíza
