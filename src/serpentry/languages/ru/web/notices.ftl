## Уведомления

web-notices = Уведомления
web-notices-line = Новости о ваших партиях по почте или в этом браузере, даже когда страница закрыта. Без вашей просьбы ничего не отправляется.
web-notices-what = О чём?
web-notices-kind-turn = Мой ход
web-notices-kind-reminder = Время на ход истекает
web-notices-kind-round = Начинается тур
web-notices-kind-invitation = Приглашения
web-notices-in-browser = Показывать в этом браузере
web-notices-here = Этот браузер показывает уведомления.
web-notices-other = Уведомления показывает и другой ваш браузер.
web-notices-to = Уведомления приходят на { $address }.
web-notices-unconfirmed = Откройте ссылку в письме на { $address }, чтобы подтвердить адрес.
web-notices-stop = Отключить
web-notices-address = Адрес почты
web-notices-by-mail = Присылать письма
web-notices-choose = Сначала выберите хотя бы одну тему.
web-notices-denied = Браузер не разрешает этому сайту показывать уведомления. Это можно изменить в его настройках.
web-notices-site = Здесь нет уведомлений: для них нужен сервер, а у этого сайта его нет.
