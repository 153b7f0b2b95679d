## Notices

web-notices = Notices
web-notices-line = Notices of your games, by e-mail or in this browser, even when no page is open. Nothing is sent unless you ask for it here.
web-notices-what = What about?
web-notices-kind-turn = It’s my turn
web-notices-kind-reminder = My time is running out
web-notices-kind-round = A round begins
web-notices-kind-invitation = Invitations
web-notices-in-browser = Show notices in this browser
web-notices-here = This browser shows notices.
web-notices-other = Another browser of yours shows notices.
web-notices-to = Notices go to { $address }.
web-notices-unconfirmed = Open the link in the e-mail to { $address } to confirm the address.
web-notices-stop = Stop
web-notices-address = E-mail address
web-notices-by-mail = Send e-mails
web-notices-choose = Choose at least one kind first.
web-notices-denied = The browser doesn’t allow notices for this site. You can change that in its settings.
web-notices-site = There are no notices here: they need a server, and this site has none.
