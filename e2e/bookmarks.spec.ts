import { expect, test } from './journey.ts';
import { signUp } from './sign-in.ts';

test('bookmarks a page, finds it, reorders it by keyboard, and shows it in another browser', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/apps/kanban');
  const bar = page.getByRole('navigation', { name: 'Bookmarks' });
  const button = page.getByRole('button', { name: 'Bookmarks' });
  const before = await button.boundingBox();
  await expect(bar.getByRole('link')).toHaveText(['', '', '', '']);
  // The icons load when the page is idle, and cause no layout shift.
  expect(await button.boundingBox()).toEqual(before);
  await page.keyboard.press('Shift+b');
  await expect(bar.getByRole('link', { name: 'Boards' })).toHaveAttribute('aria-current', 'page');

  await button.click();
  const panel = page.getByRole('dialog', { name: 'Bookmarks' });
  await panel.getByRole('textbox', { name: 'Find a page' }).fill('order');
  await panel.getByRole('button', { name: 'Bookmark Orders' }).click();
  await expect(panel.getByRole('button', { name: 'Remove bookmark Orders' })).toBeVisible();
  await panel.getByRole('button', { name: 'Clear the search' }).click();
  const lines = panel.getByRole('listitem');
  await expect(lines).toHaveText(['Email', 'Chat', 'To-dos', 'Calendar', 'Boards', 'Orders']);
  await panel.getByRole('button', { name: 'Move Orders' }).press('ArrowUp');
  await expect(lines).toHaveText(['Email', 'Chat', 'To-dos', 'Calendar', 'Orders', 'Boards']);
  await panel.getByRole('button', { name: 'Remove bookmark Chat' }).click();
  await expect(lines).toHaveText(['Email', 'To-dos', 'Calendar', 'Orders', 'Boards']);
  await page.keyboard.press('Escape');
  // Saved, not only shown: an action is listed once the server has confirmed it.
  await page.keyboard.press('Shift+z');
  await expect(page.getByRole('dialog', { name: 'Recent actions' }).getByRole('listitem').first()).toContainText('Chat');

  await page.reload();
  const names = () => bar.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
  await expect.poll(names).toEqual(['Email', 'To-dos', 'Calendar', 'Orders', 'Boards']);
  await bar.getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL(/\/apps\/ecommerce\/orders/);
});
