import { transport } from './transport.ts';
import { watchConnection } from './watch-connection.ts';

const patienceMs = 5000;
let wake = () => {};

/** This page's connection to the server. */
export const connection = watchConnection({
  // Where there is no way to the API yet, it is not reached.
  probe: async () => transport().fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) }),
  wait: (ms) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    }),
});

/** Asks the server whenever the browser says that its network has gone or has come. */
export function followNetwork(): void {
  window.addEventListener('offline', () => connection.suspect());
  window.addEventListener('online', () => {
    wake();
    connection.suspect();
  });
}

/** Runs once the server can be reached again; answers how to give it up. */
export function onReconnect(run: () => void): () => void {
  return connection.onChange(() => !connection.isOffline() && run());
}
