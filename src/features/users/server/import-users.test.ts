import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, clientWith, registerUser, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { type ImportedRow, importUsers } from '../import-contract.ts';

let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
});
afterAll(() => atrium.close());

interface Answer {
  applied: boolean;
  counts: Record<ImportedRow['kind'], number>;
  rows: ImportedRow[];
}

const send = (lines: string[], apply: boolean, who = admin) => who.post('/api/v1/user-import', { csv: lines.join('\n'), apply });
const run = async (lines: string[], apply: boolean, who = admin): Promise<Answer> => {
  const { status, body } = await send(lines, apply, who);
  expect(status, JSON.stringify(body)).toBe(200);
  importUsers.answer?.parse(body);
  return body;
};
/** Runs the preview and the import and expects the same result per row. */
const both = async (lines: string[], who = admin): Promise<Answer> => {
  const preview = await run(lines, false, who);
  const applied = await run(lines, true, who);
  expect(preview).toEqual({ ...applied, applied: false });
  return applied;
};
const badOf = async (...lines: string[]) => {
  const { rows } = await run(lines, false);
  return rows.map(({ line, kind, errors }) => [line, kind, Object.keys(errors)]);
};
const find = async (q: string, who = admin) => (await who.get('/api/users/list/data', { q })).body.users;

describe('a valid file', () => {
  test('adds and changes users matched by address, and keeps fields it does not contain', async () => {
    const [ingrid] = await find('ingrid@nordlysfair');
    const answer = await both([
      'E-mail;Full name;Plan;Role',
      'INGRID@nordlysfair.example;Ingrid Halvorsen;team;editor',
      'brigid@moranandhall.example;Brigid Moran;team;author',
      'new.one@import.example;New One;company;author',
    ]);
    expect(answer.counts).toEqual({ new: 1, changed: 1, same: 1, bad: 0 });
    expect(answer.rows.map(({ line, kind, changes }) => [line, kind, changes.map(({ field }) => field)])).toEqual([
      [2, 'changed', ['currentPlan']],
      [3, 'same', []],
      [4, 'new', ['fullName', 'email', 'role', 'currentPlan']],
    ]);
    expect((await find('ingrid@nordlysfair'))[0]).toEqual({ ...ingrid, currentPlan: 'team', version: ingrid.version + 1 });
    expect((await find('new.one@import'))[0]).toMatchObject({ role: 'author', status: 'active', billing: 'Auto Debit', hasAccount: false });
  });
  test('accepts the usual spellings of columns, roles and choices', async () => {
    const { counts } = await run(
      ['Email,Name,ROLE,Status,Plan,Billing', 'plain@import.example,Plain Words,Editor,Active,Team,auto debit'],
      true,
    );
    expect(counts).toEqual({ new: 1, changed: 0, same: 0, bad: 0 });
    expect((await find('plain@import'))[0]).toMatchObject({
      fullName: 'Plain Words',
      role: 'editor',
      status: 'active',
      currentPlan: 'team',
      billing: 'Auto Debit',
    });
  });
  test('treats an empty cell as absent: keeps existing values and uses defaults for new users', async () => {
    const [ingrid] = await find('ingrid@nordlysfair');
    const { counts } = await run(
      ['Email,Full name,Role,Status,Username,Company', 'ingrid@nordlysfair.example,,,,,', 'sparse@import.example,Sparse,,,,'],
      true,
    );
    expect(counts).toEqual({ new: 1, changed: 0, same: 1, bad: 0 });
    expect((await find('ingrid@nordlysfair'))[0]).toEqual(ingrid);
    const usual = { role: expect.any(String), status: 'active', username: '', company: '' };
    expect((await find('sparse@import'))[0]).toMatchObject(usual);
  });
  test('changes nothing in preview', async () => {
    await run(['E-mail,Full name', 'never@import.example,Never'], false);
    expect(await find('never@import')).toEqual([]);
  });
  test('round-trips an export, including escaped phone numbers', async () => {
    const response = await atrium.request('/api/v1/user-export?format=csv', { headers: { Authorization: `Bearer ${admin.accessToken}` } });
    const { counts, rows } = await run([await response.text()], true);
    expect(rows.filter(({ kind }) => kind !== 'same')).toEqual([]);
    expect(counts).toMatchObject({ new: 0, changed: 0, bad: 0 });
  });
  test('accepts quotes, empty lines, CRLF and unknown columns', async () => {
    const { counts } = await run(
      ['\uFEFFE-MAIL,full NAME,Company,Shoe size\r', '"quoted@import.example","Quill, ""Nora""","A; B",39\r', '\r', ',,,\r'],
      true,
    );
    expect(counts).toEqual({ new: 1, changed: 0, same: 0, bad: 0 });
    expect((await find('quoted@import'))[0]).toMatchObject({ fullName: 'Quill, "Nora"', company: 'A; B' });
  });
});

