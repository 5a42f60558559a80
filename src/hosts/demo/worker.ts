import type { TabState } from '#web/transport.ts';
import { loadParts } from './load-parts.ts';
import { servePort } from './serve-port.ts';
import { deleteTabStore } from './tab-store.ts';
import type { WorkerResponse } from './worker-messages.ts';

// Runs the API for all pages of this origin in one shared worker. Keep this file small so that downloads start early.
const ports = new Set<MessagePort>();
let state: TabState = { phase: 'loading', share: 0 };
let store: IDBDatabase | null = null;

const api = open();
api.catch((error: unknown) => become(toErrorText(error)));

async function open() {
  let isAllKept = true;
  const ready = () => become({ phase: 'ready', keeps: store === null ? 'nothing' : isAllKept ? 'all' : 'full' });
  // Load both programs first: they are parsed while the rest is downloading.
  const programs = Promise.all([import('./open-api.ts'), import('./open-database.ts')]);
  const parts = loadParts((share) => become({ phase: 'loading', share }));
  const onKept = (isKept: boolean) => {
    if (isKept === isAllKept) return;
    isAllKept = isKept;
    if (state.phase === 'ready') ready();
  };
  const [[{ openApi }, { openDatabase }], begun] = await Promise.all([programs, parts.begun]);
  store = begun.store;
  const api = await openApi({ begun, database: openDatabase(parts, onKept), sampleFiles: parts.sampleFiles });
  ready();
  return api;
}

function become(next: TabState): void {
  state = next;
  for (const port of ports) port.postMessage({ kind: 'state', state } satisfies WorkerResponse);
}

async function startOver(): Promise<void> {
  store?.close();
  await deleteTabStore();
  // A page that connects to this worker's name while it shuts down would get no response, so all of them use a new name.
  const next = crypto.randomUUID();
  for (const port of ports) port.postMessage({ kind: 'started-over', next } satisfies WorkerResponse);
  self.close();
}

function connect(port: MessagePort): void {
  ports.add(port);
  servePort(port, { api, startOver });
  port.postMessage({ kind: 'state', state } satisfies WorkerResponse);
}

// Without shared workers, this worker serves a single page.
if ('onconnect' in self) Object.assign(self, { onconnect: ({ ports: [port] }: MessageEvent) => port && connect(port) });
else self.addEventListener('message', ({ data }: MessageEvent<MessagePort>) => connect(data), { once: true });

/** Classifies why the API didn't start, for the page to display. */
function toErrorText(error: unknown): Extract<TabState, { phase: 'failed' }> {
  const detail = error instanceof Error ? error.message : String(error);
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return { phase: 'failed', reason: 'full', detail };
  if (name === 'ReferenceError' || name === 'CompileError') return { phase: 'failed', reason: 'outdated-browser', detail };
  if (name === 'TypeError' || / was answered with \d/.test(detail)) return { phase: 'failed', reason: 'not-loaded', detail };
  return { phase: 'failed', reason: 'broken', detail };
}
