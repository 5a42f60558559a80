import { transport } from './transport.ts';

/** Opens a file by its signed URL in a new tab. */
export function openFile(address: string): void {
  const { files } = transport();
  if (files) files.open(address);
  else window.open(address, '_blank', 'noopener');
}
