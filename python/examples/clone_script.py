"""Cloning a script: watch the bot that was written for a game, learn to say what it says, in plain numpy.

The policy scores every action of the list by one row of weights per action id and takes the softmax. That is the smallest
model there is; a network in its place needs no other data.

    python clone_script.py [GAME] [MATCHES]
"""
import random
import sys

import numpy as np

import orrery

game = orrery.Game(sys.argv[1] if len(sys.argv) > 1 else "earth-gambit")
matches = int(sys.argv[2]) if len(sys.argv) > 2 else 60
teacher, dice = orrery.Bot(game, "script"), random.Random(1)


def watch(matches, first):
    """(features, legal ids, which of them the teacher said) of all decisions with a choice."""
    for seed in range(first, first + matches):
        match = orrery.Match(game, seed=seed)
        while not match.over and match.answers < game.longest:
            seat = dice.choice(match.asked)
            legal, said = match.legal(seat), teacher.choose(match, seat, seed)
            if len(legal) > 1:
                yield match.features(seat), legal, legal.index(said)
            match.apply(seat, said)


def shares(row, legal):
    score = weights[legal] @ row
    score = np.exp(score - score.max())
    return score / score.sum()


weights = np.zeros((game.n_actions, game.n_features + 1), np.float32)
seen = [(np.append(row, 127).astype(np.float32) / 127, legal, said) for row, legal, said in watch(matches, 0)]
for rate in (0.3, 0.1, 0.03):
    dice.shuffle(seen)
    for row, legal, said in seen:
        push = -shares(row, legal)
        push[said] += 1
        weights[legal] += rate * push[:, None] * row

right = chance = total = 0
for row, legal, said in watch(max(matches // 4, 2), 10_000):
    guess = shares(np.append(row, 127).astype(np.float32) / 127, legal)
    right += int(guess.argmax() == said)
    chance += 1 / len(legal)
    total += 1
print(f"{game.title}: learned from {len(seen)} decisions of {matches} matches")
print(f"says what the script says in {right / total:.0%} of {total} new decisions; at random {chance / total:.0%}")
