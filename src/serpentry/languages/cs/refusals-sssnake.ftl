## Co pravidla zakazují a proč

why-sssnake-cut-off-start-card = Potom by se hlava a ocas už nikdy nesešly: { $end } míří na startovní kartu.
why-sssnake-cut-off-blank = Potom by se hlava a ocas už nikdy nesešly: { $end } narazí na prázdnou stranu { $cell }.
why-sssnake-cut-off-shut-in = Potom by se hlava a ocas už nikdy nesešly: { $end } zůstane v pasti, volných polí kolem: { $count }.
why-sssnake-cut-off-one-cell = Potom by se hlava a ocas už nikdy nesešly: { $end } zůstane v pasti s jediným volným polem před sebou.
why-sssnake-roll-now = Teď hoďte kostkou.
why-sssnake-draw-now = Teď si vezměte karty z balíčku.
why-sssnake-choose-gift = Teď nelze položit žádnou kartu; vyberte dárek.
why-sssnake-gift-last = Dárek přijde až nakonec: ještě můžete přiložit kartu k vlastnímu hadovi, takže musíte.
why-sssnake-not-at-end = Karta patří tam, kam míří některý konec: hlava na { $head }, ocas na { $tail }.
why-sssnake-no-strand = Takto otočená karta nemá úsek tam, kde vchází { $end }.
why-sssnake-too-few-cards = Potom by chybělo karet: { $missing }, ale v balíčku jich je jen { $left }.
why-sssnake-closes-other = Tím by se uzavřel { $owner } had. Po jedničce ho smí uzavřít jen jeho hráč.
why-sssnake-no-second-card = Potom by nešla položit druhá karta; jinak lze položit dvě.
why-sssnake-close-last = Uzavírací karta musí být vaše poslední, ale v tomto tahu můžete položit dvě karty.
why-sssnake-single-to-neighbour = Jediná karta patří sousedovu hadovi ({ $owner_dat }), má-li tam místo.
why-sssnake-single-back = U sousedova hada nemá místo, takže patří k vašemu ({ $owner_dat }).
why-sssnake-keep-own = Ze dvou nebo tří karet kladete všechny kromě jedné k vlastnímu hadovi ({ $owner_dat }).
why-sssnake-gift-receiver = Dárek patří k hadovi toho, kdo ho dostal ({ $owner_dat }).
why-sssnake-gift-back = Dárek se vrátil, takže patří k vašemu vlastnímu hadovi ({ $owner_dat }).
why-sssnake-place-now = Teď položte kartu.
why-sssnake-die = Kostka ukazuje { $low } až { $high }, nikdy { $number }.
why-sssnake-draw-count = Po hodu { $roll } se bere karet: { $number }.
why-sssnake-deck-short = Karet v balíčku: { $number }; hod { $roll } jich víc nevezme.
why-sssnake-not-in-deck = Tolik karet tohoto druhu ({ $card }) balíček nemá: zbývá { $there }.
why-sssnake-not-in-hand = V ruce není karta „{ $card }“, jen: { $held }.
