// The client is built into web/dist and embedded into the server. `npm run dev` proxies to a server on port 8080.
import { defineConfig } from 'vite';
import { icons } from './tools/icons.mjs';

export default defineConfig({
    plugins: [icons({ source: 'src' })],
    build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0, cssCodeSplit: false },
    server: {
        proxy: {
            '/api': 'http://127.0.0.1:8080',
            '/live': { target: 'ws://127.0.0.1:8080', ws: true },
        },
    },
});
