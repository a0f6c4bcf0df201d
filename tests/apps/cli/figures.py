#!/usr/bin/env python3
"""figures.py ORRERY - every interval and every corrected probability of the lab, computed again from its tables by other code; the
tables from each other, and JSON from both."""
import csv
import json
import math
import os
import subprocess
import sys
import tempfile
from statistics import NormalDist

orrery = sys.argv[1]
work = tempfile.TemporaryDirectory()
failed = 0


def same(what, got, want, off=2e-6):
    global failed
    if abs(got - want) > off * max(1, abs(want)):
        failed += 1
        print(f'FAILED: {what}: {got}, not {want}')


def run(*words):
    done = subprocess.run([orrery, 'lab', *words, '--seed', 'figures', '--json'], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def table(folder, name):
    with open(os.path.join(work.name, folder, name + '.csv'), encoding='utf-8', newline='') as file:
        rows = list(csv.DictReader(file))
    assert rows, f'{name}.csv is empty'
    return rows


def number(row, *names):
    return [float(row[name]) for name in names]


def z_of(risk):
    return NormalDist().inv_cdf(1 - risk / 2)


def wilson(won, of, z=z_of(0.05)):
    if not of:
        return 0, 0, 1
    p = won / of
    middle, half = p + z * z / 2 / of, z * math.sqrt(p * (1 - p) / of + z * z / 4 / of / of)
    return p, (middle - half) / (1 + z * z / of), (middle + half) / (1 + z * z / of)


def mean(total, squares, n, z=z_of(0.05)):
    m = total / n
    variance = (squares - n * m * m) / (n - 1) if n > 1 else 0
    half = z * math.sqrt(variance / n) if variance > 1e-12 else 3 / n
    return m, m - half, m + half


def agresti_min(gained, lost, pairs, z=z_of(0.05)):
    if not pairs:
        return 0, -1, 1
    b, c, n = gained + 0.5, lost + 0.5, pairs + 2
    half = z * math.sqrt(b + c - (b - c) ** 2 / n) / n
    share = (gained - lost) / pairs
    return share, min(share, max(-1, (b - c) / n - half)), max(share, min(1, (b - c) / n + half))


def p_signs(gained, lost):
    n, few = int(gained + lost), int(min(gained, lost))
    return min(1, 2 * sum(math.comb(n, k) for k in range(few + 1)) / 2 ** n)


def p_mean(total, squares, n):
    m = total / n
    variance = (squares - n * m * m) / (n - 1) if n > 1 else 0
    return 2 * NormalDist().cdf(-abs(m) / math.sqrt(variance / n)) if variance > 1e-12 else float(abs(m) < 1e-12)


def holm(ps):
    order, out, least = sorted(range(len(ps)), key=ps.__getitem__), [0.0] * len(ps), 0
    for k, i in enumerate(order):
        least = max(least, min(1, (len(ps) - k) * ps[i]))
        out[i] = least
    return out


def check_counted(folder, name, won, of, share):
    for row in table(folder, name):
        for column, want in zip((share, 'low', 'high'), wilson(*number(row, won, of))):
            same(f'{name} {row} {column}', float(row[column]), want)


def check_all(rows, what, probability, interval):
    """p, Holm's p, and the intervals of 95% alone and of all rows at once."""
    ps = [probability(row) for row in rows]
    for row, p, corrected in zip(rows, ps, holm(ps)):
        same(f'{what} p {row}', float(row['p']), p, 1e-5)
        same(f'{what} holm {row}', float(row['holm']), corrected, 1e-5)
        for names, z in ((('low', 'high'), z_of(0.05)), (('all_low', 'all_high'), z_of(0.05 / len(rows)))):
            for name, want in zip(names, interval(row, z)[1:]):
                same(f'{what} {name} {row}', float(row[name]), want)


def check_matches(folder):
    """What the other tables count, from the matches themselves."""
    matches = table(folder, 'matches')
    seats = {(r['game'], r['players'], int(r['seat'])): int(r['won']) for r in table(folder, 'seats')}
    places = {(r['game'], r['players'], int(r['place'])): int(r['won']) for r in table(folder, 'order')}
    endings = {(r['game'], r['players'], r['outcome']): int(r['times']) for r in table(folder, 'outcomes')}
    for m in matches:
        key, winners = (m['game'], m['players']), [int(w) for w in m['winners'].split()]
        endings[*key, m['outcome']] -= 1
        for w in winners:
            seats[*key, w] -= 1
            if m['started']:
                places[*key, (w - int(m['started'])) % int(m['players']) + 1] -= 1
    for what, left in (('seats', seats), ('order', places), ('outcomes', endings)):
        for key, n in left.items():
            same(f'{what}.csv against matches.csv {key}', n, 0)
    for row in table(folder, 'balance'):
        check_balance(row, [m for m in matches if (m['game'], m['players']) == (row['game'], row['players'])])


def check_balance(row, matches):
    total = squares = n = 0
    for m in matches:
        players, winners = int(m['players']), {int(w) for w in m['winners'].split()}
        if row['question'] == 'sides':
            names = m['sides'].split(';')
            there, won = set(names), {names[w - 1] for w in winners}
            who = row['who']
        elif row['question'] == 'seats':
            there, won, who = set(range(1, players + 1)), winners, int(row['who'].split()[-1])
        else:
            continue
        if who not in there or len(there) < 2:
            continue
        off = (who in won) - len(won) / len(there)
        total, squares, n = total + off, squares + off * off, n + 1
    if row['question'] != 'order':
        same(f'balance sum {row}', float(row['sum']), total)
        same(f'balance squares {row}', float(row['squares']), squares)
        same(f'balance matches {row}', float(row['matches']), n)


def held(interval, even):
    return interval[0], min(interval[0], max(interval[1], -even)), max(interval[0], min(interval[2], 1 - even))


def check_json(report, folder, names):
    for name in names:
        for got, want in zip(report[name], table(folder, name), strict=True):
            assert list(got) == list(want), f'{name}: JSON has other columns'
            for key, value in want.items():
                if str(got[key]) != value:
                    same(f'JSON {name} {key}', float(got[key]), float(value), 1e-5)


page = run('report', 'earth-gambit', '--games', '200', '--seats', '2-4', '--csv', os.path.join(work.name, 'r'))
for name, *columns in (('outcomes', 'times', 'matches', 'share'), ('sides', 'won', 'matches', 'share'), ('seats', 'won', 'matches', 'share'),
                       ('order', 'won', 'matches', 'share'), ('leads', 'won', 'matches', 'leader_wins'),
                       ('decisions', 'changed', 'trials', 'share'), ('rules', 'matches', 'of_matches', 'share')):
    check_counted('r', name, *columns)
check_matches('r')
for question in ('sides', 'seats', 'order'):
    check_all([row for row in table('r', 'balance') if row['question'] == question], question,
              lambda row: p_mean(*number(row, 'sum', 'squares', 'matches')),
              lambda row, z: held(mean(*number(row, 'sum', 'squares', 'matches'), z), float(row['even'])))
tried = [row for row in table('r', 'uses') if int(row['trials']) >= 30]
assert len(tried) > 3, 'there is nothing to correct'
for row in tried:
    same(f'shift {row}', float(row['shift']), (int(row['won_with']) - int(row['won_without'])) / int(row['trials']))
check_all(tried, 'uses', lambda row: p_signs(*number(row, 'gained', 'lost')),
          lambda row, z: agresti_min(*number(row, 'gained', 'lost', 'trials'), z))
assert page['format'] == 'lab-report-1' and page['reports'][0]['verdict']
check_json(page['reports'][0], 'r', ('outcomes', 'sides', 'seats', 'order', 'balance', 'leads', 'uses', 'decisions', 'rules'))

# a decision of every verb that left a choice: those that use a card from the trials of cards, others by their own
verbs = {row['verb'] for row in table('r', 'decisions')}
assert {'play', 'pass', 'discard', 'target', 'damage', 'heal'} <= verbs, f'decisions.csv has only {verbs}'
changed = {}
for row in table('r', 'uses'):
    before = changed.get(row['verb'], (0, 0))
    changed[row['verb']] = before[0] + int(row['gained']) + int(row['lost']), before[1] + int(row['trials'])
    assert int(row['matches']) <= int(row['possible']) <= 600, f'uses.csv: possible {row}'
for row in table('r', 'decisions'):
    if row['verb'] in changed:
        same(f'decisions.csv against uses.csv {row}', int(row['changed']), changed[row['verb']][0])
        same(f'decisions.csv against uses.csv {row}', int(row['trials']), changed[row['verb']][1])


# the bootstrap over deals: 1000 draws of as many deals, the 25th and the 976th of the sorted figures; the generator is splitmix64 from
# the state 1, and a number below n is the upper half of its upper 32 bits times n (Lemire's method)
MASK = (1 << 64) - 1


def draws(n, state=1):
    while True:
        state = (state + 0x9e3779b97f4a7c15) & MASK
        z = state
        z = ((z ^ z >> 30) * 0xbf58476d1ce4e5b9) & MASK
        z = ((z ^ z >> 27) * 0x94d049bb133111eb) & MASK
        m = ((z ^ z >> 31) >> 32) * n
        if m & 0xffffffff < n and m & 0xffffffff < (1 << 32) % n:
            continue
        yield m >> 32


def bootstrap(deals, value, least, most):
    n, drawn, dice = len(deals), [], draws(len(deals))
    whole = value(deals)
    for _ in range(1000):
        drawn.append(value([deals[next(dice)] for _ in range(n)]))
    drawn.sort()
    low, high = drawn[24], drawn[975]
    if n < 10 or low == high:                        # few deals say nothing; where all are alike, the rule of three
        unseen = 1 if n < 10 else 3 / n
        low, high = whole + (least - whole) * unseen, whole + (most - whole) * unseen
    return whole, low, high


def share_of(column):
    return lambda deals: sum(int(d[column]) for d in deals) / sum(int(d['matches']) for d in deals)


def check_levels(folder):
    deals = table(folder, 'level_deals')
    for row in table(folder, 'levels'):
        mine = [d for d in deals if (d['game'], d['bot'], d['players']) == (row['game'], row['bot'], row['players'])]
        same(f'levels.csv deals {row}', int(row['deals']), len(mine))
        for names, want in ((('share', 'low', 'high'), bootstrap(mine, share_of('won'), 0, 1)),
                            (('gain', 'gain_low', 'gain_high'),
                             bootstrap(mine, lambda d: share_of('won')(d) - share_of('fair')(d), -1, 1))):
            for name, value in zip(names, want):
                same(f'levels.csv {name} {row}', float(row[name]), value)


for deals in ('40', '5'):
    run('report', 'earth-gambit', '--games', '4', '--seats', '3', '--pairs', '0', '--levels', 'random,normal,easy', '--deals', deals,
        '--csv', os.path.join(work.name, 'l' + deals))
    check_levels('l' + deals)


# how open matches were, from every position that was played on
def check_tension(folder):
    stories = {}
    for row in table(folder, 'chances'):
        stories.setdefault(row['seed'], {}).setdefault(int(row['decisions']), {})[row['who']] = (int(row['won']), int(row['games']))
    curves, decided, changes = [], [], 0
    for story in stories.values():
        times = sorted(story)
        winners = [who for who, (won, _) in story[times[-1]].items() if won]
        of_winner = [max(story[at][who][0] / story[at][who][1] for who in winners) for at in times]
        points = [max(i for i, at in enumerate(times) if at <= times[-1] * point // 20) for point in range(21)]
        curves.append([of_winner[i] for i in points])
        safe = len(times) - 1
        while safe and of_winner[safe - 1] >= 0.8:
            safe -= 1
        decided.append(100 * times[safe] // times[-1] / 100)
        favourite = None
        for at in times:
            best = max(story[at], key=lambda who: story[at][who][0])
            won, games = story[at][best]
            if favourite is None:
                favourite = best
            elif games == 1:
                changes += not story[at][favourite][0]
            else:
                before = story[at][favourite][0]
                if won - before > 2 * math.sqrt(won + before):
                    favourite, changes = best, changes + 1
    n = len(stories)

    def quartiles(values):
        values = sorted(values)
        return [values[(n - 1) * k // 4] for k in (1, 2, 3)]

    for i, row in enumerate(table(folder, 'tension')):
        same(f'tension.csv point {i}: matches', int(row['matches']), n)
        for got, want in zip(number(row, 'low_quartile', 'median', 'high_quartile'), quartiles([c[i] for c in curves])):
            same(f'tension.csv point {i}', got, want)
    row = table(folder, 'favourites')[0]
    same('favourites.csv: changes', float(row['changes']), changes / n)
    for got, want in zip(number(row, 'decided_low_quartile', 'decided', 'decided_high_quartile'), quartiles(decided)):
        same('favourites.csv: decided', got, want)


run('report', 'earth-gambit', '--games', '9', '--seats', '3', '--imagine', '8', '--csv', os.path.join(work.name, 't'))
check_tension('t')

page = run('compare', 'earth-gambit', '--games', '60', '--seats', '3', '--csv', os.path.join(work.name, 'c'))
changes = [row for row in table('c', 'changes') if int(row['differ'])]
assert any(float(row['holm']) < 0.05 for row in changes) and any(float(row['holm']) > 0.05 > float(row['p']) for row in changes)


def share(row):
    return row['is_share'] == '1'


check_all(changes, 'changes', lambda row: p_signs(*number(row, 'gained', 'lost')) if share(row) else p_mean(*number(row, 'sum', 'squares', 'pairs')),
          lambda row, z: agresti_min(*number(row, 'gained', 'lost', 'pairs'), z) if share(row) else mean(*number(row, 'sum', 'squares', 'pairs'), z))
for row in changes:
    same(f'change {row}', float(row['change']), float(row['after']) - float(row['before']))
    same(f'differ {row}', float(row['differ']), float(row['gained']) + float(row['lost']))
assert page['format'] == 'lab-compare-1'
check_json(page, 'c', ('changes',))
sys.exit(failed > 0)
