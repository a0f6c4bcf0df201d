#!/usr/bin/env python3
"""Figures of the pages that stand in the code, too: claims.py ORRERY

Each line below is a sentence of a page with the code's figures put in; the page must have it, word for word. So a constant and the pages
that tell of it change together. What is measured instead is made by scripts: docs/README.md says which."""
import csv
import glob
import gzip
import json
import math
import os
import re
import subprocess
import sys

orrery = os.path.abspath(sys.argv[1])
os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
NUMBERS = 'no one two three four five six seven eight nine ten'.split()
failed, checked = [], 0


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


def value(path, name):
    """A constant of a source: NAME = 8 * 1024, in an enum, an initializer or a line of Python."""
    found = re.search(rf'(?<!\w){name}\b\s*=\s*([-\d.][\d.* e+-]*)', read(path))
    assert found, f'{path} has no figure for {name}'
    number = eval(found[1])                                     # pylint: disable=eval-used
    return int(number) if number == int(number) else number


def values(path, *names):
    return [value(path, name) for name in names]


def word(n):
    return NUMBERS[n] if n < len(NUMBERS) else str(n)


def says(page, sentence, *figures):
    """A {} is the next figure: as it is, with commas from 1,000 on, and where it is a text, that text."""
    global checked
    checked += 1
    shown = [f'{f:,}' if isinstance(f, int) else str(f) for f in figures]
    wanted = sentence.format(*shown)
    if ' '.join(wanted.split()) not in ' '.join(read(page).split()):
        failed.append(page)
        print(f'{page} should say: {wanted}')


def near(page, kilobytes, path):
    """What a file weighs depends a little on the compiler; where it was not built nobody can tell."""
    global checked
    checked += 1
    weighs = len(gzip.compress(open(path, 'rb').read(), 9)) / 1024 if os.path.exists(path) else kilobytes
    if abs(weighs - kilobytes) > 0.03 * kilobytes:
        failed.append(page)
        print(f'{page} says {kilobytes:.0f} KB, {os.path.basename(path)} has {weighs:.0f} KB gzipped')


def megabytes(*paths):
    sizes = [len(gzip.compress(open(p, 'rb').read(), 9, mtime=0)) / 1e6 for p in paths]
    return ' to '.join(sorted({f'{min(sizes):.1f}', f'{max(sizes):.1f}'}))


GAMES = {g['id']: g for g in json.loads(subprocess.run([orrery, 'games', '--json'], capture_output=True, text=True, check=True).stdout)['games']}


def players(game):
    return f"{GAMES[game]['min_seats']} to {GAMES[game]['max_seats']}"


def games():
    mve = 'docs/games/mars-vs-earth.md'
    says('README.md', '| **Earth Gambit: Light** | {} |', players('earth-gambit'))
    says('README.md', '| **Mars vs Earth**, first and second edition | {}, {} |', players('mars-vs-earth-1e'), players('mars-vs-earth-2e'))
    says('README.md', '| **Onward to Venus** | {} |', players('onward-to-venus'))
    says('README.md', '| **Martians!!!** | {} | a town, a hundred Martians', players('martians'))
    says('README.md', '{} science-fiction board-game rulebooks', word(len([g for g in GAMES if g != 'template'])).capitalize())
    says(mve, '`mars-vs-earth-1e` ({} players) and `mars-vs-earth-2e` ({})', players('mars-vs-earth-1e'), players('mars-vs-earth-2e'))
    cost = [int(re.search(rf'\| mars-vs-earth-{e} \| 6 \| \d+ \| (\d+) \|', read('docs/measured/speed.md'))[1]) for e in ('1e', '2e')]
    says(mve, 'about {} instructions in the first edition and {} in the second', *(50 * round(c / 50) for c in cost))
    says('docs/games/martians.md', 'there are {} Martians, and six players share them', value('games/martians/mar_view.h', 'MAR_FIGURES'))
    cap = next(o for o in GAMES['martians']['options'] if o['name'] == 'turn_cap')['default']
    says('docs/games/martians.md', '| A draw after {} turns |', cap)


