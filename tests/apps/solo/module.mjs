// module.mjs - solo.wasm outside a browser: its exports, its buffer and a host of the caller's.
import { readFileSync } from 'node:fs';

/** The network of a game, as the native program has it inside. */
export function giveNet(m, game) {
  const folder = game.replace(/-[12]e$/, '').replaceAll('-', '_');
  const bytes = readFileSync(new URL(`../../../data/${folder}/nets/${game}.net`, import.meta.url));
  m.put(game, bytes);
  if (!m.x.net(game.length, bytes.length)) throw new Error('no memory');
}

export async function load(file, host) {
  const compiled = await WebAssembly.compile(readFileSync(file));
  const m = { x: null };
  m.bytes = (at, n) => Buffer.from(m.x.memory.buffer, at, n);
  m.text = (at, n) => m.bytes(at, n).toString();
  m.put = (...parts) => {
    const all = Buffer.concat(parts.map((p) => Buffer.from(p)));
    const at = m.x.buffer(all.length + 1);
    m.bytes(at, all.length).set(all);
    return all.length;
  };
  const wasi = {};
  for (const { module, name } of WebAssembly.Module.imports(compiled)) if (module !== 'host') wasi[name] = () => 8;
  wasi.clock_time_get = (_id, _low, at) => { new DataView(m.x.memory.buffer).setBigUint64(at, process.hrtime.bigint(), true); return 0; };
  const instance = await WebAssembly.instantiate(compiled, { host: host(m), wasi_snapshot_preview1: wasi });
  m.x = instance.exports;
  m.x._initialize();
  return m;
}
