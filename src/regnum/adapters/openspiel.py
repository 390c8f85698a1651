"""The games in OpenSpiel.

    import pyspiel
    import regnum.adapters.openspiel

    game = pyspiel.load_game("regnum_carolus_magnus(players=3,tiebreak=markers)")

Importing this module registers a game for each of Regnum's. Besides `players` and the options of
the game, its parameters are
  `chance`        "explicit" puts a chance node before each draw; "sampled" draws when it is needed,
                  so that clones of a state have one future
  `simultaneous`  those who decide at the same time do so at one node, else one after the other
                  without seeing what the others chose
  `all_moves`     everything legal is offered instead of what search would look at
  `max_length`    decisions after which a game is cut, with a return of 0 for all
  `seed`          of what is sampled
"""

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

import numpy as np
import pyspiel

from regnum.adapters.arrays import LIMIT, Observer
from regnum.core.chance import SIDES_SHIFT, Stream, fast
from regnum.core.errors import BadOption
from regnum.core.game import Game
from regnum.core.packed import append
from regnum.core.state import State
from regnum.registry import games

EXPLICIT: Final = "explicit"
SAMPLED: Final = "sampled"

MOST_OUTCOMES: Final = 64
"""More than anything that is drawn from has."""

RECALLED: Final = 12
"""Bytes that stand for all that a seat has seen."""

SETTLED: Final = fast("settled")
"""The stream of a position whose draws come from chance nodes."""


