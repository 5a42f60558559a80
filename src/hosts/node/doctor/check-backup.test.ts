import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { noteBackup } from '../backup/last-backup.ts';
import { readOrMakeSecret } from '../secrets.ts';
import { checkBackup } from './check-backup.ts';

const folders: string[] = [];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-doctor-'));
  folders.push(folder);
});
afterAll(() => Promise.all(folders.map((one) => rm(one, { recursive: true, force: true }))));

const made = { at: '2026-03-01T02:00:00.000Z', path: '/backups/atrium.tar.gz', sizeBytes: 3 * 1024 * 1024 };
const database = { url: 'postgres://db.example/atrium', pooler: 'none' as const, listenUrl: undefined };
const found = (at: string) => checkBackup({ database, dataDir: folder }, new Date(at));

it.each([
  ['2026-03-01T08:00:00Z', 'ok', 'the latest is of 2026-03-01 02:00 UTC (3.0 MB): /backups/atrium.tar.gz'],
  ['2026-03-08T01:00:00Z', 'ok', '/backups/atrium.tar.gz'],
  ['2026-03-08T03:00:00Z', 'note', '/backups/atrium.tar.gz. It is 7 days old.'],
])('on %s the latest is: %s', async (at, mark, text) => {
  await readOrMakeSecret(folder);
  await noteBackup(folder, made);
  expect(await found(at)).toEqual([{ mark, about: 'Backup', text: expect.stringContaining(text) }]);
});

it('notes a missing backup only if there is something to back up', async () => {
  expect(await checkBackup({ database, dataDir: join(folder, 'none') }, new Date())).toEqual([]);
  expect(await found('2026-03-01T08:00:00Z')).toEqual([]);
  await readOrMakeSecret(folder);
  expect(await found('2026-03-01T08:00:00Z')).toEqual([{ mark: 'note', about: 'Backup', text: expect.stringMatching(/^none yet/) }]);
});

it.each(['', '{}', '{"at":"yesterday","path":"x","sizeBytes":1}'])('treats a damaged record as no backup: %j', async (content) => {
  await readOrMakeSecret(folder);
  await writeFile(join(folder, 'last-backup.json'), content);
  expect(await found('2026-03-01T08:00:00Z')).toMatchObject([{ mark: 'note', text: expect.stringMatching(/^none yet/) }]);
});

it('does not require that the record can be written', async () => {
  await expect(noteBackup(join(folder, 'none'), made)).resolves.toBeUndefined();
});
