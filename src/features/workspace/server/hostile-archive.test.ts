import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HeavyWork, inlineHeavyWork } from '#server/heavy-work.ts';
import { type Client, signInAs } from '../../../../tests/client.ts';
import { meanwhile } from '../../../../tests/one-scope-at-once.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import {
  archiveOf,
  type Bytes,
  type Entries,
  entriesOf,
  exportedBy,
  found,
  sealed,
  takenInBy,
  withRows,
} from '../../../../tests/workspace-archives.ts';

/** Tasks given to workers, and a promise that delays them. */
let tasks: string[] = [];
let beforeTask: () => Promise<void> = async () => undefined;
const noting: HeavyWork = {
  async run(task, given, lent) {
    tasks.push(task.name);
    await beforeTask();
    return inlineHeavyWork.run(task, given, lent);
  },
  boundTo: () => noting,
};

let atrium: TestApi;
let founder: Client;
let other: Client;
let entries: Entries;
beforeAll(async () => {
  const source = await testApi();
  entries = await entriesOf(await exportedBy(source, await signInAs(source, 'admin')));
  await source.close();
  atrium = await testApi({ heavy: noting, sampleData: false, settings: { sampleData: false } });
  founder = await found(atrium, 'nora@quill.example');
  other = await found(atrium, 'otto@reed.example');
});
afterAll(() => atrium.close());

const checked = (archive: Bytes, who = founder) => takenInBy(atrium, who, archive, 'check');
const reasonOf = async (archive: Bytes) => {
  const { status, body } = await checked(archive);
  return [status, body.error?.reason];
};
const sealedWith = async (name: string, body: string) => archiveOf(await sealed(new Map([...entries, [name, body]])));

describe('an uploaded archive', () => {
  test('is parsed only by workers', async () => {
    tasks = [];
    expect((await checked(await archiveOf(entries))).status).toBe(200);
    const parts = [...entries.keys()].filter((name) => name.startsWith('tables/'));
    // Workers also sanitize the rows of a dry run.
    const reading = tasks.filter((task) => task !== 'clean rows');
    expect(reading).toEqual([...parts.map(() => 'check a part of an archive'), 'read the manifest of an archive']);
  });

  test('is refused at the first part with too many lines, before others are read', async () => {
    const [first = ''] = [...entries.keys()].filter((name) => name.startsWith('tables/'));
    tasks = [];
    const [status, reason] = await reasonOf(await sealedWith(first, '{}\n'.repeat(100_001)));
    expect([status, reason]).toEqual([400, { code: 'archive_too_many_rows', entry: first, max: 100_000 }]);
    expect(tasks).toEqual(['check a part of an archive']);
  });

  test('is refused by the size of its manifest alone', async () => {
    tasks = [];
    const padded = new Map([...entries, ['manifest.json', ' '.repeat(33 * 1024 * 1024)]]);
    const [status, reason] = await reasonOf(await archiveOf(padded));
    expect([status, reason]).toEqual([400, { code: 'archive_entry_too_large', entry: 'manifest.json', bytes: 32 * 1024 * 1024 }]);
    expect(tasks).not.toContain('read the manifest of an archive');
  });

  test('is imported alongside at most one other, so everyone else can keep writing', async () => {
    const archive = await archiveOf(entries);
    // Simulates two other servers in the middle of an import.
    for (const slot of [0, 1]) await atrium.ownerQuery(`select pg_advisory_lock(hashtext('atrium import slot ${slot}'))`);
    for (const what of ['check', 'import'] as const) expect((await takenInBy(atrium, founder, archive, what)).status).toBe(503);
    await atrium.ownerQuery(`select pg_advisory_unlock(hashtext('atrium import slot 1'))`);
    expect((await checked(archive)).status).toBe(200);
    await atrium.ownerQuery(`select pg_advisory_unlock_all()`);
  });

  test('waits only for uploads of its own company', async () => {
    const archive = await archiveOf(await sealed(withRows(entries, 'todo_tasks', (rows) => rows.slice(0, 1))));
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    beforeTask = async () => {
      begin();
      await held;
    };
    const first = meanwhile(() => checked(archive));
    await begun;
    for (const what of ['check', 'import'] as const) {
      const { status, body } = await meanwhile(() => takenInBy(atrium, founder, archive, what));
      expect([status, body.error.reason.code]).toEqual([409, 'import_underway']);
    }
    beforeTask = async () => undefined;
    expect((await meanwhile(() => checked(archive, other))).status).toBe(200);
    letGo();
    expect((await first).status).toBe(200);
    expect((await checked(archive)).status).toBe(200);
  });
});
