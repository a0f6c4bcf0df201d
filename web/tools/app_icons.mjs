// app_icons.mjs - the icons of the installed app, drawn from public/icon.svg: node tools/app_icons.mjs
// A square one of 192 and 512, one of 512 whose picture keeps clear of the edge (maskable), and Apple's of 180.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const folder = new URL('../public/', import.meta.url);
const svg = readFileSync(new URL('icon.svg', folder), 'utf8').trim();
const square = svg.replace(' rx="14"', ''); // systems cut the corners their own way

const ICONS = [
    ['icon-192.png', 192, svg],
    ['icon-512.png', 512, svg],
    ['icon-maskable.png', 512, square],
    ['apple-touch-icon.png', 180, square],
];

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const executablePath = names.map((name) => `/usr/bin/${name}`).find(existsSync);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [name, size, drawing] of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`);
    writeFileSync(new URL(name, folder), await page.screenshot({ omitBackground: true }));
}
await browser.close();
