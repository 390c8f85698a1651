"""The same games on the machines of a Ray cluster."""

from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from typing import Any

from regnum.arena.match import Match, Played, play
from regnum.arena.simulation import WAITING
from regnum.core.errors import RegnumError

LOCAL = "local"
"""A cluster of this machine alone, started for the occasion."""


def has_ray() -> bool:
    """Whether Ray is installed (`pip install regnum[ray]`)."""
    return find_spec("ray") is not None


def run_on_cluster(match: Match, numbers: Iterable[int], address: str) -> Iterator[Played]:
    """The games of these numbers, each as soon as it is over. Regnum must be installed on every
    machine of the cluster."""
    if not has_ray():
        raise RegnumError("There is no Ray here: pip install 'regnum[ray]'.")
    ray: Any = import_module("ray")
    if not ray.is_initialized():
        ray.init(address=address, log_to_driver=False)
    task = ray.remote(num_cpus=1)(play)
    left = iter(numbers)
    running: list[Any] = []
    while True:
        room = WAITING * int(ray.cluster_resources().get("CPU", 1)) - len(running)
        running += [task.remote(match, number) for number in islice(left, max(room, 0))]
        if not running:
            return
        over, running = ray.wait(running)
        yield from ray.get(over)
