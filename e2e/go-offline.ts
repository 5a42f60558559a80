import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Takes a page offline. Chromium reports offline slightly early: requests of the next moments may still get through. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const isReached = () =>
    page.evaluate(() =>
      fetch('/healthz', { cache: 'no-store' }).then(
        () => true,
        () => false,
      ),
    );
  await expect.poll(isReached).toBe(false);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
}
