import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, open, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeCluster } from './make-cluster.ts';
import { placeBinaries } from './place-binaries.ts';
import { type DataPlace, placeData } from './place-data.ts';
import { type Postmaster, readPostmaster } from './read-postmaster.ts';
import { removeStale } from './remove-stale.ts';
import { optionsFor } from './run-as.ts';
import { stopPostmaster } from './stop-postmaster.ts';

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
  return `PostgreSQL ended at once: ${lines.find((line) => line.startsWith('FATAL')) ?? lines.at(-1)}`;
}
