import { ownFiles } from './own-files.ts';

/** Shows a file by its signed address in a tab of its own. */
export function openFile(address: string): void {
  const own = ownFiles();
  if (own) own.open(address);
  else window.open(address, '_blank', 'noopener');
}
