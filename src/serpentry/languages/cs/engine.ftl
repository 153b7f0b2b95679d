## The search engine: why it is missing

why-engine-missing = Pro { $game } na tomto počítači ({ $machine }) není engine.
why-engine-other-version = Engine pro { $game } byl vyroben pro jinou verzi ({ $file }).
why-engine-other-machine = Engine pro { $game } nebyl vyroben pro tento počítač ({ $file }).
why-engine-damaged = Engine pro { $game } je poškozený: smažte { $file }, nebo instalujte znovu.
why-engine-not-made = Engine pro { $game } se nepodařilo vyrobit: { $reason }
why-no-kernel = Pro { $game } zatím nikdo nenapsal jádro: hraje se jen podle prosté implementace pravidel.

cli-getting-ready = Počítač se připravuje
cli-sits-in = { $player } hraje místo úrovní, které potřebují engine.
why-net-none = { $game } v tomto nastavení žádná síť nehraje.
net-smaller = { $game } tu hraje menší síť; velká potřebuje numpy. Nainstaluje ho: { $command }
