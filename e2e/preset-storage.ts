import type { Page } from '@playwright/test';

/** Writes items to the browser's storage once, before the page next opens an address; later changes by the page persist. */
export async function presetStorage(page: Page, items: Record<string, string>): Promise<void> {
  await page.addInitScript((given) => {
    const mark = `preset ${Object.keys(given).join()}`;
    if (window.origin === 'null' || sessionStorage.getItem(mark)) return;
    sessionStorage.setItem(mark, 'yes');
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
  }, items);
}

export function storedItems(page: Page, ...keys: string[]): Promise<(string | null)[]> {
  return page.evaluate((asked) => asked.map((key) => localStorage.getItem(key)), keys);
}
