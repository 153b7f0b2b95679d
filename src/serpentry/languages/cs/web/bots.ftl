## Jak se jmenují počítače

bot-adder = Zmije
bot-taipan = Taipan
bot-krait = Bungar
bot-boomslang = Boomslang
bot-bushmaster = Křovinář
bot-kingsnake = Královská užovka
bot-milksnake = Korálovka mléčná
bot-sidewinder = Chřestýš rohatý
