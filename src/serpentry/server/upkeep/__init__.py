"""What keeps the service well: backups, upgrades, retention, heartbeat, logs, metrics."""
