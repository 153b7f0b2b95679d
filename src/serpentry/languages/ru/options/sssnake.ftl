## Параметры игры Sssnake

option-sssnake-start_card = Стартовая карта
help-sssnake-start_card = Размер стартовой карты и откуда выходят голова и хвост.
choice-sssnake-start_card-2x1_away = 2 × 1, в разные стороны
choice-sssnake-start_card-1x1_away = 1 × 1, в разные стороны
choice-sssnake-start_card-2x2_diagonal = 2 × 2, у противоположных углов
choice-sssnake-start_card-3x1_same_side = 3 × 1, с одной стороны
choice-sssnake-start_card-2x1_same_side = 2 × 1, с одной стороны

option-sssnake-feasibility = Когда змею ещё можно замкнуть
help-sssnake-feasibility = Должно ли хватать и карт в колоде, чтобы замкнуть змею.
choice-sssnake-feasibility-geometric = Если есть место
choice-sssnake-feasibility-deck_aware = Если хватает и карт

option-sssnake-exact_finish = Замыкать последней картой
help-sssnake-exact_finish = Ваша замыкающая карта должна быть последней, которую вы обязаны выложить в этот ход.
because-sssnake-exact_finish = По правилам выигрывает только тот, кто использовал все свои карты; но все ждут, что партия кончится, когда змея замкнута, и так не нужно считать карты, выкладывая их.

option-sssnake-close_other = Замыкать змею соседа
help-sssnake-close_other = После единицы карта может замкнуть змею соседа.

option-sssnake-rounds = Раунды
help-sssnake-rounds = Раундов в матче; побеждает лучшая сумма за все раунды.
