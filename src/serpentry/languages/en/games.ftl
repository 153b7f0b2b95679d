## What is said about games

allowed-number = a whole number from { $low } to { $high }
