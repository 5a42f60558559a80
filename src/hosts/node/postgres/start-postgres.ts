import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { refuseWithoutRoom } from '../full-disk.ts';
import { StartFailure } from '../start-failure.ts';
import { placeBinaries } from './place-binaries.ts';
import { type DataPlace, placeData } from './place-data.ts';
import { isRunning, type Postmaster, readPostmaster, removeStale, stopPostmaster } from './postmaster.ts';
import { optionsFor, runAs } from './run-as.ts';

interface RunningPostgres {
  /** The data folder in use. */
  dataDir: string;
  /** The `host` for node-postgres. */
  socketFolder: string;
  pid: number;
  /** Shuts it down cleanly within seconds. */
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  /** Shows a message to the operator, once each. */
  say?: (line: string) => void;
  /** Turn off only in tests: a crash of the machine may then destroy the cluster. */
  fsync?: boolean;
}

const startingMs = 60_000;
// A PostgreSQL told to stop during recovery may never exit.
const stoppingMs = 5000;
// A Unix socket's path is limited to 107 bytes, including the socket's own name.
const longestFolder = 80;

/** Starts the data folder's cluster, creating it if needed; one left running by a killed server is taken over. */
export async function startPostgres({ dataDir, say = () => {}, fsync = true }: Options): Promise<RunningPostgres> {
  const place = await placeData(dataDir, say);
  const binaries = await placeBinaries(place.user, say);
  await makeCluster(binaries, place);
  const deadline = Date.now() + startingMs;
  let child: ChildProcess | undefined;
  let stoppingSince = 0;
  for (;;) {
    const postmaster = await readPostmaster(place.cluster);
    if (postmaster?.status === 'ready') return running(place, postmaster);
    if (postmaster?.status === 'stopping') {
      stoppingSince ||= Date.now();
      if (Date.now() - stoppingSince > stoppingMs) await stopPostmaster(place.cluster);
    } else stoppingSince = 0;
    if (!postmaster && (!child || child.exitCode !== null)) {
      if (child) throw new Error(await lastWords(place));
      child = await launch(binaries, place, fsync);
    }
    if (Date.now() > deadline) throw new Error(`PostgreSQL was not ready in ${startingMs / 1000} s: ${await lastWords(place)}`);
    await pause(10);
  }
}

function running({ dataDir, cluster }: DataPlace, { pid, socketFolder }: Postmaster): RunningPostgres {
  return { dataDir, socketFolder, pid, stop: () => stopPostmaster(cluster) };
}

async function launch(binaries: string, place: DataPlace, fsync: boolean): Promise<ChildProcess> {
  const { cluster, user } = place;
  const socketFolder = await makeSocketFolder(place);
  await removeStale(cluster);
  const log = await open(logOf(place), 'a', 0o600);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '128MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Error details and statements may repeat user input.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...(!fsync && { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_wal_size: '256MB' }),
  };
  const args = ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  // Detached, because Ctrl-C in a terminal must not stop it before the server is done with it.
  const child = spawn(join(binaries, 'bin/postgres'), args, { ...optionsFor(user), detached: true, stdio: ['ignore', log.fd, log.fd] });
  child.on('error', () => {});
  child.unref();
  await log.close();
  return child;
}

async function makeSocketFolder({ dataDir, user }: DataPlace): Promise<string> {
  const beside = join(dataDir, 'socket');
  const folder = Buffer.byteLength(beside) <= longestFolder ? beside : await mkdtemp(join(tmpdir(), 'atrium-'));
  await mkdir(folder, { recursive: true });
  if (user) await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
  return folder;
}

function logOf({ dataDir }: DataPlace): string {
  return join(dataDir, 'postgresql.log');
}

async function lastWords(place: DataPlace): Promise<string> {
  const text = await readFile(logOf(place), 'utf8').catch(() => '');
  const lines = text
    .trim()
    .split('\n')
    .slice(-5)
    .map((line) => line.replace(/^.*?(?=FATAL|LOG|HINT|ERROR)/, ''));
  return `PostgreSQL stopped right after starting: ${lines.find((line) => line.startsWith('FATAL')) ?? lines.at(-1)}`;
}

// 40 MB initially, and the same again for its log and the sample data.
const newClusterBytes = 120 * 1024 * 1024;

/** Creates the cluster if there is none. It is renamed into place once complete, so an interrupted start leaves no partial one. */
async function makeCluster(binaries: string, { cluster, user }: DataPlace): Promise<void> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version !== null) return refuseOtherMajor(binaries, version.trim());
  await removeAbandonedDrafts(cluster);
  await refuseWithoutRoom(dirname(cluster), newClusterBytes);
  const draft = await mkdtemp(`${cluster}.${process.pid}-`);
  try {
    if (user) await chown(draft, user.uid, user.gid);
    const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
    await runAs(user, join(binaries, 'bin/initdb'), ['-D', draft, '-U', 'postgres', '--auth=trust', '--no-instructions', ...locale]);
    // Access is already limited to users who can open the socket's folder.
    await writeFile(join(draft, 'pg_hba.conf'), 'local all all trust\n');
    await rename(draft, cluster).catch((error: NodeJS.ErrnoException) => {
      // A different server was faster; the lock decides which one serves.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Removes drafts of servers that were killed while creating them; their pid is in the name. */
async function removeAbandonedDrafts(cluster: string): Promise<void> {
  const prefix = `${basename(cluster)}.`;
  for (const name of await readdir(dirname(cluster))) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (pid && !isRunning(pid)) await rm(join(dirname(cluster), name), { recursive: true, force: true });
  }
}

async function refuseOtherMajor(binaries: string, major: string): Promise<void> {
  const sample = await readFile(join(binaries, 'share/postgresql/postgres.bki'), 'utf8');
  const own = /^# PostgreSQL (\d+)/.exec(sample)?.[1];
  if (own && own !== major)
    throw new StartFailure(`The data is PostgreSQL ${major}'s, but PostgreSQL ${own} is installed: export and import it`);
}
