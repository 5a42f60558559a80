import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, signInAs } from './client.ts';
import { type TestApi, testApi } from './test-api.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
});
afterAll(() => atrium.close());

const open = (who: Client, path: string) => atrium.request(path, { headers: { Authorization: `Bearer ${who.accessToken}` } });

/** Every endpoint that streams a file while it is being generated. */
const streamed = [
  ...['client-export?format=csv', 'order-export?format=xlsx', 'product-export?format=csv', 'user-export?format=xlsx'],
  ...['employee-export?format=csv', 'invoice-export?format=xlsx', 'audit-export?format=csv'],
  ...['mail/mbox?folder=inbox', 'account/export', 'workspace/export'],
].map((path) => `/api/v1/${path}`);

test.each(streamed)('%s is the only export of its reader until it ends', async (path) => {
  const first = await open(admin, path);
  expect(first.status).toBe(200);
  for (const other of streamed) {
    const refused = await open(admin, other);
    expect([other, refused.status, (await refused.json()).error.reason.code]).toEqual([other, 429, 'export_running']);
  }
  expect((await open(admin, '/api/v1/client-export?format=pdf')).status, 'a PDF is made at once').toBe(200);
  const second = await open(staff, '/api/v1/account/export');
  expect(second.status).toBe(200);
  await Promise.all([first.body?.cancel(), second.body?.cancel()]);
  expect((await (await open(admin, '/api/v1/client-export?format=csv')).text()).length).toBeGreaterThan(100);
});
