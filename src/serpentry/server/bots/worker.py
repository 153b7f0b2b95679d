"""A process that thinks: jobs come in by its standard input, replies leave by standard output."""

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from queue import SimpleQueue
from random import Random
from time import monotonic, process_time
from typing import BinaryIO

from serpentry.hosting.evaluations.pondering import thoughts
from serpentry.hosting.thinking import Thought
from serpentry.players import Terms
from serpentry.players.roster import offered_player
from serpentry.review.evaluation import PositionEvaluation
from serpentry.review.judges import prepare_judge
from serpentry.search.kept_trees import KeptTrees
from serpentry.search.request import SearchRequest
from serpentry.server.bots.frames import packed, read_frame
from serpentry.server.bots.jobs import (
    Choose,
    Evaluate,
    Failed,
    Finished,
    Known,
    Prepare,
    Reckon,
    Reply,
    Task,
    ThinkingProgress,
    reckoned,
)

QUIET_SECONDS = 1.0
"""A waiting caller hears from us so often, in seconds, where there is nothing else to tell."""


def work(
    job: Task,
    say: Callable[[Reply], None],
    stopped: Callable[[], bool],
    trees: KeptTrees | None = None,
) -> Reply:
    """Do one job; reports go out on the way, and trees are kept for the next."""
    if isinstance(job, Reckon):
        began = process_time()
        answer = reckoned(job)
        return Finished((answer, process_time() - began))
    game = job.game.set_up()
    match job:
        case Choose(_, view, seat, name, seed, seconds, varied):
            terms = Terms(seconds, lambda part: say(ThinkingProgress(part)), stopped, trees, varied)
            return Finished(offered_player(name).choose(game, view, seat, Random(seed), terms))
        case Evaluate(_, view, seat, wish):
            request = SearchRequest(game, view, seat, wish.budget, trees=trees, stopped=stopped)
            with closing(thoughts(request, wish)) as found:
                _tell(found, say, stopped)
        case Prepare():
            prepare_judge(game)
    return Finished()


def _tell(
    found: Iterator[Thought | None], say: Callable[[Reply], None], stopped: Callable[[], bool]
) -> None:
    """Tell what is found, and from time to time that we are still there; until it is enough."""
    part, told = 0.0, monotonic()
    for thought in found:
        if isinstance(thought, PositionEvaluation):
            say(Known(thought))
        elif thought is not None or monotonic() - told > QUIET_SECONDS:
            part, told = part if thought is None else thought, monotonic()
            say(ThinkingProgress(part))
        if stopped():
            return


def serve(jobs: BinaryIO, replies: BinaryIO) -> None:
    """Work until the pipe is closed; whatever comes during a job stops it.

    A thread waits for what comes: Windows can't ask a pipe whether there is something in it.
    """
    coming: SimpleQueue[object] = SimpleQueue()

    def receive() -> None:
        while (job := read_frame(jobs)) is not None:
            coming.put(job)
        coming.put(None)

    def say(reply: Reply) -> None:
        replies.write(packed(reply))
        replies.flush()

    def stopped() -> bool:
        return not coming.empty()

    threading.Thread(target=receive, daemon=True).start()
    trees = KeptTrees()
    while (job := coming.get()) is not None:
        if not isinstance(job, Task):
            continue
        try:
            say(work(job, say, stopped, trees))
        except Exception as error:  # a player's mistake is reported, and the next job may be better
            say(Failed(f"{type(error).__name__}: {error}"))


def main() -> None:
    """Keep the pipe to ourselves: whatever else prints goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    serve(os.fdopen(sys.stdin.fileno(), "rb", buffering=0), replies)


if __name__ == "__main__":
    main()
