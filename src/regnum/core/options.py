"""The choices made before a game begins."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from regnum.core.errors import BadOption


class Option(NamedTuple):
    """A choice with its default. `help` is the key of its explanation in the game's texts."""

    default: Any
    choices: Sequence[Any]
    help: str

    def reads(self, text: str) -> Any:
        """The choice that a text names, or the text itself where it names none."""
        for choice in self.choices:
            if spelled(choice) == text.lower():
                return choice
        return text


def spelled(choice: Any) -> str:
    """How a choice is written in records and on the command line."""
    return ("no", "yes")[choice] if isinstance(choice, bool) else str(choice).lower()


def resolve(options: Mapping[str, Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value: the given ones checked, as they are or as the help spells
    them, the rest at their default."""
    resolved = {name: option.default for name, option in options.items()}
    for name, value in given.items():
        if name not in options:
            known = ", ".join(options) or "none"
            raise BadOption(f"There is no option {name!r}; the options are: {known}.")
        choices = options[name].choices
        chosen = options[name].reads(value) if isinstance(value, str) else value
        if not any(chosen == choice and type(chosen) is type(choice) for choice in choices):
            raise BadOption(
                f"Option {name!r} cannot be {spelled(value)!r}; "
                f"it can be: {', '.join(spelled(choice) for choice in choices)}."
            )
        resolved[name] = chosen
    return resolved