class Undecided(Exception):
    """Something is to be drawn, out of so many."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class ScriptedChance(Stream):
    """A stream of draws that were told, and of none besides."""

    def __init__(self, draws: list[int]) -> None:
        super().__init__()
        self.draws = draws
        self.used = 0

    def draw(self, sides: int) -> int:
        if sides > 1 and self.used == len(self.draws):
            raise Undecided(sides)
        value = self.draws[self.used] if sides > 1 else 0
        self.used += sides > 1
        self.tape = append(self.tape, sides << SIDES_SHIFT | value)
        return value


def parameters(game: Game) -> dict[str, Any]:
    """What can be chosen, with its defaults."""
    return {
        "players": game.seats[0],
        "chance": EXPLICIT,
        "simultaneous": False,
        "all_moves": False,
        "max_length": LIMIT,
        "seed": 0,
    } | {name: option.default for name, option in game.options.items()}


def type_of(game: Game, chosen: dict[str, Any]) -> pyspiel.GameType:
    """What OpenSpiel is told of a game with these parameters."""
    kinds = pyspiel.GameType
    if chosen["chance"] not in (EXPLICIT, SAMPLED):
        raise BadOption(f"The chance can be {EXPLICIT} or {SAMPLED}, not {chosen['chance']!r}.")
    explicit = chosen["chance"] == EXPLICIT
    return kinds(
        short_name=f"regnum_{game.key.replace('-', '_')}",
        long_name=game.title,
        dynamics=kinds.Dynamics.SIMULTANEOUS
        if chosen["simultaneous"]
        else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC
        if explicit
        else kinds.ChanceMode.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters(game),
    )


class SpielGame(pyspiel.Game):
    """A game of Regnum with its parameters; each has a class of its own."""

    game: Game

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        game = self.game
        chosen = parameters(game) | (given or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.moves),
            max_chance_outcomes=MOST_OUTCOMES if chosen["chance"] == EXPLICIT else 0,
            num_players=chosen["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=chosen["max_length"],
        )
        super().__init__(type_of(game, chosen), info, given or {})
        self.chosen = chosen
        self.options = {name: chosen[name] for name in game.options}
        self.explicit = chosen["chance"] == EXPLICIT
        self.lots = fast(f"openspiel/{chosen['seed']}")

    def stream(self) -> Stream:
        """A new stream for what is sampled."""
        self.lots.wipe()
        return fast(f"{self.lots.draw(1 << 30)}/{self.lots.draw(1 << 30)}")

    def deal(self, chance: Stream) -> State:
        state = self.game.deal(self.chosen["players"], self.options, chance)
        state.journal = None
        return state

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.deal(fast("observer")), recalls)


class SpielState(pyspiel.State):
    """A game in progress. Where chance is explicit, `draws` are those told since `before`, the
    position before the latest moves, which are played again with each draw that is added."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.taken = 0
        self.before: State | None = None
        self.moves: list[tuple[int, int]] = []
        self.draws: list[int] = []
        self.sides = 0
        self.played: State
        self.recalled: list[str] = [""] * game.num_players()
        if game.explicit:
            self._go_on(game)
        else:
            self.played = game.deal(game.stream())
            self._remember([])

    def current_player(self) -> int:
        if self.sides:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.get_game().chosen["simultaneous"] and len(self.played.to_move) > 1:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return self.played.to_move[0]

    def _legal_actions(self, player: int) -> list[int]:
        if self.sides or self.is_terminal():
            return []
        all_moves = self.get_game().chosen["all_moves"]
        return self.played.legal(player) if all_moves else self.played.distinct(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(value, 1 / self.sides) for value in range(self.sides)]

    def _apply_action(self, action: int) -> None:
        if self.sides:
            self.draws.append(action)
            self._go_on(self.get_game())
        else:
            self._play([(self.played.to_move[0], action)])

    def _apply_actions(self, actions: list[int]) -> None:
        self._play([(seat, actions[seat]) for seat in self.played.to_move])

    def _play(self, moves: list[tuple[int, int]]) -> None:
        game = self.get_game()
        self.taken += 1
        if game.explicit:
            self.before, self.moves, self.draws = self.played, moves, []
            self._go_on(game)
        else:
            for seat, move in moves:
                self.played.play(seat, move)
            self._remember(moves)

    def _go_on(self, game: SpielGame) -> None:
        """Play the latest moves, or deal, as far as the draws go that were told."""
        chance = ScriptedChance(self.draws)
        self.sides = 0
        try:
            if self.before is None:
                state = game.deal(chance)
            else:
                state = self.before.fork(chance)
                for seat, move in self.moves:
                    state.play(seat, move)
        except Undecided as draw:
            self.sides = draw.sides
            return
        state.chance = SETTLED.copy()
        self.played = state
        self._remember(self.moves)

    def _remember(self, moves: list[tuple[int, int]]) -> None:
        """Chain what each seat has just seen, and done itself, to what it knew."""
        observer = Observer(self.played)
        for seat in range(self.played.seats):
            own = [move for who, move in moves if who == seat]
            seen = observer.knowledge(self.played, seat).tobytes()
            digest = blake2b(digest_size=RECALLED)
            digest.update(f"{self.recalled[seat]}/{own}/".encode() + seen)
            self.recalled[seat] = digest.hexdigest()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that this player cannot tell from this one; what the others recall there is what
        they know there. IS-MCTS asks for it."""
        other: SpielState = self.clone()
        other.played = self.played.sample(player, int(sampler() * (1 << 53)))
        if self.get_game().explicit:
            other.played.chance = SETTLED.copy()
        known = list(self.recalled)
        other.recalled = [""] * self.played.seats
        other._remember([])
        other.recalled[player] = known[player]
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return str(self.get_game().game.text(action))

    def is_terminal(self) -> bool:
        over = not self.sides and not self.played.owing
        return over or (not self.sides and self.taken >= self.get_game().max_game_length())

    def returns(self) -> list[float]:
        result = None if self.sides else self.played.result()
        if result is None:
            return [0.0] * self.get_game().num_players()
        return list(result.values())

    def __str__(self) -> str:
        if self.sides:
            return f"{self.moves} {self.draws} of {self.sides}"
        return json.dumps(self.played.position() | {"chance": None})


class SpielObserver:
    """What a player sees: the row of numbers by its features, and the view as a text. With perfect
    recall the text stands for all that was seen before as well, and the row ends with the bits of
    that text: whatever was seen, it has one length, and no two pasts are alike."""

    def __init__(self, state: State, recalls: bool) -> None:
        self.recalls = recalls
        self.observer = Observer(state)
        self.width = self.observer.columns[-1].stop
        self.tensor = np.zeros(self.width + (RECALLED * 8 if recalls else 0), np.float32)
        self.dict = self.observer.named(self.tensor[: self.width])
        if recalls:
            self.dict["recalled"] = self.tensor[self.width :]

    def set_from(self, state: SpielState, player: int) -> None:
        if hasattr(state, "played"):
            self.tensor[: self.width] = self.observer.knowledge(state.played, player)
        if self.recalls:
            past = np.frombuffer(bytes.fromhex(state.recalled[player]), np.uint8)
            self.tensor[self.width :] = np.unpackbits(past) if len(past) else 0

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recalls:
            return state.recalled[player]
        return json.dumps(state.played.view(player)) if hasattr(state, "played") else ""


for _game in games().values():
    _class = type(f"Spiel{type(_game).__name__}", (SpielGame,), {"game": _game})
    globals()[_class.__name__] = _class  # where pickle looks for it
    pyspiel.register_game(type_of(_game, parameters(_game)), _class)
