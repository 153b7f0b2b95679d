"""Every key that speaks of a table: which are proved, and why some are not."""

import re
from pathlib import Path

from serpentry import languages
from tests.proofs.search import REFUSALS
from tests.proofs.told.courts import COURTS

ENGLISH = Path(languages.__file__).parent / "en"
FILES = {"narrator/*.ftl": "", "refusals/*.ftl": "", "words.ftl": "reason-", "scores.ftl": "unit-"}
"""The catalogues of the sentences at a table, and how the keys begin that belong to it."""

NOT_JUDGED = {
    "move-written|did-(chance|chance-written|you|other)": (
        "Said of games without words of their own, which none of ours is."
    ),
    "turn-arranging(-chance)?": "Says what the editor of positions asks for, not what lies there.",
    "moment-(made|chance|luck)": (
        "What a search thinks of another move; tests/review holds its figures against each other."
    ),
    "moment-(own-end|other-end|handed|own-score|kept-end|cut-way|not-handed|took)": (
        "What the board shows after two moves; tests/review/test_reasons asks the referees."
    ),
    "proved-(wins|wins-by|draw|at-best-draw)|worth-(chance|(win|loss)(-by)?|draw|at-best-draw)": (
        "What the judge says of a position; tests/review holds it to what is proved and thought."
    ),
    "why-(no-number|not-a-position)": "Refuses what a program gives, before it is a move.",
    "why-(unknown-name|record-program|seats-range|seats-only|unknown-option|option-value)": (
        "Refuses a set-up or a record, before there is a table."
    ),
    "why-(no-move-of-number|players-named|opt-pair|no-file|folder|no-text)": (
        "Refuses what somebody typed, before it is a move."
    ),
    "unread-.*": "Refuses what somebody typed, before it is a move.",
    "why-(arranged|arranged-line|arranged-seat|no-arranger)": (
        "Refuses what somebody set up by hand, with the reason of a rule inside."
    ),
    "why-no-opening(s(-for-options)?)?": "Says what a book of openings lacks.",
    "why-study-.*": "Refuses a text with boards, with the reason of a rule inside.",
    "in-plain-words|list-of-(several|choices)": "A form for words, and no sentence.",
    "why-carnival-snakes-each": "Refuses a set-up.",
    "why-snekagon5g-(eye-off-floor|eyes-everywhere|species-count)": "Refuses a set-up.",
    "why-snekagon5g-no-such-floor": "Refuses what is typed: no tile lies on such a floor.",
    "why-schlangennest-(two-snakes-seats|border-needs-colour|size-unknown)": "Refuses a set-up.",
    "why-schlangennest-(frame-needs-(curves|border)|no-border-no-size)": "Refuses a set-up.",
    "reason-forfeit": "Said in matches of programs, of one that failed.",
    "unit-chance": "What a lead in a puzzle from the first half of a game is counted in.",
    "unit-cards": "What a lead in Sssnake is counted in, for reviews alone.",
}
"""Patterns of keys that nobody judges, each with the reason."""


def all_keys() -> list[str]:
    """Every key of the English catalogues that speaks of a table."""
    found = list[str]()
    for pattern, start in FILES.items():
        for file in sorted(ENGLISH.glob(pattern)):
            text = file.read_text(encoding="utf-8")
            keys = re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)
            found += [key for key in keys if key.startswith(start)]
    return found


def proved() -> set[str]:
    """Every key that has a proof."""
    told = [court.proofs for court in COURTS.values()]
    return {key for proofs in (*told, *REFUSALS) for key in proofs}


def reason(key: str) -> str | None:
    """Why a key is not judged, if there is a reason."""
    return next((why for one, why in NOT_JUDGED.items() if re.fullmatch(one, key)), None)
