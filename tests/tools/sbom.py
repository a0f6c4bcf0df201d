#!/usr/bin/env python3
"""The list of what is inside is complete, and every licence in it has its text: sbom.py BUILD

Against tools/sbom stand the program itself (what the loader finds), web/package.json, the faces of the client, LICENSES/ and NOTICE."""
import glob
import json
import os
import re
import subprocess
import sys

root = os.path.abspath(os.path.join(os.path.dirname(__file__), '..', '..'))
build = os.path.abspath(sys.argv[1])
passed = failed = 0


def check(what, holds):
    global passed, failed
    passed, failed = passed + bool(holds), failed + (not holds)
    if not holds:
        print(f'FAILED: {what}')


def sbom(*arguments):
    return subprocess.run([f'{root}/tools/sbom', *arguments], capture_output=True, text=True, check=False)


made = sbom(build, f'{root}/web/dist')
check(f'it is made: {made.stderr}', made.returncode == 0)
check('made twice it is the same', sbom(build, f'{root}/web/dist').stdout == made.stdout)
listed = json.loads(made.stdout)
parts = {p['name']: p for p in listed['packages']}
relations = {r['relatedSpdxElement']: r['relationshipType'] for r in listed['relationships']}

check('it is SPDX 2.3 and describes orrery', listed['spdxVersion'] == 'SPDX-2.3' and relations['SPDXRef-orrery'] == 'DESCRIBES')
check('its version is the program\'s', parts['orrery']['versionInfo'] in subprocess.run([f'{build}/orrery', 'version'], capture_output=True, text=True, check=True).stdout)
for name, part in parts.items():
    check(f'{name} has a version', re.match(r'\d', part['versionInfo']))
    check(f'{name} is related to orrery', part['SPDXID'] in relations)
    for field in ('downloadLocation', 'licenseConcluded', 'licenseDeclared', 'copyrightText'):
        check(f'{name} says {field}', part.get(field))
check('every part has a name of its own', len({p['SPDXID'] for p in listed['packages']}) == len(listed['packages']))

# libraries: what the loader finds directly, as the linker wrote it down
needed = subprocess.run(['readelf', '-d', f'{build}/orrery'], capture_output=True, text=True, check=True).stdout
names = {'libc': 'glibc', 'libm': 'glibc', 'libsqlite3': 'SQLite', 'libcurl': 'curl', 'libcrypto': 'OpenSSL', 'libpq': 'PostgreSQL'}
for library in re.findall(r'NEEDED.*\[(lib[\w-]+)', needed):
    check(f'{library} is listed', names.get(library, library) in parts)
cmake = ''.join(open(f).read() for f in [f'{root}/CMakeLists.txt', *glob.glob(f'{root}/cmake/*.cmake')])
for module in re.findall(r'pkg_check_modules\(\w+ (?:REQUIRED )?IMPORTED_TARGET (\w+)\)', cmake):
    known = {'sqlite3': 'SQLite', 'libllhttp': 'llhttp'}
    check(f'{module}, which the build asks for, is listed', known.get(module, module) in parts)

# the web client
if os.path.exists(f'{root}/web/dist/licences.txt'):
    package = json.load(open(f'{root}/web/package.json', encoding='utf-8'))
    for name, version in package['dependencies'].items():
        check(f'{name} {version} is listed', parts.get(name, {}).get('versionInfo') == version)
    for face in glob.glob(f'{root}/web/dist/assets/*.woff2'):
        check(f'{os.path.basename(face)} is listed', any(os.path.basename(face).startswith(p.split('/')[-1] + '-') for p in parts))

# licences: each has its text, each text is needed, and NOTICE names each part
texts = {os.path.basename(f)[:-4] for f in glob.glob(f'{root}/LICENSES/*.txt')}
used = {i for p in parts.values() for i in re.split(r' (?:AND|OR|WITH) ', p['licenseConcluded'].strip('()'))}
lock = json.load(open(f'{root}/web/package-lock.json', encoding='utf-8'))['packages']
client = {v['license'] for k, v in lock.items() if re.match(r'node_modules/(preact|@preact/|@fontsource|@iconify-json/)', k)}
check(f'every licence has its text: {sorted(used | client)} of {sorted(texts)}', used | client <= texts)
if 'libcurl' not in needed:
    used.add('curl')                    # of a program that was built with push
if 'libpq' not in needed:
    used.add('PostgreSQL')              # and with PostgreSQL
check(f'every text is of something: {sorted(texts - used - client)}', texts <= used | client)
for text in texts:
    check(f'LICENSES/{text}.txt has a text', os.path.getsize(f'{root}/LICENSES/{text}.txt') > 200)
notice = open(f'{root}/NOTICE', encoding='utf-8').read().lower()
called = {'glibc': 'gnu c library', '@preact/signals': 'signals', '@preact/signals-core': 'signals', '@iconify-json/game-icons': 'game icons',
          '@iconify-json/tabler': 'tabler icons', '@iconify-json/lucide': 'lucide'}
for name in {*parts, *(k[len('node_modules/'):] for k in lock if re.match(r'node_modules/(@fontsource|@iconify-json/)', k))}:
    title = called.get(name) or name.split('/')[-1].replace('-', ' ')
    check(f'NOTICE names {name}', title.lower() in notice)

# it cannot be made without knowing a library, nor of nothing
check('a folder that is no build is refused in one sentence', (no := sbom(root)).returncode != 0 and no.stderr.count('\n') == 1)
print(f'{passed} passed, {failed} failed')
sys.exit(1 if failed else 0)
