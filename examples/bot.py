#!/usr/bin/env python3
"""A complete bot for Orrery: it plays any of the games, each offered move equally likely.

    orrery arena race --bots easy,"stdio:python3 examples/bot.py" --games 20

The protocol is docs/bot-protocol.md: one JSON object a line, questions on stdin, answers on stdout. Print nothing else to
stdout; stderr is shown to whoever runs the arena. Put your own ideas into `choose`.
"""

import json
import random
import sys


class Bot:
    def new_game(self, message):
        """A game begins: `setup`, `players`, `seat` (ours), `seed`, `think_ms`."""
        # The same seed gives the same game again.
        self.random = random.Random(message["seed"])

    def choose(self, view, prompt, moves, complete):
        """Answers a question with a move.

        `view` is all that our seat may know, `prompt` what is asked. `moves` are legal answers: all of them if `complete`,
        otherwise some, drawn by chance. An answer that is not among those is fine if the rules allow it.
        """
        return self.random.choice(moves)

    def end(self, outcome):
        """The game is over; `outcome["standings"]` has everybody's rank and points, in the order of the seats."""


def main():
    bot = Bot()
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say({"type": "hello", "protocol": 3})
        elif kind == "new_game":
            bot.new_game(message)
        elif kind == "prompt":
            move = bot.choose(message["view"], message["prompt"], message["moves"], message["complete"])
            say({"type": "move", "id": message["id"], "move": move})
        elif kind == "error":
            print(message["message"], file=sys.stderr)
        elif kind == "end":
            bot.end(message["outcome"])
        # Messages of a kind that we do not know are for newer bots.


def say(message):
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    main()
