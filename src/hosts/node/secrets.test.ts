import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOrMakeSecret, setupCodeOf } from './secrets.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-secrets-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('creates one secret for concurrent callers, readable only by its owner', async () => {
  const [first, second] = await Promise.all([readOrMakeSecret(folder), readOrMakeSecret(folder)]);
  expect(first).toHaveLength(32);
  expect(second).toEqual(first);
  expect(await readOrMakeSecret(folder)).toEqual(first);
  expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
});

it('does not replace a damaged file', async () => {
  await writeFile(join(folder, 'secrets.json'), '{"secret":"short"}');
  await expect(readOrMakeSecret(folder)).rejects.toThrow('is damaged');
});

it('derives a stable code of ten characters', () => {
  const secret = new Uint8Array(32).fill(7);
  expect(setupCodeOf(secret)).toMatch(/^[A-Z2-7]{10}$/);
  expect(setupCodeOf(secret)).toBe(setupCodeOf(secret));
  expect(setupCodeOf(new Uint8Array(32))).not.toBe(setupCodeOf(secret));
});
