import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunksByUse } from './scripts/chunks-by-use.mjs';
import { compileLocale } from './scripts/compile-locale.mjs';
import { contractsForWeb } from './scripts/contracts-for-web.mjs';
import { fontsForWeb } from './scripts/fonts-for-web.mjs';
import { pagesForWeb } from './scripts/pages-for-web.mjs';

/** Changes whenever a locale file does: stands in the address of each, so that a browser may keep them for good. */
function localesVersion(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync('public/locales').sort()) hash.update(name).update(compiledLocale(name));
  return hash.digest('hex').slice(0, 12);
}

function compiledLocale(name: string): string {
  return JSON.stringify(compileLocale(JSON.parse(readFileSync(`public/locales/${name}`, 'utf8'))));
}

const version = localesVersion();

/** The languages compiled, under addresses that change with them. */
function locales(): Plugin {
  return {
    name: 'locales',
    transformIndexHtml: (html) => html.replaceAll('__LOCALES_VERSION__', version),
    configureServer: ({ middlewares }) =>
      void middlewares.use('/locales', ({ url = '' }, answer) => answer.end(compiledLocale(basename(url.split('?')[0] ?? '')))),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '.vite/locales-version', source: version });
    },
    // In place of the copies of what stands in public/.
    writeBundle({ dir = '' }) {
      for (const name of readdirSync('public/locales')) writeFileSync(join(dir, 'locales', name), compiledLocale(name));
    },
  };
}

/**
 * FullCalendar asks Temporal for zones that are named, and shows the reader's own here: 6 KB that no page needs. The server's Temporal
 * is another import.
 */
function withoutNamedZones(): Plugin {
  const id = '\0named-zones';
  const names = ['fromEpochMilliseconds', 'toZonedDateTimeISO', 'create', 'toZonedDateTime', 'offsetNanoseconds'];
  return {
    name: 'without-named-zones',
    enforce: 'pre',
    resolveId: (asked) => (asked.startsWith('temporal-polyfill/fns/') ? id : undefined),
    load: (asked) =>
      asked === id
        ? `const none = () => { throw new Error('the calendar shows the zone of its reader'); };
           export { ${names.map((name) => `none as ${name}`).join(', ')} };`
        : undefined,
  };
}

export default defineConfig({
  plugins: [contractsForWeb(), pagesForWeb(), chunksByUse(import.meta.dirname), fontsForWeb(), react(), locales(), withoutNamedZones()],
  define: { __LOCALES_VERSION__: JSON.stringify(version) },
  build: {
    outDir: 'dist/web',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
  },
});
