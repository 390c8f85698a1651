"""Any game in the terminal: what its view tells, listed under the names that its texts give."""

from collections.abc import Iterator
from typing import Any

from rich.markup import escape

from regnum.core.document import BoardDocument
from regnum.core.scene import Form
from regnum.language import Words

INDENT = "  "


def draw(view: dict[str, Any], board: BoardDocument, words: Words) -> str:
    return "\n".join(Listing(board, words).record("Scene", view, ""))


class Listing:
    """A view, listed as the types of its game say what it holds."""

    def __init__(self, board: BoardDocument, words: Words) -> None:
        self.types = board["types"]
        self.things = board["things"]
        self.words = words

    def record(self, name: str, values: dict[str, Any], indent: str) -> Iterator[str]:
        """A line for each field; what has parts is listed below its name."""
        for field, form in self.types[name].items():
            if field not in values:
                continue
            heading = f"{indent}[bold]{escape(self.words.name(field))}[/]"
            value, inner = values[field], form.get("of", form)
            if form["holds"] == "record" and value is not None:
                yield heading
                yield from self.record(form["record"], value, indent + INDENT)
            elif form["holds"] == "list" and inner["holds"] == "record" and value:
                yield heading
                for item in value:
                    yield f"{indent}{INDENT}- {escape(self.inline(inner, item))}"
            else:
                yield f"{heading}: {escape(self.inline(form, value))}"

    def inline(self, form: Form, value: Any) -> str:
        """Something in a line."""
        holds = form["holds"]
        if value is None or value == [] or value == {}:
            return self.words.say("board-none")
        if holds == "flag":
            return self.words.say("board-yes" if value else "board-no")
        if holds == "seat":
            return self.words.seat(value)
        if holds == "thing":
            return self.thing(form["kinds"], str(value))
        if holds == "list":
            return ", ".join(self.inline(form["of"], item) for item in value)
        if holds == "by-seat":
            seats = enumerate(value)
            return ", ".join(f"{self.words.seat(n)} {self.inline(form['of'], v)}" for n, v in seats)
        if holds == "table":
            parts = [(self.inline(form["keys"], k), form["of"], v) for k, v in value.items()]
            return ", ".join(f"{key} {self.inline(of, item)}" for key, of, item in parts)
        if holds == "record":
            return self.fields(form["record"], value)
        return str(value)

    def fields(self, record: str, values: dict[str, Any]) -> str:
        """The fields of a record in a line."""
        return ", ".join(
            f"{self.words.name(field)} {self.inline(form, values[field])}"
            for field, form in self.types[record].items()
            if field in values
        )

    def thing(self, kinds: list[str], id: str) -> str:
        """A thing by its name, or by what is printed on it."""
        known = self.words.known_name(id, *kinds)
        printed = self.things.get(kinds[0], {}).get(id)
        if known is None and printed is not None:
            return f"{id} ({self.fields(self.types['Things'][kinds[0]]['of']['record'], printed)})"
        return known or id
