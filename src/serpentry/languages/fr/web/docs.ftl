## The documentation beside the games

web-docs = Documentation (en anglais)
web-example-run = Exécuter
web-example-running = Exécution… la première fois, cela prend quelques secondes.
web-example-silent = C’est fait ; rien n’a été affiché.
