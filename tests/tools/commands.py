#!/usr/bin/env python3
"""Every command shown in README and docs works as written.

commands.py ORRERY [--tree ROOT] [--only TEXT] [--list]

A command is a line of a ```sh block, or `a code span` that begins like one. Each runs in a scratch folder that looks like the tree
with a finished build, the lines of a page one after the other. What cannot run here stands in ELSEWHERE with the reason; its parts
are checked instead: the file, the target, the preset, the option. --only keeps to commands with TEXT in them and takes the tree
as it is (tests/tools/newgame.sh follows docs/develop/adding-a-game.md with it)."""
import argparse
import glob
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request

PAGES = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'SECURITY.md', 'tests/README.md', 'web/src/ui/README.md',
         'docs/play/*.md', 'docs/host/*.md', 'docs/develop/*.md', 'docs/games/*.md', 'docs/measured/*.md']
BEGINS = r'(?:\S*build(?:-\w+)?/\S+|orrery|make|(?:tools|bench|learn/train|tests/generic|tests/apps/server)/\w+|npm|docker|apt|apt-get|systemctl|journalctl|cmake|ctest|git|sqlite3)'
# What stands for something in a span of prose. In a block nothing does.
STANDS_FOR = {'GAME': 'earth-gambit', 'FILE': 'my.orrery', 'FOLDER': 'data/martians', 'BOT': 'survivor', 'N': '6', 'S': '4', 'SECONDS': '60'}
AT_MOST = 4     # seconds. A command that still works then, without a complaint, does work: stop it
COMES_UP = 60   # seconds for a server, which has to say that it is there: a busy machine is no fault of the page


class Wrong(Exception):
    """A command that does not do what the page says, in one sentence."""


def have(condition, sentence):
    if not condition:
        raise Wrong(sentence)


# ---- what the pages say ------------------------------------------------------------------------------------------

def commands(root, page):
    """(line, text, in a block) of every command of a page; None: where a block should be and nothing would try it."""
    fence, paragraph = None, []
    for number, line in enumerate([*open(os.path.join(root, page), encoding='utf-8'), ''], 1):
        if line.startswith('```'):
            fence = (line[3:].strip() or 'plain') if fence is None else None
        elif fence == 'sh':
            if line.strip() and not line.startswith('#'):
                yield number, line.rstrip(), True
        elif re.match(rf'(\$ |    ){BEGINS} ', line) or (fence and re.match(rf'{BEGINS} ', line)):
            yield number, line.strip(), None
        if fence is None and line.strip() and not line.startswith('```'):
            paragraph.append(line)
            continue
        for shown in re.findall(r'`([^`]+)`', ''.join(paragraph)):
            shown = ' '.join(shown.split())
            if re.fullmatch(rf'{BEGINS}(?: .*)?', shown) and (' ' in shown or shown in ('make', 'orrery')):
                yield number - len(paragraph), shown, False
        paragraph = []


# ---- what is tried -----------------------------------------------------------------------------------------------

class Scratch:
    """A folder with the tree's own folders, a build and a saved match in it."""

    def __init__(self, root, orrery):
        self.root, self.orrery = root, os.path.abspath(orrery)
        self.folder = tempfile.mkdtemp(prefix='orrery-commands-')
        for name in os.listdir(root):
            if not name.startswith(('build', '.git')) and '.orrery' not in name:     # saves, stores and what lies beside these
                os.symlink(os.path.join(root, name), os.path.join(self.folder, name))
        for name in ('bin', 'build', 'tmp'):
            os.mkdir(os.path.join(self.folder, name))
        for name in ('bin', 'build'):
            os.symlink(self.orrery, os.path.join(self.folder, name, 'orrery'))
        self.binaries = os.path.dirname(self.orrery)
        os.symlink(os.path.join(self.binaries, 'tests'), os.path.join(self.folder, 'build', 'tests'))
        self.environment = {**os.environ, 'PATH': f'{self.folder}/bin:{os.environ["PATH"]}', 'TMPDIR': f'{self.folder}/tmp', 'TERM': 'dumb',
                            'OMPI_ALLOW_RUN_AS_ROOT': '1', 'OMPI_ALLOW_RUN_AS_ROOT_CONFIRM': '1',     # and four on two cores:
                            'OMPI_MCA_rmaps_base_oversubscribe': '1'}
        subprocess.run([self.orrery, 'play', 'earth-gambit', '--seats', '5', '--seed', '1'], input=b'1\nsave my.orrery\nquit\n',
                       cwd=self.folder, env=self.environment, stdout=subprocess.DEVNULL, check=True)
        example = re.search(r'```scenario\n(.*?)```', open(f'{root}/docs/develop/scenarios.md', encoding='utf-8').read(), re.S).group(1)
        open(f'{self.folder}/my.scenario', 'w', encoding='utf-8').write(example)
        open(f'{self.folder}/server.ini', 'w', encoding='utf-8').write('log = error\n')

    def start(self, command):
        return subprocess.Popen(['bash', '-c', command], cwd=self.folder, env=self.environment, stdin=subprocess.DEVNULL, text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)

    def run(self, command):
        process = self.start(command)
        try:
            said, _ = process.communicate(timeout=AT_MOST)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            said, _ = process.communicate()
            return said
        have(process.returncode == 0, f'ends with {process.returncode}: {said.strip()[-300:]}')
        return said

    def serve(self, command):
        """The server comes up, at a free port of its own choice, and is well."""
        process = self.start(f'exec {command} --port 0')
        try:
            line, said, until = '', '', time.monotonic() + COMES_UP
            while 'http://' not in line:
                line = process.stdout.readline()
                said += line
                have(line and time.monotonic() < until, f'it does not come up: {said.strip()[-300:]}')
            address = re.search(r'http://[\d.:]+', line).group()
            have('true' in urllib.request.urlopen(f'{address}/health', timeout=COMES_UP).read().decode(), 'it says that it is not well')
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGTERM)
            process.communicate()

    def close(self):
        shutil.rmtree(self.folder)


