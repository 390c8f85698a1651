"""Writes the page's TypeScript types from the server's messages.

`python tools/page_types.py` writes them; with `--check` it only says whether they are as they
should be, so that page and server cannot drift apart unnoticed.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

from regnum.server import messages

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "api.d.ts"
HEADER = "// Made by tools/page_types.py from src/regnum/server/messages.py; change it there.\n"
UNIONS = ("FromPage", "FromServer")
SIMPLE = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def typescript() -> str:
    """All types, in the order of their names."""
    _, components = msgspec.json.schema_components(messages.SPOKEN, ref_template="{name}")
    parts = [interface(name, schema) for name, schema in sorted(components.items())]
    parts += [union(name) for name in UNIONS]
    return HEADER + "\n" + "\n".join(parts)


def interface(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    lines = [comment(schema["description"]), f"export interface {name} {{"]
    for field, kind in schema["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {expression(kind)};")
    return "\n".join([*lines, "}", ""])


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
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    kind = schema.get("type")
    if "prefixItems" in schema:
        return f"[{', '.join(expression(each) for each in schema['prefixItems'])}]"
    if kind == "array":
        item = expression(schema["items"])
        return f"({item})[]" if " " in item else f"{item}[]"
    if kind == "object":
        return f"Record<string, {expression(schema.get('additionalProperties', {}))}>"
    return SIMPLE[kind] if kind else "unknown"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="only compare")
    wanted = typescript()
    if not parser.parse_args().check:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(wanted, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != wanted:
        sys.exit(f"{TARGET.name} is out of date: run tools/page_types.py")


if __name__ == "__main__":
    main()
