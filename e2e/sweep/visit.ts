import type { Page } from '@playwright/test';

/** A page without the shell, so that nothing stays open on the way over it. */
const between = '/misc/maintenance';

/**
 * Opens an address as a link does, by way of a page that has nothing in common with it, so that whatever was opened or written before is gone.
 * Axe takes 0.3 s on a page that it has looked at before, and 1–2 s on one that was loaded anew.
 */
export async function visit(page: Page, at: string): Promise<void> {
  if (at.startsWith('/misc/')) {
    await page.goto(at);
    return;
  }
  await leave(page);
  await follow(page, at);
}

/** Goes to the page in between, where nothing is asked for anew when something changes. */
export async function leave(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== between) await follow(page, between);
}

function follow(page: Page, to: string): Promise<void> {
  return page.evaluate(async (address) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
    const deadline = performance.now() + 15_000;
    const stillThere = () => document.querySelector('h1[data-left]') !== null || document.querySelector('h1') === null;
    while (stillThere() && performance.now() < deadline) await new Promise((resolve) => requestAnimationFrame(resolve));
    if (stillThere()) throw new Error(`the page did not go to ${address}`);
  }, to);
}
