import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { freeBytesOf } from '../full-disk.ts';
import { readSecret } from '../secrets.ts';
import { type Finding, sizeText } from './finding.ts';

const megabyte = 1024 * 1024;
/** Space needed for a new embedded database. */
const neededBytes = 120 * megabyte;
const comfortableBytes = 1024 * megabyte;

const about = 'Disk';

/** Checks that the data folder is writable, has free space and keeps its secrets safe. */
export async function checkDisk(dataDir: string): Promise<Finding[]> {
  const folder = await nearestFolder(dataDir);
  const isThere = folder === dataDir;
  const isWritable = await access(folder, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable) return [{ mark: 'wrong', about, text: `DATA_DIR ${dataDir} can't be written to by this user.` }];
  return [roomFinding(dataDir, await freeBytesOf(folder), isThere), ...(isThere ? await checkSecrets(dataDir) : [])];
}

async function nearestFolder(path: string): Promise<string> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return isFolder || path === dirname(path) ? path : nearestFolder(dirname(path));
}

export function roomFinding(dataDir: string, freeBytes: number, isThere: boolean): Finding {
  const room = `${sizeText(freeBytes)} free for DATA_DIR ${dataDir}${isThere ? '' : ', which the first start creates'}`;
  if (freeBytes < neededBytes) return { mark: 'wrong', about, text: `${room}: too little, free some space.` };
  return { mark: freeBytes < comfortableBytes ? 'note' : 'ok', about, text: room };
}

async function checkSecrets(dataDir: string): Promise<Finding[]> {
  const path = join(dataDir, 'secrets.json');
  const wrong = (text: string): Finding[] => [{ mark: 'wrong', about: 'Secrets', text }];
  const found = await stat(path).catch(() => null);
  if (!found) return [];
  if (process.platform !== 'win32' && (found.mode & 0o077) !== 0)
    return wrong(`Others on this machine can read ${path}: chmod 600 ${path}`);
  return readSecret(path).then(
    () => [],
    (error: Error) => wrong(error.message),
  );
}
