"""Evaluating a policy in the program's own arena: the same deals for everybody, every seat, intervals of 95%.

    python evaluate.py [GAME] [DEALS]
"""
import sys

import orrery

game = orrery.Game(sys.argv[1] if len(sys.argv) > 1 else "earth-gambit")
deals = int(sys.argv[2]) if len(sys.argv) > 2 else 40


def policy(turn):
    """Says the first thing that comes to mind, and nothing unless asked."""
    return turn.legal[0] if turn.asked else game.silence


for name, hero in (("first of the list", policy), ("easy", "easy"), ("script", "script")):
    found = orrery.arena(hero, against="normal", deals=deals, game=game)
    share, fair = found.share, found.fair
    print(f"{name:18} wins {share.value:.3f} ({share.low:.3f} to {share.high:.3f}); a fair share is {fair.value:.3f}")
