## Psaní a čtení studií

web-study-tools = Nástroje k desce
web-study-tool-play = Hrát tahy
web-study-tool-ring = Kroužek
web-study-tool-arrow = Šipka: z jednoho pole na druhé
web-study-tool-wipe = Smazat značky zde
web-study-colours = Barva značek
web-study-colour = { $colour ->
    [green] Zelená, čárkovaná
    [red] Červená, tečkovaná
   *[blue] Modrá, plná čára
  }
web-study-mark = { $kind ->
    [ring] { $colour ->
        [green] Zelený kroužek
        [red] Červený kroužek
       *[blue] Kroužek
      } na { $from }.
   *[arrow] { $colour ->
        [green] Zelená šipka
        [red] Červená šipka
       *[blue] Šipka
      } z { $from } na { $to }.
  }
web-study-cut = Odebrat tento tah a všechny po něm
web-study-redo = Znovu
web-study-saved-at = Uloženo { $time }
web-study-saving = Ukládá se…
web-study-unsent = Uloženo v tomto prohlížeči, zatím neodesláno
web-study-after = Po tahu { $number }.
web-study-start = Na začátku.
web-study-instead = Místo { $number }: { $move }
web-study-note = Poznámka na tomto místě
web-study-note-here = Pište sem, nebo prostě hrajte na desce
web-study-words = Psát tento text
web-study-new-words = Nový text
web-study-add-words = Přidat text
web-study-add-board = Přidat desku
web-study-no-board = Zatím tu není žádná deska.
web-study-read = Číst
web-study-as-text = Upravit jako text
web-study-versions = Starší verze
web-study-versions-none = Zatím žádné nejsou.
web-study-back = Vrátit se k této
web-study-chapters = Kapitoly
web-study-chapter-new = Nová kapitola
web-study-chapter-first = Začátek
web-study-chapter-title = Její název
web-study-chapter-move = Přetáhněte jinam, nebo stiskněte Alt se šipkou
web-study-chapter-remove = Smazat tuto kapitolu
web-study-dealt = rozdáno: { $count }
web-study-seats = Hráči
web-study-import = Nebo vložte odkaz na hru, úlohu či pozici, nebo záznam
web-study-import-file = Nebo otevřete záznam
web-study-import-do = Převzít
web-study-import-none = To není hra, úloha ani pozice.
web-study-clash = Tato studie byla v { $time } změněna jinde. Váš text je uložen zde.
web-study-clash-theirs = Vzít tu druhou
web-study-clash-mine = Ponechat svou
web-study-clash-both = Ponechat svou jako novou studii
web-study-quiz = Hádat tahy
web-study-quiz-ask = Co se tu hrálo?
web-study-quiz-right = Ano, to se hrálo.
web-study-quiz-wrong = Hrálo se něco jiného. Zkuste to znovu.
web-study-quiz-show = Ukázat
web-study-quiz-done = To byla celá varianta.
web-study-grade = Ohodnotit tahy
web-study-link = Kopírovat odkaz na toto místo
web-study-linked = Odkaz zkopírován.
web-study-title = Název studie
web-study-shown = Kdo ji smí číst
web-study-private = Jen já
web-study-by-link = Každý, kdo má odkaz
web-study-listed = Všichni: je ve veřejném seznamu
web-study-copy = Vytvořit si vlastní kopii
web-study-save-text = Stáhnout text
web-study-by = autor: { $name }
web-studies-mine = Moje
web-studies-public = Veřejné
web-studies-find = Slova z názvu nebo popisků
web-studies-none = Žádná studie nenalezena.
