// looks.mjs - what holds of every page: a screen reader's rules, and nothing beyond the edge.
import { axeSource, check, painted } from './harness.mjs';

/** Serious and critical findings of axe-core. One trial rule of it is left out: it wants the name of a card to hold the card's
 * whole text, which is what a reader would not want to hear. `rule`: that one alone. */
export async function axe(page, where, rule = null) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource());
  const all = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'], rules: { 'label-content-name-mismatch': { enabled: false } } };
  const options = { resultTypes: ['violations'], ...(rule ? { runOnly: { type: 'rule', values: [rule] } } : all) };
  const found = await painted(page, () => page.evaluate((o) => window.axe.run(document, o), options)); // contrast needs colours that are seen
  const bad = found.violations.filter((v) => v.impact === 'serious' || v.impact === 'critical');
  check(`${where}: axe finds nothing serious`, bad.length === 0, bad.map((v) => `${v.id}: ${v.nodes.slice(0, 2).map((n) => n.html.slice(0, 140)).join(' // ')}`).join(' | '));
}

export async function fits(page, where) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  check(`${where}: nothing sticks out sideways`, wide <= 1, `${wide} px`);
}
