import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const startsWithinMs = 20_000;

interface Options {
  /** The folder of PostgreSQL's socket, and its owner. */
  socketFolder: string;
  user: string | undefined;
  /** Startup parameters to ignore instead of reject. */
  ignored?: string;
  mode?: 'transaction' | 'session';
}

/** Starts Debian's PgBouncer with a custom configuration: four connections to PostgreSQL, regardless of the number of clients. */
export async function startPgBouncer({ socketFolder, user, ignored = '', mode = 'transaction' }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-pgbouncer-'));
  chmodSync(folder, 0o777);
  const port = await freePort();
  const config = join(folder, 'pgbouncer.ini');
  const log = join(folder, 'log');
  writeFileSync(
    config,
    `[databases]
* = host=${socketFolder} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
logfile = ${log}
auth_type = any
pool_mode = ${mode}
default_pool_size = 4
max_client_conn = 200
server_round_robin = 1
${ignored && `ignore_startup_parameters = ${ignored}`}
`,
  );
  const child = spawn('pgbouncer', ['--quiet', ...(user ? ['--user', user] : []), config], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const close = async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const startedAt = Date.now();
  while (!(await isOpen(port))) {
    if (child.exitCode !== null || Date.now() - startedAt > startsWithinMs) {
      const said = readFileSync(log, 'utf8');
      await close();
      throw new Error(`PgBouncer did not start:\n${said}`);
    }
    await pause(50);
  }
  return { port, close };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
