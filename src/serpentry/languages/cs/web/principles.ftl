## Strategie: jedna zásada za druhou

web-principles = Strategie krok za krokem
web-principle-number = Zásada { $number } z { $count }
web-principle-position = Pozice { $number } z { $count }
web-principle-choose = Na tahu je { $who }, na výběr jsou dva tahy. Který je lepší?
web-principle-move = Tah { $letter }
web-principle-place = Položit { $letter }
web-principle-right = Správně!
web-principle-wrong = Lepší je ten druhý tah.
web-principle-costs = S lepším tahem silní hráči vyhrávají { $better } % takových partií, s druhým { $worse } %.
web-principle-measured = Změřeno: ze dvou počítačů, které se toho drží, vyhrává slabší { $weaker } % a silnější { $stronger } % partií proti stejně silnému, který dělá opak.
web-principle-opinion = Názor: nikdo nezměřil, co to přináší.
web-principle-judged = Dokonalou hru tu nikdo nezná. Hodnota tahů je odhad silného počítače.
web-principle-solved = Správně: { $solved } z { $count }
web-principle-done = To byl celý kurz. Lepší tah napoprvé: { $solved } z { $count }.

## Schlangennest

web-principle-schlangennest-begin = Začněte rovným dílem nebo obloukem
web-because-schlangennest-begin = Had, který začíná ocasem nebo hlavou, má jen jeden konec. Kdo ho uzavře, vašeho hada ukončí, a vy se už jen díváte.
web-principle-schlangennest-room = Držte oba konce v hnízdě
web-because-schlangennest-room = Konec, který vyjde z hnízda nebo nemá místo, už neroste. Se dvěma otevřenými konci si vždy můžete vybrat, kde pokračovat.
web-principle-schlangennest-curves = Pokládejte oblouky brzy
web-because-schlangennest-curves = Rovný díl vede jen rovně, a to je brzy ven z hnízda. S oblouky zůstane had stočený uvnitř, kde je místo a šedé části.
web-principle-schlangennest-ends = Ocas a hlavu si nechte na konec
web-because-schlangennest-ends = Přinesou jednu část, ale ten konec je navždy hotový. Nejvíc se hodí na konci, který už nikam nevede.
web-principle-schlangennest-hunt = Hlídejte konce druhého hada
web-because-schlangennest-hunt = Šedými částmi svých karet vedete druhého hada, kam chcete. Vezměte mu místo, vyveďte ho z hnízda nebo uzavřete jeho konec: had bez konců je hotový.

## SNEKAGON

web-principle-snekagon-ends = Držte si konce otevřené
web-because-snekagon-ends = Had roste jen na koncích. Konec, který nemá kam, je navždy ztracený a zbývá vám jen ten druhý.
web-principle-snekagon-second = Druhého hada začněte tam, kde je místo
web-because-snekagon-second = Had bez místa už neroste, ať položíte cokoli. Druhý, daleko od všeho, se může stát nejdelším a dílek, který později vyplní mezeru, oba spojí.
web-principle-snekagon-join = Spojujte, jakmile to jde
web-because-snekagon-join = Jediný dílek, který se dotýká konce obou hadů, přidá k prvnímu celého druhého. Žádný jiný tah tolik nepřinese a příště už mezera být nemusí.
web-principle-snekagon-ones = Malé dílky si nechte na konec
web-because-snekagon-ones = Jednička se vejde tam, kam se už nic nevejde: do poslední mezery nebo mezi dva hady. Položená brzy vás připraví o dlouhý krok, dokud je na něj místo.
