import { defineConfig } from '@playwright/test';
import type { Kept } from './e2e/journey.ts';
import { chromiumFlags, findChromium } from './scripts/find-chromium.mjs';

const executablePath = findChromium();

export default defineConfig<object, Pick<Kept, 'host'>>({
  testDir: 'e2e',
  fullyParallel: false,
  workers: 2,
  // A journey that needs a second try is a fault of the product or of the journey.
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results',
  // What can run on the demo, with the API in the browser, does so in `npm run test:full`: tests/long/playwright.config.ts.
  projects: [{ name: 'server' }],
  use: {
    browserName: 'chromium',
    // With pictures of every step a third of a journey's work: for looking into one that fails, by `TRACE=on`.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    // All pages of a browser run in one process: a new page has the scripts of the one before it, compiled.
    launchOptions: { args: [...chromiumFlags, '--process-per-site'], ...(executablePath && { executablePath }) },
  },
});
