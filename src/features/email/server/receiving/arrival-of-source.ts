import { keepFile } from '#features/files/server/offers.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { StoredAttachment } from '../../tables.ts';
import type { Arrival } from './file-arrivals.ts';
import type { PreparedMail } from './prepare-source.ts';

/** A prepared mail as it arrives in somebody's mailbox, its files named as the entity's. An outside sender is never taken for a colleague. */
export async function arrivalOfSource(
  db: Db,
  deps: Dependencies,
  entity: string,
  ownerId: number,
  { attachments, source, isSpam, ...mail }: PreparedMail,
): Promise<Arrival> {
  const stored: StoredAttachment[] = [];
  for (const { content, ...file } of attachments) {
    const { id: fileId, mediaType, sizeBytes } = await keepFile(db, deps, { entity, name: file.fileName, content, personId: null });
    stored.push({ fileId, mediaType, sizeBytes, ...file });
  }
  const { id: sourceFileId } = await keepFile(db, deps, { entity, name: 'mail.eml', content: source, personId: null });
  return { ...mail, ownerId, fromPersonId: null, attachments: stored, sourceFileId, ...(isSpam && { folder: 'spam' }) };
}
