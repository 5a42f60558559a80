import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../../scripts/start-server.mjs';
import { signIn } from './signed-in.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'atrium-full-')), 'disk');
const dataDir = join(folder, 'data');
const filler = join(folder, 'filler');

/** A separate disk that can be filled: a file system in memory, which requires root. */
beforeAll(() => {
  mkdirSync(folder);
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=60m', 'tmpfs', folder]);
  if (status !== 0) throw new Error(`This test needs to mount a file system: ${stderr}`);
  // As root, the database runs as a different user.
  for (const path of [folder, join(folder, '..')]) chmodSync(path, 0o755);
});
afterAll(() => {
  spawnSync('umount', [folder]);
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

function fill(): void {
  try {
    writeFileSync(filler, '');
    for (;;) writeFileSync(filler, new Uint8Array(1024 * 1024), { flag: 'a' });
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
  }
}

/** A start that fails, and what it prints to stderr. */
function failingStart(): Promise<{ code: number | null; problem: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, DATABASE_URL: '', PUBLIC_URL: '', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir };
    const child = spawn('node_modules/.bin/node', ['dist/server/main.js'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let problem = '';
    child.stderr.on('data', (text) => {
      problem += text;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, problem }));
  });
}

describe('on a full disk', () => {
  test('reports in one line that a new database has no space, and leaves nothing behind', async () => {
    const { code, problem } = await failingStart();
    expect([code, problem]).toEqual([
      1,
      expect.stringMatching(/^The disk of \S+ is full: \d+ MB are free, and a new database needs 120 MB\n$/),
    ]);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('responds to uploads with 507 while running, and recovers afterward', async () => {
    spawnSync('mount', ['-o', 'remount,size=300m', folder]);
    const server = await startServer({ DATA_DIR: dataDir });
    const admin = await signIn(server.url, 'admin');
    const { accessToken } = await (
      await fetch(`${server.url}/jwt/login`, {
        method: 'POST',
        body: JSON.stringify({ email: 'admin', password: 'admin' }),
        headers: { 'Content-Type': 'application/json' },
      })
    ).json();
    const upload = async () => {
      const headers = { Authorization: `Bearer ${accessToken}` };
      const answer = await fetch(`${server.url}/api/v1/files?name=x.bin`, { method: 'POST', body: randomBytes(5_000_000), headers });
      return { status: answer.status, body: await answer.json() };
    };
    fill();
    const { status, body } = await upload();
    expect([status, body.error.code]).toEqual([507, 'storage_full']);
    expect((await admin.call('GET', '/api/v1/kanban')).status).toBe(200);
    expect(readdirSync(join(dataDir, 'files'), { recursive: true }).filter((name) => String(name).includes('.'))).toEqual([]);
    rmSync(filler);
    expect((await upload()).status).toBe(201);
    await server.stop();
  });

  test('reports in one line that an existing database cannot start', async () => {
    fill();
    const { code, problem } = await failingStart();
    expect([code, problem]).toEqual([1, 'The disk is full: free space for DATA_DIR and the database, then start again\n']);
    rmSync(filler);
    const server = await startServer({ DATA_DIR: dataDir });
    await server.stop();
  });
});
