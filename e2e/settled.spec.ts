import { expect, test } from './journey.ts';
import { settled } from './settled.ts';
import { signUp } from './sign-in.ts';

test('settles once a page shows what it requested, also in a second tab, which opens no stream', { tag: '@network' }, async ({
  page,
  request,
}) => {
  await signUp(page, request);
  const released = Promise.withResolvers<void>();
  const isTodo = (url: URL) => url.pathname === '/api/v1/todo';
  await page.route(isTodo, async (route) => {
    await released.promise;
    await route.continue();
  });
  const asked = page.waitForRequest((one) => isTodo(new URL(one.url())));
  await page.goto('/apps/todo', { waitUntil: 'load' });
  await asked;
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-pending', /\bcall\b/);
  await expect(html).not.toHaveAttribute('data-settled');
  const rows = page.locator('li[data-index]');
  expect(await rows.count()).toBe(0);
  released.resolve();
  await settled(page);
  expect(await rows.count()).toBeGreaterThan(0);

  const tab = await page.context().newPage();
  await tab.goto('/apps/kanban');
  expect(await tab.locator('[data-card]').count()).toBeGreaterThan(0);
  await tab.locator('nav a[href="/apps/todo"]').click();
  await settled(tab);
  expect(await tab.locator('li[data-index]').count()).toBeGreaterThan(0);
});
