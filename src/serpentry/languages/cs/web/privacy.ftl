## Vaše data a ukázka

web-data = Vaše data
web-data-here = Nejsou tu žádné účty. Tento prohlížeč uchovává vaše nastavení, pokrok, partie a studie a nikam je neposílá.
web-data-both = Nejsou tu žádné účty. Tento prohlížeč uchovává vaše nastavení, pokrok a partie bez připojení; server uchovává vaše jméno, partie, studie, kluby a adresy.
web-data-delete = Smazat má data…
web-data-browser = V tomto prohlížeči: nastavení, pokrok, partie bez připojení, studie a uložená kopie.
web-data-server = Na serveru: vaše jméno, seznam vašich partií, studie, adresy pro upozornění a členství v klubech.
web-data-games = Partie s ostatními zůstanou, místo vašeho jména v nich bude „Host“. Pokračovat v nich nepůjde.
web-data-final = Nejde to vzít zpět.
web-data-sure = Smazat vše
web-data-gone = Vše je smazáno.
web-licences = Licence
web-demo = Tato ukázka nepotřebuje server: hry, pravidla i počítačoví hráči běží ve vašem prohlížeči, i bez připojení.
web-other-device-line = Vezměte si s sebou jméno a partie: otevřete odkaz na druhém zařízení, nebo naskenujte kód. Platí jednou, po 15 minut. Kdo má odkaz, může hrát za vás; nikomu ho neukazujte.
web-pass-make = Vytvořit odkaz
web-pass-link = Odkaz pro vaše druhé zařízení
web-pass-withdraw = Stáhnout odkaz
web-pass-withdrawn = Odkaz už neplatí.
web-pass-used = Odkaz už byl použit, nebo vypršel.

## Keeping a name

web-keep-name = Ponechat si jméno
web-passkey = Přístupový klíč
web-passkeys = Vaše přístupové klíče
web-passkey-line = Vaše jméno a partie zatím závisí na cookie tohoto prohlížeče. S přístupovým klíčem, který zařízení chrání otiskem prstu, obličejem nebo PINem, jsou vaše na každém zařízení, bez hesla a bez adresy.
web-passkey-kept = Vaše jméno je vaše na každém zařízení, které má některý z těchto klíčů.
web-passkey-one = Váš jediný přístupový klíč není zálohovaný. Přidejte další na druhém zařízení pro případ, že o toto přijdete.
web-passkey-back = Máte jméno s přístupovým klíčem? Pokračujte s ním tady.
web-passkey-cannot = Tady přístupové klíče nefungují: je potřeba novější prohlížeč a HTTPS.
web-passkey-add = Přidat přístupový klíč
web-passkey-sign-in = Přihlásit se přístupovým klíčem
web-passkey-along = Vzít s sebou partie z tohoto prohlížeče
web-passkey-dates = Přidán { $made }, použit { $used }
web-passkey-synced = zálohovaný
web-passkey-name = Název přístupového klíče
web-passkey-rename = Přejmenovat: { $name }
web-passkey-remove = Odebrat: { $name }
web-passkey-gone = Nikdo se jím už nepřihlásí. Vaše zařízení ho možná bude dál nabízet, dokud ho tam nesmažete.
web-passkey-revoke = Odebrat přístupový klíč
web-passkey-none = Žádný přístupový klíč nebyl použit. Můžete to zkusit znovu.
web-passkey-there = Toto zařízení už má přístupový klíč k vašemu jménu.
web-devices = Kde jste přihlášeni
web-device-here = tento prohlížeč
web-device-seen = naposledy { $day }
web-device-unknown = Neznámé zařízení
web-device-out = Odhlásit zařízení
web-devices-out = Odhlásit všude jinde
web-recovery = Záložní kódy
web-recovery-line = Když ztratíte všechny přístupové klíče, přihlásí vás jeden z těchto kódů, každý jednou. Uschovejte je na papíře nebo na bezpečném místě.
web-recovery-left = { $count ->
    [one] Zbývá { $count } kód
    [few] Zbývají { $count } kódy
   *[other] Zbývá { $count } kódů
}
web-recovery-new = Nové záložní kódy
web-recovery-now = Zobrazí se jen teď. Starší kódy už neplatí.
web-recovery-lost = Ztratili jste přístupové klíče?
web-recovery-code = Záložní kód
web-recovery-use = Přihlásit se kódem
