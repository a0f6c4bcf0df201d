"""Random play in a batch: a thousand matches at once, decisions per second, who wins how often.

    python random_batch.py [GAME] [SECONDS]
"""
import sys
import time

import numpy as np

import orrery

game = orrery.Game(sys.argv[1] if len(sys.argv) > 1 else "earth-gambit")
seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 5.0
batch = orrery.Batch(game, 1024, seed=1)
rng, won, ended = np.random.default_rng(1), np.zeros(batch.seats), 0
start = time.perf_counter()
while time.perf_counter() - start < seconds:
    batch.step((rng.random(batch.n) * batch.count).astype(np.int32))
    over = batch.done > 0
    ended += int(over.sum())
    won += (batch.won[over, None] >> np.arange(batch.seats) & 1).sum(0)
spent = time.perf_counter() - start
print(f"{game.title}: {batch.answers / spent:,.0f} decisions per second, {ended} matches")
print("won by seat:", " ".join(f"{share:.2f}" for share in won / max(ended, 1)))
