"""A process that thinks: jobs come in by its standard input, replies leave by standard output."""

import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from queue import SimpleQueue
from random import Random
from time import process_time
from typing import BinaryIO

from serpentry.hosting.evaluations.pondering import thoughts
from serpentry.players import Terms, find_player
from serpentry.review.evaluation import PositionEvaluation
from serpentry.search.kept_trees import KeptTrees
from serpentry.search.request import SearchRequest
from serpentry.search.steps import spoken
from serpentry.server.bots.frames import packed, read_frame
from serpentry.server.bots.jobs import (
    Choose,
    Evaluate,
    Failed,
    Finished,
    Known,
    Reckon,
    Reply,
    Task,
    ThinkingProgress,
    reckoned,
)


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
        case Choose(_, view, seat, name, seed, seconds):
            terms = Terms(seconds, lambda part: say(ThinkingProgress(part)), stopped, trees)
            return Finished(find_player(name).choose(game, view, seat, Random(seed), terms))
        case Evaluate(_, view, seat, wish):
            request = SearchRequest(game, view, seat, wish.budget, trees=trees, stopped=stopped)
            with closing(thoughts(request, wish)) as found:
                for thought in spoken(found):
                    if isinstance(thought, float):
                        say(ThinkingProgress(thought))
                    elif isinstance(thought, PositionEvaluation):
                        say(Known(thought))
            return Finished()


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
