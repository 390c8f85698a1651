"""Writes the page's TypeScript types from the server's messages and the games' scenes.

`PYTHONPATH=src python tools/page_types.py` writes them; with `--check` it only says whether they
are as they should be, so that page and server cannot drift apart unnoticed.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

import regnum
from regnum.core.scene import Form, fields_of, records
from regnum.registry import GAMES, package_of
from regnum.server import messages

LIB = Path(__file__).parent.parent / "web" / "src" / "lib"
HEADER = "// Made by tools/page_types.py from src/{source}; change it there.\n"
UNIONS = ("FromPage", "FromServer")
SIMPLE = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
HELD = {
    "number": "number",
    "seat": "number",
    "text": "string",
    "thing": "string",
    "flag": "boolean",
    "anything": "unknown",
}


def everything() -> dict[Path, str]:
    """Each file of types with what it should hold."""
    found = {
        LIB / "api.d.ts": header("regnum/server/messages") + messages_text(),
    }
    for key in GAMES:
        source = package_of(key).replace(".", "/") + "/scene.py"
        types = regnum.game(key).printed().types
        found[LIB / "scenes" / f"{key}.d.ts"] = header(source) + scene_text(*types)
    return found


def header(source: str) -> str:
    return HEADER.format(source=source) + "\n"


# --- what the server says -------------------------------------------------------------------


def messages_text() -> str:
    """All types, in the order of their names."""
    _, components = msgspec.json.schema_components(messages.SPOKEN, ref_template="{name}")
    parts = [interface(name, schema) for name, schema in sorted(components.items())]
    parts += [union(name) for name in UNIONS]
    return "\n".join(parts)


def interface(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    fields = {
        field + ("" if field in required else "?"): expression(kind)
        for field, kind in schema["properties"].items()
    }
    return written(name, schema["description"], fields)


def written(name: str, why: str, fields: dict[str, str]) -> str:
    lines = [f"  {field}: {kind};" for field, kind in fields.items()]
    return "\n".join([comment(why), f"export interface {name} {{", *lines, "}", ""])


def union(name: str) -> str:
    members = getattr(messages, name).__args__
    return f"export type {name} =\n  | " + "\n  | ".join(m.__name__ for m in members) + ";\n"


def comment(text: str) -> str:
    return "/** " + " ".join(text.split()) + " */"


def expression(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(expression(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(quoted(value) for value in schema["enum"])
    kind = schema.get("type")
    if "prefixItems" in schema:
        return f"[{', '.join(expression(each) for each in schema['prefixItems'])}]"
    if kind == "array":
        return listed(expression(schema["items"]))
    if kind == "object":
        return f"Record<string, {expression(schema.get('additionalProperties', {}))}>"
    return SIMPLE[kind] if kind else "unknown"


def quoted(value: object) -> str:
    return msgspec.json.encode(value).decode()


def listed(item: str) -> str:
    return f"({item})[]" if " " in item else f"{item}[]"


# --- what the games show --------------------------------------------------------------------


def scene_text(*types: type) -> str:
    """A type for each kind of thing of which there are only so many, then the records."""
    kinds: dict[str, str] = {}
    parts = []
    for name, record in records(*types).items():
        fields = {
            field + ("?" if form.get("optional") else ""): held(form, kinds)
            for field, form in fields_of(record).items()
        }
        parts.append(written(name, record.__doc__ or "", fields))
    return "\n".join([f"export type {name} = {ids};\n" for name, ids in kinds.items()] + parts)


def held(form: Form, kinds: dict[str, str]) -> str:
    """What a field holds as a TypeScript type."""
    null = " | null" if form.get("nullable") else ""
    return plain(form, kinds) + null


def plain(form: Form, kinds: dict[str, str]) -> str:
    if form["holds"] == "record":
        return form["record"]
    if form["holds"] in ("list", "by-seat"):
        return listed(held(form["of"], kinds))
    if form["holds"] == "table":
        table = f"Record<{held(form['keys'], kinds)}, {held(form['of'], kinds)}>"
        every = form.get("whole") or "choices" not in form["keys"]
        return table if every else f"Partial<{table}>"
    if form.get("numeric"):
        return "number"
    if "choices" in form:
        return chosen(form, kinds)
    return HELD[form["holds"]]


def chosen(form: Form, kinds: dict[str, str]) -> str:
    """One of a few words; those of a kind have a type of its name."""
    ids = " | ".join(quoted(choice) for choice in form["choices"])
    if "kinds" not in form:
        return ids
    name = "".join(word.title() for word in form["kinds"][0].split("-"))
    if kinds.setdefault(name, ids) != ids:
        sys.exit(f"There are two sets of ids for the kind {form['kinds'][0]!r}.")
    return name


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="only compare")
    only_compare = parser.parse_args().check
    for target, wanted in everything().items():
        if not only_compare:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(wanted, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != wanted:
            sys.exit(f"{target.name} is out of date: run PYTHONPATH=src python tools/page_types.py")


if __name__ == "__main__":
    main()
