import type { OwnFiles } from './own-files.ts';

/** What is sent with a file's bytes. */
export interface Upload {
  method: string;
  address: string;
  headers: Headers;
  bytes: Blob;
  /** Told how much has left, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** How a page reaches the API; its host gives it. */
export interface Transport {
  fetch: typeof fetch;
  /**
   * Sends a file's bytes, telling how much of it has left. Status 0: the API was not reached. Rejects with the signal's reason when aborted. Absent:
   * to the address, over the network (`send-bytes.ts`).
   */
  upload?(upload: Upload): Promise<{ status: number; text: string }>;
  /**
   * The bytes of a file by its signed address, where the browser cannot ask for that by itself: the page then shows and saves all files by
   * `blob:` addresses (`start-own-files.ts`). Rejects when there is no such file, or it was not reached. Absent: the browser asks.
   */
  readFile?: (address: string) => Promise<Blob>;
  /** Where others reach the API, without a slash at its end; absent: at the page's own origin. */
  baseUrl?: string;
}

/** As the page uses it: with what it makes of `readFile`. */
interface PageTransport extends Transport {
  files?: OwnFiles | undefined;
}

declare global {
  /** The way to the API that scripts before the page's own bring along, or `named` where the head of the page names a server elsewhere. */
  var hostTransport: Transport | 'named' | undefined;
}

let given: PageTransport | undefined;

/** Once, before anything is rendered. */
export function setTransport(transport: PageTransport): void {
  given = transport;
}

/** @throws when the host has given none. */
export function transport(): PageTransport {
  if (!given) throw new Error('the host gives no transport');
  return given;
}
