## The search engine: why it is missing

why-engine-missing = Pro { $game } na tomto počítači ({ $machine }) není motor.
why-engine-other-version = Motor pro { $game } byl vyroben pro jinou verzi ({ $file }).
why-engine-other-machine = Motor pro { $game } nebyl vyroben pro tento počítač ({ $file }).
why-engine-damaged = Motor pro { $game } je poškozený: smažte { $file }, nebo instalujte znovu.
why-engine-not-made = Motor pro { $game } se nepodařilo vyrobit: { $reason }
why-no-kernel = Pro { $game } zatím nikdo nenapsal jádro: hrají je jen prostá pravidla.

cli-getting-ready = Počítač se připravuje
cli-sits-in = { $player } hraje místo úrovní, které potřebují motor.
why-net-none = { $game } v tomto nastavení žádná síť nehraje.
net-smaller = { $game } tu hraje menší síť; velká potřebuje numpy. Nainstaluje ho: { $command }
