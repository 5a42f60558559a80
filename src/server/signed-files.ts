import { isSameText } from './bytes.ts';
import type { FileStore } from './dependencies.ts';

/** Storage of file contents by key. */
export type FileBytes = Pick<FileStore, 'read' | 'write' | 'keysOf' | 'remove'>;

interface Signing {
  clock: () => Date;
  /** Returns the HMAC-SHA-256 of a text in base64url, with the installation's own key. */
  sign: (text: string) => string;
}

const daySeconds = 86_400;

/** Adds signed addresses to file storage: valid until the end of the next UTC day, and stable all day for a session. */
export function signedFiles(bytes: FileBytes, { clock, sign }: Signing): FileStore {
  const signatureOf = (...facts: [entity: string, id: number, expires: string, session: string]) => sign(JSON.stringify(facts));
  const nowSeconds = () => Math.floor(clock().getTime() / 1000);
  const storeOf = (session: string): FileStore => ({
    ...bytes,
    address({ entity, id, name }) {
      const expires = String((Math.floor(nowSeconds() / daySeconds) + 2) * daySeconds);
      const path = [entity, String(id), name].map(encodeURIComponent).join('/');
      return `/api/v1/files/${path}?expires=${expires}&session=${session}&signature=${signatureOf(entity, id, expires, session)}`;
    },
    boundTo: storeOf,
    sessionOf({ entity, id }, { expires, session: holder, signature }) {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) <= nowSeconds() || !holder) return null;
      return isSameText(signature, signatureOf(entity, id, expires, holder)) ? holder : null;
    },
  });
  return storeOf('');
}
