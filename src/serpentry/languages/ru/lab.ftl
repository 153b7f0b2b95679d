## Сравнение двух вариантов правил

lab-verdict = Вывод
lab-played = { $games ->
    [one] По { $games } партии. Люди могут играть по этим правилам не так, как { $player }.
    [few] По { $games } партиям. Люди могут играть по этим правилам не так, как { $player }.
    [many] По { $games } партиям. Люди могут играть по этим правилам не так, как { $player }.
   *[other] По { $games } партии. Люди могут играть по этим правилам не так, как { $player }.
}
lab-span = { $value }, 95%-й интервал от { $low } до { $high }
lab-plies = { $verdict ->
    [more] Партии длиннее: в среднем ходов { $second } вместо { $first } ({ $difference }).
    [less] Партии короче: в среднем ходов { $second } вместо { $first } ({ $difference }).
   *[same] Разницы в длине не видно: в среднем ходов { $first } и { $second } ({ $difference }).
}
lab-first-seat = { $verdict ->
    [more] Первое место выигрывает больше: { $second } очков вместо { $first } ({ $difference }).
    [less] Первое место выигрывает меньше: { $second } очков вместо { $first } ({ $difference }).
   *[same] Для первого места разницы не видно: { $first } и { $second } очков ({ $difference }).
}
lab-ties = { $verdict ->
    [more] Ничьих больше: { $second } партий вместо { $first } ({ $difference }).
    [less] Ничьих меньше: { $second } партий вместо { $first } ({ $difference }).
   *[same] По ничьим разницы не видно: { $first } и { $second } партий ({ $difference }).
}
lab-margin = { $verdict ->
    [more] Выигрывают с большим отрывом: { $second } вместо { $first } ({ $difference }).
    [less] Выигрывают с меньшим отрывом: { $second } вместо { $first } ({ $difference }).
   *[same] По отрыву разницы не видно: { $first } и { $second } ({ $difference }).
}
lab-lead-changes = { $verdict ->
    [more] Лидер меняется чаще: в среднем за партию { $second } вместо { $first } ({ $difference }).
    [less] Лидер меняется реже: в среднем за партию { $second } вместо { $first } ({ $difference }).
   *[same] По смене лидера разницы не видно: { $first } и { $second } за партию ({ $difference }).
}
lab-stuck = { $verdict ->
    [more] Ход пропускают чаще: в среднем за партию { $second } вместо { $first } ({ $difference }).
    [less] Ход пропускают реже: в среднем за партию { $second } вместо { $first } ({ $difference }).
   *[same] По пропускам хода разницы не видно: { $first } и { $second } за партию ({ $difference }).
}
lab-matters = { $verdict ->
    [more] Важных решений больше: { $second } вместо { $first } ({ $difference }).
    [less] Важных решений меньше: { $second } вместо { $first } ({ $difference }).
   *[same] По доле важных решений разницы не видно: { $first } и { $second } ({ $difference }).
}
lab-worth = { $verdict ->
    [more] Хороший ход стоит больше: он выигрывает чаще случайного на { $second } вместо { $first } ({ $difference }).
    [less] Хороший ход стоит меньше: он выигрывает чаще случайного на { $second } вместо { $first } ({ $difference }).
   *[same] В цене хорошего хода разницы не видно: он выигрывает чаще случайного на { $first } и { $second } ({ $difference }).
}
lab-skill-points = { $verdict ->
    [more] Мастерство значит больше: { $strong } берёт против { $weak } { $second } очков вместо { $first } ({ $difference }).
    [less] Мастерство значит меньше: { $strong } берёт против { $weak } { $second } очков вместо { $first } ({ $difference }).
   *[same] В мастерстве разницы не видно: { $strong } берёт против { $weak } { $first } и { $second } очков ({ $difference }).
}
lab-skill-part = { $verdict ->
    [more] Сильный игрок решает больше: { $second } исхода вместо { $first } ({ $difference }).
    [less] Сильный игрок решает меньше: { $second } исхода вместо { $first } ({ $difference }).
   *[same] В том, сколько решает сильный игрок, разницы не видно: { $first } и { $second } ({ $difference }).
}
lab-luck-part = { $verdict ->
    [more] Общая удача решает больше: { $second } исхода вместо { $first } ({ $difference }).
    [less] Общая удача решает меньше: { $second } исхода вместо { $first } ({ $difference }).
   *[same] В том, сколько решает общая удача, разницы не видно: { $first } и { $second } ({ $difference }).
}
lab-shares = Доли с 95%-ми интервалами
lab-parts = Что решает, кто выиграет
lab-part-skill = сильный игрок
lab-part-seat = место
lab-part-luck = общая для всех удача: кости, добор и начало
lab-part-rest = остальное: более поздняя удача и встреча ходов
lab-on-parts = С одними и теми же костями играют по разу с каждого места. Что идёт за игроком — мастерство; что в таком наборе партий идёт за местом — удача. Кости, которые после других ходов выпали иначе, входят в остальное, поэтому доля удачи не меньше показанной.
lab-on-verdict = Разница названа там, где её 95%-й интервал не включает 0; чисто случайно так бывает в одном сравнении из двадцати. Решение важно, если лучший из не более чем пяти ходов по короткому перебору выигрывает хотя бы на 5% чаще случайного из них; из каждой партии проверяются два решения.
lab-figures = Все числа
lab-seats = игроки
lab-option = настройка
lab-first = первый
lab-second = второй
lab-no-change = Оба варианта одинаковы: все различия ниже — случайность.
report-stuck = пропуски хода
report-matters = важные решения
report-worth = цена хорошего хода
report-skill-points = очки сильного игрока
report-skill-part = решает сильный игрок
report-luck-part = решает общая удача
