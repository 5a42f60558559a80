import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { settled } from './settled.ts';

/** Resolves once a prefetched part has loaded and runs: its script, and its styles if it has any (linked as soon as loading starts). */
export async function loadedAhead(page: Page, part: string): Promise<void> {
  const hasCome = () =>
    page.evaluate((name) => {
      const come = performance.getEntriesByType('resource').map((entry) => entry.name);
      const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href);
      const isHere = (url: string) => come.includes(url);
      return come.some((url) => url.includes(name) && url.endsWith('.js')) && styles.filter((url) => url.includes(name)).every(isHere);
    }, part);
  await expect.poll(hasCome, { timeout: 20_000 }).toBe(true);
  await settled(page);
}
