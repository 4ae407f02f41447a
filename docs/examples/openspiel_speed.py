#!/usr/bin/env python3
"""How fast random play is here and in OpenSpiel, in the same minutes on the same machine.

    python3 -m venv /tmp/openspiel && /tmp/openspiel/bin/pip install open_spiel
    cargo build --release -p cli
    /tmp/openspiel/bin/python docs/examples/openspiel_speed.py target/release/millwright

Both sides play whole games by chance on one thread and count decisions: questions with a choice that a
player makes, without what a dealer turns up. OpenSpiel's games are played by its own C++ loop
(`evaluate_bots` with its uniform random bots), so Python is called once a game and not once a decision.
Each is measured in turn, several times, and the best of them counts. Seconds are of processor time, so that
what else runs on the machine matters little; ours hold the start of the program.
"""
import json
import os
import resource
import subprocess
import sys
import time

import pyspiel

ROUNDS = 3
SECONDS = 2.0
OURS = [
    ("spinning-jenny", 4, 20000),
    ("water-frame", 4, 5000),
    ("card-game", 4, 10000),
    ("oranienburger-kanal", 1, 10000),
    ("oranienburger-kanal", 2, 10000),
]
THEIRS = ["tic_tac_toe", "connect_four", "backgammon", "chess", "go(board_size=9)", "gin_rummy", "hearts"]


def ours(millwright, game, players, games):
    """Decisions a second of `millwright sim`, and how many a game has."""
    call = [millwright, "sim", game, "--players", str(players), "--games", str(games)]
    call += ["--bots", "random", "--threads", "1", "--seed", "1", "--json"]
    before = spent_by_children()
    report = json.loads(subprocess.run(call, check=True, capture_output=True).stdout)
    spent = spent_by_children() - before
    return report["decisions"] / spent, report["decisions"] / report["games"]


def spent_by_children():
    """Processor time of all programs that were started and have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def theirs(name):
    """The same of a game of OpenSpiel."""
    game = pyspiel.load_game(name)
    players = range(game.num_players())
    decisions = games = 0
    spent = 0.0
    while spent < SECONDS:
        bots = [pyspiel.make_uniform_random_bot(player, games + player) for player in players]
        state = game.new_initial_state()
        begun = time.process_time()
        pyspiel.evaluate_bots(state, bots, games)
        spent += time.process_time() - begun
        # Who moved is -1 where it was chance.
        decisions += sum(1 for move in state.full_history() if move.player >= 0)
        games += 1
    return decisions / spent, decisions / games


def main():
    millwright = sys.argv[1] if len(sys.argv) > 1 else "target/release/millwright"
    tasks = [(f"{game}, {players}", lambda a=(game, players, games): ours(millwright, *a))
             for game, players, games in OURS]
    tasks += [(f"OpenSpiel {name}", lambda name=name: theirs(name)) for name in THEIRS]
    best = {}
    print(f"load before: {os.getloadavg()[0]:.1f}", flush=True)
    for _ in range(ROUNDS):
        for name, measure in tasks:
            best[name] = max(best.get(name, (0.0, 0.0)), measure())
    print(f"load after: {os.getloadavg()[0]:.1f}")
    base, _ = best[tasks[0][0]]
    print(f"| game, players | decisions per second of processor time | decisions per game | of {tasks[0][0]} |")
    print("|---|---|---|---|")
    for name, (speed, length) in best.items():
        print(f"| {name} | {speed:,.0f} | {length:.1f} | {speed / base:.3f} |")


if __name__ == "__main__":
    main()
