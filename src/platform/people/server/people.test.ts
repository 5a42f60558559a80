import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, clientWith, registerUser, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { getPerson, listPeople } from '../contract.ts';

let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
});
afterAll(() => atrium.close());

const list = async (query: Record<string, string | number> = {}) => (await admin.get('/api/v1/people', query)).body;
const names = (answer: { people: { fullName: string }[] }) => answer.people.map(({ fullName }) => fullName);

describe('the people of a company', () => {
  test('are ten colleagues besides the admin and the client', async () => {
    const answer = await list();
    listPeople.answer?.parse(answer);
    expect(answer.total).toBe(12);
    expect(answer.people.every((person: { avatar: string | null }) => person.avatar)).toBe(true);
  });
  test('are sorted ignoring case and accents', async () => {
    const latin = names(await list()).filter((name) => /^\p{Script=Latin}/u.test(name));
    const collator = new Intl.Collator('und', { sensitivity: 'base' });
    expect(latin).toEqual([...latin].sort(collator.compare));
  });
  test('are found by part of a name or email address, ignoring case', async () => {
    expect(names(await list({ q: 'WIŚNIEW' }))).toEqual(['Ewa Wiśniewska']);
    expect(names(await list({ q: 'haruka.sato' }))).toEqual(['佐藤 遥']);
    expect(await list({ q: '%' })).toEqual({ people: [], total: 0 });
  });
  test('are paginated without overlap', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, perPage: 5 })));
    expect(pages.map(({ people }) => people.length)).toEqual([5, 5, 2, 0]);
    expect(new Set(pages.flatMap(names)).size).toBe(12);
  });
  test('have email addresses unique per company', async () => {
    await expect(
      atrium.ownerQuery(`insert into people (entity, id, full_name, email, created_at, updated_at)
      values ('juniper', 99, 'Twice', 'STAFF@demo.com', now(), now())`),
    ).rejects.toThrow('people_email');
  });
});

describe('a single person', () => {
  test('matches the contract', async () => {
    const { status, body } = await admin.get('/api/v1/people/5');
    expect(status).toBe(200);
    getPerson.answer?.parse(body);
    expect(body.person.fullName).toBe('Rui Valadares');
  });
  test('that is missing or in another company responds with the same 404', async () => {
    const somebody = await registerUser(atrium);
    const missing = await somebody.get('/api/v1/people/999');
    // Id 2 is the demo company's client and doesn't exist in a new company.
    const foreign = await somebody.get('/api/v1/people/2');
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
  });
  test('with a non-numeric id is a 400 that names the field', async () => {
    for (const id of ['x', '0', '-1', '1.5']) {
      const { status, body } = await admin.get(`/api/v1/people/${id}`);
      expect([status, Object.keys(body.error.fields)], id).toEqual([400, ['id']]);
    }
  });
});

test('clients are refused, and visitors must sign in first', async () => {
  const client = await signInAs(atrium, 'client');
  for (const path of ['/api/v1/people', '/api/v1/people/5']) {
    expect((await client.get(path)).status).toBe(403);
    expect((await clientWith(atrium, null).get(path)).status).toBe(401);
  }
});
