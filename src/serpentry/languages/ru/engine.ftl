## The search engine: why it is missing

why-engine-missing = Для { $game } на этой машине ({ $machine }) нет движка.
why-engine-other-version = Движок для { $game } сделан для другой версии ({ $file }).
why-engine-other-machine = Движок для { $game } сделан не для этой машины ({ $file }).
why-engine-damaged = Движок для { $game } повреждён: удалите { $file } или установите заново.
why-engine-not-made = Движок для { $game } не удалось собрать: { $reason }
why-no-kernel = Для { $game } ещё никто не написал ядро: работает только простая реализация правил.

cli-getting-ready = Компьютер готовится
cli-sits-in = { $player } играет вместо уровней, которым нужен движок.
why-net-none = В { $game } с такими настройками сеть не играет.
net-smaller = В { $game } здесь играет меньшая сеть; большой нужен numpy. Установить его: { $command }
