# What a link shows where it is pasted.
preview-waiting = Přidejte se k partii hry { $game }.
preview-playing = Hraje se { $game }: { $names }.
preview-over = Dohraná partie hry { $game }, { $score }: přehrajte si ji tah po tahu.
preview-puzzle = Úloha ke hře { $game }: najděte nejlepší tah.
preview-position = Pozice ze hry { $game }: prohlédněte si ji a hrajte dál.
preview-study = Studie: pozice a tahy s vysvětlením.
preview-game = { $game }: pravidla, úlohy, přátelé i počítač.
preview-club = Klub: členové, turnaje a ratingy.
preview-tournament = Turnaj ve hře { $game }, { $club }: kola, stoly a pořadí.
