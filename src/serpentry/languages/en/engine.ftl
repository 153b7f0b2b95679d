## The search engine: why it is missing

why-engine-missing = There is no engine for { $game } on this machine ({ $machine }).
why-engine-other-version = The engine for { $game } was made for another version ({ $file }).
why-engine-other-machine = The engine for { $game } was not made for this machine ({ $file }).
why-engine-damaged = The engine for { $game } is damaged: delete { $file } or install again.
why-engine-not-made = The engine for { $game } could not be made: { $reason }
why-no-kernel = Nobody has written a kernel for { $game }: only the plain rules play it.

cli-getting-ready = Getting the computer player ready
cli-sits-in = { $player } plays instead of the levels that need the engine.
why-net-none = No net plays { $game } in this set-up.
net-smaller = A smaller net plays { $game } here; the large one needs numpy. Install it with: { $command }
