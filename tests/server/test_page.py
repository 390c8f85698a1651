"""The page's files: packed, cached, and one index for every address."""

from pathlib import Path

import pytest

from regnum.server.page import ASK_AGAIN, FOR_EVER, INDEX, Page


@pytest.fixture
def page(tmp_path: Path) -> Page:
    (tmp_path / "assets").mkdir()
    (tmp_path / INDEX).write_text("<!doctype html>")
    script = tmp_path / "assets" / "index-B1x9Zq3_.js"
    script.write_text("plain")
    script.with_name(script.name + ".br").write_text("brotli")
    script.with_name(script.name + ".gz").write_text("gzip")
    (tmp_path / "icon.svg").write_text("<svg/>")
    return Page(tmp_path)


def test_whatever_is_no_file_is_the_index(page: Page) -> None:
    for path in (
        "/",
        "/t/abc",
        "/assets/gone.js",
        "/../secret.key",
        "/assets/index-B1x9Zq3_.js.br",
    ):
        assert page.name_of(path) == INDEX
    assert page.name_of("/icon.svg") == "icon.svg"


def test_the_best_packing_that_the_browser_takes(page: Page) -> None:
    name = page.name_of("/assets/index-B1x9Zq3_.js")
    for accepted, body in (("br,gzip", b"brotli"), ("gzip", b"gzip"), ("", b"plain")):
        assert page.read(name, accepted).body == body
    assert page.read(name, "br").headers["Content-Encoding"] == "br"
    assert page.read(name, "").media_type == "text/javascript"


def test_hashed_files_are_kept_for_ever_and_the_index_never(page: Page) -> None:
    assert page.read("assets/index-B1x9Zq3_.js", "").headers["Cache-Control"] == FOR_EVER
    assert page.read(INDEX, "").headers["Cache-Control"] == ASK_AGAIN
    assert page.read("icon.svg", "").headers["Cache-Control"] == ASK_AGAIN


def test_the_index_says_which_languages_the_host_offers(tmp_path: Path) -> None:
    index = tmp_path / INDEX
    index.write_text('<!doctype html>\n<html lang="en">\n<title>Regnum</title>')
    index.with_name(f"{INDEX}.br").write_text("packed with all languages")
    told = Page(tmp_path, ("de", "en")).read(INDEX, "br")
    assert b'<html lang="de" data-languages="de en">\n<title>' in told.body
    assert "Content-Encoding" not in told.headers
    assert Page(tmp_path).read(INDEX, "br").body == b"packed with all languages"


def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    assert b"not built" in Page(tmp_path / "nowhere").read(INDEX, "").body
