## The documentation beside the games

web-docs = Документация (на английском)
web-example-run = Выполнить
web-example-running = Выполняется… в первый раз это занимает несколько секунд.
web-example-silent = Выполнено; ничего не выведено.
