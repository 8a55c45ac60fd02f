// Makes one catalogue a language of the Fluent files that Python and the browser share, as an asset with its hash in its
// name. So a page has its texts without the server's help (offline too), and a changed text needs no cleared cache.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../../src/threethirteen/i18n/locales');
const ID = 'virtual:locales';

/** The catalogues a page can ask for; the others hold what only the terminal or a server says. */
export const CATALOGUES = [
  'cards',
  'options',
  'presets',
  'problems',
  'refusals',
  'redemption',
  'server',
  'calls',
  'bots',
  'terminal',
  'solo',
  'web',
  'web-table',
  'web-pages',
  'web-house',
];
/** What of them only the terminal says. */
const LEFT_OUT = /^(replay|terminal-(plain|word|error|help-title|help-theme|help-quit|help-mouse|help-reading)|simulate|simulation|mishap|usage|help)\b/;
export const LANGUAGES = ['en', 'de', 'nb', 'pl', 'lb'];

export function catalogue(language: string): string {
  const files = readdirSync(join(FOLDER, language));
  return CATALOGUES.map((name) => `${name}.ftl`)
    .filter((file) => files.includes(file))
    .map((file) => picked(file, readFileSync(join(FOLDER, language, file), 'utf-8')))
    .join('\n')
    .replace(/^#.*\n/gm, '')
    .split(/^(?=\S*[a-z][^\s=]* *=)/m)
    .filter((message) => !LEFT_OUT.test(message))
    .join('');
}

/** Of the bots a page says what they are called; the rest is what a simulation says. */
function picked(file: string, source: string): string {
  if (file !== 'bots.ftl') return source;
  return source
    .split(/\n(?=\S)/)
    .filter((message) => message.startsWith('bot-title-'))
    .join('\n');
}

/** `import { urls } from 'virtual:locales'`: where each language's catalogue is. */
export function locales(): Plugin {
  let building = false;
  return {
    name: 'locales',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const where = LANGUAGES.map((language) => {
        if (!building) return `${language}: '/@locales/${language}.ftl'`;
        const reference = this.emitFile({ type: 'asset', name: `${language}.ftl`, source: catalogue(language) });
        return `${language}: import.meta.ROLLUP_FILE_URL_${reference}`;
      });
      return `export const urls = { ${where.join(', ')} };`;
    },
    configureServer(server) {
      server.watcher.add(FOLDER);
      server.middlewares.use((request, response, next) => {
        const language = /^\/@locales\/(\w+)\.ftl/.exec(request.url ?? '')?.[1];
        if (!language || !LANGUAGES.includes(language)) return next();
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(catalogue(language));
      });
    },
  };
}
