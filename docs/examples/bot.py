#!/usr/bin/env python3
"""A bot for `millwright sim` and `millwright ladder`, written from docs/protocol.md.

It lists whole turns, plays each on its engine, asks how good the position behind it is for every seat,
and plays the one that leaves it furthest ahead of the best other seat. Try it:

    millwright sim spinning-jenny --players 2 --games 10 --bots 'python3 docs/examples/bot.py',random
"""
import sys

MOST_TURNS = 400


def ask(*requests):
    """Sends one request, or several as a batch, and gives the lines of the answer in two parts."""
    lines = ["batch", *requests, "end"] if len(requests) > 1 else requests
    print("\n".join(lines), flush=True)
    answer = []
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "ok":
            return answer
        if word == "error":
            raise RuntimeError(rest)
        answer.append((word, rest))
    sys.exit("the engine has gone")


def lead(evals, seat):
    """How far a seat is ahead, of the lines `eval SEAT VALUE`."""
    values = dict(line.split() for line in evals)
    own = int(values.pop(seat))
    return own - max(map(int, values.values()), default=0)


def best_turn(seat, players):
    """The whole turn behind which the seat is furthest ahead."""
    turns = [rest for word, rest in ask(f"turns {MOST_TURNS}") if word == "turn"]
    requests = []
    for turn in turns:
        requests += ["load table", f"act {turn}", "eval greedy"]
    answer = ask(*requests, "load table")
    evals = [rest for word, rest in answer if word == "eval"]
    # Every turn has as many lines as there are players.
    leads = [
        lead(evals[at * players : (at + 1) * players], seat) for at in range(len(turns))
    ]
    return turns[leads.index(max(leads))]


def main():
    seat, players = None, 0
    for line in sys.stdin:
        words = line.split()
        if words[0] == "game":
            players = int(words[words.index("players") + 1])
            seat = words[words.index("seat") + 1]
        elif words[0] == "turn":
            ask("play " + best_turn(seat, players))


if __name__ == "__main__":
    main()
