import type { Page } from '@playwright/test';
import type { Company } from './company.ts';
import { pressFirst, type SweptPage } from './faces.ts';

const row = 'tbody tr[data-index]';
const dialog = 'dialog[open]';

/** Creates a webhook to an allowed host with no listener, and a pending ping. */
async function addWebhook({ call }: Company): Promise<{ id: number; deliveryId: string }> {
  const { webhook } = await call<{ webhook: { id: number } }>('POST', '/api/v1/webhooks', {
    address: 'https://localhost:9/hooks/a-rather-long-name-of-a-program-that-wants-to-know',
    kinds: ['invoice', 'client', 'order', 'product', 'board'],
    isActive: true,
  });
  const { delivery } = await call<{ delivery: { id: string } }>('POST', `/api/v1/webhooks/${webhook.id}/test`);
  return { id: webhook.id, deliveryId: delivery.id };
}

/** Mocks one webhook in each state. */
const inEveryState = async (page: Page): Promise<void> => {
  const at = '2031-03-12T09:00:00Z';
  const one = {
    kinds: ['invoice'],
    isActive: false,
    offReason: null,
    failingSince: null,
    lastDeliveredAt: at,
    oldSecretUntil: null,
    version: 1,
  };
  const states = [{}, { isActive: true }, { isActive: true, failingSince: at }, { offReason: 'dead' }, { offReason: 'gone' }];
  const webhooks = states.map((state, id) => ({ ...one, id: id + 1, address: `https://hooks.example/${id}`, ...state }));
  await page.route('**/api/v1/webhooks', (route) => route.fulfill({ json: { webhooks } }));
};

/** Mocks one attempt with each result. */
const everyTry = async (page: Page): Promise<void> => {
  const at = (minute: number) => `2031-03-12T09:0${minute}:00Z`;
  const delivery = {
    ...{
      id: 'msg_1',
      type: 'invoice.changed',
      state: 'delivered',
      createdAt: at(0),
      tries: 3,
      status: 200,
      failure: null,
      ms: 88,
      nextTryAt: at(9),
    },
    body: JSON.stringify({
      type: 'invoice.changed',
      timestamp: at(0),
      data: { kind: 'invoice', ids: Array.from({ length: 60 }, (_, id) => id) },
    }),
    everyTry: [
      { at: at(0), status: null, failure: 'unreached', ms: 12, text: '' },
      { at: at(1), status: 500, failure: null, ms: 1500, text: '<h1>Server error</h1>' },
      { at: at(2), status: 200, failure: null, ms: 88, text: 'ok' },
    ],
  };
  await page.route('**/deliveries/msg_1', (route) => route.fulfill({ json: { delivery } }));
};

export const webhookPages: Record<string, SweptPage> = {
  '/pages/webhooks': {
    isForNew: true,
    faces: async (company) => {
      const at = '/pages/webhooks';
      const { id } = await addWebhook(company);
      return [
        { at, shows: row },
        { at, shows: row, open: pressFirst(`${row} [aria-haspopup=menu]`, '[role=menu]') },
        { at: `${at}?open=new`, shows: `${dialog} form` },
        { at: `${at}?open=${id}`, shows: `${dialog} form` },
        {
          at,
          shows: row,
          open: async (page, words) => {
            await page.locator(`${row} [aria-haspopup=menu]`).click();
            await page.getByRole('menuitem', { name: words('webhooks.renew') }).click();
            await page.locator(`${dialog} pre`).waitFor();
          },
        },
        { at, before: inEveryState, shows: row },
        {
          at,
          before: (page) => page.route('**/api/v1/webhooks', (route) => route.fulfill({ json: { webhooks: [] } })),
        },
      ];
    },
  },
  '/pages/webhooks/:id': {
    isForNew: true,
    faces: async (company) => {
      const { id, deliveryId } = await addWebhook(company);
      const at = `/pages/webhooks/${id}`;
      return [
        { at, shows: row },
        { at: `${at}?delivery=${deliveryId}`, shows: `${dialog} pre` },
        { at: `${at}?delivery=msg_1`, before: everyTry, shows: `${dialog} ol pre` },
        { at: `${at}?delivery=msg_2`, shows: `${dialog} [role=alert]` },
        { at: '/pages/webhooks/999' },
      ];
    },
  },
};
