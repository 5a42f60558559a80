import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, clientWith, registerSomebody, signInAs } from '../../../../tests/client.ts';
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

describe('the people of an entity', () => {
  test('are ten colleagues beside the admin and the client, by contract', async () => {
    const answer = await list();
    listPeople.answer?.parse(answer);
    expect(answer.total).toBe(12);
    expect(answer.people.every((person: { avatar: string | null }) => person.avatar)).toBe(true);
  });
  test('sort without regard to case and accents', async () => {
    const latin = names(await list()).filter((name) => /^\p{Script=Latin}/u.test(name));
    const collator = new Intl.Collator('und', { sensitivity: 'base' });
    expect(latin).toEqual([...latin].sort(collator.compare));
  });
  test('are found by a part of name or e-mail, whatever the case', async () => {
    expect(names(await list({ q: 'WIŚNIEW' }))).toEqual(['Ewa Wiśniewska']);
    expect(names(await list({ q: 'haruka.sato' }))).toEqual(['佐藤 遥']);
    expect(await list({ q: '%' })).toEqual({ people: [], total: 0 });
  });
  test('come in pages that do not overlap', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, perPage: 5 })));
    expect(pages.map(({ people }) => people.length)).toEqual([5, 5, 2, 0]);
    expect(new Set(pages.flatMap(names)).size).toBe(12);
  });
  test('keep their e-mail within the entity, not across', async () => {
    await expect(
      atrium.ownerQuery(`insert into people (entity, id, full_name, email, created_at, updated_at)
      values ('juniper', 99, 'Twice', 'STAFF@demo.com', now(), now())`),
    ).rejects.toThrow('people_email');
  });
});

describe('one person', () => {
  test('comes by contract', async () => {
    const { status, body } = await admin.get('/api/v1/people/5');
    expect(status).toBe(200);
    getPerson.answer?.parse(body);
    expect(body.person.fullName).toBe('Rui Valadares');
  });
  test('that is not there, or of another entity, answers 404 alike', async () => {
    const somebody = await registerSomebody(atrium);
    const missing = await somebody.get('/api/v1/people/999');
    // Id 2 is the demo company's client; nobody has it in a registrant's entity.
    const foreign = await somebody.get('/api/v1/people/2');
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
  });
  test('by what is no number is a 400 that names the field', async () => {
    for (const id of ['x', '0', '-1', '1.5']) {
      const { status, body } = await admin.get(`/api/v1/people/${id}`);
      expect([status, Object.keys(body.error.fields)], id).toEqual([400, ['id']]);
    }
  });
});

test('a client may not, and a visitor must sign in first', async () => {
  const client = await signInAs(atrium, 'client');
  for (const path of ['/api/v1/people', '/api/v1/people/5']) {
    expect((await client.get(path)).status).toBe(403);
    expect((await clientWith(atrium, null).get(path)).status).toBe(401);
  }
});
