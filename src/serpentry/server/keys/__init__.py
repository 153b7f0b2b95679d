"""How a name stays somebody's: passkeys, and the devices that have its cookie."""
