## Zprávy o hře: soubor a grafy

report-title = { $game }: jak vypadají její partie
report-introduction = Partií hry { $game } (pravidla { $version }): { $games }, počáteční číslo { $seed }. V každém nastavení hraje každý druh hráče sám proti sobě: { $players }. Co se tu říká, platí pro partie mezi takovými hráči; silnější mohou ukázat něco jiného.
report-overview = Přehled
report-how-to-read = Jak to číst
report-on-figures = U průměrů stojí v závorce nejmenší a největší hodnota, u podílů jejich interval 95 % (Wilson). Partie, které tah za tahem opakují jinou, jsou vynechány; partie se stejným zahájením a stejnou náhodou se počítají za méně, pokud končí stejně. Partie má hodnotu jednoho bodu; při děleném vítězství se dělí. Počítají se tahy hráčů, ne hody a to, co se bere. Povolené tahy se počítají, kdykoli je hráč na tahu; podle čísla tahu v partiích, které trvaly tak dlouho.
report-on-values = Hodnota dílků říká, co jde ruku v ruce s pokládáním určitého druhu dílku nebo karty, ne co z něj plyne. Náskok místa je jeho skóre minus průměrné skóre ostatních. Místa se dělí na ta, která takový dílek položila brzy (v první polovině svých tahů), jen pozdě, nebo nikdy; „zisk z brzkého“ je průměrný náskok prvních minus náskok všech ostatních, „o jeden víc“ je sklon náskoku podle počtu položených. Kdo vydrží déle, položí víc, a tak druh, který se pokládá, když se máloco jiného hodí, vypadá cennější, než je. Intervaly (95 %) jsou z bootstrapu přes skupiny partií; pomlčka znamená příliš málo případů. Druhy se píší jako v notaci tahů.
report-set-up = { $seats ->
    [one] { $seats } hráč, { $options }
    [few] { $seats } hráči, { $options }
    [many] { $seats } hráče, { $options }
   *[other] { $seats } hráčů, { $options }
  }
report-default-options = výchozí volby
report-column-set-up = nastavení
report-plies = tahy
report-ply = číslo tahu
report-legal-moves = povolené tahy
report-moves-by-ply = Povolené tahy podle čísla tahu
report-first-seat = body prvního místa
report-ties = remízy
report-scores = skóre
report-seats = Místa
report-seat = místo
report-on-ties = Remízy: { $ties }; všichni stejně: { $all }. Při rovných šancích by každé místo mělo { $equal } bodů.
report-repeated = Partie, které tah za tahem opakují jinou a neříkají nic nového: { $repeated } z { $played }; počítá se: { $counted }. S více náhodnými tahy na začátku (--opening) se partie liší.
report-tile-values = Hodnota dílků
report-rarer-kinds = Vynechané vzácnější druhy: { $count }.
report-mean = průměr
report-fewest = nejméně
report-most = nejvíce
report-kind = druh
report-laid = položeno za partii
report-early = brzy
report-late = pozdě
report-never = nikdy
report-early-gain = zisk z brzkého tahu
report-one-more = o jeden víc
report-compared = Porovnání: { $first } proti { $second }
report-on-comparing = Rozdíl je druhé nastavení minus první, s intervalem 95 %. „více“ nebo „méně“ stojí tam, kde interval neobsahuje 0; čistě náhodou se to stane v jednom srovnání z dvaceti. Změna vedení je tah, po kterém má nejvyšší skóre samo jiné místo. Dovednost je podíl bodů, který poslední jmenovaný hráč sám získá proti prvnímu na všech ostatních místech.
report-against-itself = { $player } sám proti sobě
report-skill = Dovednost: { $strong } proti { $weak }
report-margin = náskok nejlepšího
report-lead-changes = změny vedení
report-difference = rozdíl
report-verdict = závěr
report-more = více
report-less = méně
report-no-difference = příliš málo partií
plot-ratings = Ratingy (Bradley–Terry, bootstrapové intervaly 95 %)
plot-lengths = Délka partií
plot-score = skóre
plot-scores = Skóre
plot-scores-by-seat = Skóre podle míst
plot-points-by-seat = Body podle míst (intervaly 95 %)
plot-branching = Povolené tahy podle čísla tahu (průměr, nejméně až nejvíce)
plot-ties = Remízy
plot-winners = vítězů partie

## Zápisníky: pozice, partie, analýzy a zápasy, jak je ukazuje stránka

notebook-step = krok
notebook-move = tah
notebook-chance = šance na výhru
notebook-accuracy = přesnost
notebook-grading = známka
notebook-better = lepší
notebook-given-away = ztraceno
notebook-choices = rozhodnutí
notebook-won = výhra
notebook-grade = { web-review-grade }
notebook-tries = { web-tries }
notebook-curve = { web-curve }
notebook-no-moment = { web-review-none }
notebook-no-engine = { web-no-engine }
notebook-steps = Všechny kroky: { $count }
notebook-plain = Jednoduchá kresba. Desku jako v prohlížeči uvidíte po příkazu: { $command }
why-no-choice = { web-no-choice }
why-not-shown = serpentry.show bere hru, záznam, odehranou partii, analýzu, rozbor partie nebo výsledky zápasu, ne { $given }.
why-not-asked = Deska poslala požadavek, kterému tento notebook nerozumí.
why-own-start = Partie, která začala vlastní pozicí, nemá záznam.
