import { gunzipSync, gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sha256Hex } from '#server/bytes.ts';
import { type Client, clientWith, signInAs } from '../../../../tests/client.ts';
import { meanwhile } from '../../../../tests/one-scope-at-once.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import {
  archiveOf,
  type Bytes,
  type Entries,
  entityOf,
  entriesOf,
  exportedBy,
  found,
  sealed,
  takenInBy,
  withRows,
  workspaceRows,
} from '../../../../tests/workspace-archives.ts';

let atrium: TestApi;
let founder: Client;
let archive: Bytes;
let entries: Entries;
let before: Map<string, string[]>;
beforeAll(async () => {
  const source = await testApi();
  entries = await smaller(await entriesOf(await exportedBy(source, await signInAs(source, 'admin'))));
  archive = await archiveOf(entries);
  await source.close();
  atrium = await testApi({ sampleData: false, settings: { sampleData: false } });
  founder = await found(atrium, 'nora@quill.example');
  before = await workspaceRows(atrium, entityOf(founder));
});
afterAll(() => atrium.close());

/** Keeps some tables and two files; the refusals are the same as for the whole archive. */
async function smaller(whole: Entries): Promise<Entries> {
  const kept = /^(atrium|manifest)|^tables\/(entities|counters|people|users|todo_tasks|chat_threads|chat_members|chat_messages|files)\//;
  const files = withRows(whole, 'files', (rows) => rows.slice(0, 2));
  const keys = String(files.get('tables/files/000000.jsonl'));
  const some = [...files].filter(([name]) => kept.test(name) || (name.startsWith('files/') && keys.includes(name.slice(6))));
  return sealed(new Map(some.map(([name, body]) => [name, name.startsWith('manifest') ? withoutTables(String(body)) : body])));
}
const withoutTables = (manifest: string) => JSON.stringify({ ...JSON.parse(manifest), tables: [] });

afterEach(async () => {
  expect(await workspaceRows(atrium, entityOf(founder)), 'nothing is changed').toEqual(before);
});

async function refused(given: Bytes, what: 'check' | 'import' = 'import') {
  const { status, body } = await takenInBy(atrium, founder, given, what);
  return { status, reason: body.error?.reason ?? body.error?.reasons };
}
const refusedFor = async (given: Bytes) => {
  const { status, reason } = await refused(given);
  return [status, reason.code, reason.entry ?? reason.table ?? reason.column].filter(Boolean);
};
/** Returns the problems found by a dry run; an import is refused with the same. */
async function problems(changed: Entries) {
  const given = await archiveOf(await sealed(changed));
  const tried = await takenInBy(atrium, founder, given, 'check');
  const taken = await takenInBy(atrium, founder, given);
  expect([tried.status, taken.status, taken.body.error?.reason.code]).toEqual([200, 400, 'rows_not_taken']);
  const named = tried.body.problems.map(
    ({ table, id, why }: { table: string; id: string; why: { code: string } }) => `${table} ${id} ${why.code}`,
  );
  const fields = Object.entries(taken.body.error.reasons as Record<string, { code: string }[]>);
  for (const [field, [why]] of fields) expect(named).toContain(`${field} ${why?.code}`);
  return named;
}
const random = (size: number) => crypto.getRandomValues(new Uint8Array(size));