describe('invalid rows', () => {
  test('are reported without blocking valid ones', async () => {
    const answer = await both([
      'Full name,E-mail,Role,Plan,Status,Billing,Username',
      'Good One,good.one@import.example,author,team,active,Auto Debit,good.one',
      'No Address,,author,team,active,Auto Debit,',
      'Wrong,not an address,emperor,gold,asleep,Barter,a b',
      ',nameless@import.example,author,team,active,Auto Debit,',
      'Good One again,GOOD.ONE@import.example,author,team,active,Auto Debit,',
    ]);
    expect(answer.counts).toMatchObject({ new: 1, bad: 4 });
    expect(answer.rows.map(({ line, kind, errors }) => [line, kind, Object.keys(errors).sort()])).toEqual([
      [3, 'bad', ['email']],
      [4, 'bad', ['billing', 'currentPlan', 'email', 'role', 'status', 'username']],
      [5, 'bad', ['fullName']],
      [6, 'bad', ['email']],
      [2, 'new', []],
    ]);
    expect(await find('good.one@import')).toHaveLength(1);
  });
  test('have a username that is taken or appears earlier in the file', async () => {
    expect(
      await badOf('E-mail,Full name,Username', 'a@import.example,A,ingrid.halvorsen', 'b@import.example,B,twin', 'c@import.example,C,TWIN'),
    ).toEqual([
      [2, 'bad', ['username']],
      [4, 'bad', ['username']],
      [3, 'new', []],
    ]);
  });
  test('have the address of an account that is not a user', async () => {
    expect(await badOf('E-mail,Full name', 'client@demo.com,Client')).toEqual([[2, 'bad', ['email']]]);
  });
  test('have a username taken elsewhere in the installation, for users who can sign in', async () => {
    const somebody = await registerUser(atrium);
    const answer = await run(
      ['E-mail,Username,Company', `staff@demo.com,${somebody.userData.username},X`, 'ingrid@nordlysfair.example,ingrid.halvorsen,Y'],
      true,
    );
    expect(answer.rows.map(({ line, kind, errors }) => [line, kind, Object.keys(errors)])).toEqual([
      [2, 'bad', ['username']],
      [3, 'changed', []],
    ]);
    expect((await find('staff@demo.com'))[0]).toMatchObject({ username: 'staff', company: 'Juniper & Vale' });
  });
  test('change the last admin or the caller', async () => {
    const answer = await both([
      'E-mail,Role,Status',
      'admin@demo.com,admin,inactive',
      'staff@demo.com,author,active',
      'admin@demo.com,author,active',
    ]);
    expect(answer.rows.map(({ line, kind, errors }) => [line, kind, Object.keys(errors)])).toEqual([
      [2, 'bad', ['status']],
      [4, 'bad', ['email']],
      [3, answer.rows[2]?.kind, []],
    ]);
    // Josephine is no longer an admin, so the last one stays.
    expect(await badOf('E-mail,Role', 'admin@demo.com,author')).toEqual([[2, 'bad', ['role']]]);
    await run(['E-mail,Role', 'staff@demo.com,admin'], true);
  });
  test('come first, in at most five hundred rows', async () => {
    const lines = Array.from({ length: 600 }, (_, n) => `bulk${n}@import.example,${n === 599 ? '' : `Bulk ${n}`}`);
    const { counts, rows } = await run(['E-mail,Full name', ...lines], false);
    expect([counts.new, counts.bad, rows.length, rows[0]?.line]).toEqual([599, 1, 500, 601]);
  });
});

describe('an invalid file', () => {
  test.each([
    ['nothing', ''],
    ['no column of addresses', 'Full name,Role\nA,author'],
    ['a column twice', 'E-mail,e-mail\na@b.example,a@b.example'],
  ])('with %s is rejected', async (_what, csv) => {
    const { status, body } = await admin.post('/api/v1/user-import', { csv });
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['csv']]);
  });
  test('with more than ten thousand rows or two hundred columns is rejected', async () => {
    expect((await send([`E-mail${',x'.repeat(200)}`, 'a@b.example'], false)).status).toBe(400);
    const { status } = await send(['E-mail,Full name', ...Array.from({ length: 10_001 }, (_, n) => `many${n}@import.example,Many`)], false);
    expect(status).toBe(400);
  });
});

describe('permissions', () => {
  test('equal those of single changes', async () => {
    const username = 'the.maintainer';
    const hash = (await atrium.deps.passwords.hash('a long password')).replaceAll("'", "''");
    await atrium.ownerQuery(`
      insert into accounts (entity, id, person_id, email, username, password_hash, user_type, role, created_at)
      values ('juniper', 900, 5, 'rui.valadares@juniper-vale.example', '${username}', '${hash}', 'staff', 'maintainer', now())`);
    const { body } = await clientWith(atrium, null).post('/jwt/login', { email: username, password: 'a long password' });
    const maintainer = clientWith(atrium, body);
    const answer = await both(
      [
        'E-mail,Full name,Role',
        'crown@import.example,Crown,admin',
        'staff@demo.com,Taken Over,admin',
        'ingrid@nordlysfair.example,Ingrid Halvorsen,admin',
        'fine@import.example,Fine,maintainer',
      ],
      maintainer,
    );
    expect(answer.rows.map(({ line, kind, errors }) => [line, kind, Object.keys(errors)])).toEqual([
      [2, 'bad', ['role']],
      [3, 'bad', ['role']],
      [4, 'bad', ['role']],
      [5, 'new', []],
    ]);
  });
  test('every import is audited', async () => {
    await run(['E-mail,Full name', 'told@import.example,Told'], true);
    const [row] = await atrium.ownerQuery(`select changes from audit_entries where action = 'user.imported' order by id desc limit 1`);
    expect(row?.changes).toEqual([
      { field: 'new', from: '', to: '1' },
      { field: 'changed', from: '', to: '0' },
    ]);
  });
});
