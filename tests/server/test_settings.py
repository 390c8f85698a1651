"""Where a setting comes from, and what makes no sense."""

import dataclasses
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from regnum.core.errors import RegnumError
from regnum.server.guard import address
from regnum.server.settings import Rate, Settings, by_flag, gather
from tests.server.conftest import running


def test_a_flag_comes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "regnum.toml"
    file.write_text(
        'port = 1\nhost = "::1"\nlog_level = "error"\nrequests = {burst = 3, per_second = 1}'
    )
    environment = {"REGNUM_PORT": "2", "REGNUM_HOST": "0.0.0.0", "HOME": "/"}
    settings = gather({"port": 3, "host": None}, environment, file, tmp_path)
    assert settings == Settings(
        tmp_path, port=3, host="0.0.0.0", log_level="error", requests=Rate(3, 1)
    )


def test_lists_and_rates_in_the_environment(tmp_path: Path) -> None:
    environment = {
        "REGNUM_ORIGINS": '["https://a.example", "https://b.example"]',
        "REGNUM_MESSAGES": "{burst = 5, per_second = 0.5}",
        "REGNUM_DATA": str(tmp_path / "elsewhere"),
        "REGNUM_BOARDS": '["mine.toml"]',
    }
    settings = gather({}, environment, None, tmp_path)
    assert settings.origins == ("https://a.example", "https://b.example")
    assert settings.messages == Rate(5, 0.5)
    assert settings.data == tmp_path / "elsewhere"
    assert settings.boards == (Path("mine.toml"),)


def test_every_setting_has_a_flag(tmp_path: Path) -> None:
    words = ["expire_after=30", 'origins=["https://a.example"]', "secret=x=y", "metrics=true"]
    settings = gather(by_flag(words), {"REGNUM_EXPIRE_AFTER": "90"}, None, tmp_path)
    assert (settings.expire_after, settings.metrics) == (30, True)
    assert (settings.origins, settings.secret) == (("https://a.example",), "x=y")
    for wrong in ("prot=1", "port", "=1"):
        with pytest.raises(RegnumError, match="NAME=VALUE"):
            by_flag([wrong])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 1", "'prot', which is no setting"),
        ('port = "high"', "makes no sense"),
        ("port = ", "no TOML"),
        ('log_level = "loud"', "log level is one of"),
        ('languages = ["xx"]', "no texts in the language 'xx'"),
        ("requests = 5", "makes no sense"),
    ],
)
def test_what_makes_no_sense_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "regnum.toml"
    file.write_text(text)
    with pytest.raises(RegnumError, match=sentence):
        gather({}, {}, file, tmp_path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(RegnumError, match="cannot be read"):
        gather({}, {}, tmp_path / "none.toml", tmp_path)


@pytest.mark.parametrize(
    ("client", "who"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:aaaa::", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_whose_request_it_is(client: str, who: str) -> None:
    scope: dict[str, Any] = {"client": (client, 1)}
    assert address(scope) == who


def test_a_server_answers_to_its_names_only(tmp_path: Path) -> None:
    with running(Settings(tmp_path, hosts=("regnum.example",))) as server:
        named = httpx.get(f"{server}/api/me", headers={"Host": "regnum.example"})
        assert named.status_code == 200
        assert httpx.get(f"{server}/api/me").status_code == 403
        assert httpx.get(f"{server}/").status_code == 403
        for probe in ("health", "ready"):  # asked by machines, which know an address only
            assert httpx.get(f"{server}/api/{probe}").is_success


def test_the_documents_list_every_setting() -> None:
    hosting = Path(__file__).parents[2] / "docs" / "hosting.md"
    listed = re.findall(r"^\| `(\w+)` \|", hosting.read_text(), re.MULTILINE)
    assert listed == [field.name for field in dataclasses.fields(Settings)]


def test_a_host_chooses_the_languages(tmp_path: Path) -> None:
    with running(Settings(tmp_path, languages=("de",))) as server:
        english = {"Accept-Language": "en"}
        assert httpx.get(f"{server}/api/me", headers=english).json()["language"] == "de"
        refused = httpx.get(f"{server}/api/tables/x", headers=english).json()["error"]
    assert "gibt es nicht" in refused["sentence"]