describe('is refused with a clear message:', () => {
  test('something other than an archive', async () => {
    const none = [400, 'not_an_archive'];
    expect(await refusedFor(new TextEncoder().encode('Hello'))).toEqual(none);
    expect(await refusedFor(new Uint8Array(gzipSync('Hello')))).toEqual(none);
    expect(await refusedFor(new Uint8Array(gzipSync(await packTar([{ header: { name: 'a.txt', size: 1 }, body: 'a' }]))))).toEqual(none);
    expect(await refusedFor(await archiveOf(new Map([...entries].slice(1))))).toEqual(none);
    const backup = String(entries.get('atrium.json')).replace('atrium-workspace', 'atrium');
    expect(await refusedFor(await archiveOf(new Map([...entries, ['atrium.json', backup]])))).toEqual(none);
    for (const what of ['check', 'import'] as const)
      expect((await refused(new Uint8Array(), what)).reason).toEqual({ body: [{ code: 'empty' }] });
    expect((await refused(new TextEncoder().encode('Hello'), 'check')).reason.code).toBe('not_an_archive');
  });

  test('an archive truncated at any point', async () => {
    for (const share of [0.2, 0.5, 0.9, 0.9999])
      expect(await refusedFor(archive.slice(0, Math.floor(archive.byteLength * share))), String(share)).toEqual([400, 'archive_cut_off']);
    for (const length of [2, 3, 10, 11, 40, 200])
      expect(await refusedFor(archive.slice(0, length)), `${length} bytes`).toEqual([400, 'archive_cut_off']);
    expect(await refusedFor(archive.slice(0, 1))).toEqual([400, 'not_an_archive']);
    const plain = gunzipSync(archive);
    for (const length of [600, 3000, plain.length - 2000])
      expect(await refusedFor(new Uint8Array(gzipSync(plain.subarray(0, length)))), `${length} unpacked`).toEqual([400, 'archive_cut_off']);
    const { 'manifest.json': _, ...others } = Object.fromEntries(entries);
    expect(await refusedFor(await archiveOf(new Map(Object.entries(others))))).toEqual([400, 'archive_cut_off']);
  });

  test('an archive with a changed byte', async () => {
    for (const share of [0.1, 0.3, 0.6, 0.95]) {
      const changed = archive.slice();
      const at = Math.floor(archive.byteLength * share);
      changed[at] = (changed[at] ?? 0) ^ 0x10;
      const [status, code] = await refusedFor(changed);
      expect(status, `${share}: ${code}`).toBe(400);
      expect(['archive_damaged', 'archive_changed', 'archive_cut_off'], String(share)).toContain(code);
    }
  });

  test('an archive with changed, missing, or added content', async () => {
    const [file = ''] = [...entries.keys()].filter((name) => name.startsWith('files/'));
    const part = 'tables/todo_tasks/000000.jsonl';
    const but = (name: string) => new Map([...entries].filter(([entry]) => entry !== name));
    const as = (name: string, body: string | Bytes) =>
      archiveOf(new Map([...entries].map(([entry, was]) => [entry, entry === name ? body : was])));
    expect(await refusedFor(await as(part, String(entries.get(part)).replace('"is_completed":false', '"is_completed":true')))).toEqual([
      400,
      'archive_changed',
      'todo_tasks',
    ]);
    expect(await refusedFor(await as(file, random(100)))).toEqual([400, 'archive_changed', file]);
    expect(await refusedFor(await as('atrium.json', String(entries.get('atrium.json')).replace('Juniper', 'Jumper')))).toEqual([
      400,
      'archive_changed',
      'atrium.json',
    ]);
    expect(await refusedFor(await archiveOf(but(part)))).toEqual([400, 'archive_changed', 'todo_tasks']);
    expect(await refusedFor(await archiveOf(but(file)))).toEqual([400, 'archive_changed', file.slice(6)]);
    expect(await refusedFor(await archiveOf(await sealed(but(file))))).toEqual([400, 'archive_changed', file.slice(6)]);
    for (const name of [
      'readme.txt',
      '../../etc/passwd',
      '/etc/passwd',
      'files/../secrets.json',
      'tables/people/..jsonl',
      `files/${'a'.repeat(63)}`,
    ])
      expect(await refusedFor(await archiveOf(new Map([[...entries][0] ?? ['', ''], [name, 'a'], ...[...entries].slice(1)])))).toEqual([
        400,
        'archive_has_more',
        name,
      ]);
    expect(await refusedFor(await archiveOf(new Map([...entries, ['tables/zz/000000.jsonl', '{}\n']])))).toEqual([
      400,
      'archive_has_more',
      'tables/zz/000000.jsonl',
    ]);
  });

  test('a zip bomb', async () => {
    const huge: Entries = new Map<string, string | Bytes>([
      ['atrium.json', String(entries.get('atrium.json'))],
      [`files/${'a'.repeat(64)}`, new Uint8Array(65 * 1024 * 1024)],
    ]);
    expect(await refusedFor(await archiveOf(huge))).toEqual([400, 'archive_entry_too_large', `files/${'a'.repeat(64)}`]);
    const zeros = await Promise.all(
      [1, 2, 3].map(async (mark) => {
        const file = new Uint8Array(9 * 1024 * 1024).fill(mark, 0, 1);
        return [`files/${await sha256Hex(file)}`, file] as const;
      }),
    );
    expect(
      await refusedFor(await archiveOf(new Map<string, string | Bytes>([['atrium.json', String(entries.get('atrium.json'))], ...zeros]))),
    ).toEqual([400, 'archive_unpacks_too_far']);
  });

  test('an archive of a newer version', async () => {
    const head = (change: object) =>
      new Map(
        [...entries].map(([name, body]) => [
          name,
          name === 'atrium.json' ? JSON.stringify({ ...JSON.parse(String(body)), ...change }) : body,
        ]),
      );
    for (const change of [{ migration: '9999_to-come' }, { format: 2 }])
      expect(await refusedFor(await archiveOf(await sealed(head(change))))).toEqual([400, 'archive_newer']);
  });

  test('an archive with rows of excluded or unknown tables', async () => {
    for (const table of ['accounts', 'mail_counts', 'pg_class']) {
      const with1 = await sealed(withRows(entries, table, () => [{ id: 1 }]));
      expect(await refusedFor(await archiveOf(with1))).toEqual([400, 'archive_foreign_table', table]);
    }
  });

  test('an archive with two companies or none', async () => {
    for (const change of [(rows: unknown[]) => [...rows, ...rows], () => []])
      expect(await refusedFor(await archiveOf(await sealed(withRows(entries, 'entities', change))))).toEqual([
        400,
        'archive_changed',
        'entities',
      ]);
  });
});

