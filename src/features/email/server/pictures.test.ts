import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AskedOutside, FoundOutside } from '#server/mail-host.ts';
import { type Client, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';

const dot = 'R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=';
const gif = Uint8Array.from(atob(dot), (one) => one.charCodeAt(0));
const address = 'https://shop.example/a.png?u=1&v=2';
const ground = 'https://shop.example/ground.png';
const asked: AskedOutside[] = [];
let found: FoundOutside | null;
let atrium: TestApi;
let admin: Client;
let mailId: number;

beforeAll(async () => {
  const fetchOutside = async (one: AskedOutside) => {
    asked.push(one);
    return found;
  };
  atrium = await testApi({ mail: { fetchOutside } });
  admin = await signInAs(atrium, 'admin');
  const message = `<p>Look</p><img src="${address.replace('&', '&amp;')}" alt="A"><p style="background:url(${ground})">Ground</p>`;
  const draft = await admin.post('/api/v1/emails/drafts', { key: randomUUID(), subject: 'Look', message });
  mailId = draft.body.email.id;
});
afterAll(() => atrium.close());
beforeEach(() => {
  asked.length = 0;
  found = { status: 200, bytes: gif };
});

const picture = (client: Client, id: number, of = address) => client.get(`/api/v1/emails/${id}/picture`, { address: of });

test('fetches an image in the person’s own email through the server', async () => {
  expect((await picture(admin, mailId)).body).toEqual({ data: `data:image/gif;base64,${dot}` });
  expect(asked).toMatchObject([{ address }]);
});

test('fetches a background image the same way', async () => {
  expect((await picture(admin, mailId, ground)).body).toEqual({ data: `data:image/gif;base64,${dot}` });
  expect(asked).toMatchObject([{ address: ground }]);
});

test('fetches nothing else: no URL missing from the email, and no email of another person', async () => {
  const staff = await signInAs(atrium, 'staff');
  expect((await picture(admin, mailId, 'https://shop.example/b.png')).status).toBe(404);
  expect((await picture(admin, 999_999)).status).toBe(404);
  expect((await picture(staff, mailId)).status).toBe(404);
  expect(asked).toEqual([]);
});

test('shows no image that is unreachable or not an image', async () => {
  for (const answer of [
    null,
    { status: 404, bytes: gif },
    { status: 200, bytes: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>') },
    { status: 200, bytes: new TextEncoder().encode('<!doctype html>') },
  ]) {
    found = answer;
    expect((await picture(admin, mailId)).status).toBe(404);
  }
});

test('remembers per person whose images to show always, and forgets on request', async () => {
  const list = async (client: Client) => (await client.get('/api/v1/mail/pictures')).body.senders;
  const remove = (email: string) =>
    send(atrium, `/api/v1/mail/pictures?email=${encodeURIComponent(email)}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${admin.accessToken}` },
    });
  for (const email of ['News@Shop.example', 'news@shop.example'])
    expect((await admin.post('/api/v1/mail/pictures', { email })).status).toBe(200);
  expect(await list(admin)).toEqual([{ email: 'news@shop.example' }]);
  expect(await list(await signInAs(atrium, 'staff'))).toEqual([]);
  expect((await remove('NEWS@shop.example')).status).toBe(200);
  expect((await remove('news@shop.example')).status).toBe(404);
  expect(await list(admin)).toEqual([]);
  expect((await admin.post('/api/v1/mail/pictures', { email: 'nobody' })).status).toBe(400);
});
