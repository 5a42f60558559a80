import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queryRows } from '#server/query-rows.ts';
import { type Client, signInAs } from '../../../../tests/client.ts';
import { fillUsers } from '../../../../tests/fill-users.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { listAllUsers, listUsers, type User } from '../contract.ts';
import { selectFoundIds, selectUserIds } from './list-users.ts';

let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
});
afterAll(() => atrium.close());

const list = async (query: Record<string, string | number> = {}): Promise<{ total: number; users: User[] }> => {
  const { status, body } = await admin.get('/api/users/list/data', query);
  expect(status).toBe(200);
  listUsers.answer?.parse(body);
  return body;
};
const all = async (query: Record<string, string | number> = {}) => (await list({ ...query, perPage: 100 })).users;

test('filters by whether a user can sign in, independent of their status', async () => {
  const of = async (signIn: string, more = {}) => (await admin.get('/api/users/list/data', { signIn, perPage: 100, ...more })).body;
  const [all, able, unable] = [await of(''), await of('yes'), await of('no')];
  expect(able.total + unable.total).toBe(all.total);
  expect(able.users.map(({ canSignIn }: { canSignIn: boolean }) => canSignIn)).not.toContain(false);
  expect(able.users.map(({ email }: { email: string }) => email)).toContain('staff@demo.com');
  expect(unable.users.some(({ status, canSignIn }: { status: string; canSignIn: boolean }) => status === 'active' && !canSignIn)).toBe(
    true,
  );
  expect((await of('yes', { q: 'staff@demo' })).total).toBe(1);
  expect((await of('no', { q: 'staff@demo' })).total).toBe(0);
});

test('tells active users without an account from those with one, suspended or not', async () => {
  const of = async (account: string, more = {}) => list({ account, status: 'active', perPage: 100, ...more });
  const [active, withAccount, without] = [await of(''), await of('yes'), await of('no')];
  expect(withAccount.total + without.total).toBe(active.total);
  expect(withAccount.users.map(({ email }) => email)).toContain('staff@demo.com');
  expect(new Set(withAccount.users.map(({ hasAccount }) => hasAccount))).toEqual(new Set([true]));
  expect(new Set(without.users.map(({ hasAccount }) => hasAccount))).toEqual(new Set([false]));
  expect([(await of('no', { signIn: 'yes' })).total, (await of('no', { signIn: 'no' })).total]).toEqual([0, without.total]);
  expect((await of('yes', { q: 'staff@demo' })).total).toBe(1);
  await atrium.ownerQuery(`update accounts set suspended_at = now() where entity = 'juniper' and username = 'staff'`);
  expect((await of('yes')).total).toBe(withAccount.total);
  expect((await of('yes', { signIn: 'no' })).total).toBe(1);
  await atrium.ownerQuery(`update accounts set suspended_at = null where entity = 'juniper' and username = 'staff'`);
});

describe('the fifty sample users', () => {
  test('are listed ten at a time by name, ignoring case and accents', async () => {
    const { total, users } = await list();
    expect([total, users.length]).toEqual([50, 10]);
    const latin = (await all()).map(({ fullName }) => fullName).filter((name) => /^\p{Script=Latin}/u.test(name));
    expect(latin).toEqual([...latin].sort(new Intl.Collator('und', { sensitivity: 'base' }).compare));
  });
  test('are all in the unpaged list', async () => {
    const { body } = await admin.get('/api/users/list/all-data');
    listAllUsers.answer?.parse(body);
    expect(body.map(({ id }: User) => id)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });
  test('have five roles; the two who can sign in are admins, and some have a picture', async () => {
    const users = await all({ sortColumn: 'id' });
    expect([...new Set(users.map(({ role }) => role))].sort()).toEqual(['admin', 'author', 'editor', 'maintainer', 'subscriber']);
    expect(users.filter(({ hasAccount }) => hasAccount).map(({ fullName, role }) => [fullName, role])).toEqual([
      ['Maren Lindqvist', 'admin'],
      ['Josephine Okonkwo-Brandt', 'admin'],
    ]);
    const pictures = users.filter(({ avatar }) => avatar).length;
    expect(pictures).toBeGreaterThan(20);
    expect(pictures).toBeLessThan(40);
  });
});

describe('paging', () => {
  test('never overlaps, whatever the order', async () => {
    for (const sortColumn of ['id', 'fullName', 'email', 'role', 'currentPlan', 'billing', 'status'])
      for (const sort of ['asc', 'desc']) {
        const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, perPage: 15, sort, sortColumn })));
        expect(new Set(pages.flatMap(({ users }) => users.map(({ id }) => id))).size, `${sortColumn} ${sort}`).toBe(50);
      }
  });
  test('returns an empty page with the total beyond the end or out of range', async () => {
    for (const query of [{ page: 7 }, { page: 0 }, { perPage: 0 }, { perPage: 101 }])
      expect(await list(query)).toEqual({ total: 50, users: [] });
  });
  test('sorts descending for anything but asc', async () => {
    expect(await list({ sort: 'downwards', sortColumn: 'id' })).toEqual(await list({ sort: 'desc', sortColumn: 'id' }));
    expect((await list({ sort: 'desc', sortColumn: 'id' })).users[0]?.id).toBe(50);
  });
  test('returns 400 with the allowed columns for an unknown one', async () => {
    const { status, body } = await admin.get('/api/users/list/data', { sortColumn: 'password' });
    expect([status, body.error.fields.sortColumn[0]]).toEqual([400, expect.stringContaining('fullName')]);
  });
});

