// lock.mjs - the lock file is whole, so that `npm ci` works on every machine: all that a package names is there, for other systems
// too, with its checksum, and no registry is written into it.
import { readFileSync } from 'node:fs';
import { check, finish } from './checks.mjs';

const lock = JSON.parse(readFileSync(new URL('../../web/package-lock.json', import.meta.url), 'utf8'));
const wanted = JSON.parse(readFileSync(new URL('../../web/package.json', import.meta.url), 'utf8'));

/** Where Node looks for a package: beside the one that asks, then further up. */
function found(from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (!at) return false;
  }
}

check('the lock is for this package.json', JSON.stringify(lock.packages[''].devDependencies) === JSON.stringify(wanted.devDependencies)
  && JSON.stringify(lock.packages[''].dependencies) === JSON.stringify(wanted.dependencies));
for (const [path, about] of Object.entries(lock.packages)) {
  for (const name of Object.keys({ ...about.dependencies, ...about.optionalDependencies }))
    check(`${path || 'the client'} needs ${name}`, found(path, name));
  if (path) check(`${path} has a checksum`, /^sha512-/.test(about.integrity ?? ''));
  check(`${path || 'the client'} names no registry`, about.resolved === undefined, about.resolved);
}
finish();
