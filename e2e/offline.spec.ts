import type { Page } from '@playwright/test';
import { goOffline } from './go-offline.ts';
import { expect, test } from './journey.ts';
import { loadedAhead } from './loaded-ahead.ts';
import { openMailbox } from './mailbox.ts';
import { offlineWrites } from './offline-writes.ts';
import { signUp } from './sign-in.ts';

const offlineBar = (page: Page) => page.getByText('You’re offline. Your changes are kept.');

/** Set on the document, so it is lost on reload. */
const leaveMark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', ''));
const expectMark = (page: Page) => expect(page.locator('body[data-mark]')).toBeVisible();

test('shows an error in place of a part that fails to load, keeps the page, and loads it on retry', { tag: '@network' }, async ({
  page,
  request,
}) => {
  await page.route('**/assets/compose-windows*.js', (route) => route.abort());
  await openMailbox(page, request);
  await leaveMark(page);
  await page.keyboard.press('c');
  await expect(page.getByText('Couldn’t load this.')).toBeVisible();
  await page.unroute('**/assets/compose-windows*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'New mail' })).toBeVisible();
  await expect(page.getByText('Couldn’t load this.')).toBeHidden();
  await expectMark(page);
});

/** Requests a page sends in the background. */
const behind = /\/presence|\/refresh-token/;

const tryAgain = (page: Page) => page.locator('[data-toasts]').getByRole('button', { name: 'Try again' });

test.describe('with parts prefetched before going offline', () => {
  test.use({ loadsAhead: true });

  test('opens unvisited parts offline, and hides the offline bar when back online', { tag: ['@network', '@core'] }, async ({
    page,
    request,
  }) => {
    await openMailbox(page, request);
    await leaveMark(page);
    await loadedAhead(page, 'idle-parts');
    await loadedAhead(page, 'compose-windows');
    await goOffline(page);
    await expect(offlineBar(page)).toBeVisible();
    await page.keyboard.press('c');
    await expect(page.getByRole('dialog', { name: 'New mail' })).toBeVisible();
    await page.context().setOffline(false);
    await expect(offlineBar(page)).toBeHidden();
    await expectMark(page);
  });

  for (const { what, path, begin, act, again = tryAgain, kept, done } of offlineWrites) {
    test(`rejects ${what} while offline, loses nothing, and saves it once back online`, {
      tag: '@network',
    }, async ({ page, request }) => {
      await signUp(page, request);
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      // An idle page prefetches what it may need next.
      await loadedAhead(page, 'idle-parts');
      await loadedAhead(page, 'toast-host');
      await begin?.(page);
      await goOffline(page);
      await act(page);
      await expect(offlineBar(page)).toBeVisible();
      if (again) await expect(again(page)).toBeVisible();
      await kept(page);
      // The change shows before the server has it, and an earlier reload would abort the request.
      const written = page.waitForResponse((answer) => answer.request().method() !== 'GET' && !behind.test(answer.url()) && answer.ok());
      await page.context().setOffline(false);
      await expect(offlineBar(page)).toBeHidden();
      await again?.(page).click();
      await done(page);
      await written;
      await page.reload();
      await done(page);
    });
  }
});
