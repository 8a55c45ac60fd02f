// Prints what each page loads, and fails where the table page has more JavaScript than a phone on a slow line should wait for.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const CLIENT = join(import.meta.dirname, '../../src/threethirteen/server/client');
const LIMIT = 90 * 1024;
/** What comes over the line with each file, its answer's head above all, as `python -m bench.client` finds it. */
const HEAD = 640;

const files = JSON.parse(readFileSync(join(CLIENT, 'files.json'), 'utf-8'));
const sizes = new Map();

function size(name) {
  if (!sizes.has(name)) sizes.set(name, gzipSync(readFileSync(join(CLIENT, name)), { level: 9 }).length);
  return sizes.get(name);
}

/** A chunk and all that it imports at once. */
function reached(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const other of files[key].imports ?? []) reached(other, found);
  return found;
}

const entry = Object.keys(files).find((key) => files[key].isEntry);
let failed = false;
for (const key of Object.keys(files).filter((name) => name.startsWith('src/pages/'))) {
  const chunks = [...new Set([...reached(entry), ...reached(key)])];
  const scripts = chunks.map((chunk) => files[chunk].file);
  const js = scripts.reduce((sum, file) => sum + size(file) + HEAD, 0);
  const css = [...new Set(chunks.flatMap((chunk) => files[chunk].css ?? []))].reduce((sum, file) => sum + size(file), 0);
  const over = key.endsWith('/Table.svelte') && js > LIMIT;
  failed ||= over;
  const page = key.replace('src/pages/', '').replace('.svelte', '');
  console.log(`${page.padEnd(8)} ${kb(js)} JavaScript, ${kb(css)} CSS${over ? `: more than ${kb(LIMIT)}` : ''}`);
}
process.exit(failed ? 1 : 0);

function kb(bytes) {
  return `${(bytes / 1024).toFixed(1).padStart(5)} KB`;
}
