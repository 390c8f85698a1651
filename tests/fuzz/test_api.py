"""Schemathesis asks the whole API for what its description allows and for what it does not: each
answer is one that the description knows, and none is a fault of ours."""

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.faults.servers import Host
from tests.fuzz.budget import SECONDS, rounds
from tests.patience import PATIENCE
from tests.server.guests import Guest, play_to_the_end

EXAMPLES: Final = 20 if SECONDS else 3
"""Requests to one operation in one round."""

CHECKS: Final[list[Any]] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


# Schemathesis and what it stands on tell of changes to come.
@pytest.mark.filterwarnings("default")
def test_every_answer_is_in_the_description(host: Host) -> None:
    schema = schemathesis.openapi.from_url(f"{host.address}/api/openapi.json")
    with Guest(host.address, "Anna") as anna, requests.Session() as session:
        session.headers["Cookie"] = anna.cookie()
        tables = tables_of_all_kinds(anna)
        for chance in rounds("the API"):
            for found in schema.get_all_operations():
                assert isinstance(found, Ok)
                operation = found.ok()
                given_ids = named_parameters(operation.path, tables, chance)
                for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                    case = operation.as_strategy(generation_mode=mode, path_parameters=given_ids)
                    ask(case, chance.getrandbits(32), host.address, session)


def named_parameters(path: str, tables: list[str], chance: random.Random) -> dict[str, Any] | None:
    """Mostly a table that there is."""
    if "{id}" not in path or chance.random() < 0.2:
        return None
    known: dict[str, Any] = {"id": chance.choice(tables)}
    for name in ("line", "entry", "seat"):
        if f"{{{name}}}" in path:
            known[name] = chance.choice([-(2**63), -1, 0, 1, 2, 5, 50, 2**31, 2**63])
    return known


def ask(strategy: Any, number: int, address: str, session: requests.Session) -> None:
    @seed(number)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy)
    def attempt(case: Case[Any]) -> None:
        case.call_and_validate(base_url=address, session=session, checks=CHECKS, timeout=PATIENCE)

    tried: Callable[[], None] = attempt
    with suppress(Unsatisfiable):  # where nothing is asked, nothing can be asked wrongly
        tried()


def tables_of_all_kinds(anna: Guest) -> list[str]:
    """One that gathers, one that is played, one that is over and its study, an exercise."""
    over = anna.open_table("me", "bot", public=True)["id"]
    play_to_the_end(random.Random(0), anna.socket(over))
    record = anna.http.get(f"/api/tables/{over}/record").text
    study = anna.http.post("/api/tables/record", content=record.encode()).json()["id"]
    exercise = anna.http.post("/api/exercises/carolus-magnus").json()["id"]
    running = [anna.open_table("me", "screen")["id"], anna.open_table("me", "bot")["id"]]
    return [anna.open_table("me", "link")["id"], *running, over, study, exercise]
