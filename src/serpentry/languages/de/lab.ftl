## Zwei Regelwerke im Vergleich

lab-verdict = Befund
lab-played = { $games ->
    [one] Aus { $games } Partie. Was { $player } aus den Regeln macht, muss nicht sein, was Menschen daraus machen.
   *[other] Aus { $games } Partien. Was { $player } aus den Regeln macht, muss nicht sein, was Menschen daraus machen.
}
lab-span = { $value }, 95 %-Intervall { $low } bis { $high }
lab-plies = { $verdict ->
    [more] Die Partien sind länger: { $second } Züge statt { $first } ({ $difference }).
    [less] Die Partien sind kürzer: { $second } Züge statt { $first } ({ $difference }).
   *[same] Bei der Länge ist kein Unterschied zu sehen: { $first } und { $second } Züge ({ $difference }).
}
lab-first-seat = { $verdict ->
    [more] Der erste Platz gewinnt mehr: { $second } der Punkte statt { $first } ({ $difference }).
    [less] Der erste Platz gewinnt weniger: { $second } der Punkte statt { $first } ({ $difference }).
   *[same] Beim ersten Platz ist kein Unterschied zu sehen: { $first } und { $second } der Punkte ({ $difference }).
}
lab-ties = { $verdict ->
    [more] Es gibt mehr Unentschieden: { $second } der Partien statt { $first } ({ $difference }).
    [less] Es gibt weniger Unentschieden: { $second } der Partien statt { $first } ({ $difference }).
   *[same] Bei den Unentschieden ist kein Unterschied zu sehen: { $first } und { $second } der Partien ({ $difference }).
}
lab-margin = { $verdict ->
    [more] Partien werden höher gewonnen: mit { $second } statt { $first } Vorsprung ({ $difference }).
    [less] Partien werden knapper gewonnen: mit { $second } statt { $first } Vorsprung ({ $difference }).
   *[same] Beim Vorsprung ist kein Unterschied zu sehen: { $first } und { $second } ({ $difference }).
}
lab-lead-changes = { $verdict ->
    [more] Die Führung wechselt öfter: { $second }-mal je Partie statt { $first }-mal ({ $difference }).
    [less] Die Führung wechselt seltener: { $second }-mal je Partie statt { $first }-mal ({ $difference }).
   *[same] Bei den Führungswechseln ist kein Unterschied zu sehen: { $first } und { $second } je Partie ({ $difference }).
}
lab-stuck = { $verdict ->
    [more] Es wird öfter ausgesetzt: { $second }-mal je Partie statt { $first }-mal ({ $difference }).
    [less] Es wird seltener ausgesetzt: { $second }-mal je Partie statt { $first }-mal ({ $difference }).
   *[same] Beim Aussetzen ist kein Unterschied zu sehen: { $first } und { $second } je Partie ({ $difference }).
}
lab-matters = { $verdict ->
    [more] Es kommt auf mehr Entscheidungen an: { $second } statt { $first } ({ $difference }).
    [less] Es kommt auf weniger Entscheidungen an: { $second } statt { $first } ({ $difference }).
   *[same] Kein Unterschied ist zu sehen, auf wie viele Entscheidungen es ankommt: { $first } und { $second } ({ $difference }).
}
lab-worth = { $verdict ->
    [more] Ein guter Zug ist mehr wert: Er gewinnt { $second } öfter als ein zufälliger, statt { $first } ({ $difference }).
    [less] Ein guter Zug ist weniger wert: Er gewinnt { $second } öfter als ein zufälliger, statt { $first } ({ $difference }).
   *[same] Beim Wert eines guten Zuges ist kein Unterschied zu sehen: Er gewinnt { $first } und { $second } öfter als ein zufälliger ({ $difference }).
}
lab-skill-points = { $verdict ->
    [more] Können zählt mehr: { $strong } gewinnt { $second } der Punkte gegen { $weak } statt { $first } ({ $difference }).
    [less] Können zählt weniger: { $strong } gewinnt { $second } der Punkte gegen { $weak } statt { $first } ({ $difference }).
   *[same] Beim Können ist kein Unterschied zu sehen: { $strong } gewinnt { $first } und { $second } der Punkte gegen { $weak } ({ $difference }).
}
lab-skill-part = { $verdict ->
    [more] Der bessere Spieler entscheidet mehr: { $second } darüber, wer gewinnt, statt { $first } ({ $difference }).
    [less] Der bessere Spieler entscheidet weniger: { $second } darüber, wer gewinnt, statt { $first } ({ $difference }).
   *[same] Kein Unterschied ist zu sehen, wie viel der bessere Spieler entscheidet: { $first } und { $second } ({ $difference }).
}
lab-luck-part = { $verdict ->
    [more] Gemeinsames Glück entscheidet mehr: { $second } darüber, wer gewinnt, statt { $first } ({ $difference }).
    [less] Gemeinsames Glück entscheidet weniger: { $second } darüber, wer gewinnt, statt { $first } ({ $difference }).
   *[same] Kein Unterschied ist zu sehen, wie viel gemeinsames Glück entscheidet: { $first } und { $second } ({ $difference }).
}
lab-shares = Anteile mit 95 %-Intervallen
lab-parts = Was entscheidet, wer gewinnt
lab-part-skill = der bessere Spieler
lab-part-seat = der Platz
lab-part-luck = Glück bei Würfeln, Ziehen und Eröffnung, das alle teilen
lab-part-rest = der Rest: späteres Glück und wie die Züge aufeinandertreffen
lab-on-parts = Mit denselben Würfeln wird einmal von jedem Platz aus gespielt. Was mit dem Spieler geht, ist Können; was in einem solchen Satz Partien mit dem Platz geht, ist Glück. Würfel, die nach anderen Zügen anders fallen, stecken im Rest: Glück ist also mindestens, was hier steht.
lab-on-verdict = Ein Unterschied wird genannt, wo sein 95 %-Intervall die 0 ausschließt; rein zufällig geschieht das bei einem von zwanzig Vergleichen. Auf eine Entscheidung kommt es an, wenn der beste von höchstens fünf Zügen nach einer kurzen Suche mindestens 5 % öfter gewinnt als ein zufälliger davon; aus jeder Partie werden zwei Entscheidungen geprüft.
lab-figures = Alle Zahlen
lab-seats = Spieler
lab-option = Option
lab-first = erste
lab-second = zweite
lab-no-change = Beide Aufstellungen sind gleich: Jeder Unterschied unten ist Zufall.
report-stuck = ausgesetzte Züge
report-matters = Entscheidungen, auf die es ankommt
report-worth = Wert eines guten Zuges
report-skill-points = Punkte des besseren Spielers
report-skill-part = vom besseren Spieler entschieden
report-luck-part = von gemeinsamem Glück entschieden

