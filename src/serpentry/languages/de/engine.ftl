## The search engine: why it is missing

why-engine-missing = Für { $game } gibt es auf diesem Rechner ({ $machine }) keine Engine.
why-engine-other-version = Die Engine für { $game } gehört zu einer anderen Version ({ $file }).
why-engine-other-machine = Die Engine für { $game } ist nicht für diesen Rechner gemacht ({ $file }).
why-engine-damaged = Die Engine für { $game } ist beschädigt: Lösche { $file } oder installiere neu.
why-engine-not-made = Die Engine für { $game } konnte nicht gebaut werden: { $reason }
why-no-kernel = Für { $game } hat noch niemand einen Kernel geschrieben: Nur die einfachen Regeln spielen es.

cli-getting-ready = Der Computer macht sich bereit
cli-sits-in = { $player } spielt anstelle der Stufen, die die Engine brauchen.
why-net-none = { $game } wird in dieser Aufstellung von keinem Netz gespielt.
net-smaller = { $game } spielt hier ein kleineres Netz; das große braucht numpy. Das installiert: { $command }
