import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageItem } from '#contract/page-item.ts';
import { type Client, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { listBookmarks } from '../contract.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
let client: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
  client = await signInAs(atrium, 'client');
});
afterAll(() => atrium.close());

const read = async (who: Client): Promise<{ suggestions: PageItem[]; bookmarks: PageItem[] }> => {
  const { status, body } = await who.get('/api/bookmarks/data', {});
  expect(status).toBe(200);
  listBookmarks.answer?.parse(body);
  return body;
};
const targets = async (who: Client) => (await read(who)).bookmarks.map(({ target }) => target);
const toggle = async (id: unknown, who = admin, value?: boolean) =>
  (await who.post('/api/bookmarks/update', { id, ...(value !== undefined && { value }) })).status;
const move = async (id: number, beforeId: number | null, who = admin) =>
  (await who.post('/api/v1/bookmarks/move', { id, beforeId })).status;
const idOf = async (target: string) => (await read(admin)).suggestions.find((page) => page.target === target)?.id ?? 0;

test('everyone starts with mail, chat, to-dos, and calendar; toggling adds a page at the end', async () => {
  expect(await targets(admin)).toEqual(['email', 'chat', 'todo', 'calendar']);
  const orders = await idOf('orders');
  expect(await toggle(orders)).toBe(200);
  expect(await targets(admin)).toEqual(['email', 'chat', 'todo', 'calendar', 'orders']);
  expect((await read(admin)).suggestions.find(({ id }) => id === orders)?.isBookmarked).toBe(true);
  expect(await toggle(String(orders))).toBe(200);
  expect(await targets(admin)).toEqual(['email', 'chat', 'todo', 'calendar']);
  // Bookmarks are personal.
  expect(await targets(staff)).toEqual(['email', 'chat', 'todo', 'calendar']);
});

test('setting a bookmark explicitly is idempotent', async () => {
  const trash = await idOf('trash');
  const statuses = await Promise.all([toggle(trash, staff, true), toggle(trash, staff, true), toggle(trash, staff, true)]);
  expect(statuses).toEqual([200, 200, 200]);
  expect(await targets(staff)).toEqual(['email', 'chat', 'todo', 'calendar', 'trash']);
  expect(await toggle(trash, staff, false)).toBe(200);
  expect(await toggle(trash, staff, false)).toBe(200);
  expect(await targets(staff)).toEqual(['email', 'chat', 'todo', 'calendar']);
});

test('keeps both of two concurrent bookmarks', async () => {
  const ids = [await idOf('orders'), await idOf('products'), await idOf('coupons'), await idOf('users')];
  await Promise.all(ids.map((id) => toggle(id, admin, true)));
  expect((await targets(admin)).toSorted()).toEqual(['calendar', 'chat', 'coupons', 'email', 'orders', 'products', 'todo', 'users']);
  await Promise.all(ids.map((id) => toggle(id, admin, false)));
  expect(await targets(admin)).toEqual(['email', 'chat', 'todo', 'calendar']);
});

test('moves a bookmark before another or to the end, and ignores pages without one', async () => {
  const [email, chat, calendar] = [await idOf('email'), await idOf('chat'), await idOf('calendar')];
  expect(await move(calendar, email)).toBe(200);
  expect(await targets(admin)).toEqual(['calendar', 'email', 'chat', 'todo']);
  expect(await move(email, null)).toBe(200);
  expect(await targets(admin)).toEqual(['calendar', 'chat', 'todo', 'email']);
  expect(await move(chat, chat)).toBe(200);
  expect(await targets(admin)).toEqual(['calendar', 'chat', 'todo', 'email']);
  expect(await move(await idOf('orders'), email)).toBe(404);
  expect(await move(email, await idOf('orders'))).toBe(404);
});

test('pages without permission are neither suggested nor bookmarked; a bookmark returns with the permission', async () => {
  const { suggestions, bookmarks } = await read(client);
  expect(suggestions.map(({ target }) => target)).not.toContain('users');
  expect(bookmarks.every(({ id }) => suggestions.some((page) => page.id === id))).toBe(true);
  expect(await toggle(await idOf('users'), client)).toBe(404);
  expect(await toggle(9999)).toBe(404);
  expect(await toggle('none')).toBe(400);
});
