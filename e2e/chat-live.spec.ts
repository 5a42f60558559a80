import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { choose, composer, enter, message, note, say, threads } from './chat-room.ts';
import { goOffline } from './go-offline.ts';
import { expect, test } from './journey.ts';
import { loadedAhead } from './loaded-ahead.ts';

/** Suffix of each test's texts, because earlier tests used the same chat. */
let mark = '';
test.beforeEach(() => {
  mark = randomUUID().slice(0, 8);
});

test('shows typing, messages and Seen to two colleagues live', { tag: '@two-browsers' }, async ({ page: maren, other: josephine }) => {
  await enter(maren, 'admin');
  await enter(josephine, 'staff');
  await expect(maren.getByRole('banner').or(maren.locator('header')).getByText('Online').first()).toBeVisible();

  await composer(josephine).pressSequentially('Do ');
  await expect(maren.getByText('typing…').first()).toBeVisible();
  await say(josephine, `Do you have the oak? ${mark}`);
  await expect(message(maren, `Do you have the oak? ${mark}`)).toBeVisible();
  await expect(maren.getByText('typing…')).toHaveCount(0);
  // Maren opens it, and Josephine sees that.
  const own = message(josephine, `Do you have the oak? ${mark}`);
  await expect(josephine.locator('ol').filter({ has: own }).last().locator('xpath=..').getByText('Seen', { exact: true })).toHaveCount(1);

  await say(maren, `It is drying. ${mark}`);
  const answer = message(josephine, `It is drying. ${mark}`);
  await expect(answer).toBeVisible();
  await expect(josephine.locator('[aria-live=polite]').filter({ hasText: 'Maren: It is drying.' })).toHaveCount(1);
});

