## Zwei Regelwerke im Vergleich

lab-verdict = Befund
lab-played = { $games ->
    [one] Aus { $games } Partie zwischen Computern ({ $player }); Menschen spielen vielleicht anders.
   *[other] Aus { $games } Partien zwischen Computern ({ $player }); Menschen spielen vielleicht anders.
}
lab-span = { $value }, 95 %-Intervall { $low } bis { $high }
lab-span-share = { $value } Prozentpunkte, 95 %-Intervall { $low } bis { $high }
lab-plies = { $verdict ->
    [more] Die Partien sind länger: { $second } Züge statt { $first } ({ $difference }).
    [less] Die Partien sind kürzer: { $second } Züge statt { $first } ({ $difference }).
   *[same] Zu wenige Partien, um zu sagen, ob sie länger oder kürzer sind: { $first } und { $second } Züge ({ $difference }).
}
lab-first-seat = { $verdict ->
    [more] Der erste Platz gewinnt mehr: { $second } der Punkte statt { $first } ({ $difference }).
    [less] Der erste Platz gewinnt weniger: { $second } der Punkte statt { $first } ({ $difference }).
   *[same] Zu wenige Partien, um zu sagen, ob der erste Platz mehr oder weniger gewinnt: { $first } und { $second } der Punkte ({ $difference }).
}
lab-ties = { $verdict ->
    [more] Es gibt mehr Unentschieden: { $second } der Partien statt { $first } ({ $difference }).
    [less] Es gibt weniger Unentschieden: { $second } der Partien statt { $first } ({ $difference }).
   *[same] Zu wenige Partien, um zu sagen, ob es mehr oder weniger Unentschieden gibt: { $first } und { $second } der Partien ({ $difference }).
}
lab-margin = { $verdict ->
    [more] Partien werden höher gewonnen: mit { $second } statt { $first } Vorsprung ({ $difference }).
    [less] Partien werden knapper gewonnen: mit { $second } statt { $first } Vorsprung ({ $difference }).
   *[same] Zu wenige Partien, um zu sagen, ob sie höher oder knapper gewonnen werden: { $first } und { $second } Vorsprung ({ $difference }).
}
lab-lead-changes = { $verdict ->
    [more] Die Führung wechselt öfter: { $second }-mal je Partie statt { $first }-mal ({ $difference }).
    [less] Die Führung wechselt seltener: { $second }-mal je Partie statt { $first }-mal ({ $difference }).
   *[same] Zu wenige Partien, um zu sagen, ob die Führung öfter oder seltener wechselt: { $first }- und { $second }-mal je Partie ({ $difference }).
}
lab-stuck = { $verdict ->
    [more] Es wird öfter ausgesetzt: { $second }-mal je Partie statt { $first }-mal ({ $difference }).
    [less] Es wird seltener ausgesetzt: { $second }-mal je Partie statt { $first }-mal ({ $difference }).
   *[same] Zu wenige Partien, um zu sagen, ob öfter oder seltener ausgesetzt wird: { $first }- und { $second }-mal je Partie ({ $difference }).
}
lab-matters = { $verdict ->
    [more] Es kommt auf mehr Entscheidungen an: { $second } statt { $first } ({ $difference }).
    [less] Es kommt auf weniger Entscheidungen an: { $second } statt { $first } ({ $difference }).
   *[same] Zu wenige Partien, um zu sagen, ob es auf mehr oder weniger Entscheidungen ankommt: { $first } und { $second } ({ $difference }).
}
lab-worth = { $verdict ->
    [more] Ein guter Zug ist mehr wert: Er gewinnt { $second } öfter als ein zufälliger, statt { $first } ({ $difference }).
    [less] Ein guter Zug ist weniger wert: Er gewinnt { $second } öfter als ein zufälliger, statt { $first } ({ $difference }).
   *[same] Zu wenige Partien, um zu sagen, ob ein guter Zug mehr oder weniger wert ist: Er gewinnt { $first } und { $second } öfter als ein zufälliger ({ $difference }).
}
lab-skill-points = { $verdict ->
    [more] Können zählt mehr: { $strong } gewinnt { $second } der Punkte gegen { $weak } statt { $first } ({ $difference }).
    [less] Können zählt weniger: { $strong } gewinnt { $second } der Punkte gegen { $weak } statt { $first } ({ $difference }).
   *[same] Zu wenige Partien, um zu sagen, ob Können mehr oder weniger zählt: { $strong } gewinnt { $first } und { $second } der Punkte gegen { $weak } ({ $difference }).
}
lab-skill-part = { $verdict ->
    [more] Können erklärt mehr vom Ergebnis: { $second } statt { $first } ({ $difference }).
    [less] Können erklärt weniger vom Ergebnis: { $second } statt { $first } ({ $difference }).
   *[same] Zu wenige Partien, um zu sagen, ob Können mehr oder weniger vom Ergebnis erklärt: { $first } und { $second } ({ $difference }).
}
lab-luck-part = { $verdict ->
    [more] Gemeinsames Glück erklärt mehr vom Ergebnis: { $second } statt { $first } ({ $difference }).
    [less] Gemeinsames Glück erklärt weniger vom Ergebnis: { $second } statt { $first } ({ $difference }).
   *[same] Zu wenige Partien, um zu sagen, ob gemeinsames Glück mehr oder weniger vom Ergebnis erklärt: { $first } und { $second } ({ $difference }).
}
lab-shares = Anteile mit 95 %-Intervallen
lab-parts = Was das Ergebnis erklärt
lab-part-skill = Können
lab-part-seat = der Platz
lab-part-luck = gemeinsames Glück: Würfel, Ziehungen und Eröffnung
lab-part-rest = Übriges: späteres Glück und das Zusammenspiel der Züge
lab-on-parts = Mit denselben Würfeln wird einmal von jedem Platz aus gespielt. Ergebnisse, die dem Spieler folgen, sind Können; die in einem solchen Satz Partien dem Platz folgen, sind Glück. Würfel, die nach anderen Zügen anders fallen, zählen zum Übrigen: Glück ist also mindestens, was hier steht.
lab-on-verdict = „Mehr“ oder „weniger“ steht da, wo das 95 %-Intervall des Unterschieds die 0 ausschließt; rein zufällig geschieht das bei einem von zwanzig Vergleichen. Auf eine Entscheidung kommt es an, wenn der beste von höchstens fünf Zügen nach einer kurzen Suche mindestens 5 % öfter gewinnt als ein zufälliger davon; aus jeder Partie werden zwei Entscheidungen geprüft.
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
report-skill-part = durch Können erklärt
report-luck-part = durch gemeinsames Glück erklärt

