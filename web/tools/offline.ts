// Makes the service worker, which with the manifest lets a phone install the client and open it without a network. Our own
// few lines instead of a plugin with three hundred packages behind it, which every fresh clone would have to fetch.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

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
    },
  };
}
