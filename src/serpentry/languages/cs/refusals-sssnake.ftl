## Co pravidla zakazují a proč

why-after-that-head-and-tail-could-never-meet-the-end-would-point-at-the-start-card = Potom by se hlava a ocas už nikdy nesešly: { $end } míří na startovní kartu.
why-after-that-head-and-tail-could-never-meet-the-end-would-run-into-a-blank-side-of-cell = Potom by se hlava a ocas už nikdy nesešly: { $end } narazí na prázdnou stranu { $cell }.
why-after-that-head-and-tail-could-never-meet-the-end-would-be-shut-in-with-count-free-cells-around-it = Potom by se hlava a ocas už nikdy nesešly: { $end } zůstane v pasti, volných polí kolem: { $count }.
why-after-that-head-and-tail-could-never-meet-the-end-would-be-shut-in-with-one-free-cell-before-it = Potom by se hlava a ocas už nikdy nesešly: { $end } zůstane v pasti s jediným volným polem před sebou.
why-the-die-is-to-be-rolled-now = Teď se hází kostkou.
why-cards-are-to-be-drawn-from-the-deck-now = Teď se berou karty z balíčku.
why-no-card-can-be-laid-now-the-gift-is-to-be-chosen = Teď nelze položit žádnou kartu; je třeba vybrat dárek.
why-the-gift-comes-last-you-can-still-lay-a-card-on-your-own-snake-so-you-must = Dárek přijde až nakonec: ještě můžete přiložit kartu k vlastnímu hadovi, takže musíte.
why-a-card-goes-where-an-end-points-the-head-to-head-the-tail-to-tail = Karta patří tam, kam míří některý konec: hlava na { $head }, ocas na { $tail }.
why-turned-like-that-the-card-has-no-strand-where-the-end-comes-in = Takto otočená karta nemá úsek tam, kde vchází { $end }.
why-after-that-missing-cards-would-be-missing-but-the-deck-holds-only-left = Potom by chybělo karet: { $missing }, ale v balíčku jich je jen { $left }.
why-that-would-close-owner-s-snake-after-a-1-it-is-left-for-owner-to-close = Tím by se uzavřel { $owner } had; po jedničce se to nechává jeho hráči.
why-after-that-no-second-card-could-be-laid-laid-otherwise-two-cards-can-be = Potom by nešla položit druhá karta; jinak lze položit dvě.
why-the-closing-card-must-be-your-last-but-you-can-lay-two-cards-in-this-turn = Uzavírací karta musí být vaše poslední, ale v tomto tahu můžete položit dvě karty.
why-a-single-card-goes-to-the-neighbours-snake-if-it-has-a-place-there-owner-s = Jediná karta patří sousedovu hadovi ({ $owner_dat }), má-li tam místo.
why-it-has-no-place-at-the-neighbours-snake-so-it-goes-to-yours-owner-s = U sousedova hada nemá místo, takže patří k vašemu ({ $owner_dat }).
why-of-two-or-three-cards-you-lay-all-but-one-on-your-own-snake-owner-s = Ze dvou nebo tří karet kladete všechny kromě jedné k vlastnímu hadovi ({ $owner_dat }).
why-the-gift-goes-to-the-snake-of-the-player-who-got-it-owner-s = Dárek patří k hadovi toho, kdo ho dostal ({ $owner_dat }).
why-the-gift-came-back-so-it-goes-to-your-own-snake-owner-s = Dárek se vrátil, takže patří k vašemu vlastnímu hadovi ({ $owner_dat }).
why-a-card-is-to-be-laid-now = Teď je třeba položit kartu.
why-the-die-shows-low-to-high-never-number = Kostka ukazuje { $low } až { $high }, nikdy { $number }.
why-cards-to-draw-after-a-roll-of-roll-number = Po hodu { $roll } se bere karet: { $number }.
why-cards-left-in-the-deck-number-the-roll-of-roll-draws-no-more = Karet v balíčku: { $number }; hod { $roll } jich víc nevezme.
why-the-deck-does-not-hold-so-many-card-cards-there-are-left = Tolik karet tohoto druhu ({ $card }) balíček nemá: zbývá { $there }.
why-there-is-no-card-card-in-hand-only-held = V ruce není karta „{ $card }“, jen: { $held }.
