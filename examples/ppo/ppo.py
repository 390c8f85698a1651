"""Masked PPO in one file: learns Carolus Magnus for two from nothing, against random play.

    pip install regnum[gymnasium] torch
    python examples/ppo/ppo.py --minutes 5

It prints a line every second update and keeps the network in `ppo.pt`, which plays as a bot:

    PYTHONPATH=examples/ppo regnum arena carolus-magnus --bots ppo:Learned,random

After J. Schulman and others, "Proximal Policy Optimization Algorithms", 2017, with the moves that
are not offered left out of the policy.
"""

import argparse
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import torch
from gymnasium.vector import AutoresetMode
from torch import Tensor, nn
from torch.distributions import Categorical

from regnum.adapters.arrays import Observer, highest
from regnum.adapters.vector import VectorEnv
from regnum.bots.bot import Knowledge
from regnum.core.game import Game
from regnum.registry import game as game_of

GAME = "carolus-magnus"
WEIGHTS = Path(__file__).parent / "ppo.pt"

GAMES = 128
STEPS = 64  # of every game before the network learns from them
EPOCHS = 3
MINIBATCHES = 8
RATE = 5e-4
DISCOUNT = 0.997
TRACE = 0.95  # how far a surprise reaches back (lambda of GAE)
CLIP = 0.2
CURIOSITY = 0.01  # the worth of an undecided policy
VALUE = 0.5
LARGEST_STEP = 0.5


class Network(nn.Module):
    """Two heads on two layers: which move, and how well the game stands."""

    def __init__(self, game: Game, hidden: int = 256) -> None:
        super().__init__()
        high = torch.as_tensor(highest(game), dtype=torch.float32)
        self.register_buffer("scale", 1 / high.clamp(1, 10))
        self.body = nn.Sequential(
            nn.Linear(len(high), hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.policy = nn.Linear(hidden, len(game.moves))
        self.value = nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        seen = self.body(rows.float() * self.scale)
        logits = self.policy(seen).masked_fill(masks == 0, -1e9)
        return Categorical(logits=logits), self.value(seen).squeeze(-1)


class Learned:
    """The network as a bot: `ppo:Learned` in the arena."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self.network = Network(game)
        self.network.load_state_dict(torch.load(WEIGHTS))

    def choose(self, knowledge: Knowledge) -> list[int]:
        """The likeliest move."""
        world = knowledge.sample(0)
        observer = Observer(world)
        row = torch.as_tensor(observer.knowledge(world, knowledge.seat))
        mask = torch.as_tensor(observer.mask(world, knowledge.seat))
        with torch.no_grad():
            policy, _ = self.network(row[None], mask[None])
        return [int(policy.probs.argmax())]


class Rollout:
    """What some steps of all games brought."""

    def __init__(self, width: int, moves: int) -> None:
        self.rows = torch.zeros(STEPS, GAMES, width, dtype=torch.int16)
        self.masks = torch.zeros(STEPS, GAMES, moves, dtype=torch.int8)
        self.moves = torch.zeros(STEPS, GAMES, dtype=torch.int64)
        self.likely = torch.zeros(STEPS, GAMES)
        self.values = torch.zeros(STEPS + 1, GAMES)
        self.rewards = torch.zeros(STEPS, GAMES)
        self.ends = torch.zeros(STEPS, GAMES)

    def advantages(self) -> Tensor:
        """How much better than expected each move turned out (GAE)."""
        found = torch.zeros(STEPS, GAMES)
        later = torch.zeros(GAMES)
        for step in reversed(range(STEPS)):
            goes_on = 1 - self.ends[step]
            expected = self.rewards[step] + DISCOUNT * self.values[step + 1] * goes_on
            later = expected - self.values[step] + DISCOUNT * TRACE * later * goes_on
            found[step] = later
        return found


class Learner:
    """Plays some steps, learns from them, and so on."""

    def __init__(self, processes: int, seed: int) -> None:
        torch.manual_seed(seed)
        self.environments = VectorEnv(
            GAME, GAMES, opponents="random", processes=processes, autoreset=AutoresetMode.SAME_STEP
        )
        game = game_of(GAME)
        self.network = Network(game)
        self.optimizer = torch.optim.Adam(self.network.parameters(), RATE, eps=1e-5)
        self.rollout = Rollout(len(highest(game)), len(game.moves))
        self.observed, _ = self.environments.reset(seed=seed)
        self.results: list[float] = []

    def play(self) -> None:
        """Some steps of every game."""
        with torch.no_grad():
            self._play()

    def _play(self) -> None:
        rollout = self.rollout
        for step in range(STEPS):
            rows, masks = self._seen()
            policy, values = self.network(rows, masks)
            moves = policy.sample()
            rollout.rows[step], rollout.masks[step], rollout.moves[step] = rows, masks, moves
            rollout.likely[step], rollout.values[step] = policy.log_prob(moves), values
            self.observed, rewards, over, cut, _ = self.environments.step(moves.numpy())
            rollout.rewards[step] = torch.as_tensor(rewards)
            rollout.ends[step] = torch.as_tensor(over | cut)
            self.results += rewards[over].tolist()
        _, rollout.values[STEPS] = self.network(*self._seen())

    def learn(self) -> None:
        """What these steps teach, in small pieces."""
        rollout = self.rollout
        advantages = rollout.advantages()
        returns = (advantages + rollout.values[:STEPS]).flatten()
        batch: dict[str, Any] = {
            "rows": rollout.rows.flatten(0, 1),
            "masks": rollout.masks.flatten(0, 1),
            "moves": rollout.moves.flatten(),
            "likely": rollout.likely.flatten(),
            "advantages": advantages.flatten(),
            "returns": returns,
        }
        for _ in range(EPOCHS):
            for part in torch.randperm(STEPS * GAMES).chunk(MINIBATCHES):
                loss = self._loss({name: values[part] for name, values in batch.items()})
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), LARGEST_STEP)
                self.optimizer.step()

    def _loss(self, part: dict[str, Tensor]) -> Tensor:
        policy, values = self.network(part["rows"], part["masks"])
        ratio = (policy.log_prob(part["moves"]) - part["likely"]).exp()
        better = part["advantages"]
        better = (better - better.mean()) / (better.std() + 1e-8)
        gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
        wrong = (values - part["returns"]).square().mean()
        return VALUE * wrong - gain - CURIOSITY * policy.entropy().mean()

    def _seen(self) -> tuple[Tensor, Tensor]:
        rows, masks = self.observed["observation"], self.observed["action_mask"]
        return torch.as_tensor(rows), torch.as_tensor(masks)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    learner = Learner(arguments.processes, arguments.seed)
    begun, updates = perf_counter(), 0
    print("minutes    steps  games  won of the latest 500")
    while perf_counter() - begun < 60 * arguments.minutes:
        learner.play()
        learner.learn()
        updates += 1
        if updates % 2 == 0:
            latest = np.array(learner.results[-500:])
            won = float((latest > 0).mean()) if len(latest) else 0.0
            minutes, steps = (perf_counter() - begun) / 60, updates * STEPS * GAMES
            print(f"{minutes:7.2f} {steps:8} {len(learner.results):6} {won:6.1%}", flush=True)
            torch.save(learner.network.state_dict(), WEIGHTS)
    learner.environments.close()


if __name__ == "__main__":
    main()
