// checks.mjs - what a test has found: one line for every failure, a count at the end.
let failed = 0, passed = 0;
export function check(what, good, more = '') {
  if (good) passed++;
  else failed++;
  if (!good) console.log(`NOT OK - ${what}${more === '' ? '' : `: ${more}`}`);
}
export function finish() {
  console.log(`${passed} checks passed, ${failed} failed`);
  process.exitCode = failed || !passed ? 1 : 0;
}