describe('invalid rows are reported by name:', () => {
  test('duplicates, missing values, and broken references', async () => {
    const todo = (change: (row: Record<string, unknown>) => unknown) =>
      withRows(entries, 'todo_tasks', (rows) => rows.map((row) => (row.id === 3 || row.id === 20 ? change(row) : row)));
    expect(await problems(withRows(entries, 'todo_tasks', (rows) => [...rows, ...rows.slice(0, 2)]))).toEqual([
      'todo_tasks 1 row_there_already',
      'todo_tasks 2 row_there_already',
    ]);
    expect(await problems(todo((row) => ({ ...row, title: null })))).toEqual([
      'todo_tasks 3 row_lacks_value',
      'todo_tasks 20 row_lacks_value',
    ]);
    expect(await problems(todo((row) => ({ ...row, assignee_id: 4711 })))).toEqual([
      'todo_tasks 3 row_names_nothing',
      'todo_tasks 20 row_names_nothing',
    ]);
  });

  test('invalid values and malformed rows', async () => {
    const todo = (change: (row: Record<string, unknown>) => unknown) =>
      withRows(entries, 'todo_tasks', (rows) => rows.map((row) => (row.id === 3 || row.id === 20 ? change(row) : row)));
    for (const value of ['\u0000', '2026-13-40'])
      expect(await problems(todo((row) => ({ ...row, due_date: value })))).toEqual([
        'todo_tasks 3 row_malformed',
        'todo_tasks 20 row_malformed',
      ]);
    expect(await problems(withRows(entries, 'todo_tasks', (rows) => [...rows, '[1]', '{"id":', 'null', '{"id":1}],[{"id":2}']))).toEqual(
      Array.from({ length: 4 }, () => expect.stringMatching(/^todo_tasks .*row_malformed$/)),
    );
  });

  test('rows that claim another company', async () => {
    expect(
      await problems(withRows(entries, 'todo_tasks', (rows) => rows.map((row) => (row.id === 5 ? { ...row, entity: 'juniper' } : row)))),
    ).toEqual(['todo_tasks 5 row_of_others']);
  });

  test('rows without their parent, and rows that depend on them', async () => {
    const found1 = await problems(withRows(entries, 'chat_threads', (rows) => rows.filter(({ id }) => id !== 1)));
    expect(found1).toContain('chat_members 1 1 row_names_nothing');
    expect(found1.some((one: string) => /^chat_messages \d+ row_names_nothing$/.test(one))).toBe(true);
  });

  test('at most a hundred', async () => {
    expect(await problems(withRows(entries, 'users', (rows) => [...rows, ...rows, ...rows, ...rows]))).toHaveLength(100);
  });
});

describe('importing requires an admin of an empty company', () => {
  test('and refuses everyone else', async () => {
    for (const [who, status] of [
      [clientWith(atrium, null), 401],
      [await withRole('maintainer'), 403],
    ] as const) {
      for (const path of ['/api/v1/workspace', '/api/v1/workspace/export']) expect((await who.get(path)).status).toBe(status);
      expect((await takenInBy(atrium, who, archive)).status).toBe(status);
    }
  });

  async function withRole(role: string): Promise<Client> {
    const other = await found(atrium, `${role}@quill.example`);
    await atrium.ownerQuery('update accounts set role = $1 where entity = $2', [role, entityOf(other)]);
    return other;
  }

  test('and names the tables that are not empty', async () => {
    const other = await found(atrium, 'busy@quill.example');
    expect((await other.post('/apps/todo/add-tasks', { task: { title: 'A chair' } })).status).toBe(201);
    const { body } = await takenInBy(atrium, other, archive);
    expect(body.error).toMatchObject({ code: 'conflict', reason: { code: 'workspace_not_empty', tables: ['todo_tasks'] } });
    expect((await other.get('/api/v1/workspace')).body.inTheWay).toEqual(['todo_tasks']);
    // The initial time zone doesn't block an import; settings chosen by a person do.
    expect((await other.post('/api/v1/seller', { timeZone: 'Europe/Berlin' })).status).toBe(200);
    expect((await other.get('/api/v1/workspace')).body.inTheWay).toEqual(['sellers', 'todo_tasks']);
  });

  test('and accepts one of two concurrent imports', async () => {
    const other = await found(atrium, 'twice@quill.example');
    const answers = await Promise.all([0, 1, 2].map(() => meanwhile(() => takenInBy(atrium, other, archive))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const again = await takenInBy(atrium, other, archive);
    expect([again.status, again.body.error.reason.code]).toEqual([409, 'workspace_not_empty']);
  });
});

test('an import beyond the quota changes nothing', async () => {
  atrium.deps.settings.quotaBytes = 1000;
  try {
    const { status, body } = await takenInBy(atrium, founder, archive);
    expect([status, body.error.code]).toEqual([507, 'quota_exceeded']);
  } finally {
    atrium.deps.settings.quotaBytes = 0;
  }
});

test('an archive is readable with standard tar and gzip', () => {
  expect(gunzipSync(archive).subarray(257, 262).toString()).toBe('ustar');
});
