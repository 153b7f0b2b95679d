## Installation and first start

why-extra = { $package } is not installed. Install it with: { $command }
cli-version = Show the version.
cli-which-game = Which game? Type its number; Enter takes the first.
cli-in-browser = To play in the browser: { $command }
cli-install-service = Start the server now and at boot, as a systemd service.
cli-of-system = For the whole machine (as root); default: for this user.
cli-dry-run = Only show what would be done.
cli-service-installed = The server is running and starts at boot: { $file }. Further settings go into { $settings }.
why-no-systemd = There is no systemd here: use your own service manager to run `serpentry serve`.
why-systemd = { $file } is written, but systemd says: { $told }
cli-upgrade = Update a database of an older version. The server does so when it starts.
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
why-library = The server can’t run with { $library } { $version }, which lacks { $name }. Install a version that fits: { $command }
why-database-kind = The database should be sqlite:///FILE or postgresql://…
why-database-no-folder = There is no folder { $folder } for the database { $file }. Correct the path, or create the folder first.
why-database-is-folder = The database { $file } is a folder. Name a file in it.
why-database-forbidden = This user may not read and write the database { $file }.
why-database-folder = The database can’t be kept in { $folder }: { $why }. Name another place with --database sqlite:////FOLDER/tables.sqlite.
why-database-in-use = Another server is running on { $file }. For several processes use --workers, for several servers PostgreSQL.
why-database-away = The database { $place } does not answer: { $why }.
why-database-not-written = The database { $place } can’t be written: { $why }.
why-database-damaged = The database { $place } is damaged. Restore the last backup.
cli-new-database = This is a new, empty database: { $file }
why-no-database = There is no database at { $file }.
why-unreadable-database = { $file } can’t be read: { $why }.
