"""Tables while they are played: loading, commands, computers, presence, the lobby."""
