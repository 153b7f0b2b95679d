"""Sentences drawn at random, for a reader who has never seen the product.

`python -m tests.languages.drawn LANGUAGE [NUMBER] [SEED]` draws the same ones again for the same
seed. Messages with facts are given awkward ones.
"""

import sys
from random import Random

from serpentry.languages import ENGLISH, keys, say
from tests.languages.awkward import messages, told

NUMBER, SEED = 200, 66


def drawn(language: str, number: int = NUMBER, seed: int = SEED) -> list[str]:
    """As many messages, each filled in one way."""
    rng = Random(f"{seed} {language}")
    return [
        f"{key}: {rng.choice([text for _, text in told(key, language)])}"
        if key in messages()
        else f"{key}: {say(language, key)}"
        for key in rng.sample(sorted(keys(ENGLISH)), number)
    ]


if __name__ == "__main__":
    chosen, *numbers = sys.argv[1:]
    print("\n".join(drawn(chosen, *map(int, numbers))))
