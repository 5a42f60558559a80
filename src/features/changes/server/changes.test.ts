import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, clientWith, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';

let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi();
});
afterAll(() => atrium.close());

/** Opens the stream and answers what has come so far, and how to close it. */
async function listen(who: Client, query = '') {
  const aborter = new AbortController();
  const response = await atrium.request(`/api/v1/events${query}`, {
    headers: { Authorization: `Bearer ${who.accessToken}` },
    signal: aborter.signal,
  });
  let heard = '';
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const done = (async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) heard += part.value;
  })();
  return { response, heard: () => heard, close: () => aborter.abort(), done };
}

test('a change reaches the person whose it is, and no colleague and no client', async () => {
  const admin = await signInAs(atrium, 'admin');
  const streams = await Promise.all([listen(admin), listen(await signInAs(atrium, 'staff')), listen(await signInAs(atrium, 'client'))]);
  const [mine, staff, client] = streams;
  expect(mine?.response.headers.get('Content-Type')).toBe('text/event-stream');
  const { body } = await admin.get('/apps/email/emails');
  const { id } = body.emails[0];
  await admin.post('/apps/email/update-emails', { emailIds: [id], dataToUpdate: { isStarred: true } });
  await expect.poll(() => mine?.heard()).toContain(`event: change\ndata: {"kind":"email","person":1,"ids":[${id}]}`);
  for (const stream of [staff, client]) expect(stream?.heard()).not.toContain('event: change');
  for (const stream of streams) stream.close();
  await Promise.all(streams.map(({ done }) => done));
});

test('a page that read before its stream was open is told what changed meanwhile', async () => {
  const admin = await signInAs(atrium, 'admin');
  const early = await listen(admin);
  const { body } = await admin.get('/apps/email/emails');
  const { id } = body.emails[2];
  await admin.post('/apps/email/update-emails', { emailIds: [id], dataToUpdate: { isStarred: true } });
  await expect.poll(() => early.heard()).toContain(`"ids":[${id}]`);
  const late = await listen(admin, '?missedMs=30000');
  await expect.poll(() => late.heard()).toMatch(new RegExp(`"ids":\\[${id}\\]|event: resync`));
  const { status } = await atrium.request('/api/v1/events?missedMs=soon', { headers: { Authorization: `Bearer ${admin.accessToken}` } });
  expect(status).toBe(400);
  for (const stream of [early, late]) stream.close();
});

test('what is rolled back is not told', async () => {
  const admin = await signInAs(atrium, 'admin');
  const stream = await listen(admin);
  const { body } = await admin.get('/apps/email/emails');
  const { id } = body.emails[1];
  await admin.post('/apps/email/update-emails', { emailIds: [id, 999_999], dataToUpdate: { isStarred: true } });
  await admin.post('/apps/email/update-emails', { emailIds: [id], dataToUpdate: { isStarred: true } });
  await expect.poll(() => stream.heard()).toContain('event: change');
  expect(stream.heard().match(/event: change/g)).toHaveLength(1);
  stream.close();
});

test('the stream needs a token', async () => {
  expect((await clientWith(atrium, null).get('/api/v1/events')).status).toBe(401);
});

test('HEAD is refused: nobody would read or end the stream that it opens', async () => {
  const { accessToken } = await signInAs(atrium, 'admin');
  const { status } = await atrium.request('/api/v1/events', { method: 'HEAD', headers: { Authorization: `Bearer ${accessToken}` } });
  expect(status).toBe(405);
});
