## Rozbor partie

web-review = Rozbor partie
web-review-start = Rozebrat tuto partii
web-review-deeper = Podívat se hlouběji
web-review-going = { $count ->
    [0] Váží se první rozhodnutí…
   *[other] Zváženo rozhodnutí: { $done } z { $count }
  }
web-review-grade = { $grade ->
    [best] Nejlepší
    [good] Dobrý
    [slip] Nepřesnost
    [mistake] Chyba
    [blunder] Hrubá chyba
   *[other] Zatím málo prohledáno
  }
web-review-lost = Rozhodnutí: { $choices }, ztráta: { $amount } (± { $reach }).
web-review-choices = Šance na výhru, průměrně na rozhodnutí: vlastní rozhodnutí { $own }, rozhodnutí ostatních { $others }.
web-review-luck = Štěstí { $luck }.
web-review-moments = Na čem záleželo
web-review-none = Žádné rozhodnutí nevyčnívá.
web-review-on = Hrát dál odsud
web-review-learn = { $count ->
    [one] Poučit se z { $count } chyby
    [few] Poučit se ze { $count } chyb
    [many] Poučit se z { $count } chyby
   *[other] Poučit se z { $count } chyb
  }
web-edit-position = Upravit tuto pozici
web-deck = Vaše chyby
web-deck-due = Dnes zopakovat: { $due } z { $count }
web-deck-empty = Sem lze ukládat chyby z vašich partií: rozeberte dohranou partii.
web-deck-start = Zkusit znovu
web-exercise-ask = Vaše strana: { $who }. Najděte lepší tah.
web-exercise-made = Hráli jste: { $move }
web-exercise-right = Správně, to je lepší.
web-exercise-looking = Zjišťujeme, zda je to stejně dobré…
web-exercise-wrong = Existuje lepší tah.
web-exercise-show = Ukázat lepší tah
web-exercise-next = Další pozice

## Studie

web-study-main = Hlavní varianta
web-study-variation = Varianta { $number }
web-study-lines = Sledy tahů
