import { expect, test } from 'vitest';
import { signInAs } from '../tests/client.ts';
import { fillUsers } from '../tests/fill-users.ts';
import { testApi } from '../tests/test-api.ts';
import { median, timed } from './timed.ts';

const userCount = 100_000;
const runs = 9;

const filters: [what: string, query: Record<string, string>][] = [
  ['all', {}],
  ['a role', { role: 'author' }],
  ['a status', { status: 'pending' }],
  ['a plan', { currentPlan: 'team' }],
  ['role, status and plan', { role: 'author', status: 'active', currentPlan: 'team' }],
];
const sortColumns = ['fullName', 'id', 'email', 'role', 'currentPlan', 'billing', 'status'];
const searches: [what: string, query: Record<string, string>][] = [
  ['one match', { q: '77777@many' }],
  ['some matches', { q: 'abc' }],
  ['some matches of a role', { q: 'abc', role: 'author' }],
  ['a quarter matches', { q: 'paypal' }],
  ['a seventh matches', { q: 'chidi' }],
  ['two characters', { q: 'a7' }],
];

test('lists and searches', async () => {
  const atrium = await testApi();
  const admin = await signInAs(atrium, 'admin');
  await fillUsers(atrium, userCount);
  const measure = async (what: string, query: Record<string, string | number>) => {
    const took: number[] = [];
    let total = 0;
    for (let run = 0; run < runs; run++) {
      took.push(
        await timed(async () => {
          const { status, body } = await admin.get('/api/users/list/data', query);
          expect(status).toBe(200);
          total = body.total;
        }),
      );
    }
    console.log(`| ${what} | ${total.toLocaleString('en')} | ${median(took).toFixed(1)} |`);
    return { total };
  };
  console.log('| call | total | API ms |\n|---|---|---|');
  for (const [what, query] of filters) {
    for (const sortColumn of sortColumns) {
      const { total } = await measure(`${what}, by ${sortColumn}`, { ...query, sortColumn });
      await measure(`${what}, by ${sortColumn}, middle page`, { ...query, sortColumn, sort: 'desc', page: Math.ceil(total / 20) });
    }
  }
  for (const [what, query] of searches) await measure(`search, ${what}`, query);
  const took: number[] = [];
  for (let run = 0; run < runs; run++) took.push(await timed(async () => void (await admin.get('/api/v1/user-counts'))));
  console.log(`| counts | | ${median(took).toFixed(1)} |`);
  await atrium.close();
});
