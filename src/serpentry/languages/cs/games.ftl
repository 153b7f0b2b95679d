## Hry jednou větou

blurb-snekagon = Dva hráči kladou šestiúhelníkové dílky; vyhrává, komu vyroste nejdelší had.
blurb-snekagon5g = Dva až pět hráčů, každý jedno patro: hadi se provrtávají z patra do patra.
blurb-schlangennest = Dva až čtyři hráči kladou čtvercové karty s vlastní barvou a šedými částmi, které může získat kdokoli. Vyhrává nejdelší had.
blurb-sssnake = Házejte, berte a klaďte karty; vyhrává, kdo první spojí hlavu a ocas svého hada.
blurb-carnival = Dva až čtyři hráči nechávají z jednoho domu růst hady a strojí je na karneval. Vyhrává nejvíc bodů.

allowed-number = celé číslo od { $low } do { $high }
allowed-values = jedna z hodnot: { $known }
allowed-eyes = seznam různých polí [q, r], například [[-2, 0], [2, 0]]
allowed-species = seznam různých druhů, jeden na místo; možné: { $known }

starts-snekagon = Pravidla mluví o začínajícím hráči, ale neříkají, kdo to je.
starts-snekagon5g = Podle pravidel začíná, kdo naposledy pohladil hada.
starts-schlangennest = Pravidla neříkají, kdo začíná.
starts-sssnake = Podle pravidel začíná nejmladší hráč.
starts-carnival = Pravidla neříkají, kdo začíná.
