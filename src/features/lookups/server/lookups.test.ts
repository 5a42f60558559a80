import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { listFilms, selectFilms } from '../contract.ts';

let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
});
afterAll(() => atrium.close());

test('returns a hundred films, ranked from 1 to 100', async () => {
  const { status, body } = await admin.get('/api/autocomplete/data');
  expect(status).toBe(200);
  listFilms.answer?.parse(body);
  const ranks = body.autoComplete.map(({ rank }: { rank: string }) => rank);
  expect(ranks).toEqual(Array.from({ length: 100 }, (_, at) => String(at + 1)));
  expect(new Set(body.autoComplete.map(({ title }: { title: string }) => title)).size).toBe(100);
});

test('filters them by title, ignoring case', async () => {
  const found = async (query: string) => {
    const { status, body } = await admin.get('/api/select/data', { query });
    expect(status).toBe(200);
    selectFilms.answer?.parse(body);
    return body.map(({ label }: { label: string }) => label);
  };
  expect(await found('GODF')).toEqual(['The Godfather', 'The Godfather Part II']);
  expect(await found('')).toHaveLength(100);
  expect(await found('no such film')).toEqual([]);
});
