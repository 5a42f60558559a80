import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/find-chromium.mjs';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: false,
  workers: 2,
  // On a loaded machine a journey may be slower than its patience: it is told as flaky, by name, and not as failed.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // With pictures of every step a third of a journey's work: for looking into one that fails, by `TRACE=on`.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
  },
});
