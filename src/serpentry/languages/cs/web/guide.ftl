### První partie každé hry, krok za krokem: co by u stolu řekl přítel.

## SNEKAGON

guide-snekagon-1 = Vítejte u SNEKAGONU! Dva hráči kladou hady na jednu desku a na konci se počítá jen váš nejdelší. Hrajete za červeného; každý má osm dílků a každý dílek je kus hada. Na učení si vezmeme malou desku.
guide-snekagon-2 = Začíná zelený, a to jedničkou: ta přijde vždy první. Smí ležet kdekoli; zelený si bere střed desky.
guide-snekagon-3 = Teď jste na tahu vy: hráči se střídají po jednom dílku. Buď začnete nového hada, nebo prodloužíte některého svého. Nový se musí držet stranou od všeho. Zkuste ho začít hned vedle zeleného a přečtěte si, co řekne rozhodčí.
guide-snekagon-4 = Začněte tedy u levého okraje, a to dlouhým dílkem: později na něj bude méně místa. Položte ho na desku sami, nebo to nechte na mně.
guide-snekagon-5 = Zelený prodlužuje svého hada a zavírá jeden z vašich dvou konců: z c1 už to dál nejde. Tak se jeden druhému staví do cesty.
guide-snekagon-6 = Váš druhý konec je otevřený: tam dílek prodlužuje vašeho hada a soupeřových se smí dotýkat, jak chce. Hadi ale mají tuhá záda: rovně, nebo o 60° stranou, ostřeji ne. Zkuste tuhle zatáčku, je příliš ostrá: tři šestiúhelníky by se navzájem dotýkaly.
guide-snekagon-7 = Lepší je to rovně a pak mírně zatočit, kolem konce zeleného na d4. Váš had bude mít délku osm a zelenému na tomto konci zbude jediná cesta, přes c4.
guide-snekagon-8 = Zelený tudy proklouzne a má délku sedm.
guide-snekagon-9 = Může had růst i ze středu? Ne, má dva konce a nikdy se nevětví. Přesto to zkuste, od zatáčky na e4.
guide-snekagon-10 = Raději plánujme dopředu. Začněte dole druhého hada, stranou od všeho. Vidíte, že dílek podél okraje může vést odtud k vašemu otevřenému konci na d6?
guide-snekagon-11 = Zelený má délku devět, na druhé straně desky, a cestu vám neodřízl.
guide-snekagon-12 = A teď nejlepší tah téhle partie: dílek, který se dotýká konce obou hadů, z nich udělá jednoho. Spojte je!
guide-snekagon-13 = Osm a tři a dva: váš had má délku třináct, zelený devět. Hada lze dokonce uzavřít do kruhu, ale pak už nikdy neroste.
guide-snekagon-14 = Kdo může položit, musí; kdo nemůže, vynechává. Když nemůže nikdo, vyhrává ten, jehož nejdelší had je delší. To je všechno! Skutečná deska je větší, má 91 polí. „Nápověda“ a „Vrátit tah“ jsou vám vždy po ruce.

## SNEKAGON 5G

guide-snekagon5g-1 = Vítejte u SNEKAGONU 5G! Je to SNEKAGON v několika patrech, jednom na hráče. Počítá se váš nejdelší had, všechna patra dohromady. Hrajete za mambu, proti vám je krajta.
guide-snekagon5g-2 = Patra leží nad sebou, jen jsou nakreslená zvlášť: d4 v patře 1 je totéž místo jako d4 v patře 2. Dvě oči jsou otvory, tam nikdy nic neleží. Máte deset dílků, z toho dva zvláštní dílky svého druhu.
guide-snekagon5g-3 = Pevně daný první dílek tu není. Začněte hada pětkou, podél pravého okraje patra 1. Dlouhé dílky se kladou první, protože brzy už nenajdou místo.
guide-snekagon5g-4 = Krajta začíná v patře 2, vpravo dole. Jako ve SNEKAGONU se nový had ve svém patře ničeho nedotýká.
guide-snekagon5g-5 = A oči? Zkuste položit dílek přímo přes jedno z nich.
guide-snekagon5g-6 = Prodlužte konec na g4 a stočte se doprostřed patra 1. Váš had má teď délku devět a krajta vám v tomto patře nepřekáží.
guide-snekagon5g-7 = Krajta začíná druhého hada, vlevo nahoře v patře 2.
guide-snekagon5g-8 = Začněte druhého hada i vy, vlevo nahoře v patře 1. Jeho konec b2 kouká ke konci c6 vašeho prvního hada a konec d2 je volný v obou patrech.
guide-snekagon5g-9 = Krajta spojuje své dva hady: čtrnáct šestiúhelníků!
guide-snekagon5g-10 = A teď to nejzajímavější: vrtání. Od otevřeného konce smí had pokračovat v sousedním patře, z téhož místa. Ale jen od konce! Zkuste to ze středu prvního hada, na e6.
guide-snekagon5g-11 = A teď správně: provrtejte se od konce na d2 do patra 2 a pokračujte tam, rovnou prostředkem. Po vrtu smíte vyrazit libovolným směrem. I druhý had má teď délku devět: místo, které zakrývá v obou patrech, se počítá dvakrát.
guide-snekagon5g-12 = I krajta vrtá, objeví se v patře 1 a má sedmnáct. Vrtaný dílek se smí soupeřů dotýkat kdekoli.
guide-snekagon5g-13 = A teď nejlepší tah téhle partie: dílek, který se dotýká konce obou vašich hadů, z nich udělá jednoho. Spojte b2 a c6! Každý konec dílku smí mít jeden spoj, vrtem nebo v patře.
guide-snekagon5g-14 = Devět a devět a čtyři: dvacet dva šestiúhelníků ve dvou patrech proti sedmnácti! Až budete hrát bez průvodce, položte dílek tam, kde lze vrtat, a hra se zeptá, s kterým vrtem. Kdo už nemůže položit, vypadává; když nemůže nikdo, vyhrává nejdelší had. S více hráči je víc pater, v kruhu.

