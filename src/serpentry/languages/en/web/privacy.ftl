## Your data and the demo

web-data = Your data
web-data-here = There are no accounts. This browser keeps your settings, your progress and your games, and sends them nowhere.
web-data-both = There are no accounts. This browser keeps your settings, your progress and offline games; the server keeps your name, your games and addresses for notices.
web-data-delete = Delete my data…
web-data-browser = In this browser: settings, progress, offline games and the offline copy.
web-data-server = On the server: your name, your list of games, addresses for notices and club memberships.
web-data-games = Games with others stay, with “Guest” in place of your name. You can’t go on playing them.
web-data-final = This can’t be undone.
web-data-sure = Delete everything
web-data-gone = Everything has been deleted.
web-licences = Licences
web-demo = This demo needs no server: games, rules and computer players run in your browser, even offline.
