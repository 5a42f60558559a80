import { openCall } from '#web/api-client.ts';
import { type Email, readSource } from '../contract.ts';
import { fileNameOf } from './file-name-of.ts';

/** How long the browser may take to begin saving, in milliseconds. */
const keptMs = 60_000;

/** Saves a mail as a file that other mail programs open. */
export async function saveMail({ id, subject }: Pick<Email, 'id' | 'subject'>): Promise<void> {
  const response = await openCall(readSource, { params: { id } });
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(subject);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
