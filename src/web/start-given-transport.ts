import { remote } from './remote.ts';
import { startOwnFiles } from './start-own-files.ts';
import { setTransport, type Transport } from './transport.ts';

/**
 * Begins with the way to the API that the page was given: to the server that whoever put it up has named in its `<meta name="api">`, else what scripts
 * before the page's own have brought along. What is wrong with the name is said in the page as well.
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
