"""Words that a language has for something else, or that nobody says: what to write instead.

Each is a pattern for whole words, with the term of the glossary. A pattern may be for some messages
only, by the beginning of their keys.
"""

import re
from typing import NamedTuple


class Slip(NamedTuple):
    """A word that is not to be used, and what is said instead."""

    pattern: str
    instead: str
    keys: str = ""

    def found_in(self, key: str, text: str) -> bool:
        """Whether a message slips."""
        return key.startswith(self.keys) and re.search(rf"\b(?:{self.pattern})\b", text) is not None


SLIPS = {
    "en": (
        Slip("gr[a]y", "grey"),
        Slip("[Ll]ay|[Ll]ays|laid|[Ll]aying", "place"),
        Slip("[Ww]ho lays", "the player who places"),
        Slip("the own|an own|two own", "their own"),
        Slip("meanwhile", "in the meantime"),
        Slip("at the most", "at most"),
        Slip("lying so", "turned this way", "why-"),
        Slip("decks?", "pile", "why-carnival"),
        Slip("decks?", "pile", "board-carnival"),
        Slip("his|him", "their"),
        Slip("taken over|takes? over the", "swap sides"),
    ),
    "de": (
        Slip("Ärger", "Ärgernis, Ärgernisse"),
        Slip("Wunden?", "Wehwehchen"),
        Slip("Kreuzstamm|gerader Stamm", "Kreuzungsstamm, gerader Baumstamm"),
        Slip("Ebenen?", "Etage"),
        Slip("(?:der|den|einen) (?:graue|farbige|grüne|rote)[nr]? Teil", "das Teil"),
        Slip("angebohrt|anbohren", "gebohrt, bohren"),
        Slip("Remis", "Unentschieden"),
        Slip("zu scharf", "zu eng"),
        Slip("Offene Hände|verdeckte[n]? Hände?", "offen ausliegende Plättchen"),
        Slip("[Ee]inkleiden|kleiden sich ein", "verkleiden"),
        Slip("Übernahme|übernimmt", "Kuchenregel", "why-snekagon"),
        Slip("Sie|Ihnen|Ihre?", "du", "web-your"),
    ),
    "fr": (
        Slip("bouts?", "extrémité"),
        Slip("moignons?", "embout"),
        Slip("lignes? droites?", "droite"),
        Slip("blessures?", "bobo"),
        Slip("[Ff]orages?", "perçage"),
        Slip("champs?", "case"),
        Slip("terrain", "surface de jeu"),
        Slip("est sauté|sont sautés", "passe son tour"),
        Slip("pour rien", "gratuitement"),
        Slip("pile", "pioche"),
        Slip("pioche[rz]", "tirer"),
        Slip("bûches? en (?:coin|croix)", "d’angle, de croisement"),
        Slip("parties? (?:grises?|vertes?|colorées?)", "segment"),
        Slip("[Rr]eprise", "règle du gâteau"),
        Slip("[Tt]u|[Tt]oi|[Tt]on|[Tt]a|[Tt]es", "vous"),
    ),
    "ru": (
        Slip("плит[а-я]+", "тайл"),
        Slip("фиш[а-я]+", "тайл"),
        Slip("[Аа]лмаз[а-я]*", "бриллиант"),
        Slip("лилов[а-я]+", "фиолетовый"),
        Slip("домик[а-я]*", "дом"),
        Slip("[Дд]етал[а-я]+", "тайл, карта"),
        Slip("[Пп]росверл[а-я]+|[Сс]верл[а-я]+", "лаз"),
        Slip("[Тт]роп[аыуе]", "дорожка"),
        Slip("[Пп]еренима[а-я]+|[Пп]еренять", "правило пирога"),
        Slip("обруб[а-я]+", "кончик"),
        Slip("наращива[а-я]+", "растить"),
        Slip("пасу[а-я]+|[Пп]ас", "пропускать ход"),
        Slip("очк[а-я]+|очков", "балл"),
        Slip("последн[а-я]+ круг[а-я]*", "последний раунд"),
        Slip("[Зз]акрыты[ехм]+ рук[а-я]*|[Оо]ткрытые руки", "тайлы скрыты"),
        Slip("двойной поворот", "двойной изгиб"),
        Slip("[Гг]ремучая змея", "гремучник"),
        Slip("ты|тебе|тебя|твой|твоя", "вы"),
    ),
    "cs": (
        Slip("polen[oa]", "kláda"),
        Slip("kláda křižovatka|kládou křižovatkou", "křížová kláda"),
        Slip("[Pp]otíže?|[Tt]rable", "nepříjemnost"),
        Slip("domek", "dům"),
        Slip("[Rr]ovink[aouyě]", "rovný díl"),
        Slip("hřiště", "hrací plocha"),
        Slip("šeď", "šedé části"),
        Slip("[Pp]asovat", "vynechat"),
        Slip("[Oo]dkryté ruce|[Ss]kryté ruce", "odkryté dílky"),
        Slip("táhne se|netáhne|táhnou se", "bere se"),
        Slip("zápis", "záznam", "record-"),
        Slip("[Rr]ad[ay] (?:a|se)", "nápověda"),
        Slip("jednotk[aouy]", "jednička"),
        Slip("východu?", "výstup", "why-carnival"),
        Slip("tobě|tvůj|tvoje", "vy"),
    ),
}
