"""What is looked up when it is first needed, looked up before anybody asks."""

import mimetypes

from serpentry.languages import LANGUAGES, say


def rehearse() -> None:
    """Read the words of every language, and what files are called on the web.

    Otherwise somebody at a table waits while a stranger is refused for the first time. It is to run
    in a thread of Starlette's, which loads what Starlette streams long answers with.
    """
    mimetypes.init()
    for language in LANGUAGES:
        say(language, "too-many")
