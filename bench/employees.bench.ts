import { expect, test } from 'vitest';
import { signInAs } from '../tests/client.ts';
import { fillEmployees } from '../tests/fill-employees.ts';
import { testApi } from '../tests/test-api.ts';
import { median, timed } from './timed.ts';

const employeeCount = 1_000_000;
const runs = 9;

const sortColumns = ['fullName', 'id', 'post', 'email', 'city', 'startDate', 'salaryCents', 'age', 'experienceYears', 'status'];
const searches: [what: string, query: Record<string, string>][] = [
  ['one match', { q: '77777@many' }],
  ['some matches', { q: 'abcd' }],
  ['a name', { fullName: 'chidi 5e' }],
  ['an address', { email: 'abc1' }],
  ['a post and a city', { post: 'weaver 7', city: 'city 277' }],
  ['a city', { city: 'city 277' }],
  ['a day', { startedFrom: '2010-05-05', startedUntil: '2010-05-05' }],
  ['a span of salaries', { salaryFromCents: '5000000', salaryUntilCents: '5010000' }],
  ['a seventh matches', { q: 'chidi' }],
  ['the same by salary', { q: 'chidi', sortColumn: 'salaryCents' }],
  ['all match', { q: 'many.example' }],
  ['two letters, which no index has', { q: 'er' }],
];

test('a million rows: lists, searches and what is scrolled to', { timeout: 1_800_000 }, async () => {
  const atrium = await testApi();
  const admin = await signInAs(atrium, 'admin');
  await fillEmployees(atrium, employeeCount);
  const measure = async (what: string, query: Record<string, string | number>) => {
    const took: number[] = [];
    let total = 0;
    for (let run = 0; run < runs; run++) {
      took.push(
        await timed(async () => {
          const { status, body } = await admin.get('/api/v1/employees', query);
          expect(status).toBe(200);
          total = body.total;
        }),
      );
    }
    console.log(`| ${what} | ${total.toLocaleString('en')} | ${median(took).toFixed(1)} |`);
    return { total };
  };
  console.log('| call | total | API ms |\n|---|---|---|');
  for (const sortColumn of sortColumns) {
    const { total } = await measure(`by ${sortColumn}`, { sortColumn });
    await measure(`by ${sortColumn}, the middle, 100 rows`, { sortColumn, sort: 'desc', perPage: 100, page: Math.ceil(total / 200) });
  }
  await measure('a status, by name', { status: 3 });
  for (const group of ['post', 'city', 'status']) {
    await measure(`grouped by ${group}`, { group });
    await measure(`grouped by ${group}, the middle`, { group, page: employeeCount / 20 });
  }
  for (const [what, query] of searches) await measure(`search, ${what}`, query);
  await atrium.close();
});
