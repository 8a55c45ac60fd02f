import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { locales } from './tools/locales.ts';
import { offline } from './tools/offline.ts';

/** The server that `npm run dev` passes everything of the API on to. */
const SERVER = process.env.THREE_THIRTEEN_SERVER ?? 'http://127.0.0.1:8313';

export default defineConfig({
  plugins: [svelte(), locales(), offline()],
  server: {
    proxy: {
      // the server checks that Host and Origin are its own, so both are rewritten
      '/api': { target: SERVER, changeOrigin: true, headers: { origin: SERVER } },
      '/ws': { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } },
    },
  },
  build: {
    outDir: '../src/threethirteen/server/client',
    // building.py clears the folder: it leaves what git keeps there
    emptyOutDir: false,
    // the content security policy allows no data: URLs
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: 'files.json',
  },
});
