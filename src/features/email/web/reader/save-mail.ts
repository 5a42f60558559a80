import { openCall } from '#web/api-client.ts';
import { saveBlob } from '#web/save-blob.ts';
import { type Email, readSource } from '../../contract.ts';
import { fileNameOf } from './file-name-of.ts';

/** Saves an email as a file for other mail programs. */
export async function saveMail({ id, subject }: Pick<Email, 'id' | 'subject'>): Promise<void> {
  const response = await openCall(readSource, { params: { id } });
  saveBlob(await response.blob(), fileNameOf(subject));
}
