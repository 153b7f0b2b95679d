## Что говорит рассказчик

task-hex-opening-you = Выложите одиночный тайл на любую клетку: им открывается партия.
task-hex-opening-other = { $who } открывает партию одиночным тайлом.
task-hex-other = { $who } выбирает тайл и место для него.
task-hex-first-you = Выложите тайл и начните первую змею: она не должна касаться других тайлов.
task-hex-grow-new-you = Выложите тайл: растите свою змею с любого конца или начните новую, которая ничего не касается.
task-hex-grow-you = Выложите тайл: растите свою змею с любого конца. Для новой места нет.
task-hex-new-you = Выложите тайл: начните новую змею, которая ничего не касается. Ни одна ваша змея не может расти.
barred-hex-opening = Первым в партии выкладывают одиночный тайл.
barred-hex-nowhere = Этот тайл сейчас никуда не подходит.
did-hex-new-you = Вы начинаете новую змею: { $what }.
did-hex-new-other = { $who } начинает новую змею: { $what }.
did-hex-grow-you = Вы растите змею до длины { $length }: { $what }.
did-hex-grow-other = { $who } растит змею до длины { $length }: { $what }.
did-hex-join-you = Вы соединяете двух змей в одну длиной { $length }: { $what }.
did-hex-join-other = { $who } соединяет двух змей в одну длиной { $length }: { $what }.
did-hex-ring-you = Вы замыкаете кольцо длиной { $length }, оно больше не вырастет: { $what }.
did-hex-ring-other = { $who } замыкает кольцо длиной { $length }, оно больше не вырастет: { $what }.
scored-hex-you = Теперь это ваша самая длинная змея: { $score }.
scored-hex-other = Самая длинная змея ({ $who }) теперь: { $score }.
passed-hex-no-tiles-you = У вас не осталось тайлов: вы пропускаете ходы до конца партии.
passed-hex-no-tiles-other = { $who } пропускает ходы до конца партии: тайлов не осталось.
passed-hex-stuck-you = { $count ->
    [1] Ваш последний тайл больше никуда не подходит: вы пропускаете ходы до конца партии.
   *[other] Ни один из ваших { $count } тайлов больше никуда не подходит: вы пропускаете ходы до конца партии.
}
passed-hex-stuck-other = { $count ->
    [1] { $who } пропускает ходы до конца партии: последний тайл больше никуда не подходит.
   *[other] { $who } пропускает ходы до конца партии: ни один из { $count } тайлов больше никуда не подходит.
}
end-hex-nobody = Никто больше не может выложить тайл.
end-hex-length = { $who } ({ $length })
end-hex-longest = Решает самая длинная змея: { $scores }.
end-hex-shared = Победа делится, змеи одной длины: { $scores }.
summary-hex-snake = { $length ->
    [1] { $who }: змея длиной { $length } на { $ends }.
   *[other] { $who }: змея длиной { $length }, концы на { $ends }.
}
summary-hex-ring = { $who }: замкнутое кольцо длиной { $length }.
summary-hex-no-snake = { $who }: змей ещё нет.
summary-hex-hand = Остались тайлы ({ $who }): { $tiles }.
summary-hex-no-tiles = { $who }: тайлов не осталось.
