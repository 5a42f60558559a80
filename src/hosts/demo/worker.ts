import { endpoints } from '#app/endpoints.ts';
import type { TabState } from '#web/transport.ts';
import { artifacts } from './artifacts.ts';
import { knownPaths } from './known-paths.ts';
import type { Told } from './messages.ts';
import { openApi } from './open-api.ts';
import { servePort } from './serve-port.ts';
import { deleteTabStore, openTabStore } from './tab-store.ts';
import { whyFailed } from './why-failed.ts';

// The API of all pages of this origin, as one worker which they share.
const ports = new Set<MessagePort>();
const isKnown = knownPaths(endpoints);
let state: TabState = { phase: 'loading', share: 0 };
let loadedBytes = 0;
let store: IDBDatabase | null = null;

const api = open();
api.catch((error: unknown) => become(whyFailed(error)));

async function open() {
  store = await openTabStore().catch(() => null);
  const opened = await openApi(store, (bytes) => {
    loadedBytes += bytes;
    become({ phase: 'loading', share: Math.min(1, loadedBytes / artifacts.totalBytes) });
  });
  become({ phase: 'ready', isKept: store !== null });
  return opened;
}

function become(next: TabState): void {
  state = next;
  for (const port of ports) port.postMessage({ kind: 'state', state } satisfies Told);
}

async function startOver(): Promise<void> {
  store?.close();
  await deleteTabStore();
  // A page that asked for a worker of this one's name while this one ends would hear nothing: they all ask for another.
  const next = crypto.randomUUID();
  for (const port of ports) port.postMessage({ kind: 'started-over', next } satisfies Told);
  self.close();
}

function connect(port: MessagePort): void {
  ports.add(port);
  servePort(port, { api, isKnown, startOver });
  port.postMessage({ kind: 'state', state } satisfies Told);
}

// A browser without shared workers gives this one to a single page.
if ('onconnect' in self) Object.assign(self, { onconnect: ({ ports: [port] }: MessageEvent) => port && connect(port) });
else self.addEventListener('message', ({ data }: MessageEvent<MessagePort>) => connect(data), { once: true });
