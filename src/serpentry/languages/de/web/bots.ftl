## Wie Computer heißen

bot-adder = Kreuzotter
bot-taipan = Taipan
bot-krait = Krait
bot-boomslang = Boomslang
bot-bushmaster = Buschmeister
bot-kingsnake = Königsnatter
bot-milksnake = Milchschlange
bot-sidewinder = Seitenwinder
