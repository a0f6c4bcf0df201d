// The developers' gallery: every part and every piece of art in all states. Not part of the client that is shipped.
import { defineConfig } from 'vite';
import { icons } from '../tools/icons.mjs';

export default defineConfig({
    root: 'gallery',
    base: './',
    plugins: [icons({ source: '../src' })],
    build: {
        target: 'es2022',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        outDir: '../dist-gallery',
        emptyOutDir: true,
    },
    server: { fs: { allow: ['..'] } },
});
