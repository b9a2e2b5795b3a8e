"""What a worker of a cluster does when it starts: find the official games, compiled where there is a kernel.

`dask worker ADDRESS --preload swdsl.cli.cluster_worker` starts one.
"""

from swdsl.workspace import official_package
from swdsl.workspace.native import use_compiled_kernel


def dask_setup(worker: object) -> None:
    """Make ready; dask calls this by its name."""
    use_compiled_kernel()
    official_package()
