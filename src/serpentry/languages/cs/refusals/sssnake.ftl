## Co pravidla zakazují a proč

why-sssnake-cut-off-start-card = Potom by se hlava a ocas už nikdy nesešly: { $end } míří na startovní kartu.
why-sssnake-cut-off-blank = Potom by se hlava a ocas už nikdy nesešly: { $end } narazí na prázdnou stranu { $cell_of }.
why-sssnake-cut-off-shut-in = { $count ->
    [one] Potom by se hlava a ocas už nikdy nesešly: { $end } zůstane v pasti s { $count } volným polem kolem sebe.
    [few] Potom by se hlava a ocas už nikdy nesešly: { $end } zůstane v pasti, kolem jsou { $count } volná pole.
   *[other] Potom by se hlava a ocas už nikdy nesešly: { $end } zůstane v pasti, kolem je { $count } volných polí.
}
why-sssnake-cut-off-one-cell = Potom by se hlava a ocas už nikdy nesešly: { $end } zůstane v pasti s jediným volným polem před sebou.
why-sssnake-roll-now = Teď hoďte kostkou.
why-sssnake-draw-now = Teď si vezměte karty z balíčku.
why-sssnake-choose-gift = Teď nelze položit žádnou kartu; vyberte dárek.
why-sssnake-gift-last = Dárek přijde až nakonec: ještě můžete přiložit kartu k vlastnímu hadovi, takže musíte.
why-sssnake-not-at-end = Karta patří tam, kam míří některý konec: hlava { $head_onto }, ocas { $tail_onto }.
why-sssnake-no-strand = Takto otočená karta nemá úsek tam, kde vchází { $end }.
why-sssnake-too-few-cards = { $missing ->
    [one] Potom by chyběla { $missing } karta, ale v balíčku { $left ->
        [0] už žádná není.
       *[other] už jich je jen { $left }.
    }
    [few] Potom by chyběly { $missing } karty, ale v balíčku { $left ->
        [0] už žádná není.
       *[other] už jich je jen { $left }.
    }
   *[other] Potom by chybělo { $missing } karet, ale v balíčku { $left ->
        [0] už žádná není.
       *[other] už jich je jen { $left }.
    }
}
why-sssnake-closes-other = Tím by se uzavřel sousedův had ({ $owner }). Po jedničce ho smí uzavřít jen jeho hráč.
why-sssnake-no-second-card = Potom by nešla položit druhá karta; položená jinak dovolí položit dvě.
why-sssnake-close-last = Uzavírací karta musí být vaše poslední, ale v tomto tahu můžete položit dvě karty.
why-sssnake-single-to-neighbour = Jediná karta patří k hadovi souseda ({ $owner }), má-li tam místo.
why-sssnake-single-back = U sousedova hada nemá místo, takže patří k vašemu ({ $owner }).
why-sssnake-keep-own = Máte-li dvě nebo tři karty, přiložte všechny kromě jedné k vlastnímu hadovi ({ $owner }).
why-sssnake-gift-receiver = Dárek patří k hadovi toho, kdo ho dostal ({ $owner }).
why-sssnake-gift-back = Dárek se vrátil, takže patří k vašemu vlastnímu hadovi ({ $owner }).
why-sssnake-place-now = Teď položte kartu.
why-sssnake-die = Kostka ukazuje { $low } až { $high }, nikdy { $number }.
why-sssnake-draw-count = { $number ->
    [one] Po hodu { $roll } se bere { $number } karta.
    [few] Po hodu { $roll } se berou { $number } karty.
   *[other] Po hodu { $roll } se bere { $number } karet.
}
why-sssnake-deck-short = { $number ->
    [one] V balíčku zbývá { $number } karta: víc jich ani hod { $roll } nevezme.
    [few] V balíčku zbývají { $number } karty: víc jich ani hod { $roll } nevezme.
   *[other] V balíčku zbývá { $number } karet: víc jich ani hod { $roll } nevezme.
}
why-sssnake-not-in-deck = { $there ->
    [0] Karta tohoto druhu ({ $card }) už v balíčku není.
   *[other] Tolik karet tohoto druhu ({ $card }) balíček nemá: zbývá jich { $there }.
}
why-sssnake-not-in-hand = V ruce není karta „{ $card }“, jen: { $held }.
