import { defineConfig } from '@playwright/test';
import type { Kept } from '../../e2e/journey.ts';
import usual from '../../playwright.config.ts';

/** Tests the demo cannot run are tagged with the reason: see docs/testing.md. */
const cannot = /@(two-browsers|network|server)/;

/** Browser tests with the API in the browser: those of the demo, and all others that can run there. */
export default defineConfig<object, Pick<Kept, 'host'>>({
  ...usual,
  outputDir: '../../test-results',
  timeout: 120_000,
  projects: [
    { name: 'demo', testDir: '../../e2e', grepInvert: cannot, use: { host: 'demo' } },
    { name: 'demo alone', testDir: '.', testMatch: '*.journey.ts' },
    { name: 'pictures', testDir: '.', testMatch: '*.pictures.ts', snapshotPathTemplate: 'pictures/{arg}{ext}' },
  ],
});
