"""A person against bots in the terminal.

The game is its record: every move is written to the file before anything else happens, so a
game that was left, or whose terminal died, goes on with `regnum play --resume`.
"""

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from regnum.bots.bot import Bot, Knowledge
from regnum.cli.boards import draw
from regnum.cli.choices import numbered, rows
from regnum.cli.files import games_folder, latest_game, note_latest, read_record, write_record
from regnum.cli.reckoning import score_pad
from regnum.cli.words import is_bot, words_for
from regnum.core import record as records
from regnum.core.errors import RegnumError
from regnum.core.game import Game
from regnum.core.record import Record
from regnum.core.state import State
from regnum.registry import bot, bots
from regnum.rulebook import reference

NEWS = 12
"""So many events are told again when a game is resumed."""

MOST_DIGITS = 4


def new_file(game: Game) -> Path:
    """A file of its own for each game, so that none is lost."""
    number = 1
    while (file := games_folder() / f"{game.key}-{number}.txt").exists():
        number += 1
    return file


def latest_file() -> Path:
    """The game that was played last, wherever it is kept."""
    noted = latest_game()
    if noted is not None:
        return noted
    kept = sorted(games_folder().glob("*.txt"), key=lambda file: file.stat().st_mtime)
    if not kept:
        raise RegnumError(f"No game is kept in {games_folder()}.")
    return kept[-1]


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
    if is_bot(name, bots(game)) or not name.strip():
        raise RegnumError(f"You cannot be called {name!r}; choose another --name.")
    bot(opponent, game, "")  # an unknown bot is told before the game begins
    record = records.begin(state, [name] + [opponent] * (state.seats - 1))
    session = Session(state, record, language, file or new_file(game))
    session.say("cli-commitment", {"commitment": state.commitment}, style="dim")
    session.run()


def resume(file: Path | None, language: str, board: Path | None = None) -> None:
    """Go on with a game that was kept."""
    file = file or latest_file()
    record = read_record(file, board)
    if record.seed is None:
        raise RegnumError(f"{file} hides its seed, so the game cannot go on from it.")
    known = bots(record.game)
    if sum(not is_bot(player, known) for player in record.players) != 1:
        raise RegnumError(f"{file} is not a game of one person against bots; see: regnum replay")
    session = Session(record.replay(), record, language, file)
    session.told = max(0, len(session.state.events(session.person)) - NEWS)
    session.run()