## Schlangennest

guide-schlangennest-1 = Vítejte v hnízdě! Všichni kladou čtvercové karty a vyhrává had s nejvíce částmi. Hrajete za zeleného a všech 18 karet máte od začátku: 7 rovných dílů, 9 oblouků, ocas a hlavu. Nic není skryté a štěstí tu nehraje roli.
guide-schlangennest-2 = Podívejte se na kartu: jedna část je zelená, druhá šedá a zatím nepatří nikomu. Každá strana nese nějakou část, takže karty na sebe vždy navazují. První přijde doprostřed: položte rovný díl, svisle. Nezačínejte ocasem ani hlavou: had by měl jen jeden konec, a jakmile ho červený uzavře, hra pro vás končí.
guide-schlangennest-3 = I červený položí první kartu, vedle už ležící, stranou nebo rohem. Všimněte si její šedé části: začíná vedle pole nad vaší kartou.
guide-schlangennest-4 = Odteď musí každá karta prodloužit vašeho vlastního hada, na jednom z jeho dvou konců. A to zelenou částí! Zkuste pod svou kartou rovný díl ležící napříč: na hada by navázala jen jeho šedá část.
guide-schlangennest-5 = Správná je karta, jejíž zelená část pokračuje od konce vašeho hada. Položte tenhle oblouk; vede hada doprava.
guide-schlangennest-6 = I červený svého hada prodlužuje, dolů: na pole pod ním teď dosáhnete oba.
guide-schlangennest-7 = Dvě barvy se nikdy nespojují, ani přes šedou. Zkuste tam zavést svou zelenou část do červené.
guide-schlangennest-8 = Raději jděte pod červeným rovně dál. Šedá část vaší karty prodlouží červeného o jednu, ať chce, nebo nechce: ale vy určujete, kam musí.
guide-schlangennest-9 = Červený prodlužuje svůj druhý konec a nahoře zatáčí doprava.
guide-schlangennest-10 = Zatočte obloukem nahoru vedle červeného: konec tak zůstane v hnízdě a neuteče ven.
guide-schlangennest-11 = Červený pokračuje nahoře doprava.
guide-schlangennest-12 = A teď to nejhezčí na téhle hře. Položte oblouk nad svou první kartu tak, aby vedl doprava do volné šedé části na kartě červeného: všechny šedé části, které tam navazují, budou vaše. Jedna karta, dvě části!
guide-schlangennest-13 = Hnízdo má okraj: tady se všechny rovné díly a oblouky musejí vejít do obdélníku 5 × 7 polí, na výšku nebo na šířku. Kudy vede, se ukáže až při kladení. Venku smějí ležet jen hlavy a ocasy. A když se oba konce vašeho hada potkají, je z něj kruh; v příštím tahu ho zase otevřete.
guide-schlangennest-14 = Ocas a hlava konec ukončují. Přinese to jednu část, ale tenhle konec je navždy hotový. Oba si tedy šetřete na pozdní tahy, na konce, které už nikam nevedou. Když jsou oba konce ukončené, je had hotový a vy se díváte na ostatní. Nakonec se počítají všechny části, zelené i šedé; karta, kterou had projde dvakrát, platí za dvě. Šest už jich máte. Teď je to na vás!

## Sssnake