## Arena: Ergebnisseiten

cli-assumes-tally = Annahme: Die Partien sind unabhängig. Die Intervalle sind nach Wilson; Partien mit gleichen Würfeln sagen etwas weniger aus.
cli-assumes-sprt = Annahme: Die Stärken ändern sich nicht, Sätze von Partien mit gleichen Würfeln sind unabhängig, Elo ist logistisch. Fehlerraten: { $alpha } für den Stärkeren, { $beta } für den Schwächeren, falls einer der beiden Werte stimmt.
cli-assumes-ratings = Annahme (Bradley–Terry): eine Stärke je Spieler, gegen jeden Gegner und auf jedem Platz; ein Unentschieden ist ein halber Sieg. Die Intervalle kommen vom Bootstrap über Sätze von Partien mit gleichen Würfeln. Das Mittel ist 0.
cli-results-page = Eine Seite mit Tabelle und Partien zum Nachspielen, während des Spielens neu geschrieben.
cli-arena-page = Ergebnisse und Partien als eine Seite schreiben.
cli-follow-at = Im Browser zu verfolgen: { $file }
why-results-page = Eine Ergebnisseite ist eine .html-Datei, nicht „{ $given }“.
arena-state = { $games ->
    [one] { $played } von { $games } Partie gespielt; Startwert { $seed }.
   *[other] { $played } von { $games } Partien gespielt; Startwert { $seed }.
}
arena-games = Partien
arena-last-games = Die letzten Partien (höchstens { $games }) lassen sich hier nachspielen; die anderen stehen in der Ergebnisdatei.
arena-no-boards = Die Bretter sind nicht gebaut, deshalb lassen sich Partien hier nicht nachspielen.
arena-game = Partie { $number }: { $scores }; gewonnen von { $winners }

## Das Labor: zwei Regelwerke, auf einer Seite gewählt

cli-lab = Zwei Regelwerke auf einer Seite im Browser vergleichen.
cli-lab-port = Der Port der Seite; 0 nimmt einen freien.
cli-lab-open = Ob die Seite im Browser geöffnet wird.
cli-lab-at = Das Labor ist unter { $url } (Strg-C beendet es).
lab-title = { $game }: zwei Regelwerke im Vergleich
