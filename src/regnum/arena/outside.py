"""Bots in any language: a program that is asked in lines of JSON on its standard input and
answers on its standard output. docs/line-bots.md tells what is said.

Whatever such a program does, it harms nobody but itself: it loses its seat.
"""

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
from collections import deque
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Thread
from time import monotonic
from typing import IO, Any

from regnum.bots.bot import Bot, Knowledge
from regnum.core.errors import RegnumError
from regnum.core.game import Game
from regnum.core.result import Result
from regnum.registry import bot, bots

COMMAND = "cmd:"
"""How the name of a program begins: `cmd:python mybot.py`."""

PROTOCOL = 1
PATIENCE = 10.0
"""Seconds that a program may take to answer, if nobody says otherwise."""

FAREWELL = 5.0
"""Seconds that it has to end when the game is over."""

LONGEST_LINE = 100_000
AN_ANSWER_AND_AN_END = 2
"""What a program may have said before we listen again."""

SHOWN = 80
"""Characters of a bad answer that are told."""

STAND_INS = ("squire", "random")
"""Who plays on for a program that has lost its seat: the first that the game has."""


class SeatLost(RegnumError):
    """A program crashed, was silent, or answered with something that cannot be played."""


def player(name: str, game: Game, seed: str, patience: float = PATIENCE) -> "Bot | LineBot":
    """A bot of ours, of another package, or a program. Programs play in the arena only: nobody's
    record or table may start one."""
    if name.startswith(COMMAND):
        return LineBot(name.removeprefix(COMMAND), game, seed, patience)
    return bot(name, game, seed)


def told_as(name: str) -> str:
    """A bot as tables and records call it: a program without the folders in which it lies."""
    if not name.startswith(COMMAND):
        return name
    words = name.removeprefix(COMMAND).split()
    return COMMAND + " ".join(word.rpartition("/")[2] or word for word in words)


def stand_in(game: Game, seed: str) -> Bot:
    name = next(name for name in STAND_INS if name in bots(game))
    return bot(name, game, seed)


