// engines.mjs - everything that builds or tests the client runs with the Node.js of Debian 12, which is 18.
import { readFileSync } from 'node:fs';
import { check, finish } from './checks.mjs';

const MAJOR = 18;
const lock = JSON.parse(readFileSync(new URL('../../web/package-lock.json', import.meta.url), 'utf8'));

// "^18.0.0 || >=20": one of the ranges must have MAJOR in it.
function fits(range) {
  return range.split('||').some((part) => {
    const [, sign, major] = /^\s*(\^|>=|~|)\s*v?(\d+|\*)/.exec(part) ?? [];
    return major === '*' || (sign === '>=' ? Number(major) <= MAJOR : Number(major) === MAJOR);
  });
}

for (const [name, about] of Object.entries(lock.packages))
  if (about.engines?.node) check(`${name} runs with Node.js ${MAJOR}`, fits(about.engines.node), about.engines.node);
finish();
