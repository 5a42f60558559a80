import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announce } from '#server/announce.ts';
import { type Client, clientWith, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';

let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi();
});
afterAll(() => atrium.close());

/** Opens the stream; returns what has been received so far, and a way to close it. */
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

test('a personal change reaches its owner, but no colleague or client', async () => {
  const admin = await signInAs(atrium, 'admin');
  const streams = await Promise.all([listen(admin), listen(await signInAs(atrium, 'staff')), listen(await signInAs(atrium, 'client'))]);
  const [mine, staff, client] = streams;
  expect(mine?.response.headers.get('Content-Type')).toBe('text/event-stream');
  const { body } = await admin.get('/apps/email/emails');
  const { id } = body.emails[0];
  await admin.post('/apps/email/update-emails', { emailIds: [id], dataToUpdate: { isStarred: true } });
  await expect.poll(() => mine?.heard()).toContain(`event: change\ndata: {"kind":"email","person":1,"ids":[${id}]}`);
  for (const stream of [staff, client]) expect(stream?.heard()).not.toContain('"kind":"email"');
  for (const stream of streams) stream.close();
  await Promise.all(streams.map(({ done }) => done));
});

test('a page that read before opening the stream gets the changes in between', async () => {
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

test('sends nothing that is rolled back', async () => {
  const admin = await signInAs(atrium, 'admin');
  const stream = await listen(admin);
  const { body } = await admin.get('/apps/email/emails');
  const { id } = body.emails[1];
  await admin.post('/apps/email/update-emails', { emailIds: [id, 999_999], dataToUpdate: { isStarred: true } });
  await admin.post('/apps/email/update-emails', { emailIds: [id], dataToUpdate: { isStarred: true } });
  await expect.poll(() => stream.heard()).toContain('"kind":"email"');
  expect(stream.heard().match(/"kind":"email"/g)).toHaveLength(1);
  stream.close();
});

test('the stream requires a token', async () => {
  expect((await clientWith(atrium, null).get('/api/v1/events')).status).toBe(401);
});

test('rejects HEAD, since no one would read or end the stream', async () => {
  const { accessToken } = await signInAs(atrium, 'admin');
  const { status } = await atrium.request('/api/v1/events', { method: 'HEAD', headers: { Authorization: `Bearer ${accessToken}` } });
  expect(status).toBe(405);
});

describe('losing a permission while the stream is open', () => {
  const tellSession = (person?: number) =>
    atrium.deps.database.writing('juniper', (db) => announce(db, 'juniper', { kind: 'session', ids: [], ...(person && { person }) }));
  const writeBoard = (title: string) => async (admin: Client) => {
    const { body } = await admin.post('/apps/kanban/add-board', { data: { title } });
    return admin.post(`/api/v1/kanban/boards/${body.board.id}/rename`, { title: `${title} anew` });
  };

  test('applies from its announcement on, and the page refetches', async () => {
    const [admin, staff] = await Promise.all([signInAs(atrium, 'admin'), signInAs(atrium, 'staff')]);
    const [mine, theirs] = await Promise.all([listen(admin), listen(staff)]);
    await writeBoard('Before')(admin);
    await expect.poll(() => theirs.heard()).toContain('"kind":"board"');
    await atrium.ownerQuery("update accounts set role = 'client' where entity = 'juniper' and username = 'staff'");
    const before = theirs.heard().length;
    await Promise.all([tellSession(staff.userData.id), writeBoard('After')(admin)]);
    await writeBoard('Later')(admin);
    await expect.poll(() => theirs.heard()).toContain(`event: change\ndata: {"kind":"session","person":${staff.userData.id},"ids":[]}`);
    await expect.poll(() => mine.heard().match(/"kind":"board"/g)?.length).toBeGreaterThanOrEqual(6);
    const [, afterSession = ''] = theirs.heard().slice(before).split('"kind":"session"');
    expect(afterSession).not.toContain('"kind":"board"');
    // Changes of another person's session are not sent.
    expect(mine.heard()).not.toContain('"kind":"session"');
    await atrium.ownerQuery("update accounts set role = 'admin' where entity = 'juniper' and username = 'staff'");
    await tellSession();
    for (const stream of [mine, theirs]) await expect.poll(() => stream.heard()).toContain('{"kind":"session","ids":[]}');
    const regained = theirs.heard().length;
    await writeBoard('Again')(admin);
    await expect.poll(() => theirs.heard().slice(regained)).toContain('"kind":"board"');
    for (const stream of [mine, theirs]) stream.close();
  });

  test('ends the streams of an ended session, and no others', async () => {
    const [admin, staff] = await Promise.all([signInAs(atrium, 'admin'), signInAs(atrium, 'staff')]);
    const [mine, theirs] = await Promise.all([listen(admin), listen(staff)]);
    await atrium.ownerQuery(
      "update sessions set revoked_at = now() where entity = 'juniper' and account_id in (select id from accounts where entity = 'juniper' and username = 'staff')",
    );
    await tellSession(staff.userData.id);
    await theirs.done;
    expect(theirs.heard()).not.toContain('"kind":"session"');
    await writeBoard('Alone')(admin);
    await expect.poll(() => mine.heard()).toContain('"kind":"board"');
    mine.close();
  });

  test('reaches other tabs after logout, and sessions whose refresh token was replayed', async () => {
    const [here, elsewhere] = await Promise.all([signInAs(atrium, 'admin'), signInAs(atrium, 'admin')]);
    const [ended, going] = await Promise.all([listen(here), listen(elsewhere)]);
    expect((await here.post('/api/v1/logout')).status).toBe(200);
    await ended.done;
    await expect.poll(() => going.heard()).toContain('"kind":"session"');
    for (let times = 0; times < 2; times++) {
      const { body } = await elsewhere.post('/jwt/refresh-token', { refreshToken: elsewhere.refreshToken });
      if (times === 0) await elsewhere.post('/jwt/refresh-token', { refreshToken: body.refreshToken });
    }
    await going.done;
  });
});
