import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../../scripts/start-server.mjs';
import { type SignedIn, signIn } from './signed-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'atrium-backup-'));
// As root, the database runs as a different user, who needs access to its folder.
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a built command with the embedded database of a folder. */
function command(name: 'backup' | 'restore', file: string, dataDir: string): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, DATABASE_URL: '', PUBLIC_URL: '', INIT_CWD: folder, DATA_DIR: join(folder, dataDir) };
    const child = spawn('node_modules/.bin/node', [`dist/server/${name}.js`, file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said }));
  });
}

const titles = async (who: SignedIn): Promise<string[]> =>
  (await who.call('GET', '/apps/todo/tasks')).body
    .map(({ title }: { title: string }) => title)
    .filter((title: string) => title.startsWith('Kept'));

test('backs up a running and a stopped server, and restores into an empty folder', async () => {
  const server = await startServer({ DATA_DIR: join(folder, 'data') });
  const admin = await signIn(server.url, 'admin');
  let isOver = false;
  let added = 0;
  const load = (async () => {
    while (!isOver) {
      const { status } = await admin.call('POST', '/apps/todo/add-tasks', { task: { title: `Kept ${added}` } });
      expect(status).toBe(201);
      added++;
    }
  })();
  const running = await command('backup', 'running.tar.gz', 'data');
  isOver = true;
  await load;
  expect(running.code, running.said).toBe(0);
  expect(running.said).toMatch(/running\.tar\.gz \([\d.]+ [KM]B\)/);
  expect(await titles(admin)).toHaveLength(added);
  await server.stop();

  const stopped = await command('backup', 'stopped.tar.gz', 'data');
  expect(stopped.code, stopped.said).toBe(0);
  expect(statSync(join(folder, 'stopped.tar.gz')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).sort()).toEqual(['data', 'running.tar.gz', 'stopped.tar.gz']);
  // Nothing is running there anymore.
  expect(readdirSync(join(folder, 'data/postgresql'))).not.toContain('postmaster.pid');

  for (const name of ['running', 'stopped']) {
    const { code, said } = await command('restore', `${name}.tar.gz`, name);
    expect(code, said).toBe(0);
    const again = await command('restore', `${name}.tar.gz`, name);
    expect([again.code, again.said]).toEqual([1, expect.stringContaining("The database isn't empty")]);
    const restored = await startServer({ DATA_DIR: join(folder, name) });
    const known = await titles(await signIn(restored.url, 'admin'));
    if (name === 'stopped') expect(known).toHaveLength(added);
    else expect(known.length).toBeGreaterThan(0);
    await restored.stop();
    expect(readFileSync(join(folder, name, 'secrets.json'))).toEqual(readFileSync(join(folder, 'data/secrets.json')));
  }
});

test('reports an error in one line', async () => {
  expect(await command('restore', 'nowhere.tar.gz', 'fresh')).toEqual({
    code: 1,
    said: expect.stringMatching(/cannot be read \(ENOENT\)\n$/),
  });
  expect(await command('restore', 'data/secrets.json', 'fresh')).toEqual({
    code: 1,
    said: expect.stringMatching(/isn't an Atrium backup.*\n$/),
  });
  expect(await command('backup', 'stopped.tar.gz', 'data')).toEqual({ code: 1, said: expect.stringMatching(/already exists.*\n$/) });
});