def is_command_name(scratch, words):
    """`orrery record verify`: the name of a command, in prose."""
    helped = subprocess.run([scratch.orrery, words[1], '--help'], capture_output=True, text=True, check=False)
    return helped.returncode == 0 and (len(words) == 2 or len(words) == 3 and re.search(rf'[ |]{words[2]}[ |]', helped.stdout.split('\n')[0]))


# ---- what cannot run here, and what is checked instead -----------------------------------------------------------

def check_make(scratch, words):
    targets = [w for w in words[1:] if '=' not in w and not w.startswith('-')]
    for target in targets:
        have(re.search(rf'^{re.escape(target)}:', open(f'{scratch.root}/Makefile', encoding='utf-8').read(), re.M), f'the Makefile has no {target}')


def check_presets(scratch, words):
    presets = json.load(open(f'{scratch.root}/CMakePresets.json', encoding='utf-8'))['configurePresets']
    for flag, value in zip(words, words[1:]):
        if flag == '--preset':
            have(value in [p['name'] for p in presets], f'there is no preset {value}')
        if flag == '--test-dir':
            have(value in [os.path.basename(p['binaryDir']) for p in presets], f'no preset builds in {value}')
        if flag == '-R':
            listed = subprocess.run(['ctest', '-N', '--test-dir', scratch.binaries, '-R', value], capture_output=True, text=True, check=False)
            have(re.search(r'Total Tests: [1-9]', listed.stdout), f'no test matches {value}')


def check_npm(scratch, words):
    scripts = json.load(open(f'{scratch.root}/web/package.json', encoding='utf-8'))['scripts']
    have(words[1] == 'ci' or words[2] in scripts, f'package.json has no script {words[-1]}')


def check_script(scratch, words):
    """Our own script: it is there, and knows its options."""
    file = os.path.join(scratch.root, words[0])
    have(os.access(file, os.X_OK), f'{words[0]} is not there')
    text = open(file, encoding='utf-8').read()
    for option in [w for w in words[1:] if w.startswith('-')]:
        have(re.search(rf'(?<![\w-]){re.escape(option)}(?![\w-])', text), f'{words[0]} does not know {option}')


def check_install(scratch, words):
    package = open(f'{scratch.root}/cmake/package.cmake', encoding='utf-8').read()
    for file in [w for w in words if w.endswith('.deb')]:
        name = re.search(r'CPACK_PACKAGE_NAME (\w+)', package).group(1)
        have(os.path.basename(file).startswith(f'{name}_') and 'DEB-DEFAULT' in package, f'make package makes no {file}')
    if words[0] == 'apt-get':
        have(words[1] == 'install', 'only `install` is expected here')


def check_unit(scratch, words):
    have(os.path.exists(f'{scratch.root}/packaging/{words[-1]}.service'), f'there is no unit {words[-1]}')


