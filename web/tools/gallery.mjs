// gallery.mjs - the gallery in a real Chromium: built into a folder of its own and served under the content policy of the server
// (read from apps/server/net/response.c), so that whatever the policy forbids is seen here first.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const fromHere = createRequire(import.meta.url);
const web = fileURLToPath(new URL('..', import.meta.url));
export const sections = ['parts', 'shell', 'earth-gambit', 'mars-vs-earth', 'onward-to-venus', 'martians', 'credits'];
export const themes = ['dark', 'light'];

const TYPES = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.woff2': 'font/woff2',
    '.svg': 'image/svg+xml',
};

/** The policy as the server sends it: the string literals up to the end of that header. */
function policy() {
    const source = readFileSync(join(web, '../apps/server/net/response.c'), 'utf8');
    const start = source.indexOf('Content-Security-Policy: ');
    const text = source.slice(start, source.indexOf('\\r\\n', start)).replace(/"\s*"/g, '');
    return text.slice('Content-Security-Policy: '.length);
}

async function build() {
    const { build: viteBuild } = await import('vite');
    const outDir = mkdtempSync(join(tmpdir(), 'orrery-gallery-'));
    await viteBuild({
        configFile: join(web, 'gallery/vite.config.ts'),
        root: join(web, 'gallery'),
        logLevel: 'error',
        build: { outDir },
    });
    return outDir;
}

function serve(folder) {
    const headers = { 'Content-Security-Policy': policy() };
    const server = createServer((request, response) => {
        const path = normalize(new URL(request.url, 'http://x').pathname);
        const file = join(folder, path === '/' ? 'index.html' : path);
        if (!existsSync(file)) return response.writeHead(404).end();
        response.writeHead(200, { ...headers, 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
        response.end(readFileSync(file));
    });
    return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

export async function openGallery({ width = 1440, height = 900 } = {}) {
    const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
    const path = names.map((name) => `/usr/bin/${name}`).find(existsSync);
    if (!path) throw new Error('No Chromium: install the package chromium-headless-shell or chromium.');
    const folder = await build();
    const server = await serve(folder);
    const { chromium } = fromHere('playwright-core');
    const browser = await chromium.launch({
        executablePath: path,
        args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
    });
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    page.setDefaultTimeout(90000);
    const errors = [];
    page.on('console', (m) => m.type() === 'error' && errors.push(m.text()));
    page.on('pageerror', (e) => errors.push(String(e)));
    const url = `http://127.0.0.1:${server.address().port}/`;
    await page.goto(url);
    return {
        page,
        folder,
        errors,
        async show(section, theme) {
            await page.goto(`${url}#${section}/${theme}`);
            await page.waitForSelector('.gallery-body[data-ready=true]');
            await page.evaluate(() => document.fonts.ready);
            return page;
        },
        async close() {
            await browser.close();
            server.close();
            rmSync(folder, { recursive: true, force: true });
        },
    };
}
