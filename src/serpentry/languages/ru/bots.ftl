## Боты на любом языке: что от них требуется и на чём они сбиваются

cli-bot-ok = да   { $demand }
cli-bot-wrong = нет  { $demand }: { $why }
demand-hello = отвечает на приветствие словом hello
demand-game = доигрывает целую партию: { $game }
demand-join = вступает посреди партии
demand-unknown = пропускает сообщения, которых не знает
demand-hurry = ходит, когда его торопят
demand-stop = завершается, когда ему велят остановиться
fault-of-bot = Бот { $bot }: { $how }
fault-greeting = Нет ответа на приветствие за { $seconds } с.
fault-early = Сказал «{ $said }» прежде, чем ответить на приветствие.
fault-protocol = Говорит по протоколу { $spoken }, а здесь протокол { $ours }.
fault-lines = Прислано строк без хода: { $lines }.
fault-late = Нет хода за { $seconds } с.
fault-long = Прислал строку длиннее { $bytes } Б.
fault-ended = { $code ->
    [none] Закрыл свой вывод.
   *[other] Завершился с кодом { $code }.
  }
fault-ended-saying = { $code ->
    [none] Закрыл свой вывод: { $why }.
   *[other] Завершился с кодом { $code }: { $why }.
  }
fault-crashed = Возникло исключение { $error }.
fault-killed = Пришлось прервать его после просьбы завершиться.
fault-no-message = Прислал «{ $said }», а это не объект JSON с полем type.
fault-index = Выбрал номер { $index }; разрешённых ходов: { $count }.
fault-index-kind = Выбрал номер { $index }, а это не целое число.
fault-id = Ответил на запрос { $said }, а последним был { $asked }.
fault-no-answer = Ответил без index, text, number или move.
fault-not-legal = Выбрал { $said }, чего нет среди разрешённых ходов.
fault-no-move = Выбрал «{ $move }», а это не ход: { $why }
fault-illegal = Выбрал запрещённый ход { $move }: { $why }
