import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/noto-sans-arabic/wght.css';
import '#app/theme.css';
import { apiAddress } from '#app/settings.ts';
import { startApp } from '#app/start-app.tsx';
import type { Transport } from '#web/transport.ts';
import { network } from './network.ts';

void navigator.serviceWorker?.getRegistrations().then((all) => Promise.all(all.map((worker) => worker.unregister())));

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');
const transport = await transportOf(apiAddress()).catch((error: Error) => {
  // For whoever put the page up: nobody else ever sees it.
  element.textContent = `<meta name="api">: ${error.message}`;
  throw error;
});
await startApp(element, transport);

/** The way to the API: to the server that the page names, else what scripts before this one have brought along, else over the network. */
async function transportOf(address: string): Promise<Transport> {
  if (!address) return globalThis.hostTransport ?? network;
  const { remote } = await import('./remote.ts');
  return remote(address);
}
