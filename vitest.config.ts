import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const all = globSync(['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'], { exclude: (path) => path.includes('tests/long') });
/** What asks for the API or a database takes both from `tests/`, and keeps a worker to itself: the kit of the server holds state. */
const onServer = all.filter((file) => file.startsWith('tests/') || /from '(?:\.\.\/)+tests\//.test(readFileSync(file, 'utf8')));
const alone = all.filter((file) => !onServer.includes(file));

export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      // Hundreds of small tests of rules: a process for each would cost more than they do.
      { extends: true, test: { name: 'rules', include: alone, isolate: false } },
      { extends: true, test: { name: 'server', include: onServer, globalSetup: 'tests/global-setup.ts' } },
    ],
  },
});
