// Makes the service worker and the manifest: what lets a phone install the client and open it without a network. Our own
// sixty lines instead of a plugin with three hundred packages behind it, which every fresh clone would have to fetch.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const MANIFEST = {
  id: '/',
  name: 'Three Thirteen',
  short_name: 'Three Thirteen',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f5f1ea',
  theme_color: '#f5f1ea',
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
};

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
      const shell = ['/', '/icon.svg', '/manifest.webmanifest', ...files.map((name) => `/${name}`)];
      const contents = Object.values(bundle).map((file) => file.fileName);
      const version = createHash('sha256').update(contents.join('\n')).digest('hex').slice(0, 12);
      const worker = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf-8')
        .replace('"VERSION"', JSON.stringify(version))
        .replace('["SHELL"]', JSON.stringify(shell));
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: worker });
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: JSON.stringify(MANIFEST),
      });
    },
  };
}
