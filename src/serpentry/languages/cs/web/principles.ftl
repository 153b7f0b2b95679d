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
web-principle-opinion = Názor: žádné měření neukazuje, že se tak vyhrává častěji.
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

web-principle-snekagon-large = Velké dílky, dokud je místo
web-because-snekagon-large = Každý šestiúhelník platí stejně, dřív i později. Později se ale dílek ze čtyř sotva vejde, kdežto malý ještě ano.
web-principle-snekagon-ends = Držte si konce otevřené
web-because-snekagon-ends = Had roste jen na koncích. Konec, který nemá kam, je navždy ztracený a zbývá vám jen ten druhý.
web-principle-snekagon-second = Druhého hada začněte tam, kde je místo
web-because-snekagon-second = Had bez místa už neroste, ať položíte cokoli. Druhý, daleko od všeho, se může stát nejdelším a dílek, který později vyplní mezeru, oba spojí.
web-principle-snekagon-join = Spojujte, jakmile to jde
web-because-snekagon-join = Jediný dílek, který se dotýká konce obou hadů, přidá k prvnímu celého druhého. Žádný jiný tah tolik nepřinese a příště už mezera být nemusí.
web-principle-snekagon-ones = Malé dílky si nechte na konec
web-because-snekagon-ones = Jednička se vejde tam, kam se už nic nevejde: do poslední mezery nebo mezi dva hady. Položená brzy vás připraví o dlouhý krok, dokud je na něj místo.

## SNEKAGON 5G

web-principle-snekagon5g-one = Pěstujte jednoho dlouhého hada
web-because-snekagon5g-one = Počítá se jen váš nejdelší had, přes všechna patra. Dokud má otevřený konec, ve svém patře nebo vrtem, přinese tam dílek víc než nový had.
web-principle-snekagon5g-ends = Držte si konce ve svém patře otevřené
web-because-snekagon5g-ends = Had roste jen na koncích. Konec, vedle kterého není v patře nic volné, musí vrtat, a stejné pole sousedního patra může být obsazené.
web-principle-snekagon5g-drill = Vrtejte, kde je patro plné
web-because-snekagon5g-drill = Konec zazděný ve svém patře může mít v sousedním dost místa, na stejném poli. Dílek, který tam vrtá, se počítá jako každý jiný a had roste dál jinde.
web-principle-snekagon5g-join = Spojte dva hady, třeba i vrtem
web-because-snekagon5g-join = Dílek, který oběma konci navazuje na vaše hady, z nich udělá jednoho. Jeden konec může navázat v patře, druhý vrtem.
web-principle-snekagon5g-ones = Šetřete si jedničku
web-because-snekagon5g-ones = Vejde se tam, kam nic jiného, spojí dva hady nebo dvě patra a může být šachtou. Brzy přinese jedno pole, na konci třeba celého hada.

## Sssnake

web-principle-sssnake-closer = Veďte hlavu a ocas k sobě
web-because-sssnake-closer = Vyhrává, komu jako prvnímu nechybí žádná karta. Ať každá vaše karta sníží počet chybějících: oklika stojí tah a často i partii.
web-principle-sssnake-useful = Nechte si využití pro většinu karet
web-because-sssnake-useful = Co si vytáhnete, si nevyberete. Ze dvou tahů, po kterých chybí stejně karet, zvolte ten, po němž pomůže víc karet: devět z deseti jsou rovné díly a oblouky.
web-principle-sssnake-away = Odveďte sousedův konec
web-because-sssnake-away = Jediná karta patří k sousedovu hadu, a kam, to určíte vy. Odvraťte jeden konec od druhého: každá další chybějící karta ho stojí čas.
web-principle-sssnake-gift = Darujte kartu, která pomůže nejméně
web-because-sssnake-gift = Při dvojce nebo trojce se jedna karta stane dárkem. Jsou-li pro vás dva tahy stejně dobré, nechte si kartu, na kterou soused čeká, hlavně tu, která by jeho hada uzavřela.
web-principle-sssnake-safe = Nenechte se svést z cesty
web-because-sssnake-safe = Jednotlivé karty přikládají i ostatní k vašemu hadu. Ze dvou tahů, po kterých chybí stejně karet, zvolte ten, po němž vás mohou odvést nejméně.

## Cobra Carnival

web-principle-carnival-own = Nejdřív oblékejte vlastní hady
web-because-carnival-own = Tah je jeden dílek. Položte, co vašim hadům přinese nejvíc, nejdražší kostým první: co zůstane v ruce, se nepočítá, a příště může být cesta zavřená.
web-principle-carnival-gifts = Dárky dávejte tam, kde se jich váš had dotýká
web-because-carnival-gifts = Dárek přinese bod za každou stranu barevného dílku, která se ho dotýká, ať ho položil kdokoli. V ohybu vlastního hada je to několik stran naráz a žádná cizí.
web-principle-carnival-troubles = Nepříjemnosti dávejte do cizích ohybů
web-because-carnival-troubles = Každá strana, která se nepříjemnosti dotýká, stojí dva body. Najděte ohyb cizího hada, kde je volných víc stran, dál od vlastního.
web-principle-carnival-logs = Klády dávejte tam, kde ostatní ztratí nejvíc
web-because-carnival-logs = Kláda nahradí dílek a sama se nepočítá. Vezměte ostatním, co je drahé, kostým za 3 nebo dílek vedle dárků; nebo zbavte vlastního hada uzlu.
web-principle-carnival-way = Nechte si volnou cestu
web-because-carnival-way = Zablokovaný had neroste, dokud mu nepomůže kláda. Zatočte včas, dál od cizích hadů a jejich východů: volné pole před vámi má často větší cenu než bod.
