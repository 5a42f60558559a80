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

/** How far an API in the tab is. */
export type TabState =
  /** `share`: of what is to be loaded, from 0 to 1. */
  | { phase: 'loading'; share: number }
  /** Another page has it, and this browser lets one have it at a time. */
  | { phase: 'waiting' }
  /** `keeps`: what of all that is done here is there at the next visit; `full`: no more than before, until the browser has room again. */
  | { phase: 'ready'; keeps: 'all' | 'nothing' | 'full' }
  | { phase: 'failed'; reason: 'outdated-browser' | 'full' | 'not-loaded' | 'broken'; detail: string };

/** What a host that runs the API in the tab can say and do beside it. */
export interface TabHost {
  state(): TabState;
  /** Whether it starts, or a call waits for its answer: it shares the processor with the page. */
  isBusy(): boolean;
  /** Calls `listen` whenever it changes; answers how to stop. */
  onState(listen: () => void): () => void;
  /** Forgets all that was done here, and loads the page anew. */
  startOver(): void;
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
  /** There only where the API runs in the tab. */
  tab?: TabHost;
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
