## Comment s’appellent les ordinateurs

bot-called = { $name } · { $level }
bot-without-name = { $title }
bot-adder = Péliade
bot-taipan = Taïpan
bot-krait = Bongare
bot-boomslang = Boomslang
bot-bushmaster = Surucucu
bot-kingsnake = Serpent roi
bot-milksnake = Serpent de lait
bot-sidewinder = Crotale cornu