def sets():
    page, views = 'docs/develop/card-sets.md', 'games/earth_gambit/eg_view.h'
    deck, row = values(views, 'EG_DECK', 'EG_ROW')
    says(page, '| `roles.csv` | `goal` | Science that the team needs: {} to {}.', value(views, 'EG_LEAST_GOAL'), row)
    says(page, 'at most {} Science cards and {} cards in all', row, deck)
    with open('data/earth_gambit/cards.csv', encoding='utf-8') as file:
        always = sum(int(card['copies']) for card in csv.DictReader(file) if card['deck_rule'] == 'all')
    with open('data/earth_gambit/setup.csv', encoding='utf-8') as file:
        sizes = [always + sum(int(line[kind]) for kind in ('red', 'blue', 'psych_weapon')) for line in csv.DictReader(file)]
    says(page, 'players and {} to {} cards)', min(sizes), max(sizes))


def tables():
    room, limits, page = 'table/room/room.h', 'apps/server/limits.h', 'docs/develop/protocol.md'
    code, secret = values(room, 'ROOM_CODE', 'ROOM_SECRET')
    says('docs/play/glossary.md', '| link | the {} letters that lead to a table', code + secret)
    says('docs/play/glossary.md', '| code | the first {} letters', word(code))
    says(page, 'LINK is {} characters', code + secret)
    says(page, 'The first {} are its *code*, which no other table of the server has; the other {} are a secret', word(code), secret)
    misses, every, everybody, all_every = values(limits, 'LIMIT_MISSES', 'MISS_MS', 'LIMIT_MISSES_ALL', 'MISS_ALL_MS')
    says(page, 'counted: {} per address, then one every {} seconds; {} for all addresses together, then {} per second', word(misses),
         word(every // 1000), everybody, word(1000 // all_every))
    says(page, '| a message on a WebSocket | {} KiB |', value(room, 'ROOM_MESSAGE') // 1024)
    rate, posts, gets = values(limits, 'LIMIT_RATE', 'LIMIT_POSTS', 'LIMIT_GETS')
    says(page, '| messages on a WebSocket | {} per second, {} at once |', rate, 2 * rate)
    says(page, 'does not read | {} MiB | closed |', value(limits, 'LIMIT_QUEUE') // 1024 ** 2)
    says(page, 'headers | {} KiB, {} s to arrive |', value(limits, 'LIMIT_HEAD') // 1024, value(limits, 'HEAD_TIMEOUT_MS') // 1000)
    says(page, '| a body | {} KiB, {} KiB where it may bring a card set; {} s to arrive |', value(limits, 'LIMIT_BODY') // 1024,
         value(room, 'ROOM_BODY') // 1024, value(limits, 'BODY_TIMEOUT_MS') // 1000)
    says(page, '| POSTs from an address | {} per second, {} at once |', posts, 4 * posts)
    says(page, '| GETs from an address, `/live` included | {} per second, {} at once; a response counts once more for each {} KiB |', gets,
         4 * gets, value(limits, 'GET_BYTES') // 1024)
    says(page, 'an address waits for | {} |', value(limits, 'LIMIT_ERRANDS'))
    says(page, 'first 64 bits count) | {} |', value(limits, 'LIMIT_PER_ADDRESS'))
    says(page, '| watchers of a table, windows of a seat | {}, {} |', *values(limits, 'LIMIT_WATCHERS', 'LIMIT_SEAT_SOCKETS'))
    says(page, '| chat lines and undos of a person in one match | {}, {} |', *values(room, 'ROOM_CHATS_EACH', 'ROOM_UNDOS_EACH'))
    says(page, 'together | {}; {} in a row, then one per second |', *values(room, 'ROOM_ASIDES_ALL', 'ROOM_ASIDES_AT_ONCE'))
    says(page, 'pings, sent every {0} s | {0} s |', value(limits, 'PING_MS') // 1000)
    says(page, 'Names have 1 to {} characters', value(room, 'ROOM_NAME'))
    says(page, 'at most {} characters. A watcher', value(room, 'ROOM_CHAT'))
    says(page, 'One browser is called to at most {} tables', value(limits, 'LIMIT_CALLS_OF_BROWSER'))
    says(page, 'A table made with `react` (up to {} seconds)', value(room, 'ROOM_REACT'))
    says(page, 'or after {} seconds, the cards are dealt', value(room, 'ROOM_SHUFFLE') // 1000)


def hosting():
    limits, page = 'apps/server/limits.h', 'docs/host/hosting.md'
    for name, constant in (('per_address', 'LIMIT_PER_ADDRESS'), ('messages', 'LIMIT_RATE'), ('posts', 'LIMIT_POSTS'), ('gets', 'LIMIT_GETS'),
                           ('patience', 'PROGRAM_PATIENCE_MS'), ('tables', 'LIMIT_TABLES'), ('snapshot', 'SNAPSHOT_EVERY'),
                           ('entries', 'LIMIT_ENTRIES')):
        says(page, '| `{}` | {} |', name, str(value(limits, constant)))
    says(page, '| `window` | {} |', value('table/room/room.h', 'ROOM_WINDOW'))
    says(page, '| `thinkers` | as many as cores, {} at most |', value(limits, 'LIMIT_THINKERS'))
    says(page, '| `rest` | {} minutes |', value(limits, 'REST_MINUTES'))
    says(page, '| `keep_gathering` | {} days |', value(limits, 'KEEP_GATHERING_DAYS'))
    says(page, '| `keep_finished` | {} days |', value(limits, 'KEEP_FINISHED_DAYS'))
    says(page, 'costs at most {} MiB, all of them together {} MiB; finished pages {} MiB',
         *(n // 1024 ** 2 for n in values(limits, 'LIMIT_QUEUE', 'LIMIT_QUEUES', 'LIMIT_PAGES')))
    says(page, 'has waited for them for {} seconds', word(value(limits, 'CALL_WAIT_MS') // 1000))
    says(page, 'answers wait up to {} seconds', word(value(limits, 'STORE_AWAY_MS') // 1000))
    says(page, 'first after {} ms', value(limits, 'STORE_FIRST_TRY_MS'))
    fleet = 'docs/host/fleet.md'
    memory = re.search(r'\| memory of a dealt table with six browsers \| (\d+) KiB', read(fleet))[1]
    says(page, 'A dealt table with its six browsers cost {} KiB', memory)
    says(fleet, 'its network vanishes, after {} seconds', word(value(limits, 'FLEET_LEASE_MS') // 1000))
    says(fleet, 'to and fro, every {} seconds at most', word(value(limits, 'FLEET_HOLD_MS') // 1000))
    posts, n = value(limits, 'LIMIT_POSTS'), 3
    extra = (n - 1) * (4 * posts + posts / value(limits, 'LIMIT_UNTOLD') + posts * 0.6)
    says(fleet, 'three servers it is {} POSTs, whereas servers that count alone would allow {} POSTs per second for ever instead of {}',
         int(extra + 0.5), n * posts, posts)
    static, measured = 'docs/host/static.md', 'docs/measured/solo.md'
    solo = re.search(r'module is (\d+) KB gzipped.*?(\d+) KB gzipped', read(measured), re.S)
    for figure, path in zip(solo.groups(), ('solo.wasm', 'solo.texts')):
        near(measured, float(figure), os.path.join(os.path.dirname(orrery), path))
    says(static, 'the module, {} KB gzipped', solo[1])
    says(static, 'another {} KB, loaded', solo[2])
    says(static, "Venus's expert bots ({} MB gzipped)", megabytes('data/onward_to_venus/nets/onward-to-venus.net'))
    says(static, 'those of Earth Gambit and Mars vs Earth ({} MB)',
         megabytes('data/earth_gambit/nets/earth-gambit.net', *glob.glob('data/mars_vs_earth/nets/*.net')))


def terminal():
    page, layout = 'docs/play/playing.md', 'apps/tui/full/layout.h'
    says(page, 'A window of {} columns or more', value('apps/tui/full/layout.c', 'WIDE'))
    says(page, 'The smallest is {} by {}', *values(layout, 'LAYOUT_LEAST_WIDTH', 'LAYOUT_LEAST_HEIGHT'))
    says(page, 'it names up to {} that cost the most', word(value('lab/study/review.h', 'REVIEW_MOST')))


def bots():
    page, limits, outside = 'docs/develop/external-bots.md', 'apps/server/limits.h', 'apps/common/outside.h'
    line = value('apps/common/outside_process.h', 'OUTSIDE_LINE')
    says(page, 'longer than `--patience` ({} ms)', value(outside, 'OUTSIDE_PATIENCE'))
    says(page, '| writes a line of {} KiB or more | its line has no end within {} bytes |', line // 1024, str(line))
    says(page, '(after {} of them forfeits', word(value('apps/common/outside.c', 'TOLD_FORFEITS')))
    says(page, 'A command has no commas and up to {} bytes', value(outside, 'OUTSIDE_NAME') - len('exec:') - 1)
    says(page, 'At most {} programs wait', value(limits, 'LIMIT_PROGRAMS'))
    says(page, '`--patience` milliseconds ({}, from 50 to 10,000)', value(limits, 'PROGRAM_PATIENCE_MS'))
    lines = [len(read(f'examples/06_your_bot.{end}').splitlines()) for end in ('c', 'py')]
    if max(lines) > 40:
        says(page, 'are whole bots of {} lines', max(lines))


def lab():
    page, command = 'docs/develop/lab.md', 'apps/cli/cmd_lab.c'
    says(page, 'more than `--within` points ({})', value(command, r'\.within'))
    says(page, '`--seconds` ({})', value(command, r'\.seconds'))
    says(page, '`--deals` {}', value(command, r'\.deals'))
    says(page, 'The cards share {} times as many pairs as there are matches', word(value(command, r'\.pairs')))
    says(page, 'effects with fewer than {} pairs are not drawn', value('lab/study/study.h', 'STUDY_FEWEST_PAIRS'))
    says(page, 'up to {} positions of each, {} to {} times', value('lab/play/chances.h', 'CHANCES_POSITIONS'),
         *values('lab/play/chances.c', 'FEWEST_GAMES', 'MOST_GAMES'))
    says(page, 'stayed above {}%', value('lab/study/tension.h', 'TENSION_SAFE'))
    says('docs/develop/many-machines.md', 'A part is saved every {} seconds', word(value('apps/cli/parts.c', 'REST_SECONDS')))


def teaching():
    page, check = 'docs/develop/lessons.md', 'table/lesson/lesson_check.c'
    says(page, 'at most {} English and {} Italian words per text, {} in the first one; at most {} words and {} answers, and {} to {} seconds',
         *values(check, 'WORDS_ENGLISH', 'WORDS_ITALIAN', 'WORDS_FIRST', 'WORDS_ALL', 'MOST_ANSWERS', 'LEAST_SECONDS', 'MOST_SECONDS'))
    pace = re.search(r'60\.0 / (\d+) \+ ([\d.]+) \* sum->answers \+ ([\d.]+) \* scripted', read(check))
    says(page, '({} words per minute, {} s per answer, {} s per answer of the others)', *pace.groups())
    page, prove, tries = 'docs/develop/puzzles.md', 'lab/puzzle/puzzle_prove.c', 'apps/server/house/tries.h'
    few, many, motif = values('lab/puzzle/puzzle.h', 'PUZZLE_FEW', 'PUZZLE_MANY', 'PUZZLE_PER_MOTIF')
    says(page, 'in {} imagined worlds exactly one is', few)
    most = math.ceil(10000 * (1 - 0.001 ** (1 / many))) / 100    # per cent; with more, so many good worlds come once in a thousand times
    says(page, 'is sure in {} imagined worlds. Without a failure, the chance of one is below {}%', many, most)
    says(page, 'at least {}% of {} worlds', *values(prove, 'RISK_PERCENT', 'RISK_WORLDS'))
    says(page, 'at most {} puzzles of a motif', word(motif))
    says(page, 'with {} worlds for step 2', value(prove, r'\.few'))
    says(page, 'more often than once in {} tries', word(value('lab/puzzle/mine.c', 'LUCK_ONE_IN')))
    says(page, 'remembers its last {} tries', value('apps/server/house/tries.c', 'SEEN'))
    says(page, 'From {} tries on', value(tries, 'TRIES_SHOWN'))
    says(page, 'counts like {} tries', value(tries, 'TRIES_WEIGHT'))
    says(page, 'moves by more than {}', value(tries, 'TRIES_SWAY'))
    page, train = 'docs/develop/learning.md', 'learn/train/train.py'
    says(page, 'One update learns from {} decisions', value(train, 'LEARNED'))
    says(page, '*Clone* ({} million decisions by default)', int(float(re.search(r'"--clone", type=float, default=([\d.]+)', read(train))[1])))
    says(page, '(λ = {})', re.search(r'"--trace", type=float, default=([\d.]+)', read(train))[1])


for part in (games, sets, tables, hosting, terminal, bots, lab, teaching):
    part()
print(f'{checked - len(failed)} passed, {len(failed)} failed')
sys.exit(bool(failed))
