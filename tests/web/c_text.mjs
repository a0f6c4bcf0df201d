// c_text.mjs - the string literals of a piece of C, for tests that read what the program says.

const bytes = (s) => Buffer.from(s.replace(/\\x([0-9a-f]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))).replace(/\\"/g, '"'), 'latin1').toString('utf8');

/** Each literal with the statement it stands in; neighbours are one literal, a PRI macro between them a number. */
export function literals(c) {
  const plain = c.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(["\s])%" PRI[a-z]\d+\s*"/g, '$1%u').replace(/" PRI[a-z]\d+\s*"/g, 'u');
  return [...plain.matchAll(/"(?:[^"\\\n]|\\.)*"(?:\s*"(?:[^"\\\n]|\\.)*")*/g)].map((m) => {
    const start = Math.max(plain.lastIndexOf(';', m.index), plain.lastIndexOf('{', m.index), plain.lastIndexOf('}', m.index));
    return { text: bytes([...m[0].matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((x) => x[1]).join('')), around: plain.slice(start + 1, m.index) };
  });
}
/** Those that are sentences. */
export const sentences = (c) => literals(c).map((l) => l.text).filter((s) => / /.test(s));
