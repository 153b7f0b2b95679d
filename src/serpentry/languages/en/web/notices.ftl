## Notices

web-notices = Notifications
web-notices-line = Get notified about your games by e-mail or in this browser, even when Serpentry isn’t open. You get only what you choose here.
web-notices-what = Notify me when
web-notices-kind-turn = it’s my turn
web-notices-kind-reminder = my time is running out
web-notices-kind-round = a round begins
web-notices-kind-invitation = I’m invited
web-notices-in-browser = Notify me in this browser
web-notices-here = Notifications are on in this browser.
web-notices-other = Notifications are on in another browser.
web-notices-to = Notifications go to { $address }.
web-notices-unconfirmed = Open the link in the e-mail to { $address } to confirm the address.
web-notices-stop = Turn off
web-notices-address = E-mail address
web-notices-by-mail = Notify me by e-mail
web-notices-choose = Choose at least one occasion first.
web-notices-lost = Notifications no longer reach this browser: its push service kept refusing them. Choose again what you want to hear about, and turn them on.
web-notices-denied = The browser doesn’t allow notifications from this site. You can change that in its settings.
web-notices-site = There are no notifications here: they need a server, and this site has none.
