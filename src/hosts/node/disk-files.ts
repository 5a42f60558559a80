import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '#server/dependencies.ts';
import { derivedSecret } from './secrets.ts';

interface Place {
  /** Where the bytes are kept; made when first needed. */
  folder: string;
  secret: Uint8Array;
  clock: () => Date;
}

export type FileBytes = Pick<FileStore, 'read' | 'write' | 'keysOf' | 'remove'>;

const daySeconds = 86_400;

/** Files on disk, named by their content: `ab/cdef…`. */
export function diskFiles({ folder, secret, clock }: Place): FileStore {
  const bytes: FileBytes = {
    write: (key, content) => writeStored(folder, key, content),
    read: (key) => readStored(folder, key),
    keysOf: (part) => keysStored(folder, part),
    remove: (key, before) => removeStoredBefore(folder, key, before),
  };
  return withSignedAddresses(bytes, secret, clock);
}

/** Renamed into place when complete: half a file is never seen under its name. */
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

/** Null where there is none. */
export async function readStored(folder: string, key: string): Promise<Uint8Array | null> {
  try {
    return await readFile(pathOf(folder, key));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The keys of one of its folders, which are named by the first two digits. */
async function keysStored(folder: string, part: string): Promise<string[]> {
  const names = await readdir(join(folder, part)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => /^[0-9a-f]{62}$/.test(name)).map((name) => part + name);
}

/** Somebody may write the same bytes at this moment: they are put aside first, and put back when they turn out to be fresh. */
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

/** Where there is none already, nothing happens. */
export async function removeStored(folder: string, key: string): Promise<void> {
  await rm(pathOf(folder, key), { force: true });
}

function pathOf(folder: string, key: string): string {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error('a file is kept by its SHA-256 in hexadecimal');
  return join(folder, key.slice(0, 2), key.slice(2));
}

/** Addresses that carry their permission with them: good until the end of the next UTC day, and the same all day long for a session. */
export function withSignedAddresses(bytes: FileBytes, secret: Uint8Array, clock: () => Date): FileStore {
  const key = derivedSecret(secret, 'file addresses');
  const sign = (...facts: [entity: string, id: number, expires: string, session: string]) =>
    createHmac('sha256', key).update(JSON.stringify(facts)).digest('base64url');
  const nowSeconds = () => Math.floor(clock().getTime() / 1000);
  const storeOf = (session: string): FileStore => ({
    ...bytes,
    address({ entity, id, name }) {
      const expires = String((Math.floor(nowSeconds() / daySeconds) + 2) * daySeconds);
      const path = [entity, String(id), name].map(encodeURIComponent).join('/');
      return `/api/v1/files/${path}?expires=${expires}&session=${session}&signature=${sign(entity, id, expires, session)}`;
    },
    boundTo: storeOf,
    sessionOf({ entity, id }, { expires, session: holder, signature }) {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) <= nowSeconds() || !holder) return null;
      const given = Buffer.from(signature);
      const right = Buffer.from(sign(entity, id, expires, holder));
      return given.byteLength === right.byteLength && timingSafeEqual(given, right) ? holder : null;
    },
  });
  return storeOf('');
}
