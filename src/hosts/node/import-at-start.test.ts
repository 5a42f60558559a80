import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientWith } from '../../../tests/client.ts';
import { type TestApi, testApi } from '../../../tests/test-api.ts';
import { archiveToImport, importAtStart } from './import-at-start.ts';

const archive = new URL('../../../tests/archives/0031_own-calendars.tar.gz', import.meta.url).pathname;

let atrium: TestApi;
let folder: string;
beforeAll(async () => {
  atrium = await testApi({ sampleData: false, settings: { sampleData: false } });
  folder = await mkdtemp(join(tmpdir(), 'atrium-import-'));
});
afterAll(async () => {
  await atrium.close();
  await rm(folder, { recursive: true, force: true });
});

async function imported(path: string): Promise<string[]> {
  const said: string[] = [];
  const file = await archiveToImport(['--import', path], folder);
  if (file) await importAtStart(atrium.deps, file, (line) => said.push(line));
  return said;
}
const companies = async () => Number((await atrium.ownerQuery('select count(*) from entities'))[0]?.count);

test('imports nothing without arguments, and rejects invalid ones and anything but a file', async () => {
  expect(await archiveToImport([], folder)).toBeUndefined();
  for (const args of [['--export', 'a'], ['--import'], ['--import', 'a', 'b']])
    await expect(archiveToImport(args, folder)).rejects.toThrow('npm start -- --import FILE');
  await expect(archiveToImport(['--import', 'none.tar.gz'], folder)).rejects.toThrow(/none\.tar\.gz cannot be read \(ENOENT\)/);
  await expect(archiveToImport(['--import', '.'], folder)).rejects.toThrow("isn't a file");
});

test('reports a file that is not an archive, and stores nothing', async () => {
  await writeFile(join(folder, 'wrong.tar.gz'), 'Hello');
  await expect(imported('wrong.tar.gz')).rejects.toThrow(/wrong\.tar\.gz was not imported. This is not a workspace archive/);
  expect(await companies()).toBe(0);
});

test('imports an archive as the first company, whose owner can sign in, and refuses a second', async () => {
  const said = await imported(archive);
  expect(said[0]).toMatch(/^Juniper & Vale: \d+ rows, 34 files$/);
  const [, email = '', password = ''] = /^Sign in as (\S+) with the password (\S+)$/.exec(said.at(-1) ?? '') ?? [];
  const { status, body } = await clientWith(atrium, null).post('/jwt/login', { email, password });
  expect([status, body.userData?.fullName, body.userData?.role]).toEqual([200, 'Maren Lindqvist', 'admin']);
  expect((await clientWith(atrium, body).get('/apps/email/emails')).body.total).toBe(8);
  await expect(imported(archive)).rejects.toThrow('This installation already has accounts');
  expect(await companies()).toBe(1);
});
