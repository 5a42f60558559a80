import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { codeForWeb } from './scripts/code-for-web.mjs';

/** Tests that open the whole app in a document without layout, on the API. */
const onPages = ['src/**/*.page.test.ts', 'tests/**/*.page.test.ts'];
const all = globSync(['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'], {
  exclude: (path) => path.includes('tests/long') || path.endsWith('.page.test.ts'),
});
/** What asks for the API or a database takes both from `tests/`. On PGlite: `tests/long/vitest.config.ts`. */
export const onServer = all.filter((file) => file.startsWith('tests/') || /from '(?:\.\.\/)+tests\//.test(readFileSync(file, 'utf8')));
const alone = all.filter((file) => !onServer.includes(file));

/** `scripts/test-full.mjs` chooses another one each time. */
process.env.FAST_CHECK_SEED ??= '33';
// Nothing may depend on where the machine is.
process.env.TZ ??= 'UTC';
/** Where the clocks of the tests start; another moment finds what depends on the date: `TESTS_BEGIN=2028-02-29T23:59:30Z npx vitest run`. */
process.env.TESTS_BEGIN ??= new Date().toISOString();
export const setupFiles = ['tests/measure-cpu.ts', 'tests/fixed-seed.ts'];

export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    // They guard against what hangs; a machine that is busy elsewhere takes three times as long as a quiet one.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What a test waits for it gets, or the test ends.
    expect: { poll: { timeout: 60_000 } },
    // A process for each file would cost more than its tests do: 2.3 s to load the API, 0.4 s for a rule. What a file needs it makes
    // itself, its API and database as well, and it leaves nothing behind.
    isolate: false,
    setupFiles,
    // jsdom doesn't know the element.
    onConsoleLog: (log) => !log.includes('<search> is unrecognized'),
    projects: [
      { extends: true, test: { name: 'rules', include: alone, setupFiles: [...setupFiles, 'tests/assert-no-pending-writes.ts'] } },
      {
        extends: true,
        define: { __LOCALES_VERSION__: '""' },
        plugins: [codeForWeb(), react()],
        test: {
          name: 'pages',
          include: onPages,
          globalSetup: 'tests/global-setup.ts',
          setupFiles: [...setupFiles, 'tests/page/browser.ts'],
        },
      },
      { extends: true, test: { name: 'server', include: onServer, globalSetup: 'tests/global-setup.ts' } },
    ],
  },
});
