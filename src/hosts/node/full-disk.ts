import { statfs } from 'node:fs/promises';
import { storageFullBecauseOf } from '#server/database-failure.ts';
import { StartFailure } from './start-failure.ts';

const megabyte = 1024 * 1024;

/** Returns the message for the operator if a start failed because the disk is full; undefined for other errors. */
export function fullDiskProblem(error: Error): string | undefined {
  if (!storageFullBecauseOf(error) && !/no space left on device|disk quota exceeded/i.test(error.message)) return undefined;
  return 'The disk is full: free space for DATA_DIR and the database, then start again';
}

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** @throws StartFailure if there isn't enough free space. */
export async function refuseWithoutRoom(folder: string, neededBytes: number): Promise<void> {
  const freeBytes = await freeBytesOf(folder);
  if (freeBytes >= neededBytes) return;
  const [free, needed] = [freeBytes, neededBytes].map((bytes) => Math.floor(bytes / megabyte));
  throw new StartFailure(`The disk of ${folder} is full: ${free} MB are free, and a new database needs ${needed} MB`);
}
