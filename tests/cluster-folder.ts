import { access, constants, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '../src/hosts/node/postgres/postmaster.ts';

const inMemory = '/dev/shm';
/** Several times what a test cluster ever needs. */
const neededBytes = 2 * 1024 ** 3;
const longestRunMs = 3600 * 1000;
const prefix = 'atrium-tests-';

/**
 * Creates a folder for a temporary cluster, in memory if the system has plenty. Each cloned database creates and
 * deletes a thousand files; on a disk that costs PostgreSQL a quarter of its time, although nothing waits for the disk.
 */
export async function makeClusterFolder(memory = inMemory, root = tmpdir()): Promise<string> {
  const isRoomy = (await hasRoom(memory)) && process.availableMemory() >= 2 * neededBytes;
  if (isRoomy) await removeAbandoned(memory);
  return mkdtemp(join(isRoomy ? memory : root, `${prefix}${process.pid}-`));
}

async function hasRoom(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}

/** Removes what killed runs left behind: it would use memory until the machine restarts. Their PostgreSQL then exits. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]);
    if (!pid || isRunning(pid)) continue;
    const path = join(folder, name);
    const made = await stat(path).catch(() => undefined);
    if (made && Date.now() - made.mtimeMs > longestRunMs) await rm(path, { recursive: true, force: true });
  }
}
