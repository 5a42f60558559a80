import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
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

// Loaded by every page: one file instead of a dozen.
const base =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store|query-core|react-query))\//;

// The fields, forms and parts of drawers and dialogs, which are opened after the page.
const forms =
  /\/src\/web\/(ui\/(conflict-panel|person-picker|floating|rich-text-field|select-field|textarea-field|form-drawer|field-row|record-conflict|confirm-dialog|discard-dialog)|save-blob|save-answer|use-kept-form|kept-draft|changed-fields|send-change|form-failure-text)\./;
const uploads = /\/src\/(web\/(upload-with-progress|short-file-name)|features\/files\/contract)\./;

// The parts of pages that are lists.
const lists = /\/src\/web\/ui\/(search-field|pane-face)\./;

// The parts of pages that are tables.
const tables = /\/src\/web\/data-table\/(?!row-menu)/;

// What invoices, users and rights share, and the other apps do not need.
const office =
  /\/src\/(web\/(browser-of|use-search-value|format-money|use-attempt|data-table\/row-menu|ui\/(status-pill|stat-cards?|tab-stop))|contract\/grantable)\.|\/Icon(FileSpreadsheet|User(Question|Plus|Check)|CircleHalf|Chevrons(Left|Right))\.mjs/;

// Small parts that most pages share; what few of them use stays apart.
const kit =
  /\/src\/((web|contract|app)\/(?!drag-row|rich-text|ui\/fact-list)|features\/(?!email|mail-|kanban|todo|calendar|chat|notifications|invoice|clients|seller|users|roles|permissions|audit)[^/]+\/[^/]+\.ts$)|\/@tabler\/|preload-helper/;

// Small parts that every page in the shell loads: one file instead of five.
const shell =
  /\/src\/(web\/(broadcast|change-signals|opens-here)|features\/notifications\/(contract|web\/(queries|browser-notices))|shell\/menu-list)\./;

// The pages of those who are not signed in yet.
const session =
  /\/src\/features\/session\/web\/(atrium-picture|auth-|brand|failure-text|language-switch|message-text|new-password|password-|register-|registration-|require-fields|sample-|sign-in|use-begin|use-checked|check-by)/;

// What the mail list shares with what is loaded later: one file instead of a dozen small ones.
const mail =
  /\/src\/features\/email\/(contract|web\/(queries|may-do|tool-button|format-mail-time|label-mark|folder-icons|is-leaving|listed-in|compose\/(compose-store|stored-prefix)))\./;

// What the page of an app shares with its later parts; what those share among themselves comes with them.
const apps = /\/src\/features\/(chat|todo|kanban)\/(?!web\/(chat-panel|chat-dialog|mute-switch|shared-files|use-mute|purge-dialog))/;

// What the pages of invoices share: one file instead of a dozen. What only two or three of them need stays apart.
const invoices = /\/src\/features\/(invoice|clients|seller)\//;

// What the calendar's page shares with its grid, its list and its loader; what its drawer and dialogs share comes with them.
const calendar = /\/src\/features\/calendar\/(?!web\/(drawer|transfer|scope-dialog|zone-time|editable-rule))/;

export default defineConfig({
  plugins: [contractsForWeb(), pagesForWeb(), fontsForWeb(), react(), locales(), withoutNamedZones()],
  define: { __LOCALES_VERSION__: JSON.stringify(version) },
  build: {
    outDir: 'dist/web',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: base, priority: 20 },
            { name: 'forms', test: forms, minShareCount: 2, priority: 6, includeDependenciesRecursively: false },
            { name: 'uploads', test: uploads, minShareCount: 2, priority: 6, includeDependenciesRecursively: false },
            { name: 'lists', test: lists, minShareCount: 2, priority: 6, includeDependenciesRecursively: false },
            { name: 'office', test: office, minShareCount: 2, priority: 6, includeDependenciesRecursively: false },
            { name: 'tables', test: tables, minShareCount: 2, priority: 6, includeDependenciesRecursively: false },
            { name: 'mail', test: mail, priority: 4 },
            {
              name: (id: string) => apps.exec(id)?.[1] ?? null,
              debugName: 'app',
              minShareCount: 2,
              priority: 3,
            },
            { name: 'invoices', test: invoices, minShareCount: 4, priority: 4, includeDependenciesRecursively: false },
            { name: 'users', test: /\/src\/features\/users\//, minShareCount: 2, priority: 4, includeDependenciesRecursively: false },
            { name: 'session', test: session, minShareCount: 2, priority: 6, includeDependenciesRecursively: false },
            { name: 'shell', test: shell, priority: 7, includeDependenciesRecursively: false },
            { name: 'kit', test: kit, minShareCount: 3, priority: 5 },
            // What the calendar's views share, and its parts: two files instead of a dozen.
            { name: 'fullcalendar', test: /node_modules\/(@fullcalendar|@full-ui|temporal-polyfill)\//, minShareCount: 2, priority: 8 },
            { name: 'calendar', test: calendar, minShareCount: 2, priority: 4 },
          ],
        },
      },
    },
  },
});