## Arena: Ergebnisseiten

cli-assumes-tally = Annahme: Die Partien sind unabhängig. Die Intervalle sind nach Wilson; Partien mit gleichen Würfeln sagen etwas weniger aus.
cli-assumes-sprt = Annahme: Die Stärken ändern sich nicht, Sätze von Partien mit gleichen Würfeln sind unabhängig, Elo ist logistisch. Falsche Antworten: { $alpha } für den Stärkeren, { $beta } für den Schwächeren, falls einer der beiden Werte stimmt.
cli-assumes-ratings = Annahme (Bradley–Terry): eine Stärke je Spieler, gegen jeden Gegner und auf jedem Platz; ein Unentschieden ist ein halber Sieg. Die Intervalle kommen vom Bootstrap über Sätze von Partien mit gleichen Würfeln. Das Mittel ist 0.
cli-assumes-ladder = Annahme (openskill, Plackett–Luce): eine Stärke je Spieler auf jedem Platz. Ordinal ist mu − 3 sigma.
cli-results-page = Eine Seite mit Tabelle und Partien zum Nachspielen, während des Spielens neu geschrieben.
cli-arena-page = Ergebnisse und Partien als eine Seite schreiben.
cli-follow-at = Im Browser zu verfolgen: { $file }
why-results-page = Eine Ergebnisseite ist eine .html-Datei, nicht „{ $given }“.
arena-state = Gespielte Partien: { $played } von { $games }; Startwert { $seed }.
arena-games = Partien
arena-last-games = Die letzten Partien (höchstens { $games }) lassen sich hier nachspielen; die anderen stehen in der Ergebnisdatei.
arena-no-boards = Die Bretter sind nicht gebaut, deshalb lassen sich Partien hier nicht nachspielen.
arena-game = Partie { $number }: { $scores }; gewonnen von { $winners }

## Das Labor: zwei Regelwerke, auf einer Seite gewählt

cli-lab = Zwei Regelwerke auf einer Seite im Browser vergleichen.
cli-lab-port = Der Port der Seite; 0 nimmt einen freien.
cli-lab-open = Ob die Seite im Browser geöffnet wird.
cli-lab-at = Das Labor ist unter { $url } (Strg-C beendet es).
lab-heading = Das Labor: Was ändert eine Regel?
lab-intro = Wähle ein Spiel und zwei Regelwerke. Computer spielen dann beide auf diesem Rechner, jeder gegen sich selbst und der stärkere unter schwächeren, und du liest, was sich unterscheidet. Anhalten geht jederzeit.
lab-title = { $game }: zwei Regelwerke im Vergleich
lab-choose = Dieses Spiel wählen
lab-strong = stärkerer Spieler
lab-weak = schwächerer Spieler
lab-games = Partien jeder Art
lab-start = Vergleichen
lab-stop = Anhalten
lab-again = Etwas anderes vergleichen
lab-save = Als eine HTML-Datei speichern
lab-progress = Gespielte Partien: { $done } von { $total }; noch etwa Minuten: { $minutes }.
lab-done = Gespielte Partien: { $done } von { $total }.
why-lab-level = Ein Spieler des Labors ist einer von { $known }, nicht „{ $given }“.
why-lab-number = Erwartet wurde eine Zahl von 1 bis { $most }, nicht „{ $given }“.
