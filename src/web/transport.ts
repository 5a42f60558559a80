import type { HostFiles } from './host-files.ts';

export interface Upload {
  method: string;
  address: string;
  headers: Headers;
  bytes: Blob;
  /** Called with the share sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** The state of an API running in the tab. */
export type TabState =
  /** `share`: the loaded share, from 0 to 1. */
  | { phase: 'loading'; share: number }
  /** A different page is running it, and this browser allows only one at a time. */
  | { phase: 'waiting' }
  /** `keeps`: what persists until the next visit; `full`: only what was saved before the browser ran out of space. */
  | { phase: 'ready'; keeps: 'all' | 'nothing' | 'full' }
  | { phase: 'failed'; reason: 'outdated-browser' | 'full' | 'not-loaded' | 'broken'; detail: string };

/** Status and actions of a host that runs the API in the tab. */
export interface TabHost {
  state(): TabState;
  /** Whether it is starting or processing a request; it shares the processor with the page. */
  isBusy(): boolean;
  /** Calls `listen` on every change. Returns the unsubscribe function. */
  onState(listen: () => void): () => void;
  /** Deletes all data of the tab and reloads the page. */
  startOver(): void;
}

/** How a page reaches the API; provided by its host. */
export interface Transport {
  fetch: typeof fetch;
  /**
   * Uploads a file's bytes with progress. Status 0: the API was unreachable. Rejects with the signal's reason when aborted. By default,
   * sends over the network (`send-bytes.ts`).
   */
  upload?(upload: Upload): Promise<{ status: number; text: string }>;
  /**
   * Reads a file by its signed URL when the browser can't request it itself. The page then shows and downloads all files by
   * `blob:` URLs (`start-own-files.ts`). Rejects when the file doesn't exist or is unreachable. By default, the browser requests it.
   */
  readFile?: (address: string) => Promise<Blob>;
  /** The public base URL of the API, without a trailing slash; the page's own origin by default. */
  baseUrl?: string;
  /** Only when the API runs in the tab. */
  tab?: TabHost;
}

/** The transport as the page uses it, with file access built on `readFile`. */
interface PageTransport extends Transport {
  files?: HostFiles | undefined;
}

declare global {
  /** The transport provided by scripts before the page's own, or `named` when the page's head names a server elsewhere. */
  var hostTransport: Transport | 'named' | undefined;
}

let given: PageTransport | undefined;

/** Call once, before anything renders. */
export function setTransport(transport: PageTransport): void {
  given = transport;
}

/** @throws when the host has set none. */
export function transport(): PageTransport {
  if (!given) throw new Error('the host gives no transport');
  return given;
}
