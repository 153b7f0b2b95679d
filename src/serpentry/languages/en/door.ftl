## Coming in: what is installed, and what a newcomer is asked

why-extra = { $package } is not installed. Install it with: { $command }
cli-version = Tell the version.
cli-which-game = Which game? Type its number; Enter takes the first.
cli-in-browser = To play in the browser: { $command }
cli-install-service = Let systemd start the service with the machine, and now.
cli-of-system = For the whole machine (as root); default: for this user.
cli-dry-run = Only show what would be done.
cli-service-installed = The service runs, and starts with the machine: { $file }
why-no-systemd = There is no systemd here: run `serpentry serve` by what starts your services.
why-systemd = { $file } is written, but systemd says: { $told }
