import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '#server/dependencies.ts';
import { derivedSecret } from './secrets.ts';

interface Place {
  /** Where the bytes are kept; made when first needed. */
  folder: string;
  secret: Uint8Array;
  clock: () => Date;
}

const daySeconds = 86_400;

/** Files on disk, named by their content: `ab/cdef…`. */
export function diskFiles({ folder, secret, clock }: Place): FileStore {
  const pathOf = (key: string) => {
    if (!/^[0-9a-f]{64}$/.test(key)) throw new Error('a file is kept by its SHA-256 in hexadecimal');
    return join(folder, key.slice(0, 2), key.slice(2));
  };
  return {
    async write(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Renamed into place when complete: half a file is never seen under its name.
      const draft = `${path}.${randomUUID()}`;
      try {
        await writeFile(draft, bytes, { mode: 0o600, flush: true });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async read(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    ...signedAddresses(secret, clock),
  };
}

/** Addresses that carry their permission with them: good until the end of the next UTC day, and the same all day long. */
export function signedAddresses(secret: Uint8Array, clock: () => Date): Pick<FileStore, 'address' | 'isAddressValid'> {
  const key = derivedSecret(secret, 'file addresses');
  const sign = (entity: string, id: number, expires: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([entity, id, expires]))
      .digest('base64url');
  const nowSeconds = () => Math.floor(clock().getTime() / 1000);
  return {
    address({ entity, id, name }) {
      const expires = String((Math.floor(nowSeconds() / daySeconds) + 2) * daySeconds);
      const path = [entity, String(id), name].map(encodeURIComponent).join('/');
      return `/api/v1/files/${path}?expires=${expires}&signature=${sign(entity, id, expires)}`;
    },
    isAddressValid({ entity, id }, expires, signature) {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) <= nowSeconds()) return false;
      const given = Buffer.from(signature);
      const right = Buffer.from(sign(entity, id, expires));
      return given.byteLength === right.byteLength && timingSafeEqual(given, right);
    },
  };
}
