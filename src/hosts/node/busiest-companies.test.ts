import { beforeEach, expect, it } from 'vitest';
import type { Database, Db } from '#server/database.ts';
import { BusiestCompanies } from './busiest-companies.ts';

let now: number;
let companies: BusiestCompanies;
let counted: Database;
const db = {} as Db;
const plain: Database = { reading: (_company, work) => work(db), writing: (_company, work) => work(db) };
beforeEach(() => {
  now = 0;
  companies = new BusiestCompanies(() => now);
  counted = companies.counting(plain);
});

const spend = (company: string | null, seconds: number, how: keyof Database = 'reading') =>
  counted[how](company, async (given) => {
    now += seconds * 1000;
    return given;
  });
const names = (most = 10) => companies.top(most).map(({ company }) => company);

it('counts transactions and seconds per company, and passes on the result of the work', async () => {
  expect(await spend('acme', 2)).toBe(db);
  await spend('acme', 1, 'writing');
  await spend('brill', 1);
  await spend(null, 100);
  expect(companies.top(10)).toEqual([
    { company: 'acme', transactions: 2, seconds: 3 },
    { company: 'brill', transactions: 1, seconds: 1 },
  ]);
});

it('counts failed work and rethrows its error', async () => {
  const failing = counted.writing('acme', async () => {
    now += 500;
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(companies.top(1)).toEqual([{ company: 'acme', transactions: 1, seconds: 0.5 }]);
});

it('returns at most as many companies as requested', async () => {
  for (let number = 1; number <= 12; number++) await spend(`company ${number}`, number);
  expect(names()).toHaveLength(10);
  expect(names(2)).toEqual(['company 12', 'company 11']);
});

it('ranks by recent load: a company busy now precedes one that was busy an hour ago', async () => {
  await spend('before', 60);
  now += 3_600_000;
  await spend('now', 2);
  expect(companies.top(10)).toEqual([
    { company: 'now', transactions: 1, seconds: 2 },
    { company: 'before', transactions: 1, seconds: 60 },
  ]);
});

it('drops companies that have been idle for long', async () => {
  await spend('acme', 60);
  now += 6 * 3_600_000;
  expect(names()).toEqual([]);
  await spend('acme', 1);
  expect(companies.top(10)).toEqual([{ company: 'acme', transactions: 1, seconds: 1 }]);
});