test('shows edits, deletions and restores to the other person live, and when they are busy or offline', {
  tag: '@two-browsers',
}, async ({ page: maren, other: josephine }) => {
  await enter(maren, 'admin');
  await enter(josephine, 'staff');
  await say(maren, `Sanding begins. ${mark}`);
  await expect(message(josephine, `Sanding begins. ${mark}`)).toBeVisible();
  await choose(maren, `Sanding begins. ${mark}`, 'Edit');
  await composer(maren).fill(`Sanding is over. ${mark}`);
  await composer(maren).press('Enter');
  await expect(message(josephine, `Sanding is over. ${mark}`)).toContainText('edited');

  await choose(maren, `Sanding is over. ${mark}`, 'Delete');
  await expect(message(josephine, `Sanding is over. ${mark}`)).toHaveCount(0);
  await expect(message(josephine, 'This message was deleted').last()).toBeVisible();
  await note(maren, 'Message deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(message(josephine, `Sanding is over. ${mark}`)).toBeVisible();

  // A person who selects Do not disturb appears busy to the other; a person who leaves appears offline.
  await maren.getByRole('button', { name: /Your profile/ }).click();
  await maren.getByRole('radio', { name: 'Do not disturb' }).check();
  await expect(josephine.locator('header').getByText('Do not disturb').first()).toBeVisible();
  await maren.getByRole('radio', { name: 'Online' }).check();
  await expect(josephine.locator('header').getByText('Online').first()).toBeVisible();
  await maren.close({ runBeforeUnload: true });
  await expect(josephine.locator('header').getByText('Offline').first()).toBeVisible();
});

test('counts unread messages of other chats, and clears the count when opened', { tag: '@two-browsers' }, async ({
  page: maren,
  other: josephine,
}) => {
  await enter(maren, 'admin', '/apps/chat?contact=5');
  await enter(josephine, 'staff');
  const row = threads(maren).filter({ hasText: 'Josephine' });
  await say(josephine, `One ${mark}`);
  await expect(row).toContainText('1 new message');
  await say(josephine, `Two ${mark}`);
  await expect(row).toContainText('2 new messages');
  await expect(threads(maren).first()).toContainText(`Two ${mark}`);
  await row.click();
  await expect(maren.getByText('New messages', { exact: true })).toBeVisible();
  await expect(row).not.toContainText('new message');
});

test('keeps the scroll position when reading older messages, and offers to jump to new ones', { tag: '@two-browsers' }, async ({
  page: maren,
  other: josephine,
}) => {
  await enter(maren, 'admin');
  await enter(josephine, 'staff');
  for (let line = 0; line < 6; line++) {
    await say(josephine, `Line ${line} ${mark}\n`.repeat(6));
    await expect(message(maren, `Line ${line} ${mark}`)).toBeVisible();
  }
  const scroller = maren.getByRole('region', { name: 'Messages', exact: true });
  await scroller.evaluate((box) => box.scrollBy(0, -500));
  await expect(maren.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
  const before = await scroller.evaluate((box) => box.scrollTop);
  await say(josephine, `Below ${mark}`);
  await expect(maren.getByRole('button', { name: '1 new message' })).toBeVisible();
  expect(await scroller.evaluate((box) => box.scrollTop)).toBe(before);
  await maren.getByRole('button', { name: '1 new message' }).click();
  await expect(message(maren, `Below ${mark}`)).toBeInViewport();
});

test('lets both react to a message; a failed reaction is rolled back, reported and retried', { tag: '@two-browsers' }, async ({
  page: maren,
  other: josephine,
}) => {
  await enter(maren, 'admin');
  await enter(josephine, 'staff');
  await say(josephine, `The lamps are here ${mark}`);
  const hers = message(maren, `The lamps are here ${mark}`);
  await hers.hover();
  await hers.getByRole('button', { name: 'React' }).click();
  await maren.getByRole('textbox', { name: 'Find an emoji by name' }).fill('tada');
  await maren.keyboard.press('Enter');
  await expect(hers.getByRole('button', { name: '🎉: You' })).toHaveAttribute('aria-pressed', 'true');

  const own = message(josephine, `The lamps are here ${mark}`);
  await own.getByRole('button', { name: '🎉: Maren Lindqvist' }).click();
  await expect(hers.getByRole('button', { name: '🎉, 2: You, Josephine' })).toBeVisible();
  await hers.getByRole('button', { name: '🎉' }).click();
  await expect(own.getByRole('button', { name: '🎉: You' })).toBeVisible();

  // A pinned message is available to both.
  await choose(josephine, `The lamps are here ${mark}`, 'Pin');
  await expect(hers).toContainText('pinned');
  await maren.getByRole('button', { name: 'Chat options' }).click();
  await maren.getByRole('menuitem', { name: 'Pinned messages' }).click();
  const pinned = maren.getByRole('region', { name: 'Contact info' }).getByRole('link', { name: `The lamps are here ${mark}` });
  await expect(pinned).toBeVisible();
  await choose(josephine, `The lamps are here ${mark}`, 'Unpin');
  await expect(pinned).toHaveCount(0);
  await note(josephine, 'Message unpinned').getByRole('button', { name: 'Undo' }).click();
  await expect(pinned).toBeVisible();

  await maren.route('**/reactions', (route) => route.abort());
  await hers.hover();
  await hers.getByRole('button', { name: 'React' }).first().click();
  await maren.getByRole('button', { name: '👀' }).first().click();
  const failure = note(maren, 'Couldn’t save your reaction');
  await expect(failure).toBeVisible();
  await expect(hers.getByRole('button', { name: '👀' })).toHaveCount(0);
  await maren.unroute('**/reactions');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(own.getByRole('button', { name: '👀: Maren Lindqvist' })).toBeVisible();
});

test.describe('with pages prefetched before going offline', () => {
  test.use({ loadsAhead: true });

  test('sends reactions, replies and a quote once and in order after an offline period, and misses nothing', {
    tag: '@two-browsers',
  }, async ({ page: maren, other: josephine }) => {
    await enter(maren, 'admin');
    await enter(josephine, 'staff');
    const asked = `Who takes the van? ${mark}`;
    await say(maren, asked);
    await message(josephine, asked).hover();
    await message(josephine, asked).getByRole('button', { name: 'Reply in thread' }).click();
    const hers = josephine.getByRole('region', { name: 'Replies' });
    // Next to the chat, not in place of it.
    await expect(message(josephine, asked).first()).toBeVisible();
    await expect(composer(josephine)).toBeVisible();
    await hers.getByRole('textbox', { name: 'Reply to Maren' }).fill(`I do ${mark}`);
    await hers.getByRole('textbox', { name: 'Reply to Maren' }).press('Enter');
    await expect(message(maren, asked).getByRole('button', { name: /1 new reply/ })).toBeVisible();

    await message(maren, asked)
      .getByRole('button', { name: /1 new reply/ })
      .click();
    const own = maren.getByRole('region', { name: 'Replies' });
    await expect(own.locator('[data-key]').filter({ hasText: `I do ${mark}` })).toBeVisible();
    await choose(maren, asked, 'Quote');
    await loadedAhead(maren, 'idle-parts');
    await loadedAhead(maren, 'waiting-note');
    await goOffline(maren);
    await expect(maren.getByText('You’re offline')).toHaveCount(1);
    const field = own.getByRole('textbox', { name: /^Reply to/ });
    for (const text of ['First', 'Second']) {
      await field.fill(`${text} from the road ${mark}`);
      await field.press('Enter');
    }
    await expect(own.getByText('Waiting to be sent')).toHaveCount(2);
    await say(maren, `Still open ${mark}`);
    // Sent while she is offline.
    await say(josephine, `Meanwhile ${mark}`);
    await expect(message(josephine, `Meanwhile ${mark}`)).not.toContainText('Waiting');
    const question = (page: Page) => message(page, asked).first();
    await question(josephine).hover();
    await question(josephine).getByRole('button', { name: 'React' }).click();
    await josephine.getByRole('textbox', { name: 'Find an emoji by name' }).fill('tada');
    await josephine.keyboard.press('Enter');
    await expect(question(josephine).getByRole('button', { name: '🎉: You' })).toBeVisible();
    await maren.context().setOffline(false);

    await expect(message(maren, `Meanwhile ${mark}`)).toBeVisible();
    await expect(question(maren).getByRole('button', { name: /^🎉: Josephine/ })).toBeVisible();
    const told = message(josephine, `Still open ${mark}`);
    await expect(told).toHaveCount(1);
    await expect(told.getByRole('button', { name: new RegExp(`Maren Lindqvist\\s*${asked.replace('?', '\\?')}`) })).toBeVisible();
    const arrived = hers.locator('[data-key]').filter({ hasText: `from the road ${mark}` });
    await expect(arrived).toHaveCount(2);
    expect((await arrived.allInnerTexts()).map((text) => /First|Second/.exec(text)?.[0])).toEqual(['First', 'Second']);
    await expect(own.getByText('Waiting to be sent')).toHaveCount(0);
    await expect(message(josephine, asked).getByRole('button', { name: /3 replies/ })).toBeVisible();
  });

  test('queues messages offline, keeps them across a reload, and sends them once and in order', { tag: '@two-browsers' }, async ({
    page: maren,
    other: josephine,
  }) => {
    await enter(maren, 'admin');
    await enter(josephine, 'staff');
    await loadedAhead(maren, 'idle-parts');
    await loadedAhead(maren, 'waiting-note');
    await goOffline(maren);
    await expect(maren.getByText('You’re offline')).toHaveCount(1);
    await say(maren, `First offline ${mark}`);
    await say(maren, `Second offline ${mark}`);
    await expect(message(maren, `Second offline ${mark}`)).toContainText('Waiting to be sent');
    await maren.context().setOffline(false);
    await expect(message(josephine, `Second offline ${mark}`)).toBeVisible();
    const shown = await josephine
      .locator('[data-key]')
      .filter({ hasText: `offline ${mark}` })
      .allInnerTexts();
    expect(shown.map((text) => /First|Second/.exec(text)?.[0])).toEqual(['First', 'Second']);
    await expect(message(maren, `Second offline ${mark}`)).not.toContainText('Waiting');

    // The server is unreachable, and the page reloads while a message waits.
    await maren.route('**/api/v1/chat/messages', (route) => route.abort());
    await say(maren, `Over a reload ${mark}`);
    await expect(message(maren, `Over a reload ${mark}`)).toContainText('Waiting');
    await maren.reload();
    await expect(message(maren, `Over a reload ${mark}`)).toContainText('Waiting');
    await maren.unroute('**/api/v1/chat/messages');
    await expect(message(josephine, `Over a reload ${mark}`)).toHaveCount(1);
    await expect(message(maren, `Over a reload ${mark}`)).not.toContainText('Waiting');

    // The server accepts it but the response is lost: the retry creates no second message.
    let lost = 0;
    await maren.route('**/api/v1/chat/messages', async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await say(maren, `Once only ${mark}`);
    await expect(message(josephine, `Once only ${mark}`)).toHaveCount(1);
    await expect(message(maren, `Once only ${mark}`)).toHaveCount(1);
    await say(maren, `And after ${mark}`);
    await expect(message(josephine, `And after ${mark}`)).toBeVisible();
    await expect(message(josephine, `Once only ${mark}`)).toHaveCount(1);
    await expect(message(maren, `Once only ${mark}`)).toHaveCount(1);
  });
});
