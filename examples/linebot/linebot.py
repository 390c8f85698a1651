"""A bot of thirty lines that needs nothing but Python: it speaks Regnum's line protocol.

    regnum arena carolus-magnus --bots "cmd:python examples/linebot/linebot.py,random"

It knows no rules. It plays a legal move drawn by lot, but never ends or passes while there is
something else to do.
"""

import json
import random
import sys

IDLE = ("pass", "done", "end", "keep", "nowhere")


def choose(legal: list[str]) -> str:
    busy = [move for move in legal if not move.startswith(IDLE)]
    return random.choice(busy or legal)


for line in sys.stdin:
    told = json.loads(line)
    if told["t"] == "start":
        random.seed(told["seed"])
    elif told["t"] == "choose":
        print(json.dumps({"moves": [choose(told["distinct"])]}), flush=True)