describe('searching', () => {
  test('matches part of an address, name or billing in any case, but not company or username', async () => {
    expect((await all({ q: 'HALVORSEN' })).map(({ fullName }) => fullName)).toEqual(['Ingrid Halvorsen']);
    expect((await all({ q: 'ingrid@nordlys' })).length).toBe(1);
    expect((await all({ q: 'paypal' })).every(({ billing }) => billing === 'Manual - Paypal')).toBe(true);
    expect((await all({ q: 'بنجلون' })).length).toBe(1);
    expect((await list({ q: 'Osterfeld Architects' })).total).toBe(0);
    expect((await list({ q: 'mrs.abernethy' })).total).toBe(0);
  });
  test('takes special characters literally and never matches across two fields', async () => {
    expect((await list({ q: '%' })).total).toBe(0);
    expect((await list({ q: '_' })).total).toBe(0);
    expect((await list({ q: 'exampleingrid' })).total).toBe(0);
    expect((await list({ q: '  ' })).total).toBe(50);
  });
  test('filters by exact role, status and plan, also combined', async () => {
    const users = await all();
    const some = users.filter(({ role, status, currentPlan }) => role === 'author' && status === 'active' && currentPlan === 'team');
    const found = await list({ role: 'author', status: 'active', currentPlan: 'team', perPage: 100 });
    expect(found).toEqual({ total: some.length, users: some });
    expect(some.length).toBeGreaterThan(1);
    expect((await list({ role: 'auth' })).total).toBe(0);
    expect((await list({ status: 'asleep' })).total).toBe(0);
  });
});

test('the totals follow every change', async () => {
  const count = async () => (await admin.get('/api/v1/user-counts')).body;
  const real = async () => {
    const users = await all();
    const of = (status: string) => users.filter((user) => user.status === status).length;
    return {
      total: users.length,
      paid: users.filter(({ currentPlan }) => currentPlan !== 'basic').length,
      active: of('active'),
      notInvited: users.filter(({ status, hasAccount }) => status === 'active' && !hasAccount).length,
      pending: of('pending'),
      inactive: of('inactive'),
    };
  };
  expect(await count()).toEqual(await real());
  await admin.post('/api/v1/users/update', { users: [{ id: 20, status: 'inactive', currentPlan: 'basic' }] });
  await admin.post('/api/v1/users/delete', { ids: [21, 22] });
  expect(await count()).toEqual(await real());
  expect((await list({ status: 'inactive' })).total).toBe((await count()).inactive);
  await admin.post('/api/v1/users/restore', { ids: [21, 22] });
  expect(await count()).toEqual(await real());
});

