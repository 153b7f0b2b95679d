## Уведомления по почте и через Web Push

notice-turn-title = Ваш ход: { $game }
notice-turn-line = Ваш ход. Соперники: { $others }.
notice-reminder-title = Время на ход истекает: { $game }
notice-reminder-line = { $hours ->
    [one] На ход остался примерно { $hours } час. Соперники: { $others }.
    [few] На ход осталось примерно { $hours } часа. Соперники: { $others }.
    [many] На ход осталось примерно { $hours } часов. Соперники: { $others }.
   *[other] На ход осталось примерно { $hours } часа. Соперники: { $others }.
 }
notice-round-title = { $tournament }: начинается тур { $round }
notice-round-line = Ваши соперники: { $others }.
notice-left-title = { $tournament }: победа в туре { $round }
notice-left-line = Уход с турнира: { $others }.
notice-tournament-title = Новый турнир: { $tournament }
notice-tournament-line = { $club } приглашает вас сыграть в { $game }.
notice-rematch-title = { $name }: предложение реванша
notice-rematch-line = { $name } хочет сыграть с вами ещё одну партию: { $game }.
notice-confirm-title = Подтвердите адрес почты
notice-confirm-line = Кто-то на { $host } попросил присылать на этот адрес уведомления о партиях в Serpentry. Если это были вы, откройте ссылку. Если нет, ничего не делайте: больше писем не будет.
notice-open = Открыть: { $link }
notice-stop = Больше не присылать писем: { $link }

## Страницы по ссылкам из писем

notice-page-confirm = Присылать уведомления о партиях на { $address }?
notice-page-confirm-button = Да, присылать
notice-page-confirmed = Готово: уведомления будут приходить на { $address }. В каждом письме есть ссылка, чтобы от них отказаться.
notice-page-stop = Больше не присылать писем на { $address }?
notice-page-stop-button = Отключить
notice-page-stopped = Готово: адрес удалён, писем больше не будет.
notice-page-gone = Эта ссылка больше не действует. На этот адрес ничего не отправляется.

## Что отклоняется и почему

notices-not-here = Этот сервер не отправляет таких уведомлений.
no-such-contact = Этот адрес или браузер не зарегистрирован.
not-an-address = Это не похоже на адрес электронной почты.
not-a-push-service = Этот сервер не знает службу push-уведомлений вашего браузера.
