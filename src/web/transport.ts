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
