"""A person against bots in the terminal.

The game is its record: every move is written to the file before anything else happens, so a
game that was left, or whose terminal died, goes on with `regnum play --resume`.
"""

import os
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console

from regnum.bots.bot import Bot, Knowledge
from regnum.bots.registry import NAMES, bot
from regnum.cli.boards import draw
from regnum.cli.files import read_record, write_record
from regnum.core import record as records
from regnum.core.errors import RegnumError
from regnum.core.game import Game
from regnum.core.record import Record
from regnum.core.state import State
from regnum.language import Words, game_room
from regnum.rulebook import section_title


def latest_file() -> Path:
    """Where a game is kept if nobody says otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "regnum" / "latest.txt"


def begin(
    game: Game,
    seats: int | None,
    name: str,
    opponent: str,
    seed: str | None,
    options: dict[str, Any],
    language: str,
    file: Path | None,
) -> None:
    """Sit down at a new game, in the first seat."""
    state = game.start(seats, seed, **options)
    if name in NAMES or not name.strip():
        raise RegnumError(f"You cannot be called {name!r}; choose another --name.")
    bot(opponent, game, "")  # an unknown bot is told before the game begins
    players = [name] + [opponent] * (state.seats - 1)
    Session(state, records.begin(state, players), language, file or latest_file()).run()


def resume(file: Path, language: str) -> None:
    """Go on with a game that was kept."""
    record = read_record(file)
    if all(player in NAMES for player in record.players):
        raise RegnumError(f"No person plays in {file}; watch it with: regnum replay {file}")
    Session(record.replay(), record, language, file).run()


class Session:
    """One person's evening at the terminal."""

    def __init__(self, state: State, record: Record, language: str, file: Path) -> None:
        self.state = state
        self.record = record
        self.file = file
        self.game = state.game
        self.person = next(s for s, player in enumerate(record.players) if player not in NAMES)
        rooms = (game_room(self.game.key), "regnum.cli")
        self.words = Words(language, rooms, names(record.players, Words(language, rooms)))
        self.bots: dict[int, Bot] = {
            seat: bot(name, self.game, f"{state.seed}/{seat}")
            for seat, name in enumerate(record.players)
            if name in NAMES
        }
        self.console = Console(highlight=False)
        self.told = 0

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self._keep()
        try:
            while self.state.to_move:
                if self.person in self.state.to_move:
                    if not self._ask():
                        return
                else:
                    seat = self.state.to_move[0]
                    self._play(seat, self.bots[seat].choose(Knowledge(self.state, seat)))
            self._board()
            self._reckon()
        finally:
            self._tell_news()
            self._say("cli-kept", {"file": str(self.file)})

    # --- the person's decision ----------------------------------------------------------

    def _ask(self) -> bool:
        """Put a decision to the person; False when he leaves."""
        self._tell_news()
        self._board()
        legal = self.state.legal(self.person)
        ask = self.state.asks(self.person)
        self.console.print(self.words.tell(ask), style="bold")
        self._list(legal)
        while True:
            command = self._prompt().split()
            match command:
                case []:
                    continue
                case ["quit" | "q"]:
                    return False
                case ["help" | "?"]:
                    self._say("cli-help")
                case ["board"]:
                    self._board()
                    self._list(legal)
                case ["rules"]:
                    title = section_title(self.game.key, ask.rule)
                    self._say("cli-rule", {"rule": ask.rule, "title": title})
                case ["save", *names]:
                    self._save(" ".join(names))
                case ["undo"]:
                    if self._undo():
                        return True
                case _:
                    if self._try(" ".join(command), legal):
                        return True

    def _list(self, legal: list[int]) -> None:
        entries = [f"[dim]{n:>3}[/] {self.game.text(move)}" for n, move in enumerate(legal, 1)]
        self.console.print(Columns(entries, padding=(0, 3), column_first=True))
        self._say("cli-choices", style="dim")

    def _prompt(self) -> str:
        return self.console.input(f"[bold]{self.words.say('cli-prompt')}>[/] ")

    def _try(self, text: str, legal: list[int]) -> bool:
        """Play what was typed, or say why not."""
        if text.isdecimal() and 1 <= int(text) <= len(legal):
            self._play(self.person, legal[int(text) - 1])
            return True
        try:
            move = self.game.parse(text)
        except RegnumError:
            self._say("cli-unknown", {"text": text})
            return False
        refusal = self.state.refusal(self.person, move)
        if refusal is not None:
            reason = self.words.tell(refusal)
            self._say("cli-refused", {"reason": reason, "rule": refusal.rule})
            return False
        self._play(self.person, move)
        return True

    def _undo(self) -> bool:
        """Take back the person's latest decision, if nothing has been drawn since."""
        lines = self.record.lines
        own = [number for number, line in enumerate(lines) if line.seat == self.person]
        if not own:
            self._say("cli-undo-nothing")
            return False
        if any(line.draws for line in lines[own[-1] :]):
            self._say("cli-undo-sealed")
            return False
        self.record.take_back(own[-1])
        self.state = self.record.replay()
        self.told = min(self.told, len(self.state.events(self.person)))
        self._keep()
        self._say("cli-undone")
        return True

    # --- what happens around it ---------------------------------------------------------

    def _play(self, seat: int, move: int) -> None:
        self.record.play(self.state, seat, move)
        self._keep()

    def _keep(self) -> None:
        write_record(self.file, self.record)

    def _save(self, name: str) -> None:
        if not name:
            self._say("cli-save-where")
            return
        try:
            write_record(Path(name), self.record)
        except RegnumError as error:
            self._say("cli-save-failed", {"reason": str(error).rstrip(".")})
        else:
            self._say("cli-saved", {"file": name})

    def _board(self) -> None:
        self.console.print()
        self.console.print(draw(self.state.view(self.person), self.words), no_wrap=True, crop=False)
        self.console.print()

    def _tell_news(self) -> None:
        """The journal since the person last looked."""
        events = self.state.events(self.person)
        for event in events[self.told :]:
            self.console.print(f"  {self.words.tell(event)}", style="italic", markup=False)
        self.told = len(events)

    def _reckon(self) -> None:
        result = self.state.result()
        assert result is not None
        self._say("cli-over", style="bold")
        for seat in sorted(range(self.state.seats), key=result.ranks.__getitem__):
            params = {"seat": seat, "rank": result.ranks[seat], "score": result.scores[seat]}
            self._say("reckoning", params)

    def _say(self, key: str, params: dict[str, Any] | None = None, style: str = "") -> None:
        self.console.print(self.words.say(key, params), style=style, markup=False)


def names(players: list[str], words: Words) -> list[str]:
    """What to call each seat: a person's name, or the bot's with its number."""
    return [
        words.say("cli-bot", {"bot": player.title(), "number": str(seat)})
        if player in NAMES
        else player
        for seat, player in enumerate(players)
    ]
