## The documentation beside the games

web-docs = Dokumentace (anglicky)
web-example-run = Spustit
web-example-running = Běží… poprvé to trvá několik sekund.
web-example-silent = Proběhlo a nic se nevypsalo.
