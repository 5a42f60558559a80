import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkDisk, roomFinding } from './check-disk.ts';

const gigabyte = 1024 ** 3;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-doctor-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each([
  [2 * gigabyte, 'ok'],
  [gigabyte / 2, 'note'],
  [gigabyte / 20, 'wrong'],
])('rates %i free bytes as %s', (freeBytes, mark) => {
  expect(roomFinding('/data', freeBytes, true)).toMatchObject({ mark, text: expect.stringContaining('free for DATA_DIR /data') });
});

it('checks the nearest existing folder when the data folder does not exist, and creates none', async () => {
  const [room, ...more] = await checkDisk(join(folder, 'not', 'yet'));
  expect([room?.text, more]).toEqual([expect.stringContaining('which the first start creates'), []]);
  await expect(chmod(join(folder, 'not'), 0o755)).rejects.toThrow('ENOENT');
});

it('requires the secrets to be intact and readable only by their owner', async () => {
  const secrets = join(folder, 'secrets.json');
  const found = async (content: string, mode: number) => {
    await writeFile(secrets, content);
    await chmod(secrets, mode);
    return (await checkDisk(folder)).slice(1).map(({ text }) => text);
  };
  const whole = JSON.stringify({ secret: Buffer.alloc(32, 7).toString('base64') });
  expect(await found(whole, 0o600)).toEqual([]);
  expect(await found(whole, 0o644)).toEqual([expect.stringContaining(`chmod 600 ${secrets}`)]);
  expect(await found('{}', 0o600)).toEqual([expect.stringContaining('is damaged')]);
});
