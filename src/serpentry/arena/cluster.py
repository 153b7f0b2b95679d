"""A Ray cluster as a crew, through joblib. Needs the extra `cluster`."""

from collections.abc import Generator, Iterable

from serpentry.arena.crew import R, Task, play_all
from serpentry.arena.extras import need
from serpentry.arena.plan import Plan
from serpentry.arena.schedule import Fixture
from serpentry.tabletop.errors import SerpentryError

BACKEND = "serpentry-ray"

REMOTE = {"scheduling_strategy": "SPREAD", "max_restarts": -1, "max_task_retries": -1}
"""Workers are spread over the nodes; those of a lost node start anew elsewhere, with their task."""


class Cluster:
    """The nodes of a Ray cluster, on which the same Serpentry is installed."""

    def __init__(self, address: str, jobs: int | None = None) -> None:
        self._ray = need("ray", "cluster")
        self._joblib = need("joblib")
        try:
            self._ray.init(address=address, log_to_driver=False, logging_level="error")
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise SerpentryError(f"There is no Ray cluster at {address}: {error}") from error
        self.jobs = min(jobs or self.cores(), self.cores())
        self._joblib.register_parallel_backend(BACKEND, _streaming_backend())

    def cores(self) -> int:
        """How many cores the nodes have now."""
        return int(self._ray.cluster_resources().get("CPU", 1))

    def work(self, task: Task[R], plan: Plan, fixtures: Iterable[Fixture]) -> Generator[R]:
        """Each game once, on whichever node it is taken up."""
        lost = self._ray.exceptions.RayError
        return play_all(fixtures, lambda left: self._stream(task, plan, left), lost)

    def _stream(self, task: Task[R], plan: Plan, fixtures: Iterable[Fixture]) -> Generator[R]:
        sent = self._joblib.delayed(task)
        jobs = max(2, min(self.jobs, self.cores()))
        with self._joblib.parallel_config(BACKEND, n_jobs=jobs, ray_remote_args=REMOTE):
            parallel = self._joblib.Parallel(return_as="generator_unordered", batch_size=1)
            yield from parallel(sent(plan, fixture) for fixture in fixtures)


def _streaming_backend() -> type:
    ray_backend = need("ray.util.joblib.ray_backend", "cluster").RayBackend
    # joblib lets only backends stream that say they can. Ray's calls back for every result, which
    # is all that streaming needs; it inherits the "no" of the pool it replaces.
    return type("StreamingRay", (ray_backend,), {"supports_return_generator": True})
