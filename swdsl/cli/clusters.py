"""`--cluster ADDRESS`: who works through batches of games, this machine or others."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import click

from swdsl.cli.output import say
from swdsl.play.workers import Through, work_through

cluster_flag = click.option(
    "--cluster", metavar="ADDRESS", help="Play on the workers of this dask scheduler: see docs/scale.md."
)


def crew(cluster: str | None, jobs: int) -> Through:
    """Return who works: processes of this machine, or a cluster; leave when its library is missing."""
    if cluster is None:
        return partial(work_through, jobs=jobs)
    try:
        from swdsl.play.cluster import work_on_cluster
    except ImportError:
        say("A cluster needs dask: `pip install swdsl[cluster]`.", err=True)
        sys.exit(2)
    return partial(work_on_cluster, address=cluster)


@contextmanager
def reaching(cluster: str | None) -> Iterator[None]:
    """Say so when a cluster cannot be reached, and leave."""
    if cluster is None:
        yield
        return
    from swdsl.play.cluster import UnreachableCluster

    try:
        yield
    except UnreachableCluster as error:
        say(str(error), err=True)
        sys.exit(1)