guide-sssnake-1 = Vítejte ve hře Sssnake! Každý má startovní kartu s hlavou a ocasem, na vlastní ploše. Kdo první spojí hlavu s ocasem, vyhrává. Vy jste zelený; tahy červeného jsou dané. Číslo u každého hráče říká, kolik karet chybí: na začátku šest.
guide-sssnake-2 = Kostka ukazuje 2: oblouk a rovný díl. Jedna karta patří k vašemu hadovi, druhá je dárek pro červeného. Ke kterému hadovi přikládáte, tedy určuje číslo. Zkuste sami přiložit rovný díl k červenému hadovi a přečtěte si, proč to nejde.
guide-sssnake-3 = Oblouk si nechte a ohněte levý konec nahoru: přiblíží se k druhému a chybí už jen pět karet. Rovný díl by vás od druhého konce odvedl; proto se hodí jako dárek.
guide-sssnake-4 = Červený musí dárek přiložit a teď mu chybí sedm karet místo šesti.
guide-sssnake-5 = Červený hodil 1: jediná karta patří k hadovi souseda, tedy k vašemu. Červený vede váš konec dál nahoru, pryč od druhého. Zase vám chybí šest karet.
guide-sssnake-6 = Hodili jste 3: dvě karty pro vás, jedna pro červeného. Nejdřív přiložte oblouk tak, aby váš konec nahoře zahnul doprava, nad startovní kartu: chybí pět.
guide-sssnake-7 = Teď rovný díl, dál doprava, tam, kde je druhý konec: chybí čtyři. Křížení dostane červený; něco ušetří jen tam, kde se k ní konec vrátí.
guide-sssnake-8 = Červený přikládá dárek. Jeden úsek na něm spí; přijde-li tam později konec, had jím hned proběhne a nestojí to žádnou kartu.
guide-sssnake-9 = Červený hodil 2 a ohýbá pravý konec nahoru. Rovný díl je dárek pro vás.
guide-sssnake-10 = I dárek může pomoci: veďte horní konec dál doprava. Chybí tři karty.
guide-sssnake-11 = Hodili jste 1, takže tato karta patří k červenému hadovi. Přiložte ji tak, aby se jeden konec červeného vzdálil od druhého: pak mu chybí osm. Každého hada ale musí jít uzavřít.
guide-sssnake-12 = Červený si líznul dva oblouky a jedním ohýbá konec zpátky. Druhý dostáváte vy.
guide-sssnake-13 = Ohněte jím svůj pravý konec nahoru. Teď chybí jen dvě karty, oblouk a rovný díl: vaše konce vedou na dvě pole nad sebou.
guide-sssnake-14 = A přesně ty jste si líznuli! Přiložte oblouk vpravo nahoře a rovný díl pod něj: když se hlava setká s ocasem, tento had hned vyhrává. Dojde-li dřív balíček 120 karet, vyhrává ten, komu chybí nejméně karet. Pak si zahrajte vlastní partii, ve dvou, ve třech nebo ve čtyřech.

## Cobra Carnival

guide-carnival-1 = Vítejte na karnevalu! Hadi vylézají z domu uprostřed a převlékají se. Vyhrává, kdo má nejvíc bodů. Sedíte dole a hrajete za fialového; tahy žlutého jsou dané, a také to, co se lízne.
guide-carnival-2 = Tah je jednoduchý: položit dílek, líznout si dílek. Držíte čtyři a všichni je vidí. Rovné díly nosí kostýmy za 1, 2 nebo 3 body, roh se počítá za 1 a diamant přinese žeton za 4.
guide-carnival-3 = Nic neleží jen tak samo. Dílek hada patří tam, kam jeho had vede, první k výstupu; dárek vedle hada; kláda jen nahrazuje, co leží. Zkuste položit dílek někam do prázdna.
guide-carnival-4 = Začněte diamantem, od výstupu rovně dolů: čtyři body najednou. Žeton už vám nikdo nevezme.
guide-carnival-5 = Žlutý začíná rohem a zahýbá doleva.
guide-carnival-6 = Dárek položte vlevo vedle diamantu: každá strana barevného dílku, která se ho dotýká, má o 1 víc. Neblokuje žádný konec a váš had ho může později obejít.
guide-carnival-7 = Žlutý pokračuje doleva v kostýmu za 2.
guide-carnival-8 = Obejděte svůj dárek: roh pod diamantem vede doleva, takže se dárku dotkne i váš další dílek.
guide-carnival-9 = Žlutý zahýbá rohem nahoru.
guide-carnival-10 = Teď nepříjemnost: každá strana barevného dílku, která se jí dotýká, stojí 2. Položte ji nad rovný díl žlutého: dotýká se tohoto dílku a dotkne se i dalšího, protože had žlutého vede na pole vedle.
guide-carnival-11 = Žlutý klade dárek vedle svého rohu a získává jeden bod zpátky.
guide-carnival-12 = Líznuli jste si kostým za 3. Položte ho ke svému konci, pod dárek: obojí dohromady přinese čtyři body a je to deset ku třem.
guide-carnival-13 = Jsou tu i schválnosti. Uzly a bolístky stojí body a ostatním se smějí položit kdykoli. Klády nahrazují dílek stejného tvaru a nic se za ně nepočítá; rohová kláda ale může vyvést vašeho hada ze slepé uličky a křížovou kládou může proběhnout jiný had.
guide-carnival-14 = Když už nic neroste, přijde závěrečné kolo: popořadě všichni kladou hlavy, po 2 bodech, pak klobouky. Klobouk patří na kteroukoli hlavu bez klobouku: pěkné na vaši, ošklivé, −1 a −2, na cizí. Hrajte tu dál, jestli chcete, nebo začněte vlastní partii: ve dvou má pak každý dva hady, ve třech a čtyřech každý jednoho.
