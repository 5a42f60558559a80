import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, registerUser, signInAs } from './client.ts';
import { type Company, mixedCalls, write } from './pooler/mixed-calls.ts';
import { type PooledTestDatabase, pooledTestDatabase } from './pooler/pooled-database.ts';
import { type TestApi, testApi, testApiOn } from './test-api.ts';

/** `npm run test:full` sends 2,000 through PgBouncer. */
const calls = 260;

let database: PooledTestDatabase;
let pooled: TestApi;
let direct: TestApi;
let companies: [Company, Company];
beforeAll(async () => {
  database = await pooledTestDatabase({ sampleData: true, size: 3 });
  pooled = await testApi({ database: async () => database });
  direct = await testApiOn({ database: database.direct, changes: pooled.deps.changes }, { files: database.files, sampleData: false });
  direct.deps.files = pooled.deps.files;
  companies = [companyOf(await signInAs(pooled, 'admin'), 'zanzibar7'), companyOf(await registerUser(pooled), 'quixotic4')];
});
afterAll(() => pooled?.close());

function companyOf({ accessToken }: Client, mark: string): Company {
  const asking =
    (api: TestApi) =>
    (path: string, init: RequestInit = {}) =>
      api.request(path, { ...init, headers: { ...init.headers, Authorization: `Bearer ${accessToken}` } });
  return { mark, direct: asking(direct), pooled: asking(pooled) };
}

test('returns the same to two companies behind a transaction pooler as without it, and nothing of each other', async () => {
  const found = await mixedCalls(companies, calls);
  expect(found).toEqual({ calls, foreign: [], wrong: [], failed: [] });
  // The requests were spread: no connection had them all.
  expect(database.transactionCounts().map((count) => count > calls / 4)).toEqual([true, true, true]);
});

test('announces changes to open pages, bypassing the pooler', async () => {
  const [company] = companies;
  const stream = await company.pooled('/api/v1/events');
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let told = '';
  const until = async (text: string) => {
    while (!told.includes(text)) told += (await reader?.read())?.value ?? '';
  };
  await until('\n\n');
  const { status } = await company.pooled('/apps/todo/add-tasks', write({ task: { title: 'Told' } }));
  expect(status).toBe(201);
  await until('"kind":"todo"');
  await reader?.cancel();
});