class Session:
    """One person's evening at the terminal."""

    def __init__(self, state: State, record: Record, language: str, file: Path) -> None:
        self.state = state
        self.record = record
        self.file = file
        self.game = state.game
        self.language = language
        known = bots(self.game)
        self.person = next(s for s, p in enumerate(record.players) if not is_bot(p, known))
        self.words = words_for(self.game.key, language, record.players)
        self.bots: dict[int, Bot] = {
            seat: bot(name, self.game, f"{state.commitment}/{seat}")
            for seat, name in enumerate(record.players)
            if is_bot(name, known)
        }
        self.console = Console(highlight=False)
        self.told = 0
        self.asked = ""

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self._keep()
        note_latest(self.file)
        while self.state.to_move:
            if self.person in self.state.to_move:
                if not self._ask():
                    self.say("cli-kept", {"file": str(self.file)})
                    return
            else:
                seat = self.state.to_move[0]
                for move in self.bots[seat].choose(Knowledge(self.state, seat)):
                    self._play(seat, move)
        self._tell_news()
        self._board()
        self._reckon()

    # --- the person's decision ----------------------------------------------------------

    def _ask(self) -> bool:
        """Put a decision to the person; False when he leaves. The board is drawn again when
        something new is asked."""
        self._tell_news()
        numbers = numbered(self.game, self.state.legal(self.person))
        ask = self.state.asks(self.person)
        if ask.key != self.asked:
            self._board()
        self.asked = ask.key
        self._list(numbers)
        while True:
            command = self._prompt().split()
            match command:
                case []:
                    continue
                case ["quit" | "q"]:
                    return False
                case ["help" | "?"]:
                    self.say("cli-help")
                    self.say_sentence(self.words.either(["board-legend"], ""))
                case ["board"]:
                    self._board()
                    self._list(numbers)
                case ["rules"]:
                    self._explain(ask.rule)
                case ["save", *names]:
                    self._save(" ".join(names))
                case ["undo"]:
                    if self._undo():
                        return True
                case _:
                    if self._try(" ".join(command), numbers):
                        return True

    def _list(self, numbers: dict[int, int]) -> None:
        self.say_sentence(self.words.tell(self.state.asks(self.person)), style="bold")
        for row in rows(self.game, numbers):
            self.console.print(row)
        self.say("cli-choices", style="dim")

    def _prompt(self) -> str:
        """What the person types; the end of the input is a way to leave."""
        try:
            return self.console.input(f"[bold]{escape(self.words.say('cli-prompt'))}>[/] ")
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return "quit"

    def _try(self, text: str, numbers: dict[int, int]) -> bool:
        """Play what was typed, or say why not."""
        if text.isdecimal() and len(text) <= MOST_DIGITS and int(text) in numbers:
            self._play(self.person, numbers[int(text)])
            return True
        try:
            move = self.game.parse(text)
        except RegnumError:
            self.say("cli-unknown", {"text": text})
            return False
        refusal = self.state.refusal(self.person, move)
        if refusal is not None:
            reason = self.words.tell(refusal)
            self.say("cli-refused", {"reason": reason, "rule": refusal.rule})
            return False
        self._play(self.person, move)
        return True

    def _undo(self) -> bool:
        """Take back the person's latest decision, if nothing has sealed it."""
        own = [n for n, line in enumerate(self.record.lines) if line.seat == self.person]
        if not own:
            self.say("cli-undo-nothing")
            return False
        if self.record.sealed_since(own[-1]):
            self.say("cli-undo-sealed")
            return False
        self.record.take_back(own[-1])
        self.state = self.record.replay()
        self.told = min(self.told, len(self.state.events(self.person)))
        self.asked = ""
        self._keep()
        self.say("cli-undone")
        return True

    # --- what happens around it ---------------------------------------------------------

    def _play(self, seat: int, move: int) -> None:
        self.record.play(self.state, seat, move)
        self._keep()

    def _keep(self) -> None:
        write_record(self.file, self.record)

    def _save(self, name: str) -> None:
        """Write a copy of the record, never over something that is there."""
        file = Path(name).expanduser()
        if not name:
            self.say("cli-save-where")
        elif file.exists():
            self.say("cli-save-exists", {"file": name})
        else:
            try:
                write_record(file, self.record)
            except RegnumError as error:
                self.say("cli-save-failed", {"reason": str(error).rstrip(".")})
            else:
                self.say("cli-saved", {"file": name})

    def _explain(self, rule: str) -> None:
        section = reference(self.game.key, self.language)[rule]
        self.say_sentence(f"§ {section.number} {section.title}", style="bold")
        self.say_sentence(section.text.replace("**", ""))

    def _board(self) -> None:
        self.console.print()
        self.console.print(draw(self.state.view(self.person), self.words), no_wrap=True, crop=False)
        self.console.print()

    def _tell_news(self) -> None:
        """The journal since the person last looked."""
        events = self.state.events(self.person)
        for event in events[self.told :]:
            self.say_sentence(f"  {self.words.tell(event)}", style="italic")
        self.told = len(events)

    def _reckon(self) -> None:
        self.say("cli-over", style="bold")
        self.console.print(score_pad(self.state, self.words))
        self.say("cli-seed", {"seed": self.state.seed}, style="dim")
        self.say("cli-record", {"file": str(self.file)})

    def say(self, key: str, params: dict[str, Any] | None = None, style: str = "") -> None:
        self.say_sentence(self.words.say(key, params), style)

    def say_sentence(self, sentence: str, style: str = "") -> None:
        self.console.print(sentence, style=style, markup=False)
