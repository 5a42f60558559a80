import { choose, composer, enter, message, note, say, threads } from './chat-room.ts';
import { expect, test } from './journey.ts';

const mark = Date.now().toString(36);

test('two colleagues talk: typing, messages, seen, changes and presence come by themselves', async ({ browser }) => {
  const maren = await enter(browser, 'admin');
  const josephine = await enter(browser, 'staff');
  await expect(maren.page.getByRole('banner').or(maren.page.locator('header')).getByText('Online').first()).toBeVisible();

  await composer(josephine.page).pressSequentially('Do ');
  await expect(maren.page.getByText('typing…').first()).toBeVisible();
  await say(josephine.page, `Do you have the oak? ${mark}`);
  await expect(message(maren.page, `Do you have the oak? ${mark}`)).toBeVisible({ timeout: 3000 });
  await expect(maren.page.getByText('typing…')).toHaveCount(0);
  // Maren looks at it, which Josephine sees.
  const own = message(josephine.page, `Do you have the oak? ${mark}`);
  await expect(josephine.page.locator('ol').filter({ has: own }).last().locator('xpath=..').getByText('Seen', { exact: true })).toHaveCount(
    1,
  );

  await say(maren.page, `It is drying. ${mark}`);
  const answer = message(josephine.page, `It is drying. ${mark}`);
  await expect(answer).toBeVisible();
  await expect(josephine.page.locator('[aria-live=polite]').filter({ hasText: 'Maren: It is drying.' })).toHaveCount(1);

  await choose(maren.page, `It is drying. ${mark}`, 'Edit');
  await composer(maren.page).fill(`It is dry. ${mark}`);
  await composer(maren.page).press('Enter');
  await expect(message(josephine.page, `It is dry. ${mark}`)).toContainText('edited');

  await choose(maren.page, `It is dry. ${mark}`, 'Delete');
  await expect(message(josephine.page, `It is dry. ${mark}`)).toHaveCount(0);
  await expect(message(josephine.page, 'This message was deleted').last()).toBeVisible();
  await note(maren.page, 'Message deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(message(josephine.page, `It is dry. ${mark}`)).toBeVisible();

  // Whoever chooses to be busy is so for the other; whoever leaves is gone.
  await maren.page.getByRole('button', { name: /Your profile/ }).click();
  await maren.page.getByRole('radio', { name: 'Do not disturb' }).check();
  await expect(josephine.page.locator('header').getByText('Do not disturb').first()).toBeVisible();
  await maren.page.getByRole('radio', { name: 'Online' }).check();
  await expect(josephine.page.locator('header').getByText('Online').first()).toBeVisible();
  await maren.page.close({ runBeforeUnload: true });
  await expect(josephine.page.locator('header').getByText('Offline').first()).toBeVisible();
  await maren.context.close();
  await josephine.context.close();
});

test('what comes in elsewhere is counted, and opening it counts it no more', async ({ browser }) => {
  const maren = await enter(browser, 'admin', '/apps/chat?contact=5');
  const josephine = await enter(browser, 'staff');
  const row = threads(maren.page).filter({ hasText: 'Josephine' });
  await say(josephine.page, `One ${mark}`);
  await expect(row).toContainText('1 new message');
  await say(josephine.page, `Two ${mark}`);
  await expect(row).toContainText('2 new messages');
  await expect(threads(maren.page).first()).toContainText(`Two ${mark}`);
  await row.click();
  await expect(maren.page.getByText('New messages', { exact: true })).toBeVisible();
  await expect(row).not.toContainText('new message');
  await maren.context.close();
  await josephine.context.close();
});

test('who reads above keeps their place, and is led to what is new', async ({ browser }) => {
  const maren = await enter(browser, 'admin');
  const josephine = await enter(browser, 'staff');
  for (let line = 0; line < 6; line++) {
    await say(josephine.page, `Line ${line} ${mark}\n`.repeat(6));
    await expect(message(maren.page, `Line ${line} ${mark}`)).toBeVisible();
  }
  const scroller = maren.page.getByRole('region', { name: 'Messages', exact: true });
  await scroller.evaluate((box) => box.scrollBy(0, -500));
  await expect(maren.page.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
  const before = await scroller.evaluate((box) => box.scrollTop);
  await say(josephine.page, `Below ${mark}`);
  await expect(maren.page.getByRole('button', { name: '1 new message' })).toBeVisible();
  expect(await scroller.evaluate((box) => box.scrollTop)).toBe(before);
  await maren.page.getByRole('button', { name: '1 new message' }).click();
  await expect(message(maren.page, `Below ${mark}`)).toBeInViewport();
  await maren.context.close();
  await josephine.context.close();
});

test('without a network messages wait, outlive a reload, and arrive once and in order', async ({ browser }) => {
  const maren = await enter(browser, 'admin');
  const josephine = await enter(browser, 'staff');
  await maren.context.setOffline(true);
  await expect(maren.page.getByText('You are offline.')).toBeVisible();
  await say(maren.page, `First offline ${mark}`);
  await say(maren.page, `Second offline ${mark}`);
  await expect(message(maren.page, `Second offline ${mark}`)).toContainText('Waiting to be sent');
  await maren.context.setOffline(false);
  await expect(message(josephine.page, `Second offline ${mark}`)).toBeVisible();
  const shown = await josephine.page
    .locator('[data-key]')
    .filter({ hasText: `offline ${mark}` })
    .allInnerTexts();
  expect(shown.map((text) => /First|Second/.exec(text)?.[0])).toEqual(['First', 'Second']);
  await expect(message(maren.page, `Second offline ${mark}`)).not.toContainText('Waiting');

  // The server is not reached, and the page is loaded anew while a message waits.
  await maren.page.route('**/api/v1/chat/messages', (route) => route.abort());
  await say(maren.page, `Over a reload ${mark}`);
  await expect(message(maren.page, `Over a reload ${mark}`)).toContainText('Waiting');
  await maren.page.reload();
  await expect(message(maren.page, `Over a reload ${mark}`)).toContainText('Waiting');
  await maren.page.unroute('**/api/v1/chat/messages');
  await expect(message(josephine.page, `Over a reload ${mark}`)).toHaveCount(1);
  await expect(message(maren.page, `Over a reload ${mark}`)).not.toContainText('Waiting');

  // The server takes it, the answer is lost: it is sent again, and is one message.
  let lost = 0;
  await maren.page.route('**/api/v1/chat/messages', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await say(maren.page, `Once only ${mark}`);
  await expect(message(josephine.page, `Once only ${mark}`)).toHaveCount(1);
  await expect(message(maren.page, `Once only ${mark}`)).toHaveCount(1);
  await say(maren.page, `And after ${mark}`);
  await expect(message(josephine.page, `And after ${mark}`)).toBeVisible();
  await expect(message(josephine.page, `Once only ${mark}`)).toHaveCount(1);
  await expect(message(maren.page, `Once only ${mark}`)).toHaveCount(1);
  await maren.context.close();
  await josephine.context.close();
});
