import { transport } from './transport.ts';
import { watchConnection } from './watch-connection.ts';

const patienceMs = 5000;
let wake = () => {};

export const connection = watchConnection({
  // Without a transport to the API, the server counts as unreachable.
  probe: async () => transport().fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) }),
  wait: (ms) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    }),
  random: Math.random,
});

/** Checks the connection whenever the browser reports that the network was lost or restored. @returns a function that stops it */
export function followNetwork(): () => void {
  const onOffline = () => connection.suspect();
  const onOnline = () => {
    wake();
    connection.suspect();
  };
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  return () => {
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', onOnline);
  };
}

/** Runs once the server is reachable again. Returns the function that cancels it. */
export function onReconnect(run: () => void): () => void {
  return connection.onChange(() => !connection.isOffline() && run());
}
