/** What is sent with a file's bytes. */
interface Upload {
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
  /** Sends a file's bytes, telling how much of it has left. Status 0: the API was not reached. Rejects with the signal's reason when aborted. */
  upload(upload: Upload): Promise<{ status: number; text: string }>;
  /**
   * The bytes of a file by its signed address, where the browser cannot ask for that by itself: the page then shows and saves all files by
   * `blob:` addresses (`own-files.ts`). Rejects when there is no such file, or it was not reached. Absent: the browser asks.
   */
  readFile?: (address: string) => Promise<Blob>;
  /** Where others reach the API, without a slash at its end; absent: at the page's own origin. */
  baseUrl?: string;
}

declare global {
  /** Set by a host that puts its own scripts before the page's: the way to the API that it gives. */
  var hostTransport: Transport | undefined;
}

let given: Transport | undefined;

export function setTransport(transport: Transport): void {
  given = transport;
}

/** @throws when the host has given none. */
export function transport(): Transport {
  if (!given) throw new Error('the host gives no transport');
  return given;
}
