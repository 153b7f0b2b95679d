## Úlohy

web-puzzle = Úloha
web-puzzle-none = Taková úloha neexistuje.
web-puzzle-defence = Obrana
web-puzzle-goal = { $goal ->
    [draw] Vaše strana: { $who }. Jen jeden tah zachrání remízu.
   *[other] Vaše strana: { $who }. Jen jeden tah vyhrává.
  }
web-puzzle-band = { $band ->
    [1] Velmi lehká
    [2] Lehká
    [3] Střední
    [4] Těžká
   *[other] Velmi těžká
  }
web-puzzle-solved = Vyřešeno!
web-puzzle-go-on = Správně. Najděte další tah.
web-puzzle-wrong = To není ono.
web-puzzle-looking = Hledá se odpověď…
web-puzzle-refuted = { $gets ->
    [draw] Toto je odpověď: při nejlepší hře je to jen remíza.
    [loss] Toto je odpověď: při nejlepší hře prohrajete.
   *[other] Toto je nejlepší odpověď.
  }
web-puzzle-why = Proč je to špatně?
web-puzzle-again = Zkusit znovu
web-puzzle-hint = Nápověda
web-puzzle-hint-told = { $extent ->
    [piece] Nápověda: { $piece }.
    [place] Nápověda: { $piece }, na { $cell }.
   *[part] Nápověda: { $piece }, mimo jiné na { $cell }.
  }
web-puzzle-rated = Rating { $before } → { $after }
web-puzzle-play-out = Dohrát
web-puzzle-next = Další úloha
web-puzzle-share = Serpentry, { $game }, { $day }: úloha na { $tries ->
    [one] { $tries } pokus
    [few] { $tries } pokusy
    [many] { $tries } pokusu
   *[other] { $tries } pokusů
  } { $row }
web-puzzle-rating = Rating v úlohách: { $rating }
web-puzzle-for-all = { $game }, úloha dne pro všechny
web-run = Na čas
web-run-line = Co nejvíc úloh za tři minuty, nejdřív ty lehké. Po třech chybách je konec. Čas běží, jen když je úloha vidět.
web-run-start = Začít
web-run-again = Ještě jednou
web-run-solved = Vyřešeno: { $count }
web-run-mistakes = Chyby: { $count } z { $most }
web-run-left = zbývá { $time }
web-run-time = Zbývající čas
web-run-best = Váš rekord: { $count }
web-run-record = To je váš nový rekord!
web-run-share = Serpentry, { $game }, úlohy na čas: { $count } { $row }
web-puzzle-streak = { $days ->
    [one] { $days } den v řadě
    [few] { $days } dny v řadě
    [many] { $days } dne v řadě
   *[other] { $days } dní v řadě
  }
web-puzzle-count = Vyřešeno: { $solved } z { $count }
web-puzzle-theme = Téma
web-puzzle-how-hard = Obtížnost
web-puzzle-any = Všechny
web-puzzle-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
  }
web-puzzle-next-fitting = Další na vaší úrovni
web-puzzle-more = Zobrazit další
web-puzzle-found = { $count ->
    [one] { $count } úloha
    [few] { $count } úlohy
    [many] { $count } úlohy
   *[other] { $count } úloh
  }
web-puzzle-number = { $state ->
    [solved] Úloha { $number }, vyřešená
    [tried] Úloha { $number }, zkoušená
   *[other] Úloha { $number }, nová
  }
web-puzzle-keep = Váš postup
web-puzzle-save = Uložit postup do souboru
web-puzzle-load = Pokračovat s uloženým postupem
web-puzzle-no-progress = V tomto souboru žádný postup není.
web-theme-join = Dva hadi se spojí v jednoho
web-theme-begin = Nový had
web-theme-drill = Vrt
web-theme-ring = Kruh
web-theme-quiet = { $game ->
    [sssnake] Karta jde k sousedovi
    [carnival] Vaše body se nemění
   *[other] Nejdelší had neroste
  }
web-theme-tempting = Lákavý tah selže
web-theme-needle = Jen jeden z mnoha tahů
web-theme-long = Více než jeden tah
web-puzzle-lead = { $count ->
    [one] Vaše strana: { $who }. Jeden tah je nejlepší, nejméně o { $lead } (spolehlivost 99 %).
    [few] Vaše strana: { $who }. { $count } tahy jsou stejně dobré a lepší než všechny ostatní nejméně o { $lead } (spolehlivost 99 %). Najděte jeden z nich.
   *[other] Vaše strana: { $who }. { $count } tahů je stejně dobrých a lepších než všechny ostatní nejméně o { $lead } (spolehlivost 99 %). Najděte jeden z nich.
  }
web-puzzle-judged = { $count ->
    [one] Vaše strana: { $who }. Jeden tah je nejlepší, nejméně o { $lead } (změřeno, nedokázáno).
    [few] Vaše strana: { $who }. { $count } tahy jsou přibližně stejně dobré a lepší než všechny ostatní nejméně o { $lead } (změřeno, nedokázáno). Najděte jeden z nich.
   *[other] Vaše strana: { $who }. { $count } tahů je přibližně stejně dobrých a lepších než všechny ostatní nejméně o { $lead } (změřeno, nedokázáno). Najděte jeden z nich.
  }
web-puzzle-behind = Lepší o { $low } až { $high } (spolehlivost 99 %): { $move }.
web-puzzle-behind-judged = Lepší o { $low } až { $high }, podle toho, jak daleko se hledí: { $move }.
web-puzzle-behind-least = Lepší nejméně o { $lead }: { $move }.
web-puzzle-hint-is = Toto je tah: { $move }.
