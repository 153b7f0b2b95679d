## What computers are called

bot-adder = Adder
bot-taipan = Taipan
bot-krait = Krait
bot-boomslang = Boomslang
bot-bushmaster = Bushmaster
bot-kingsnake = Kingsnake
bot-milksnake = Milk snake
bot-sidewinder = Sidewinder
