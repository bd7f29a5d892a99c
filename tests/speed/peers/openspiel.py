"""A game of OpenSpiel, written in C++, played at random from Python: the peer of core and games.

A worker like `tests/speed/core.py`, in an environment of its own; it is told which game when it is
started. A look is an observation tensor.
"""

import json
import random
import sys
import time

import pyspiel  # type: ignore[import-not-found, unused-ignore]

GAME = pyspiel.load_game(sys.argv[1])


def play_game(looks: str) -> tuple[int, int]:
    """One game; the decisions of players, and all inputs with those of chance."""
    state = GAME.new_initial_state()
    decisions = inputs = 0
    while not state.is_terminal():
        inputs += 1
        if state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
            continue
        if looks == "one":
            state.observation_tensor(state.current_player())
        elif looks == "all":
            for player in range(GAME.num_players()):
                state.observation_tensor(player)
        state.apply_action(random.choice(state.legal_actions()))
        decisions += 1
    return decisions, inputs


def main() -> None:
    """Work until nothing more is asked."""
    for line in sys.stdin:
        looks, seconds = line.split()
        decisions = inputs = 0
        began = time.process_time()
        while (cpu := time.process_time() - began) < float(seconds):
            made, put = play_game(looks)
            decisions, inputs = decisions + made, inputs + put
        print(json.dumps({"decisions": decisions, "inputs": inputs, "cpu": cpu}), flush=True)


if __name__ == "__main__":
    main()
