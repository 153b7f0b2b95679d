## Notices, by mail and by Web Push

notice-turn-title = Your turn: { $game }
notice-turn-line = It’s your move in your game with { $others }.
notice-reminder-title = Your time is running out: { $game }
notice-reminder-line = { $hours ->
    [one] You have about one hour left to move in your game with { $others }.
   *[other] You have about { $hours } hours left to move in your game with { $others }.
}
notice-round-title = { $tournament }: round { $round } begins
notice-round-line = You play { $others }.
notice-left-title = { $tournament }: you win round { $round }
notice-left-line = Left the tournament: { $others }.
notice-tournament-title = New tournament: { $tournament }
notice-tournament-line = { $club } invites you to play { $game }.
notice-rematch-title = { $name } would like a rematch
notice-rematch-line = { $name } would like to play another game of { $game } with you.
notice-confirm-title = Please confirm your e-mail address
notice-confirm-line = Someone on { $host } asked for Serpentry notifications to be sent to this address. If it was you, open the link. If not, do nothing: you won’t hear from us again.
notice-open = Open: { $link }
notice-stop = No more e-mails: { $link }

## The pages behind links in mails

notice-page-confirm = Send notifications about games to { $address }?
notice-page-confirm-button = Yes, send them
notice-page-confirmed = Done: notifications go to { $address }. Every e-mail has a link to turn them off.
notice-page-stop = Stop all e-mails to { $address }?
notice-page-stop-button = Turn off
notice-page-stopped = Done: the address is deleted, and no more e-mails are sent.
notice-page-gone = This link is no longer valid. Nothing is sent to this address.

## What is refused, and why

notices-not-here = This server doesn’t send that kind of notification.
no-such-contact = This address or browser isn’t registered.
not-an-address = That doesn’t look like an e-mail address.
not-a-push-service = This server doesn’t know your browser’s push service.
