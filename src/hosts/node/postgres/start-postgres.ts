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
  /** The data folder that is really used. */
  dataDir: string;
  /** For node-postgres: its `host`. */
  socketFolder: string;
  pid: number;
  /** Ends it in order, in seconds at most. */
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  /** Told to the operator, once each. */
  say?: (line: string) => void;
  /** Off is for tests only: a crash of the machine may then destroy the cluster. */
  fsync?: boolean;
}

const startingMs = 60_000;
// One that was told to stop amid a recovery may never end by itself.
const stoppingMs = 5000;
// The longest address of a Unix socket is 107 bytes, the socket's own name included.
const longestFolder = 80;

/** Starts the cluster of the data folder, made if need be; one that a killed server left running is taken over. */
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
    // Details and statements repeat what people typed.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...(!fsync && { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_wal_size: '256MB' }),
  };
  const args = ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  // Detached: Ctrl-C in a terminal must not end it before the server has finished with it.
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

// 40 MB at first, and as much again with its log and the sample data.
const newClusterBytes = 120 * 1024 * 1024;

/** Makes the cluster if there is none. It takes its place when it is complete, so that an interrupted start leaves no half of one. */
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
    // Only who may open the socket's folder gets as far as this.
    await writeFile(join(draft, 'pg_hba.conf'), 'local all all trust\n');
    await rename(draft, cluster).catch((error: NodeJS.ErrnoException) => {
      // Another server was quicker; which of the two serves, the lock decides.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Those of servers that were killed while making them; their pid is in the name. */
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
