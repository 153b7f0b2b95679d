## Уведомления

web-notices = Уведомления
web-notices-line = Уведомления о ваших партиях по почте или в этом браузере, даже когда Serpentry закрыт. Приходит только то, что вы выберете здесь.
web-notices-what = Уведомлять, когда
web-notices-kind-turn = наступает мой ход
web-notices-kind-reminder = истекает моё время на ход
web-notices-kind-round = начинается тур
web-notices-kind-invitation = меня приглашают
web-notices-in-browser = Уведомлять в этом браузере
web-notices-here = В этом браузере уведомления включены.
web-notices-other = Уведомления включены в другом браузере.
web-notices-to = Уведомления приходят на { $address }.
web-notices-unconfirmed = Откройте ссылку в письме на { $address }, чтобы подтвердить адрес.
web-notices-stop = Отключить
web-notices-address = Адрес почты
web-notices-by-mail = Уведомлять по почте
web-notices-choose = Сначала выберите хотя бы один случай.
web-notices-lost = Уведомления больше не доходят до этого браузера: его push-служба несколько раз их отклонила. Выберите ещё раз, о чём сообщать, и включите их.
web-notices-denied = Браузер не разрешает этому сайту показывать уведомления. Это можно изменить в его настройках.
web-notices-site = Здесь нет уведомлений: для них нужен сервер, а у этого сайта его нет.
