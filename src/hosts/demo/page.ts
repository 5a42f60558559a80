import { connectWorker } from './connect-worker.ts';
import { hostTransport } from './host-transport.ts';

// Runs before the app and provides its transport to the API; other uses of `fetch` go through it too. If the page names a server elsewhere,
// that server is the API.
if (!globalThis.hostTransport) {
  const transport = hostTransport(connectWorker());
  Object.assign(globalThis, { hostTransport: transport, fetch: transport.fetch });
}
