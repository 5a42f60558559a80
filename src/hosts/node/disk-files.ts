import { createHmac, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '#server/dependencies.ts';
import { type FileBytes, signedFiles } from '#server/signed-files.ts';
import { derivedSecret } from './secrets.ts';

interface Place {
  /** The storage folder; created on first use. */
  folder: string;
  secret: Uint8Array;
  clock: () => Date;
}

/** Stores files on disk, named by their content: `ab/cdef…`. */
export function diskFiles({ folder, secret, clock }: Place): FileStore {
  const bytes: FileBytes = {
    write: (key, content) => writeStored(folder, key, content),
    read: (key) => readStored(folder, key),
    keysOf: (part) => keysStored(folder, part),
    remove: (key, before) => removeStoredBefore(folder, key, before),
  };
  return withSignedAddresses(bytes, secret, clock);
}

/** Writes to a temporary file and renames it, so that a partial file never has the final name. */
export async function writeStored(folder: string, key: string, bytes: Uint8Array): Promise<void> {
  const path = pathOf(folder, key);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, bytes, { mode: 0o600, flush: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Returns null if the file doesn't exist. */
export async function readStored(folder: string, key: string): Promise<Uint8Array | null> {
  try {
    return await readFile(pathOf(folder, key));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Lists the keys in a subfolder, which is named by their first two digits. */
async function keysStored(folder: string, part: string): Promise<string[]> {
  const names = await readdir(join(folder, part)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => /^[0-9a-f]{62}$/.test(name)).map((name) => part + name);
}

/** The same bytes may be written concurrently: the file is moved aside first, and moved back if it turns out to be fresh. */
async function removeStoredBefore(folder: string, key: string, before: Date): Promise<void> {
  const path = pathOf(folder, key);
  const aside = `${path}.${randomUUID()}`;
  if (!(await isOlder(path, before))) return;
  await rename(path, aside);
  if (await isOlder(aside, before)) await rm(aside);
  else await rename(aside, path);
}

async function isOlder(path: string, before: Date): Promise<boolean> {
  return (await stat(path)).mtimeMs < before.getTime();
}

/** Does nothing if the file doesn't exist. */
export async function removeStored(folder: string, key: string): Promise<void> {
  await rm(pathOf(folder, key), { force: true });
}

function pathOf(folder: string, key: string): string {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error("a file's key must be its SHA-256 in hexadecimal");
  return join(folder, key.slice(0, 2), key.slice(2));
}

/** Adds signed addresses to file storage, using Node's HMAC. */
export function withSignedAddresses(bytes: FileBytes, secret: Uint8Array, clock: () => Date): FileStore {
  const key = derivedSecret(secret, 'file addresses');
  return signedFiles(bytes, { clock, sign: (text) => createHmac('sha256', key).update(text).digest('base64url') });
}
