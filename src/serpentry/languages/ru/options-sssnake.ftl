## Параметры игры Sssnake

option-sssnake-start_card = Стартовая карта
help-sssnake-start_card = Размер стартовой карты и откуда выходят голова и хвост.
choice-sssnake-start_card-2x1_away = 2 × 1, в разные стороны
choice-sssnake-start_card-1x1_away = 1 × 1, в разные стороны
choice-sssnake-start_card-2x2_diagonal = 2 × 2, у противоположных углов
choice-sssnake-start_card-3x1_same_side = 3 × 1, с одной стороны
choice-sssnake-start_card-2x1_same_side = 2 × 1, с одной стороны

option-sssnake-feasibility = Ещё замыкаема
help-sssnake-feasibility = Должно ли карт в колоде хватать, чтобы замкнуть змею.
choice-sssnake-feasibility-geometric = Если есть место
choice-sssnake-feasibility-deck_aware = Если хватает и карт

option-sssnake-exact_finish = Точный финиш
help-sssnake-exact_finish = Ваша замыкающая карта должна быть последней, которую вы обязаны выложить в этот ход.

option-sssnake-close_other = Замыкать чужую
help-sssnake-close_other = Карта при единице может замкнуть змею соседа.

option-sssnake-rounds = Раунды
help-sssnake-rounds = Игр в матче; побеждает лучшая сумма за все раунды.
