import { connectWorker } from './connect-worker.ts';
import { hostTransport } from './host-transport.ts';

// Runs before the app, which finds its way to the API here; whatever else asks by `fetch` finds the same. Where the page names a server elsewhere,
// that is the API.
if (!globalThis.hostTransport) {
  const transport = hostTransport(connectWorker());
  Object.assign(globalThis, { hostTransport: transport, fetch: transport.fetch });
}
