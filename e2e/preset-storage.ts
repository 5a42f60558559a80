import type { Page } from '@playwright/test';

/** Puts items into the browser's storage once, before the page's next address is opened; what the page makes of them stands. */
export async function presetStorage(page: Page, items: Record<string, string>): Promise<void> {
  await page.addInitScript((given) => {
    const mark = `preset ${Object.keys(given).join()}`;
    if (window.origin === 'null' || sessionStorage.getItem(mark)) return;
    sessionStorage.setItem(mark, 'yes');
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
  }, items);
}

/** What the browser's storage holds under these keys. */
export function storedItems(page: Page, ...keys: string[]): Promise<(string | null)[]> {
  return page.evaluate((asked) => asked.map((key) => localStorage.getItem(key)), keys);
}
