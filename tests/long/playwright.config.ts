import { defineConfig } from '@playwright/test';
import usual from '../../playwright.config.ts';

/** Journeys on the demo, whose API runs in the browser. */
export default defineConfig(usual, { testDir: '.', testMatch: '*.journey.ts', workers: 1 });
