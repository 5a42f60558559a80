import { expect, type Page } from '@playwright/test';

/** Waits for a message, and closes it and those below it: they would stand over what is pressed next for ten seconds. */
export async function closeMessages(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('group', { name: words })).toBeVisible();
  const close = page.locator('[data-toasts]').getByRole('button', { name: 'Close' });
  await close.evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLButtonElement).click();
  });
}
