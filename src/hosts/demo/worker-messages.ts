import type { TabState } from '#web/transport.ts';

/** Messages from a page to the worker. Request numbers are per page. */
export type WorkerRequest =
  | { kind: 'call'; call: number; method: string; address: string; headers: [string, string][]; body: Blob | null }
  /** Requests the next chunk of a response body. */
  | { kind: 'pull'; call: number }
  /** The response is no longer read. */
  | { kind: 'abort'; call: number }
  | { kind: 'start-over' }
  /** Names the lock that the page holds while it is open. */
  | { kind: 'page'; lock: string };

/** Messages from the worker to a page. */
export type WorkerResponse =
  | { kind: 'state'; state: TabState }
  | { kind: 'answer'; call: number; status: number; headers: [string, string][]; hasBody: boolean }
  | { kind: 'part'; call: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'end'; call: number }
  | { kind: 'broken'; call: number }
  /** Everything was deleted; `next` names the new worker. */
  | { kind: 'started-over'; next: string };
