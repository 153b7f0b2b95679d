## Comment s’appellent les ordinateurs

bot-adder = Péliade
bot-taipan = Taïpan
bot-krait = Bongare
bot-boomslang = Boomslang
bot-bushmaster = Surucucu
bot-kingsnake = Serpent roi
bot-milksnake = Serpent de lait
bot-sidewinder = Crotale cornu
