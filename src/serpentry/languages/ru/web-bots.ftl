## Как зовут компьютеры

bot-called = { $name } · { $level }
bot-without-name = { $title }
bot-adder = Гадюка
bot-taipan = Тайпан
bot-krait = Крайт
bot-boomslang = Бумсланг
bot-bushmaster = Бушмейстер
bot-kingsnake = Королевская змея
bot-milksnake = Молочная змея
bot-sidewinder = Рогатый гремучник
