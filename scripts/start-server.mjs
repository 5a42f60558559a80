import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const startsWithinMs = 60_000;

/**
 * Starts the built server with its own database on a free port.
 * @param {Record<string, string>} settings additional environment variables; a `DATA_DIR` in them is kept, otherwise the folder is removed
 * on stop
 * @param {string} from the folder of another build
 * @returns {Promise<{ url: string, pid: number, outboxToken: string | undefined, stop: (signal?: NodeJS.Signals) => Promise<void> }>}
 */
export async function startServer(settings = {}, from = root) {
  const folder = settings.DATA_DIR ? undefined : mkdtempSync(join(tmpdir(), 'atrium-'));
  // As root, the database runs as a different user, who needs access to its folder.
  if (folder) chmodSync(folder, 0o755);
  const port = await freePort();
  const env = {
    ...process.env,
    DATABASE_URL: '',
    PUBLIC_URL: '',
    DATA_DIR: join(folder ?? '', 'data'),
    RATE_LIMIT: 'off',
    SAMPLE_ACCOUNTS: 'keep',
    WEBHOOK_HOSTS: 'localhost',
    MAIL_DNS: 'off',
    LOG_LEVEL: 'warn',
  };
  const child = spawn(join(from, 'node_modules/.bin/node'), [join(from, 'dist/server/main.js')], {
    cwd: from,
    env: { ...env, HOST: '127.0.0.1', PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  /** @type {string | undefined} */
  let outboxToken;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said = (said + text).slice(-10_000);
      outboxToken ??= /dev\/outbox\?token=([\w-]+)\n/.exec(said)?.[1];
    });
  }
  const ended = new Promise((resolve) => child.once('close', resolve));
  const stop = async (signal = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
    if (folder) rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const startedAt = Date.now();
  // The token is printed after the port is open.
  while (!(await isReady(url)) || (settings.DEV_OUTBOX === 'on' && !outboxToken)) {
    if (child.exitCode !== null || Date.now() - startedAt > startsWithinMs) {
      await stop();
      throw new Error(`The server did not start:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, pid: Number(child.pid), outboxToken, stop };
}

async function isReady(url) {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** Returns a free port. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
