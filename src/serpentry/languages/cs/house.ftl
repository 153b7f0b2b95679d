## Server faults

database-away = Zatím neuloženo: databáze není dostupná. Nic není ztraceno; pokus se automaticky zopakuje.
database-full = Zatím neuloženo: disk je plný. Nic není ztraceno; pokus se automaticky zopakuje.
database-damaged = Stoly jsou poškozené a nedají se přečíst; provozovatel serveru je musí obnovit.
something-broke = Něco se tu pokazilo; je to zapsáno v protokolu.
analysis-hidden = Co bylo z tohoto místa vidět, je do konce partie skryto.
table-set-aside = Tento stůl nelze přečíst; provozovatel serveru o tom dostal zprávu.
foreign-host = Tento server se pod takovým jménem nehlásí.
dice-settled = Hody už jsou určeny; k počátečnímu číslu nelze nic přidat.
why-no-salt = Hody a losy tohoto záznamu nevycházejí z přídavku { $salt }.
is-muted = Hostitel vás u tohoto stolu ztlumil.
was-removed = Hostitel vás od tohoto stolu vyloučil.
not-the-host = To může jen hostitel.
nobody-there = Tento člověk u stolu není.