class LineBot:
    """A program in a seat. It is started when it is first asked, and ended with `close`."""

    def __init__(self, command: str, game: Game, seed: str, patience: float) -> None:
        self.command = command
        self.patience = patience
        self._game = game
        self._seed = seed
        self._words = words_of(command)
        self._process: subprocess.Popen[str] | None = None
        self._answers: Queue[str | None] = Queue(AN_ANSWER_AND_AN_END)
        self._complaints: deque[str] = deque(maxlen=1)
        self._readers: list[Thread] = []
        self._speaker: Thread | None = None
        self._unheard = False

    def choose(self, knowledge: Knowledge) -> list[int]:
        view, text = knowledge.view(), self._game.text
        if self._process is None:
            self._start(view)
        elif not self._answers.empty():
            self._answer(monotonic())
            raise SeatLost(f"{self.command} answered before it was asked.")
        question = {
            "t": "choose",
            "legal": [text(move) for move in knowledge.legal()],
            "distinct": [text(move) for move in knowledge.distinct()],
            "view": view,
        }
        until = monotonic() + self.patience
        self._say(question, until)
        return self._moves(self._answer(until))

    def close(self, result: Result | None) -> None:
        """The game is over: the program is told, and ended if it does not end by itself."""
        if self._process is None:
            return
        over = {"t": "over", "result": None if result is None else result.as_json()}
        with suppress(SeatLost, subprocess.TimeoutExpired):
            self._say(over, monotonic() + FAREWELL)
            self._hang_up()
            self._process.wait(timeout=FAREWELL)
        self.end()

    def end(self) -> None:
        """End the program at once, with all that it has started."""
        process = self._process
        if process is None:
            return
        kill(process)
        process.wait()
        self._hang_up()
        for reader, stream in zip(self._readers, (process.stdout, process.stderr), strict=True):
            reader.join(timeout=FAREWELL)
            if stream is not None and not reader.is_alive():
                stream.close()
        self._process = None

    def _hang_up(self) -> None:
        """Unless what is said last is still under way, to a program that another has started."""
        assert self._process is not None
        assert self._process.stdin is not None
        if self._speaker is not None:
            self._speaker.join(timeout=FAREWELL)
            if self._speaker.is_alive():
                return
        with suppress(OSError):
            self._process.stdin.close()

    def _start(self, view: dict[str, Any]) -> None:
        try:
            process = subprocess.Popen(
                self._words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,  # what it starts is ended with it
            )
        except OSError as error:
            raise SeatLost(f"{self.command} cannot be started: {error.strerror}.") from None
        self._process = process
        assert process.stdout is not None
        assert process.stderr is not None
        self._readers = [
            Thread(target=self._listen, args=(process.stdout,), daemon=True),
            Thread(target=self._overhear, args=(process.stderr,), daemon=True),
        ]
        for reader in self._readers:
            reader.start()
        told = {name: view[name] for name in ("game", "ruleset", "seats", "seat", "options")}
        self._say(
            {"t": "start", "protocol": PROTOCOL}
            | told
            | {"seed": self._seed, "seconds": self.patience},
            monotonic() + self.patience,
        )

    def _say(self, message: dict[str, Any], until: float) -> None:
        """In a thread of its own: to a program that does not read it would take for ever."""
        assert self._process is not None
        assert self._process.stdin is not None
        words = json.dumps(message) + "\n"
        self._speaker = Thread(target=self._speak, args=(self._process.stdin, words), daemon=True)
        self._speaker.start()
        self._speaker.join(timeout=max(until - monotonic(), 0))
        if self._speaker.is_alive():
            raise SeatLost(f"{self.command} did not read what it was told.")
        if self._unheard:
            raise SeatLost(self._end())

    def _speak(self, stream: IO[str], words: str) -> None:
        try:
            stream.write(words)
            stream.flush()
        except (OSError, ValueError):
            self._unheard = True

    def _answer(self, until: float) -> str:
        try:
            line = self._answers.get(timeout=max(until - monotonic(), 0))
        except Empty:
            raise SeatLost(
                f"{self.command} did not answer within {self.patience:g} seconds."
            ) from None
        if line is None:
            raise SeatLost(self._end())
        return line

    def _moves(self, line: str) -> list[int]:
        """The moves that a line names: {"moves": ["disc 3"]}."""
        try:
            told = json.loads(line)
            texts = told["moves"]
            if not isinstance(texts, list) or not texts:
                raise TypeError
            return [self._game.parse(text) for text in texts]
        except RegnumError as error:
            raise SeatLost(f"{self.command} answered {line.strip()[:SHOWN]}: {error}") from None
        except (ValueError, TypeError, KeyError):
            raise SeatLost(
                f"{self.command} answered {line.strip()[:SHOWN]!r} instead of a line such as "
                '{"moves": ["disc 3"]}.'
            ) from None

    def _end(self) -> str:
        """How the program ended, with the last that it said on its standard error."""
        assert self._process is not None
        try:
            code = self._process.wait(timeout=FAREWELL)
        except subprocess.TimeoutExpired:
            return f"{self.command} has closed its standard input or output."
        kill(self._process)  # what it has started may have its standard error still
        self._readers[1].join(timeout=FAREWELL)
        last = f": {self._complaints[-1]}" if self._complaints else "."
        return f"{self.command} ended with code {code} in the middle of the game{last}"

    def _listen(self, stream: IO[str]) -> None:
        """Its answers, until there are no more; one that says more than it was asked is heard no
        further, and loses its seat when it is asked next."""
        with suppress(ValueError, Full):
            while line := stream.readline(LONGEST_LINE):
                self._answers.put_nowait(line)
        with suppress(Full):
            self._answers.put_nowait(None)

    def _overhear(self, stream: IO[str]) -> None:
        """What it complains of; the last line is kept."""
        with suppress(ValueError):
            while line := stream.readline(LONGEST_LINE):
                if line.strip():
                    self._complaints.append(line.strip())


def kill(process: subprocess.Popen[str]) -> None:
    """A program and whatever it has started. Windows knows no such groups: there, only itself."""
    if sys.platform == "win32":
        process.kill()
        return
    with suppress(ProcessLookupError, PermissionError):  # they have all ended
        os.killpg(process.pid, signal.SIGKILL)


def words_of(command: str) -> list[str]:
    """A command as words; one that does not name a program is refused at once."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise RegnumError(f"The command {command!r} cannot be read: {error}.") from None
    if not words or shutil.which(words[0]) is None:
        raise RegnumError(f"There is no program for the bot {COMMAND}{command}.")
    return words
