// gallery_shots.mjs - pictures of the gallery: node tools/gallery_shots.mjs [--out FOLDER] [SECTION[/THEME]...]
// Builds it, serves it under the server's own content policy, and takes one picture of every section in both themes.
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openGallery, sections, themes } from './gallery.mjs';

const args = process.argv.slice(2);
const at = args.indexOf('--out');
const [, out = join(tmpdir(), 'orrery-gallery')] = at < 0 ? [] : args.splice(at, 2);
const wanted = (section, theme) => !args.length || args.some((a) => a === section || a === `${section}/${theme}`);
mkdirSync(out, { recursive: true });

const gallery = await openGallery();
for (const section of sections)
    for (const theme of themes) {
        if (!wanted(section, theme)) continue;
        const page = await gallery.show(section, theme);
        const file = join(out, `${section}-${theme}.png`);
        await page.screenshot({ path: file, fullPage: true });
        console.log(file);
    }
for (const error of gallery.errors) console.log(`console: ${error}`);
await gallery.close();
process.exitCode = gallery.errors.length ? 1 : 0;
