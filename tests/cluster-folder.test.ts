import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeClusterFolder } from './cluster-folder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'atrium-folders-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('creates the cluster on disk if the system has no memory for files', async () => {
  expect(dirname(await makeClusterFolder(join(root, 'none'), root))).toBe(root);
});

test('removes only what an older run of a dead process left behind', async () => {
  const gone = spawnSync(process.execPath, ['--version']).pid;
  const memory = join(root, 'memory');
  const dayBefore = Date.now() / 1000 - 86_400;
  const leave = (name: string) => mkdirSync(join(memory, name), { recursive: true });
  for (const name of [`atrium-tests-${gone}-old`, `atrium-tests-${gone}-new`, `atrium-tests-${process.pid}-old`, 'other']) leave(name);
  for (const name of [`atrium-tests-${gone}-old`, `atrium-tests-${process.pid}-old`, 'other'])
    utimesSync(join(memory, name), dayBefore, dayBefore);
  const made = await makeClusterFolder(memory, root);
  const left = readdirSync(memory);
  // On a machine with little memory nothing is created or removed there.
  if (dirname(made) === memory) expect(left).not.toContain(`atrium-tests-${gone}-old`);
  expect(left).toEqual(expect.arrayContaining([`atrium-tests-${gone}-new`, `atrium-tests-${process.pid}-old`, 'other']));
});
