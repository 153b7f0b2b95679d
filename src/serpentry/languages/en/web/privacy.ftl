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

## Keeping a name

web-keep-name = Keep your name
web-passkey = Passkey
web-passkeys = Your passkeys
web-passkey-line = So far your name and games depend on this browser’s cookie. With a passkey, which your device keeps behind a fingerprint, your face or a PIN, they are yours on any device, without a password or an address.
web-passkey-kept = Your name is yours on every device that has one of these passkeys.
web-passkey-one = Your only passkey isn’t backed up. Add another one on a second device, in case you lose this one.
web-passkey-back = Have you kept a name with a passkey? Then continue with it here.
web-passkey-cannot = This browser has no passkeys here: they need a recent browser and HTTPS.
web-passkey-add = Add a passkey
web-passkey-sign-in = Sign in with a passkey
web-passkey-along = Take the games of this browser along
web-passkey-dates = Added { $made }, used { $used }
web-passkey-synced = backed up
web-passkey-name = Name of the passkey
web-passkey-rename = Rename { $name }
web-passkey-remove = Remove { $name }
web-passkey-gone = Nobody can sign in with it any more. Your device may still offer it until you delete it there.
web-passkey-revoke = Remove passkey
web-passkey-none = No passkey was used. You can try again.
web-passkey-there = This device already has a passkey for your name.
web-devices = Signed in on
web-device-here = this browser
web-device-seen = last used { $day }
web-device-unknown = Unknown device
web-device-out = Sign out
web-devices-out = Sign out everywhere else
web-recovery = Recovery codes
web-recovery-line = If you lose every passkey, one of these codes signs you in. Each works once. Keep them on paper or in a safe place.
web-recovery-left = { $count ->
    [one] { $count } code left
   *[other] { $count } codes left
}
web-recovery-new = New recovery codes
web-recovery-now = They are shown only now. Older codes no longer work.
web-recovery-lost = Lost your passkeys?
web-recovery-code = Recovery code
web-recovery-use = Sign in with the code
