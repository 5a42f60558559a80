import { remote } from './remote.ts';
import { startOwnFiles } from './start-own-files.ts';
import { setTransport, type Transport } from './transport.ts';

/**
 * Sets the transport given to the page: to the server in its `<meta name="api">`, or else the one provided by scripts
 * before the page's own. An invalid URL is reported on the page too.
 */
export function startGivenTransport(element: HTMLElement, network: Transport): void {
  const named = document.querySelector<HTMLMetaElement>('meta[name=api]')?.content.trim();
  const given = globalThis.hostTransport;
  try {
    const transport = named || typeof given !== 'object' ? remote(named ?? '', network) : given;
    setTransport({ ...transport, files: transport.readFile && startOwnFiles(transport.readFile) });
  } catch (error) {
    element.textContent = `<meta name="api">: ${(error as Error).message}`;
    throw error;
  }
}
