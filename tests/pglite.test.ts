import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#app/server-areas.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { clientWith, signInAs } from './client.ts';
import { MemoryImap } from './memory-imap.ts';
import { pgliteDatabase } from './pglite-database.ts';
import { type TestApi, testApiOn } from './test-api.ts';
import { imapLogin, provedElsewhere } from './walk/examples.ts';
import { callsAs } from './walk/two-companies.ts';
import { nameOf, type Reach, unreached, type Walker } from './walk/walk.ts';

// The demo will run the same API in a browser tab: nothing of it may need the native server.
let pglite: Awaited<ReturnType<typeof pgliteDatabase>>;
let atrium: TestApi;

beforeAll(async () => {
  pglite = await pgliteDatabase();
  const imap = new MemoryImap(imapLogin);
  atrium = await testApiOn(
    { database: pglite.database, changes: { subscribe: () => () => {} } },
    { mail: { openImap: (login) => imap.openImap(login) } },
  );
}, 60_000);
afterAll(() => pglite.close());

test('the API signs in and works through mail on PGlite', async () => {
  const admin = await signInAs(atrium, 'admin');
  const inbox = await admin.get('/apps/email/emails');
  expect(inbox.body.total).toBe(8);
  const [mail] = inbox.body.emails;
  expect(
    (await admin.post('/apps/email/update-emails', { emailIds: [mail.id], dataToUpdate: { folder: 'spam', isRead: true } })).status,
  ).toBe(200);
  const found = await admin.get('/apps/email/emails', { folder: 'spam', q: mail.subject });
  expect(found.body.emails.map(({ id }: { id: number }) => id)).toContain(mail.id);
  expect((await admin.get('/apps/email/paginate-email', { dir: 'previous', emailId: inbox.body.emails[2].id })).status).toBe(200);
  const next = await clientWith(atrium, null).post('/jwt/refresh-token', { refreshToken: admin.refreshToken });
  expect((await clientWith(atrium, next.body).get('/api/v1/people', { q: 'a' })).status).toBe(200);
});

const reads = ({ method }: AnyEndpoint) => method === 'GET';

const areas = serverAreas.map(({ endpoints }) => endpoints as readonly AnyEndpoint[]);

test.each(areas.map((endpoints) => [endpoints[0]?.path, endpoints] as const))(
  'a read and a write of the area of %s get through on PGlite',
  async (_, endpoints) => {
    const admin = await signInAs(atrium, 'admin');
    const owner: Walker = { request: callsAs(atrium, admin, 'admin', 'admin'), entity: 'juniper', ownNumber: 1 };
    const tried = endpoints.filter((endpoint) => endpoint.access !== 'anyone' && !(nameOf(endpoint) in provedElsewhere));
    for (const some of [tried.filter(reads), tried.filter((endpoint) => !reads(endpoint))])
      if (some.length > 0) expect(await firstThrough(some, owner), some.map(nameOf).join(', ')).toBeDefined();
  },
  60_000,
);

async function firstThrough(endpoints: readonly AnyEndpoint[], owner: Walker): Promise<AnyEndpoint | undefined> {
  const reach: Reach = { entity: 'juniper', numbers: [1, 2], texts: [], addresses: [], mark: 'oak' };
  for (const endpoint of endpoints) if ((await unreached([endpoint], owner, reach)).length === 0) return endpoint;
  return undefined;
}
