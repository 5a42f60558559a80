import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Once a part has come that nobody asked for. */
export async function loadedAhead(page: Page, part: string): Promise<void> {
  const names = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(async () => (await names()).some((name) => name.includes(part)), { timeout: 20_000 }).toBe(true);
}
