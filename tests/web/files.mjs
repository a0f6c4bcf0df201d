// files.mjs - a plain file server, as any static host has one: files by their names, a slash behind folders, and 404.html where nothing
// is; at the root of its name, or below a path.
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml',
  '.png': 'image/png', '.woff2': 'font/woff2', '.wasm': 'application/wasm', '.txt': 'text/plain; charset=utf-8', '.webmanifest': 'application/manifest+json',
};

/** cut(): nothing is answered until mend(). asked: every path that was. serve(): from now on this folder. below: as in "/some/path". */
export async function serveFiles(first, { below = '' } = {}) {
  const asked = [];
  let folder = first;
  let off = false;
  const server = createServer(async (q, a) => {
    const path = normalize(decodeURIComponent(new URL(q.url, 'http://x').pathname));
    asked.push(path);
    if (off) { q.socket.destroy(); return; }
    const isFolder = path.startsWith(below) && !path.endsWith('/') && await stat(join(folder, path.slice(below.length))).then((s) => s.isDirectory(), () => false);
    if (isFolder) { a.writeHead(301, { location: `${path}/` }); a.end(); return; }
    const rest = path.startsWith(`${below}/`) ? path.slice(below.length) : '/nothing/there';
    const name = rest.endsWith('/') ? `${rest}index.html` : rest;
    const found = await readFile(join(folder, name)).catch(() => null);
    const bytes = found ?? await readFile(join(folder, '404.html')).catch(() => '');
    a.writeHead(found ? 200 : 404, { 'content-type': types[found ? extname(name) : '.html'] ?? 'application/octet-stream' });
    a.end(bytes);
  });
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  return {
    url: `http://127.0.0.1:${server.address().port}${below}`, asked,
    serve(other) { folder = other; },
    cut() { off = true; server.closeAllConnections(); },
    mend() { off = false; },
    stop: () => new Promise((resolve) => { server.close(resolve); server.closeAllConnections(); }),
  };
}
