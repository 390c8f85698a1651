"""Write the golden games anew: `make golden`. Read the diff before committing it."""

from tests.golden.story import file_of, games, story


def main() -> None:
    for name, entry in games().items():
        text = story(entry)
        changed = not file_of(name).exists() or file_of(name).read_text(encoding="utf-8") != text
        file_of(name).write_text(text, encoding="utf-8")
        print(f"{name}: {'written' if changed else 'unchanged'}, {text.count(chr(10))} lines")


if __name__ == "__main__":
    main()
