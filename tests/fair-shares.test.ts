import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HeavyWork, inlineHeavyWork } from '#server/heavy-work.ts';
import { type Client, registerUser, signInAs } from './client.ts';
import { type TestApi, testApi } from './test-api.ts';

/** The entity each task was requested for. */
let asked: string[] = [];
const noting = (entity: string): HeavyWork => ({
  run: (task, given) => {
    asked.push(`${task.name} for ${entity || 'nobody'}`);
    return inlineHeavyWork.run(task, given);
  },
  boundTo: noting,
});
let atrium: TestApi;
let admin: Client;
let elsewhere: Client;
beforeAll(async () => {
  atrium = await testApi({ heavy: noting('') });
  const { images } = atrium.deps;
  const notingPictures = (entity: string): typeof images => ({
    reencode: (bytes) => {
      asked.push(`a picture for ${entity || 'nobody'}`);
      return images.reencode(bytes);
    },
    preview: images.preview,
    boundTo: notingPictures,
  });
  atrium.deps.images = notingPictures('');
  admin = await signInAs(atrium, 'admin');
  elsewhere = await registerUser(atrium);
});
afterAll(() => atrium.close());

test('requests shared worker tasks in the name of the entity', async () => {
  for (const [who, entity] of [
    [admin, 'juniper'],
    [elsewhere, elsewhere.userData.eid.split('-')[0]],
  ] as const) {
    asked = [];
    await who.post('/api/v1/emails/drafts', { key: 'somebody', message: '<p>Hello</p>' });
    const dot = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
    const upload = { method: 'POST', headers: { Authorization: `Bearer ${who.accessToken}` }, body: dot };
    expect((await atrium.request('/api/v1/files?name=dot.gif', upload)).status).toBe(201);
    expect(asked).toEqual([`clean a message for ${entity}`, `a picture for ${entity}`]);
  }
});
