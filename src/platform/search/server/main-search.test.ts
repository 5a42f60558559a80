import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#app/server-areas.ts';
import { type AbilityRule, abilityFrom } from '#contract/ability.ts';
import type { Scope } from '#server/scope.ts';
import { signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { listMainSearch } from '../main-search-contract.ts';
import { newestContacts, newestFiles } from './main-search.ts';

const sources = serverAreas.flatMap(({ search = [] }) => search);

let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi();
});
afterAll(() => atrium.close());

function as<T>(personId: number, rules: AbilityRule[], work: (scope: Scope) => Promise<T>): Promise<T> {
  const identity = { entity: 'juniper', accountId: 0, personId, sessionId: '', rules };
  return atrium.deps.database.reading('juniper', (db) => {
    const { deps } = atrium;
    const request = new Request('http://atrium.test');
    const open = { deps, request, bodyLimitBytes: 0, caller: deps.caller(request), now: deps.clock() };
    return work({ ...open, db, entity: 'juniper', identity, ability: abilityFrom(rules), identifyAgain: async () => identity });
  });
}

test('the newest files include only those the caller can read', async () => {
  const files = await as(1, [{ action: 'read', subject: 'Email' }], (scope) => newestFiles(sources, scope, 4));
  expect(files).toHaveLength(4);
  for (const file of files)
    expect(file).toEqual({
      name: expect.stringMatching(/\.\w+$/),
      by: expect.any(String),
      size: expect.stringMatching(/^\d+ [KM]?B$/),
    });
  expect(await as(1, [{ action: 'read', subject: 'Board' }], (scope) => newestFiles(sources, scope, 4))).toHaveLength(1);
  expect(await as(1, [{ action: 'read', subject: 'Todo' }], (scope) => newestFiles(sources, scope, 4))).toEqual([]);
});

test('the newest contacts are colleagues and clients the caller can read', async () => {
  const [people, clients, nobody] = await Promise.all([
    as(1, [{ action: 'read', subject: 'Person' }], (scope) => newestContacts(sources, scope, 4)),
    as(1, [{ action: 'read', subject: 'Client' }], (scope) => newestContacts(sources, scope, 4)),
    as(1, [], (scope) => newestContacts(sources, scope, 4)),
  ]);
  expect([people.length, clients.length, nobody.length]).toEqual([4, 4, 0]);
  expect(people.every(({ email }) => email.includes('@'))).toBe(true);
});

test('the endpoint of the specification returns all pages, and at most four files and contacts, by permission', async () => {
  const read = async (name: 'admin' | 'client') => {
    const { status, body } = await (await signInAs(atrium, name)).get('/api/main-search/data', {});
    expect(status).toBe(200);
    return listMainSearch.answer?.parse(body).searchArr;
  };
  const [pages, files, contacts] = (await read('admin')) ?? [];
  expect([pages?.groupTitle, files?.groupTitle, contacts?.groupTitle]).toEqual(['Pages', 'Files', 'Contacts']);
  expect(pages?.data.find(({ target }) => target === 'email')).toMatchObject({ isBookmarked: true, link: '/apps/email' });
  expect([files?.data.length, contacts?.data.length]).toEqual([4, 4]);
  expect(files?.data[0]?.file).toMatch(/^[a-z0-9]+$/);
  const [few, , none] = (await read('client')) ?? [];
  expect(few?.data.some(({ target }) => target === 'users')).toBe(false);
  expect(none?.data).toEqual([]);
});
