## Поле, которое рисует сервер, для игр без своего

board-drawn-kind = { $kind }
board-drawn-move = { $move }
board-drawn-free = свободно
board-drawn-body = тело змеи длиной { $length } (место { $seat })
board-drawn-end = конец змеи длиной { $length } (место { $seat })
board-drawn-nobody = часть ничьей змеи
