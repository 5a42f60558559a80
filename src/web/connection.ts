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
  random: Math.random,
});

/** Asks the server whenever the browser reports that its network went or came back. @returns how to stop */
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

/** Runs once the server can be reached again; answers how to give it up. */
export function onReconnect(run: () => void): () => void {
  return connection.onChange(() => !connection.isOffline() && run());
}
