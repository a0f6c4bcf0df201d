// The client is built into web/dist and embedded into the server. `npm run dev` proxies to a server on port 8080.
import { defineConfig } from 'vite';
import { icons } from './tools/icons.mjs';
import { licences } from './tools/licences.mjs';
import { rem } from './tools/rem.mjs';

/** Boards and words are called after their game; what several pages share is called that. */
function chunkFileNames(chunk: { name: string; facadeModuleId: string | null; isDynamicEntry: boolean }): string {
    if (!chunk.isDynamicEntry) return 'assets/shared-[hash].js';
    const game = /\/games\/(\w+)\//.exec(chunk.facadeModuleId ?? '')?.[1];
    return `assets/${game ? `${game}_` : ''}${chunk.name}-[hash].js`;
}

export default defineConfig({
    plugins: [icons({ source: 'src' }), licences()],
    // Scripts and sheets find each other wherever they lie; only the page says where that is, and tools/site says it anew.
    experimental: {
        renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
    },
    css: { postcss: { plugins: [rem()] } },
    build: {
        target: 'es2022',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rollupOptions: { output: { experimentalMinChunkSize: 3000, chunkFileNames } },
    },
    server: {
        proxy: {
            '/api': 'http://127.0.0.1:8080',
            '/live': { target: 'ws://127.0.0.1:8080', ws: true },
        },
    },
});
