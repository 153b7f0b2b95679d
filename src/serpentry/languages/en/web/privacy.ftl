## Your data and the demo

web-data = Your data
web-data-here = There are no accounts. This browser keeps your settings, your progress, your games and your studies, and sends them nowhere.
web-data-both = There are no accounts. This browser keeps your settings, progress and offline games; the server keeps your name, games, studies, clubs and addresses.
web-data-delete = Delete my data…
web-data-browser = In this browser: settings, progress, offline games, studies and the offline copy.
web-data-server = On the server: your name, your list of games, your studies, your addresses for notifications and your club memberships.
web-data-games = Games with others stay, with “Guest” in place of your name. You can’t continue them.
web-data-final = This can’t be undone.
web-data-sure = Delete everything
web-data-gone = Everything has been deleted.
web-licences = Licences
web-demo = This demo needs no server: games, rules and computer players run in your browser, even offline.
web-other-device-line = Take your name and games along: open the link on the other device, or scan the code. It works once, for 15 minutes. Anyone with the link can play as you, so don’t share it.
web-pass-make = Create a link
web-pass-link = Link for your other device
web-pass-withdraw = Revoke link
web-pass-withdrawn = The link is no longer valid.
web-pass-used = This link has already been used or has expired.
