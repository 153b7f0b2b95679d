## Что запрещают правила и почему

why-tiles-are-not-flipped-in-this-game-and-no-tile-lies-like-this-unflipped = В этой игре тайлы не переворачивают, а без переворота ни один так не ляжет.
why-no-tile-has-this-shape = Тайла такой формы нет.
why-you-have-already-laid-your-tile-tile = Тайл { $tile } вы уже выложили.
why-the-first-tile-of-the-game-is-the-1-tile = Первым в игре выкладывают одиночный тайл.
