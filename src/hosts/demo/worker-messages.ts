import type { TabState } from '#web/transport.ts';

/** What a page asks of the worker. Each call has a number of the page's own. */
export type WorkerRequest =
  | { kind: 'call'; call: number; method: string; address: string; headers: [string, string][]; body: Blob | null }
  /** The next part of an answer's body. */
  | { kind: 'pull'; call: number }
  /** Nobody reads on. */
  | { kind: 'abort'; call: number }
  | { kind: 'start-over' }
  /** Says which lock the page holds for as long as it is there. */
  | { kind: 'page'; lock: string };

/** What the worker tells a page. */
export type WorkerResponse =
  | { kind: 'state'; state: TabState }
  | { kind: 'answer'; call: number; status: number; headers: [string, string][]; hasBody: boolean }
  | { kind: 'part'; call: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'end'; call: number }
  | { kind: 'broken'; call: number }
  /** All is forgotten; `next` names the worker that begins anew. */
  | { kind: 'started-over'; next: string };
