## Как зовут компьютеры

bot-adder = Гадюка
bot-taipan = Тайпан
bot-krait = Крайт
bot-boomslang = Бумсланг
bot-bushmaster = Бушмейстер
bot-kingsnake = Королевская змея
bot-milksnake = Молочная змея
bot-sidewinder = Рогатый гремучник
