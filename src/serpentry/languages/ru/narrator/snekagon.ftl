## Что говорит рассказчик

task-snekagon-pie-you = Выложите тайл, который ничего не касается, или поменяйтесь цветами и возьмите цвет первого тайла.
task-snekagon-pie-other = { $who } выкладывает тайл или меняется цветами.
move-snekagon-pie = поменяться цветами
move-snekagon-place = { $tile } на { $cells }
did-snekagon-pie-you = Вы меняетесь цветами: первый тайл теперь ваш.
did-snekagon-pie-to-you = { $who } меняется цветами и забирает ваш первый тайл. Вы продолжаете другим цветом со всеми его тайлами.
did-snekagon-pie-other = { $who } меняется цветами и забирает первый тайл. { $other } продолжает другим цветом со всеми его тайлами.
end-snekagon-equal = Самые длинные змеи равны: { $length }.
end-snekagon-equal-second = Самые длинные змеи равны ({ $length }), и вторые по длине тоже ({ $second }).
end-snekagon-second = Самые длинные змеи равны ({ $length }), поэтому решает вторая по длине: { $seconds }.
