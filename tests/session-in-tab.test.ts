import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageNames } from '#features/dashboards/contract.ts';
import { registerUser } from './client.ts';
import { pgliteDatabase } from './pglite-database.ts';
import { type TestApi, testApi } from './test-api.ts';

let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi({ database: pgliteDatabase, sampleData: false, settings: { sampleData: false } });
});
afterAll(() => atrium.close());

test('ends a revoked session at once on PGlite, even if cached', async () => {
  const who = await registerUser(atrium);
  const status = async () => (await who.get('/api/v1/session')).status;
  expect([await status(), await status()]).toEqual([200, 200]);
  await who.post('/api/v1/logout');
  expect(await status()).toBe(401);
  const other = await registerUser(atrium);
  expect((await other.get('/api/v1/session')).status).toBe(200);
  await atrium.ownerQuery(`update sessions set revoked_at = now()`);
  expect((await other.get('/api/v1/session')).status).toBe(401);
});

test('batches reads on PGlite as on a server', async () => {
  const who = await registerUser(atrium);
  const paths = [...pageNames.map((name) => `/api/v1/dashboard?name=${name}`), '/profile/data', '/blog/list/data/sidebar'];
  for (const path of paths) expect([path, (await who.get(path)).status]).toEqual([path, 200]);
});
