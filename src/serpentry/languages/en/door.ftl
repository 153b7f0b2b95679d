## Installation and first start

why-extra = { $package } is not installed. Install it with: { $command }
cli-version = Show the version.
cli-which-game = Which game? Type its number; Enter takes the first.
cli-in-browser = To play in the browser: { $command }
cli-install-service = Start the service now and at boot, with systemd.
cli-of-system = For the whole machine (as root); default: for this user.
cli-dry-run = Only show what would be done.
cli-service-installed = The service is running and starts at boot: { $file }
why-no-systemd = There is no systemd here: use your own service manager to run `serpentry serve`.
why-systemd = { $file } is written, but systemd says: { $told }
cli-upgrade = Bring the tables of an older version to this one. The service does so when it starts.
cli-upgrade-check = Only try it, on a copy.
cli-trying = Trying it on a copy…
cli-upgraded =
    { $steps ->
        [0] Up to date.
        [one] Brought up to date by one step.
       *[other] Brought up to date by { $steps } steps.
    }
cli-upgrade-steps =
    { $steps ->
        [0] The database is up to date.
        [one] The database is one step behind.
       *[other] The database is { $steps } steps behind.
    }
cli-upgrade-untried = PostgreSQL is not copied: restore a backup into another database to try it.
cli-upgrade-tried = Tried on a copy in { $seconds } s: all { $tables } tables replay.
why-newer-database = The database is of a newer Serpentry; update this one, or restore an older backup.
why-no-database = There is no database at { $file }.
why-unreadable-database = { $file } can’t be read: { $why }.
