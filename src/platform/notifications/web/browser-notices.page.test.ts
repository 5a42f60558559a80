import { waitFor, within } from '@testing-library/dom';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { signInAs } from '../../../../tests/client.ts';
import { openPage, settled } from '../../../../tests/page/open-page.ts';
import { testApi } from '../../../../tests/test-api.ts';

const api = await testApi();
afterAll(() => api.close());

/** Defines a property for one test. */
function define(target: object, name: string, property: PropertyDescriptor): void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, ...property });
  onTestFinished(() => void (before ? Object.defineProperty(target, name, before) : Reflect.deleteProperty(target, name)));
}

/** A browser that answers the permission prompt this way. @returns the notifications it shows */
function notifyingBrowser(answer: NotificationPermission): { title: string; onclick?: () => void }[] {
  const shown: { title: string; onclick?: () => void }[] = [];
  class Notice {
    static permission: NotificationPermission = 'default';
    static async requestPermission() {
      Notice.permission = answer;
      return answer;
    }
    onclick?: () => void;
    title: string;
    constructor(title: string) {
      this.title = title;
      shown.push(this);
    }
    close() {}
  }
  define(globalThis, 'Notification', { value: Notice });
  return shown;
}

async function openSettings() {
  const owner = await signInAs(api, 'admin');
  expect((await owner.post('/api/v1/notifications/mark', { isRead: true })).status).toBe(200);
  const page = await openPage(api, '/access-control', owner);
  await page.user.click(await page.findByRole('button', { name: /^Notifications/ }));
  const panel = within(await page.findByRole('dialog', { name: 'Notifications' }));
  await page.user.click(await panel.findByRole('button', { name: 'Notification settings' }));
  await settled();
  return { page, panel, own: await panel.findByRole('switch', { name: 'Browser notifications' }) };
}

test('with permission, the browser shows new notifications while the page is in the background, and a click opens them', async () => {
  const shown = notifyingBrowser('granted');
  const { page, own } = await openSettings();
  await page.user.click(own);
  await waitFor(() => expect(own).toBeChecked());

  const staff = await signInAs(api, 'staff');
  const mention = async (comment: string) =>
    expect((await staff.post('/api/v1/kanban/tasks/1/comments', { comment, mentions: [1] })).status).toBe(201);
  let state: DocumentVisibilityState = 'hidden';
  define(document, 'visibilityState', { get: () => state });
  await mention('Behind your back');
  await waitFor(() => expect(shown.map(({ title }) => title)).toEqual(['Josephine Okonkwo-Brandt mentioned you on a card']));

  // What arrives while the page is visible counts as known and is not shown later.
  state = 'visible';
  const listings = () => page.network.calls.filter((call) => /unreadOnly=1&perPage=10$/.test(call)).length;
  const before = listings();
  await mention('Before your eyes');
  await waitFor(() => expect(listings()).toBeGreaterThan(before));
  await settled();
  expect(shown).toHaveLength(1);

  shown[0]?.onclick?.();
  await waitFor(() => expect(location.pathname + location.search).toBe('/apps/kanban?task=1'));
});

test('a denied browser permission is shown as the reason, and nothing is turned on', async () => {
  notifyingBrowser('denied');
  const { page, panel, own } = await openSettings();
  await page.user.click(own);
  expect(await panel.findByText(/Your browser blocks notifications/)).toBeTruthy();
  expect(own).not.toBeChecked();
});
