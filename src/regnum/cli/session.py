"""A person against bots in the terminal, at a table like any other.

The game is its record: every move is written to the file before anything else happens, so a
game that was left, or whose terminal died, goes on with `regnum play --resume`.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.markup import escape

from regnum.bots.bot import Bot, Knowledge
from regnum.cli.boards import draw
from regnum.cli.choices import numbered, rows
from regnum.cli.files import games_folder, latest_game, note_latest, read_record, write_record
from regnum.cli.reckoning import score_pad
from regnum.cli.words import is_bot, words_for
from regnum.core.errors import RegnumError
from regnum.core.game import Game
from regnum.core.history import History
from regnum.core.history import begin as history_of
from regnum.core.record import record_of
from regnum.core.state import State
from regnum.registry import bot, bots
from regnum.rulebook import reference
from regnum.table import requests
from regnum.table.advice import advise
from regnum.table.changes import Change
from regnum.table.opening import NO_CLOCK, Opening, SeatPlan
from regnum.table.refused import Refused
from regnum.table.table import Table

NEWS = 12
"""So many events are told again when a game is resumed."""

MOST_DIGITS = 4

PERSON: Final = "person"
"""Who owns the seat that is no bot's."""


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
    history = history_of(state, [name] + [opponent] * (state.seats - 1))
    session = Session(history, language, file or new_file(game))
    session.say("cli-commitment", {"commitment": state.commitment}, style="dim")
    session.run()


def resume(file: Path | None, language: str, board: Path | None = None) -> None:
    """Go on with a game that was kept."""
    file = file or latest_file()
    history = read_record(file, board)
    header = history.header
    if header.seed is None:
        raise RegnumError(f"{file} hides its seed, so the game cannot go on from it.")
    known = bots(header.game)
    if sum(not is_bot(player, known) for player in header.players) != 1:
        raise RegnumError(f"{file} is not a game of one person against bots; see: regnum replay")
    session = Session(history, language, file)
    session.told = max(0, len(history.journal(session.person)) - NEWS)
    session.run()


def laid_table(history: History) -> Table:
    """The table of a person and bots, as the record names them."""
    game, known = history.game, bots(history.game)
    plans = []
    for name in history.header.players:
        if is_bot(name, known):
            plans.append(SeatPlan("bot", name, None, name))
        else:
            plans.append(SeatPlan("person", name, PERSON))
    record = record_of(history)
    opening = Opening(game.key, record, tuple(plans), PERSON, False, NO_CLOCK, False, at=0)
    return Table("terminal", opening, history)


class Session:
    """One person's evening at the terminal."""

    def __init__(self, history: History, language: str, file: Path) -> None:
        self.table = laid_table(history)
        self.file = file
        self.game = history.game
        self.language = language
        self.person = self.table.seats_of(PERSON)[0]
        self.words = words_for(self.game, language, self.table.names)
        self.bots: dict[int, Bot] = {
            number: bot(seat.bot, self.game, f"{history.header.commitment}/{number}")
            for number, seat in enumerate(self.table.seats)
            if seat.bot is not None
        }
        self.console = Console(highlight=False)
        self.told = 0
        self.asked = ""

    @property
    def state(self) -> State:
        return self.table.history.state

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self._keep(self.file)
        note_latest(self.file)
        while self.table.owing():
            if self.person in self.table.owing():
                if not self._ask():
                    self.say("cli-kept", {"file": str(self.file)})
                    return
            else:
                self._let_bot_play(self.table.bots_to_move()[0])
        self._tell_news()
        self._board()
        self._reckon()

    # --- the person's decision ----------------------------------------------------------

    def _ask(self) -> bool:
        """Put a decision to the person; False when they leave. The board is drawn again when
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
                case ["hint"]:
                    self._hint()
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
            move = numbers[int(text)]
        else:
            try:
                move = self.game.parse(text)
            except RegnumError:
                self.say("cli-unknown", {"text": text})
                return False
        try:
            self._carry_out(
                lambda table: requests.play(table, PERSON, self.person, [move], table.version)
            )
        except Refused as refused:
            reason = self.words.say(refused.key, refused.params)
            self.say("cli-refused", {"reason": reason, "rule": refused.rule or ""})
            return False
        return True

    def _hint(self) -> None:
        """What the strongest bot would play here, and what for."""
        knowledge = Knowledge(self.state, self.person)
        commitment = self.table.history.header.commitment
        advice = advise(bots(self.game)[-1], knowledge, f"hint:{commitment}")
        moves = ", ".join([self.game.text(move) for move in advice.moves])
        self.say("cli-hint", {"moves": moves})
        for aim in advice.aims:
            self.say_sentence(f"  {self.words.tell(aim)}")

    def _undo(self) -> bool:
        """Take back the person's latest decision, and what bots have answered, if nothing has
        sealed it."""
        latest = self.table.latest_decision(self.person)
        if latest is None:
            self.say("cli-undo-nothing")
            return False
        if self.table.line_of(latest) < self.table.history.sealed:
            self.say("cli-undo-sealed")
            return False
        self._carry_out(lambda table: requests.ask_undo(table, PERSON, self.person, latest))
        self.told = min(self.told, len(self.table.history.journal(self.person)))
        self.asked = ""
        self.say("cli-undone")
        return True

    # --- what happens around it ---------------------------------------------------------

    def _let_bot_play(self, seat: int) -> None:
        moves = self.bots[seat].choose(Knowledge(self.state, seat))
        self._carry_out(lambda table: requests.play_bot(table, seat, moves, table.version))

    def _carry_out(self, request: Callable[[Table], Change]) -> None:
        self.table.carry_out(request, at=0)
        self._keep(self.file)

    def _keep(self, file: Path) -> None:
        write_record(file, record_of(self.table.history))

    def _save(self, name: str) -> None:
        """Write a copy of the record, never over something that is there."""
        file = Path(name).expanduser()
        if not name:
            self.say("cli-save-where")
        elif file.exists():
            self.say("cli-save-exists", {"file": name})
        else:
            try:
                self._keep(file)
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
        drawing = draw(self.state.view(self.person), self.game.board_document(), self.words)
        self.console.print(drawing, no_wrap=True, crop=False)
        self.console.print()

    def _tell_news(self) -> None:
        """The journal since the person last looked."""
        journal = self.table.history.journal(self.person)
        for happened in journal[self.told :]:
            self.say_sentence(f"  {self.words.tell(happened.event)}", style="italic")
        self.told = len(journal)

    def _reckon(self) -> None:
        self.say("cli-over", style="bold")
        self.console.print(score_pad(self.state, self.words))
        self.say("cli-seed", {"seed": self.state.seed}, style="dim")
        self.say("cli-record", {"file": str(self.file)})

    def say(self, key: str, params: dict[str, Any] | None = None, style: str = "") -> None:
        self.say_sentence(self.words.say(key, params), style)

    def say_sentence(self, sentence: str, style: str = "") -> None:
        self.console.print(sentence, style=style, markup=False)
