"""Games by the thousand in small files: made by one command, read one after another.

`python -m serpentry.research.dataset make FOLDER GAME --games 10000 --players level3,greedy` plays
them; `Dataset(FOLDER)` reads them. `thousand("snekagon")` are games that are there already.
docs/research-reference.md describes the files.
"""

from serpentry.research.dataset.loading import Dataset
from serpentry.research.dataset.shards import KeptGame
from serpentry.research.dataset.thousands import thousand

__all__ = ["Dataset", "KeptGame", "thousand"]
