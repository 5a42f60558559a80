import { expect, type Page } from '@playwright/test';

/** Waits for a toast message, and closes it and those below it: they would cover what is clicked next for ten seconds. */
export async function closeMessages(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('group', { name: words })).toBeVisible();
  const close = page.locator('[data-toasts]').getByRole('button', { name: 'Close' });
  await close.evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLButtonElement).click();
  });
}