def check_docker(scratch, words):
    """The files and folders it names are the Dockerfile's."""
    if words[1] == 'build':
        have(os.path.exists(os.path.join(scratch.root, words[words.index('-f') + 1])), 'the Dockerfile is not there')
    text = open(f'{scratch.root}/packaging/Dockerfile', encoding='utf-8').read()
    for flag, value in zip(words, words[1:]):
        if flag == '-p':
            have(f'EXPOSE {value.split(":")[-1]}' in text, f'the image does not listen on {value}')
        if flag == '-v':
            have(f'VOLUME {value.split(":")[1]}' in text, f'the image has no volume {value}')


def check_syntax(_scratch, _words):
    """bash -n has read it already."""


ELSEWHERE = [   # pattern, why it does not run here, what is checked instead
    (r'make( |$)', 'builds or tests the whole tree; this test is part of that', check_make),
    (r'cmake |ctest ', 'builds or tests the whole tree', check_presets),
    (r'npm ', 'needs the network, or serves until it is stopped', check_npm),
    (r'bench/|tests/generic/mutants|tests/apps/server/\w+', 'takes minutes to hours; ladder.sh and load.sh run the short forms', check_script),
    (r'tools/', 'writes into the tree, or takes minutes', check_script),
    (r'build/orrery puzzle mine', 'takes ten minutes, and writes into the tree: cli_puzzle mines for seconds', check_syntax),
    (r'learn/train/', 'takes minutes and PyTorch, which is no package of ours', check_script),
    (r'apt(-get)? ', 'changes the system', check_install),
    (r'systemctl |journalctl ', 'needs systemd', check_unit),
    (r'pg_dump |createdb |pg_restore ', 'needs a PostgreSQL: tests/apps/server/fleet.py runs them', check_syntax),
    (r'docker ', 'needs Docker', check_docker),
    (r'.*red-planet', 'needs a build with that game: tests/tools/newgame.sh runs it', check_syntax),
    (r'git tag', 'changes the repository', check_syntax),
]
if not shutil.which('sqlite3'):
    ELSEWHERE.append((r'sqlite3 ', 'the shell of SQLite is not installed; it is no package of ours', check_syntax))


def try_one(scratch, text, in_block, everything):
    """Runs it, or checks it where it cannot run; says which."""
    have(in_block is not None, 'it is outside a ```sh block, so nothing would try it')
    syntax = subprocess.run(['bash', '-n', '-c', text], capture_output=True, text=True, check=False)
    have(syntax.returncode == 0, f'no shell understands it: {syntax.stderr.strip()}')
    words = shlex.split(text, comments=True)
    for pattern, _, check in ELSEWHERE:
        if re.match(pattern, text) and not (everything and check is check_syntax):
            for part in text.split(' && '):
                check(scratch, shlex.split(part, comments=True))
            return 'checked'
    if not in_block:
        words = [STANDS_FOR.get(w, w) for w in words]
        text = shlex.join(words)
        if os.path.basename(words[0]) == 'orrery' and len(words) > 1 and is_command_name(scratch, words):
            return 'named'
    if os.path.basename(words[0]) == 'orrery' and words[1:2] == ['serve']:
        scratch.serve(text.split(' #')[0])
    else:
        scratch.run(text)
    return 'ran'


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('orrery')
    parser.add_argument('--tree', default=os.path.join(os.path.dirname(__file__), '..', '..'))
    parser.add_argument('--only')
    parser.add_argument('--list', action='store_true')
    asked = parser.parse_args()
    sys.stdout.reconfigure(line_buffering=True)     # a run that is ended from outside has said what it knew
    root = os.path.abspath(asked.tree)
    scratch = Scratch(root, asked.orrery)
    done, failed, started, tried = {}, 0, time.monotonic(), {}
    try:
        for page in [p for pattern in PAGES for p in sorted(glob.glob(pattern, root_dir=root))]:
            for line, text, in_block in commands(root, page):
                if asked.only and asked.only not in text:
                    continue
                key = text, in_block is None
                if key not in tried:
                    try:
                        tried[key] = try_one(scratch, text, in_block, asked.only)
                    except (Wrong, OSError, ValueError) as wrong:
                        tried[key] = f'FAILED: {wrong}'
                how = tried[key].split(':')[0]
                done[how] = done.get(how, 0) + 1
                failed += how == 'FAILED'
                if asked.list or how == 'FAILED':
                    print(f'{page}:{line}: {text}\n    {tried[key]}')
    finally:
        scratch.close()
    print(', '.join(f'{n} {how}' for how, n in sorted(done.items())), f'in {time.monotonic() - started:.0f} s')
    enough = done.get('ran', 0) >= (1 if asked.only else 30)    # a page that is not read passes nothing
    return 1 if failed or not enough else 0


sys.exit(main())
