"""Choosing a crew."""

from serpentry.arena.cluster import Cluster
from serpentry.arena.crew import Alone, Crew, Processes
from serpentry.arena.extras import need


def crew_for(jobs: int | None = None, cluster: str | None = None) -> Crew:
    """A crew of so many workers (default: all cores), here or on a Ray cluster."""
    if cluster:
        return Cluster(cluster, jobs)
    workers: int = jobs or need("joblib").cpu_count()
    return Processes(workers) if workers > 1 else Alone()
