#!/usr/bin/env python3
"""06_your_bot.py - a bot outside the program: reads messages, one JSON object per line, and answers questions.

    orrery sim earth-gambit --games 20 --bots exec:examples/06_your_bot.py,script

docs/develop/external-bots.md says what the messages hold. This one prefers what it has not done yet in this match.
"""
import json
import random
import sys


def choose(message, done, line):
    """The number of an answer; None would be silence, where the message allows it."""
    legal = message["view"]["legal"]
    fresh = [k for k, answer in enumerate(legal) if answer["text"] not in done]
    dice = random.Random(line)  # the same question, the same choice: runs can be repeated
    k = dice.choice(fresh or range(len(legal)))
    done.add(legal[k]["text"])
    return k


def main():
    done = set()
    for line in sys.stdin:
        message = json.loads(line)
        if message["t"] == "hello" and message["protocol"] != 1:
            sys.exit("This bot speaks protocol 1.")
        if message["t"] == "match":
            done = set()  # a new match: forget the last one
        if message["t"] == "ask":
            print(json.dumps({"answer": choose(message, done, line)}), flush=True)


if __name__ == "__main__":
    main()
