import { transport } from './transport.ts';

/** Shows a file by its signed address in a tab of its own. */
export function openFile(address: string): void {
  const { files } = transport();
  if (files) files.open(address);
  else window.open(address, '_blank', 'noopener');
}
