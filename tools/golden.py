"""Write the golden games anew: `make golden`. Read the diff before committing it."""

import json

from tests.golden.story import FINGERPRINTS, file_of, fingerprint, games, story
from tests.tables import tables


def main() -> None:
    for name, entry in games().items():
        text = story(entry)
        changed = not file_of(name).exists() or file_of(name).read_text(encoding="utf-8") != text
        file_of(name).write_text(text, encoding="utf-8")
        print(f"{name}: {'written' if changed else 'unchanged'}, {text.count(chr(10))} lines")
    prints = {str(table): fingerprint(table) for table in tables()}
    FINGERPRINTS.write_text(json.dumps(prints, indent=2) + "\n")
    print(f"{len(prints)} fingerprints")


if __name__ == "__main__":
    main()
