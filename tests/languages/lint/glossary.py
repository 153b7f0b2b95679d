"""Words that a language has for something else, or that nobody says: what to write instead.

Each is a pattern for whole words, with the term of the glossary. It holds for all that people read:
where a word is right in another sense, the pattern says in which, and never for which messages.
Only what one game calls otherwise than another is looked for in that game alone.
"""

import re
from typing import NamedTuple


class Slip(NamedTuple):
    """A word that is not to be used, and what is used instead."""

    pattern: str
    instead: str
    game: str = ""

    def found_in(self, name: str, text: str) -> str:
        """What slips in a message or a page of this name."""
        found = self.finder.search(text) if self.game in name else None
        return found[0] if found else ""

    @property
    def finder(self) -> re.Pattern[str]:
        """Finds the word wherever it stands, at the start of a sentence as well."""
        return re.compile(rf"\b(?:{self.pattern})\b", re.IGNORECASE)


SLIPS = {
    "en": (
        Slip("gr[a]ys?", "grey"),
        Slip("lay(?! out| their tiles)|lays|laid|laying", "place"),
        Slip("[Ww]ho lays", "the player who places"),
        Slip("the own|an own|two own", "their own"),
        Slip("meanwhile", "in the meantime"),
        Slip("at the most", "at most"),
        Slip("lying so(?! that)", "rotated this way"),
        Slip("decks?", "pile", "carnival"),
        Slip("his|him", "their"),
        Slip("taken over|takes? over the", "swap sides"),
        Slip("(?:good|speak|look) no more", "no longer"),
        Slip("(?:that|which|”) is no", "isn’t a"),
        Slip("in a tie|what decided(?! it)", "in a draw, decided by"),
        Slip("single hex(?:agon)?", "1-tile"),
        Slip("goes by another name|told by people", "plain words"),
        Slip("nobody’s", "that belongs to no one"),
        Slip("turned (?:this way|like (?:this|that))", "rotated this way"),
        Slip("rule sheets?", "rulebook"),
        Slip("crossed (?:or double )?cards?|double cards?", "crossing, double curve"),
        Slip("notices?", "notification"),
        Slip("knock-outs?", "knockout"),
        Slip("(?<!push )(?<!systemd )service(?! manager)", "server"),
        Slip(
            "(?<!there )(?:is|are) no (?:line|move|cell|file)s?|expected are|com(?:es?|ing) about",
            "isn’t a",
        ),
        Slip("(?:day|days|seconds?|minutes?) a move", "per move"),
        Slip("whoever runs", "the administrator"),
    ),
    "de": (
        Slip("Ärgers?", "Ärgernis, Ärgernisse"),
        Slip("Wunden?", "Wehwehchen"),
        Slip(r"Kreuzst[aä]m\w*|gerade\w* St[aä]m\w*", "Kreuzungsstamm, gerader Baumstamm"),
        Slip("Ebenen?", "Etage"),
        Slip("(?:der|den|einen) (?:graue|farbige|grüne|rote)[nr]? Teil", "das Teil"),
        Slip("angebohrt|anbohren", "gebohrt, bohren"),
        Slip("Remis", "Unentschieden"),
        Slip("zu scharf", "zu eng"),
        Slip("Offene Hände|verdeckte[n]? Hände?", "offen ausliegende Plättchen"),
        Slip("[Ee]inkleiden|kleiden sich ein", "verkleiden"),
        Slip("Übernahme|(?:Farbe|Seite|Plättchen) (?:übernimmt|übernehmen)", "Kuchenregel"),
        Slip(
            "(?-i:(?<=[a-zäöüß] )(?:Sie|Ihnen|Ihre?[mnrs]?)|Sie (?:können|müssen|haben|möchten))",
            "du",
        ),
        Slip("niemandes", "ohne Besitzer"),
        Slip("ist du", "kann unter deinem Namen spielen"),
        Slip("Einzelfeld(?:ern?|e?s)?", "Einer-Plättchen"),
        Slip(r"Rechenwerk\w*", "Engine"),
        Slip("Startzahl(?:en)?", "Startwert"),
        Slip("so dass", "sodass"),
        Slip(r"Regelbl[aä]tt\w*", "Anleitung"),
        Slip("Lege|Drehe|Wähle", "Leg, Dreh, Wähl"),
        Slip("(?<!Push-)Dienste?s?(?! von systemd)", "Server"),
        Slip("Klubs?|Rätseln?", "Club, Aufgabe"),
        Slip("Lila|Bernstein", "Violett, Ocker"),
        Slip("Leib(?:er|es)?", "Körper"),
        Slip("spielfrei|Wiederholung einer Partie", "Freilos, nachgespielte Partie"),
    ),
    "fr": (
        Slip("bouts?", "extrémité"),
        Slip("moignons?", "embout"),
        Slip("lignes? droites?", "droite"),
        Slip("blessures?", "bobo"),
        Slip("[Ff]orages?", "perçage"),
        Slip("champs?", "case"),
        Slip("terrains?", "surface de jeu"),
        Slip("est sauté|sont sautés", "passe son tour"),
        Slip("pour rien", "gratuitement"),
        Slip("piles?", "pioche"),
        Slip("pioche[rz]", "tirer"),
        Slip("bûches? en (?:coin|croix)", "d’angle, de croisement"),
        Slip("parties? (?:grises?|vertes?|colorées?)", "segment"),
        Slip("[Rr]eprise", "règle du gâteau"),
        Slip("[Tt]u|[Tt]oi|[Tt]on|[Tt]a|[Tt]es", "vous"),
        Slip("le surface|du embout|est est|en départ", "what was replaced is to agree"),
        Slip("quittent? le jeu", "sort définitivement du jeu"),
        Slip("percés ensemble", "reliés par un perçage"),
        Slip("sinon :", "par défaut"),
        Slip("nombre de départ", "graine"),
        Slip("exploitants?", "hébergeur"),
    ),
    "ru": (
        Slip("плит[а-я]+", "тайл"),
        Slip("фиш[а-я]+", "тайл"),
        Slip("[Аа]лмаз[а-я]*", "бриллиант"),
        Slip("лилов[а-я]+", "фиолетовый"),
        Slip("домик[а-я]*", "дом"),
        Slip("[Дд]етал[а-я]+", "тайл, карта"),
        Slip("[Пп]росверл[а-я]+|[Сс]верл[а-я]+", "лаз"),
        Slip("троп(?:[аыуе]|ой|ам[и]?|инк[а-я]+)", "дорожка"),
        Slip("[Пп]еренима[а-я]+|[Пп]еренять", "правило пирога"),
        Slip("обруб[а-я]+", "кончик"),
        Slip("одно балл", "один балл"),
        Slip("(?:ваш|свой|его) конец|(?:вашего|своего) конца", "конец змеи"),
        Slip("переймё[а-я]+", "правило пирога"),
        Slip("зерн[а-я]+", "начальное число"),
        Slip("юн(?:ый|ого|ому|ым|ом)", "новичок"),
        Slip("нара(?:щ|ст)[а-я]+", "растить"),
        Slip("пасу[а-я]+|с?пасов[а-я]*|пас", "пропускать ход"),
        Slip("очк[а-я]+|очков", "балл"),
        Slip("последн[а-я]+ круг[а-я]*", "последний раунд"),
        Slip(
            "(?:закрыт|открыт)[а-я]+ рук[а-я]*|рук[аи] (?:открыт|распух|могут)[а-я]*",
            "тайлы скрыты",
        ),
        Slip("двойн[а-я]+ поворот[а-я]*", "двойной изгиб"),
        Slip("гремуч[а-я]+ зме[а-яё]+", "гремучник"),
        Slip("ты|тебе|тебя|твой|твоя", "вы"),
    ),
    "cs": (
        Slip("polen[a-z]*", "kláda"),
        Slip("klád[a-z]+ křižovatk[a-z]+", "křížová kláda"),
        Slip("potíž[a-zí]*|trabl[a-zůí]*", "nepříjemnost"),
        Slip("dom(?:e?k[a-zů]*|eč[a-z]+)", "dům"),
        Slip("rovin(?:k[a-z]+|ce|ek)", "rovný díl"),
        Slip("hřiš[tť][a-zěí]*", "hrací plocha"),
        Slip("pie rule", "pravidlo koláče"),
        Slip("semínk[a-z]+", "počáteční číslo"),
        Slip("(?<!v )(?<!v\u00a0)ruce (?:mohou|leží)", "dílky v ruce"),
        Slip("čeká se(?! (?:ještě )?na)", "očekává se"),
        Slip("úplný had", "hotový had"),
        Slip("šeď", "šedé části"),
        Slip("pas(?:ovat|uje[a-zš]*|oval[a-z]*)", "vynechat"),
        Slip("(?:od|s)kryt[a-zéýí]+ ru(?:ce|k[a-zá]+)", "odkryté dílky"),
        Slip("táhne se|netáhne|táhnou se", "bere se"),
        Slip("zápis(?! tahů)", "záznam"),
        Slip("[Rr]ad[ay] (?:a|se)", "nápověda"),
        Slip("jednotk[aouy]", "jednička"),
        Slip("východu? (?:z domu|domu|had[a-zů]*)", "výstup", "carnival"),
        Slip("tobě|tvůj|tvoje", "vy"),
        Slip("(?:je|jsou) přeskoč[a-z]+|přeskakován[a-z]*|je vynechán[a-z]?", "vynechává"),
    ),
}