describe('the sheet', () => {
  const sheet = async (query: Record<string, string>) => {
    const response = await atrium.request(`/api/v1/user-export?${new URLSearchParams(query)}`, {
      headers: { Authorization: `Bearer ${admin.accessToken}` },
    });
    return { status: response.status, type: response.headers.get('Content-Type'), text: await response.text() };
  };
  test('contains all matching users in the requested order', async () => {
    const { status, type, text } = await sheet({ format: 'csv', role: 'maintainer', sortColumn: 'email' });
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = text
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/);
    expect(lines[0]).toBe('Full name,Email,Username,Role,Plan,Status,Billing,Company,Country,Contact');
    const users = await all({ role: 'maintainer', sortColumn: 'email' });
    expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(users.map(({ email }) => email));
    expect(text).toContain("'+351 22 555 0105");
  });
  test('is audited', async () => {
    await sheet({ format: 'xlsx' });
    const [row] = await atrium.ownerQuery(`select changes from audit_entries where action = 'user.exported' order by id desc limit 1`);
    expect(row?.changes).toEqual([{ field: 'users', from: '', to: '50' }]);
  });
});

describe('with ten thousand users', () => {
  beforeAll(async () => {
    await fillUsers(atrium, 10_000);
  });

  /** The query plan of a list page, as the API's role sees it. */
  async function planOf(query: object, offset: number): Promise<string> {
    const wanted = listUsers.query?.parse(query);
    if (!wanted) throw new Error('the call has a query');
    const rows = await atrium.deps.database.reading('juniper', (db) =>
      queryRows<Record<string, string>>(db, sql`explain ${selectUserIds(wanted, { db, entity: 'juniper' }, { limit: 10, offset })}`),
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  test.each([
    [{}, 'Index Only Scan using users_by_name'],
    [{ sort: 'desc' }, 'Index Only Scan Backward using users_by_name'],
    [{ sortColumn: 'id' }, 'Index Only Scan using users_by_id'],
    [{ sortColumn: 'email' }, 'Index Only Scan using users_by_email'],
    [{ sortColumn: 'role' }, 'Index Only Scan using users_by_role'],
    [{ sortColumn: 'currentPlan', sort: 'desc' }, 'Index Only Scan Backward using users_by_plan'],
    [{ sortColumn: 'billing' }, 'Index Only Scan using users_by_billing'],
    [{ sortColumn: 'status' }, 'Index Only Scan using users_by_status'],
    [{ role: 'author', status: 'active' }, 'Index Only Scan using users_by_name'],
  ])('reads %j by %s', async (query, index) => {
    const plan = await planOf(query, 0);
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  });
  test('reads a search from its index, however many match', async () => {
    for (const q of ['c4ca4', 'chidi', 'paypal']) {
      const wanted = listUsers.query?.parse({ q });
      if (!wanted) throw new Error('the call has a query');
      const rows = await atrium.deps.database.reading('juniper', (db) =>
        queryRows<Record<string, string>>(
          db,
          sql`explain ${selectFoundIds(wanted, { db, entity: 'juniper' }, { limit: 10, offset: 0 }, 20_000)}`,
        ),
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n'), q).toContain('users_by_text');
    }
  });
  test('pages of a search do not overlap', async () => {
    const { total } = await list({ q: 'chidi' });
    const pages = await Promise.all([1, 2, 7, 14, 15].map((page) => list({ q: 'chidi', page, perPage: 100 })));
    const ids = pages.flatMap(({ users }) => users.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(pages.at(-1)?.users.length).toBe(total - 1400);
  });
  test('limits the unpaged list to a thousand', async () => {
    const { body } = await admin.get('/api/users/list/all-data');
    expect(body).toHaveLength(1000);
  });
  test('returns a page far down the list', async () => {
    const { total, users } = await list({ page: 1005, sortColumn: 'id' });
    expect([total, users.length, users.at(-1)?.id]).toEqual([10_050, 10, 11_000]);
  });
  test('continues pages read from the start with those read from the end', async () => {
    const query = { role: 'maintainer', sortColumn: 'billing', perPage: 100 };
    const { total } = await list(query);
    const pages = await Promise.all(Array.from({ length: Math.ceil(total / 100) }, (_, at) => list({ ...query, page: at + 1 })));
    const users = pages.flatMap(({ users }) => users);
    expect([users.length, new Set(users.map(({ id }) => id)).size]).toEqual([total, total]);
    expect(users.map(({ billing }) => billing)).toEqual(users.map(({ billing }) => billing).sort());
  });
});
