import type { Page, Route } from '@playwright/test';
import { message, openChat, threads } from './chat-room.ts';
import { expect, test } from './journey.ts';

const total = 100_000;
const lastMs = Date.UTC(2026, 2, 12, 9, 41);
const everyMs = 10 * 60_000;

const timeOf = (id: number) => new Date(lastMs - (total - id) * everyMs);
const messageOf = (id: number) => ({
  id,
  message: `Message ${id}. ${'It goes on for a while. '.repeat(id % 7)}`,
  time: timeOf(id).toISOString(),
  senderId: id % 3 === 0 ? 1 : 4,
  attachments: [],
  isEdited: false,
  isPinned: false,
  isDeleted: false,
  clientId: null,
  reactions: [],
  rootId: null,
  replies: null,
  quoted: null,
});

let underWay = 0;

/** Mocks a thread that would take too long to fill, following the contract. */
async function answerMessages(route: Route): Promise<void> {
  underWay += 1;
  const query = new URL(route.request().url()).searchParams;
  const count = Number(query.get('perPage') ?? 50);
  const number = (name: string) => (query.has(name) ? Number(query.get(name)) : undefined);
  const since = query.get('since');
  const firstId = since ? Math.max(1, total - Math.floor((lastMs - Date.parse(since)) / everyMs)) : null;
  const [before, after, around] = [number('before'), number('after'), number('around') ?? firstId ?? undefined];
  const from =
    before !== undefined ? before - count : after !== undefined ? after + 1 : around !== undefined ? around - count / 2 : total - count + 1;
  const first = Math.max(1, from);
  const last = Math.min(total, before !== undefined ? before - 1 : from + count - 1);
  const messages = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => messageOf(first + index));
  await route.fulfill({ json: { thread: {}, messages, hasBefore: first > 1, hasAfter: last < total, firstId } });
  underWay -= 1;
}

/** The number of the first visible message, and its distance from the upper edge. */
const firstInSight = (page: Page) =>
  page.getByRole('region', { name: 'Messages', exact: true }).evaluate((box) => {
    const top = box.getBoundingClientRect().top;
    const first = [...box.querySelectorAll<HTMLElement>('[data-id]')].find((one) => one.getBoundingClientRect().bottom > top + 1);
    return { id: Number(first?.dataset.id), offset: Math.round((first?.getBoundingClientRect().top ?? 0) - top) };
  });
/** Waits until everything scrolling requested has loaded and is drawn. */
async function settle(page: Page): Promise<void> {
  const draw = () => page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await draw();
  await expect.poll(() => underWay).toBe(0);
  await draw();
  await draw();
}

const scroll = (page: Page, by: number) =>
  page.getByRole('region', { name: 'Messages', exact: true }).evaluate((box, px) => box.scrollBy(0, px), by);

test('scrolls a hundred thousand messages both ways, and to a day, with few of them in the DOM', { tag: '@network' }, async ({
  page,
  request,
}) => {
  await page.route('**/api/v1/chat/threads/*/messages?*', answerMessages);
  await page.route('**/api/v1/chat/threads/*/messages', answerMessages);
  await openChat(page, request);
  await threads(page).first().click();
  await expect(message(page, `Message ${total}.`)).toBeInViewport();

  let lowest = total;
  for (let turn = 0; turn < 12; turn++) {
    await scroll(page, -1500);
    await settle(page);
    const { id } = await firstInSight(page);
    expect(id).toBeLessThan(lowest);
    expect(lowest - id).toBeLessThan(60);
    lowest = id;
  }
  expect(await page.locator('[data-id]').count()).toBeLessThanOrEqual(200);
  expect(await page.locator('*').count()).toBeLessThan(5000);

  // Messages that load above cause no layout shift.
  const before = await firstInSight(page);
  await scroll(page, -10);
  await settle(page);
  const after = await firstInSight(page);
  expect(after.id === before.id ? after.offset - before.offset : 10).toBe(10);

  for (let turn = 0; turn < 4; turn++) {
    await scroll(page, 1500);
    await settle(page);
  }
  expect((await firstInSight(page)).id).toBeGreaterThan(lowest);

  await page.getByRole('button', { name: 'Chat options' }).click();
  await page.getByRole('menuitem', { name: 'Go to date' }).click();
  await page.getByLabel('Day').fill('2025-06-01');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('heading', { name: /1 June 2025/ })).toBeInViewport();
  await expect(page.locator('[data-marked]')).toBeInViewport();
  expect(await page.locator('[data-id]').count()).toBeLessThanOrEqual(200);

  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await expect(message(page, `Message ${total}.`)).toBeInViewport();
});
