## Rozbor partie

web-review = Rozbor partie
web-review-start = Rozebrat tuto partii
web-review-deeper = Analyzovat hlouběji
web-review-going = { $count ->
    [0] Analyzuje se první tah…
   *[other] Analyzováno tahů: { $done } z { $count }
 }
web-review-grade = { $grade ->
    [best] Nejlepší
    [good] Dobrý
    [slip] Nepřesnost
    [mistake] Chyba
    [blunder] Hrubá chyba
   *[other] Zatím málo prohledáno
  }
web-review-accuracy = Přesnost { $percent } %
web-review-ungraded = Ohodnocených tahů je na souhrn příliš málo.
web-review-count = { $grade ->
    [best] nejlepších: { $count }
    [good] dobrých: { $count }
    [slip] nepřesností: { $count }
    [mistake] chyb: { $count }
   *[blunder] hrubých chyb: { $count }
  }
web-review-better = Lepší: { $move }
web-review-chance = Šance: { $name }
web-worth = { $outcome ->
    [win] výhra
    [loss] prohra
   *[draw] remíza
  }
web-review-moments = Na čem záleželo
web-review-none = Žádný tah nevyčnívá.
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

web-study = Studie
web-studies-line = Ukazujte pozice a partie s vlastním textem, značkami a variantami a sdílejte je odkazem.
web-studies-here = Ukládají se v tomto prohlížeči.
web-study-new = Nová studie
web-study-begin = Napište sem, co chcete ukázat.
web-study-add = Přidat do studie
web-study-edit = Upravit
web-study-page = Stáhnout stránku
web-study-remove = Smazat tuto studii
web-study-remove-sure = Smazat tuto studii natrvalo?
web-study-text = Text (Markdown)
web-study-line = Řádek { $line }:
web-study-gone = Taková studie v tomto prohlížeči není.
web-study-unkept = V tomto prohlížeči už není místo pro studie.
web-study-main = Hlavní varianta
web-study-variation = Varianta { $number }
web-study-lines = Sledy tahů

## Zahájení

web-openings = Zahájení
web-openings-first = První tahy
web-openings-answers = Odpovědi na { $move }
web-openings-all = Všechny první tahy
web-openings-games = { $games ->
    [one] Procento je šance na výhru toho, kdo začíná. Pod ním: jak často počítače tah zvolily v { $games } partii.
    [few] Procento je šance na výhru toho, kdo začíná. Pod ním: jak často počítače tah zvolily ve { $games } partiích.
   *[other] Procento je šance na výhru toho, kdo začíná. Pod ním: jak často počítače tah zvolily v { $games } partiích.
  }
web-openings-answers-line = { $games ->
    [one] Procento je šance na výhru toho, kdo odpovídá. Pod ním: jak často počítače tah zvolily v { $games } partii.
    [few] Procento je šance na výhru toho, kdo odpovídá. Pod ním: jak často počítače tah zvolily ve { $games } partiích.
   *[other] Procento je šance na výhru toho, kdo odpovídá. Pod ním: jak často počítače tah zvolily v { $games } partiích.
  }
web-openings-chosen = úroveň { $number }: { $percent } %
web-openings-times = úroveň { $number }: { $count }×
web-openings-proved = { $result ->
    [win] dokázaná výhra
    [draw] dokázaná remíza
   *[loss] dokázaná prohra
  }
web-openings-board = Deska s prvními tahy: na každém poli šance na výhru toho, kdo tam začne, v procentech
web-openings-board-after = Deska po tahu { $move }
web-openings-editor = Otevřít v editoru
web-openings-about = Jak tato čísla vznikla
web-openings-how = Šance na výhru jsou tytéž jako v nápovědách a rozborech, s důkazy tam, kde jsou. Jak často byl tah zvolen, plyne z partií počítačů proti sobě samým: v polovině si první tah zvolily (jen ty se tu počítají), v druhé se první tahy střídaly, aby byl vyzkoušen každý. Tahy, které jsou po otočení nebo zrcadlení desky stejné, se počítají za jeden.
web-openings-none = Tato hra nemá knihu zahájení: začíná náhodným losem, takže sotva dvě partie začnou stejně.
