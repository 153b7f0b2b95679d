## Server faults

database-away = Neuloženo: stoly teď nejsou dostupné. Nic není ztraceno; pokus se sám zopakuje.
database-full = Neuloženo: už není místo k zápisu. Nic není ztraceno; pokus se sám zopakuje.
database-damaged = Stoly jsou poškozené a nedají se přečíst; provozovatel služby je musí obnovit.
something-broke = Něco se tu pokazilo; je to zaznamenáno.
analysis-hidden = Co bylo z tohoto místa vidět, je do konce partie skryto.
table-set-aside = Tento stůl nelze přečíst; provozovatel služby o tom ví.
foreign-host = Tento server se pod takovým jménem nehlásí.
dice-settled = Kostky jsou vrženy; nic už k nim přidat nelze.
why-no-salt = Losy tohoto záznamu nevycházejí z přídavku { $salt }.
is-muted = Hostitel vám tu už nedovolí mluvit.
was-removed = Hostitel vás od tohoto stolu vyloučil.
not-the-host = To může jen hostitel.
nobody-there = Není tu nikdo, koho by se to týkalo.
