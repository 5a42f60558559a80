import { and, eq, inArray } from 'drizzle-orm';
import { addressesShown, fileIdIn, safeName } from '#features/files/server/offers.ts';
import { files } from '#features/files/tables.ts';
import type { FileStore } from '#server/dependencies.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { Attachment } from '../../contract.ts';
import { sizeText } from '../../size-text.ts';
import type { StoredAttachment } from '../../tables.ts';
import { isMailType } from '../receiving/is-mail-type.ts';

/** An attachment as it is shown: its addresses, and its size as text. */
export function attachmentOf(
  { fileId, fileName, mediaType, sizeBytes, isWholeMessage }: StoredAttachment,
  entity: string,
  store: FileStore,
): Attachment {
  const url = store.address({ entity, id: fileId, name: fileName });
  return {
    fileName,
    url,
    thumbnail: mediaType.startsWith('image/') ? url : '',
    size: sizeText(sizeBytes),
    ...(isWholeMessage && { isWholeMessage }),
    ...(isMailType(mediaType) && !isWholeMessage && { mailFileId: fileId }),
  };
}

/** The files that a draft's attachments name by their addresses; each must be one of the entity. `known` are those that it has already. */
export async function storedAttachments(
  given: Attachment[],
  scope: Scope,
  known: StoredAttachment[],
  within = '',
): Promise<StoredAttachment[]> {
  const found = await filesByAddress(
    given.map(({ url }) => url),
    scope,
    known,
  );
  return given.map(({ url, fileName }, index) => {
    const file = found.get(url);
    if (!file) throw invalid(`${within}attachments.${index}.url`, 'unknown_file');
    return { ...file, fileName: safeName(fileName || file.fileName) };
  });
}

/** The entity's files behind signed addresses, locked until what names them is written; of an address that is none, or has expired and is of no `known` file, nothing. */
export async function filesByAddress(addresses: string[], scope: Scope, known: StoredAttachment[]): Promise<Map<string, StoredAttachment>> {
  const shown = await addressesShown(addresses, scope);
  const ids = new Map<string, number>();
  for (const address of addresses) {
    const id = fileIdIn(address, scope);
    if (id !== null && (shown.has(address) || known.some(({ fileId }) => fileId === id))) ids.set(address, id);
  }
  const rows = await (ids.size === 0 ? [] : filesWithIds([...ids.values()], scope).for('key share'));
  return new Map([...ids].flatMap(([address, id]) => rows.filter(({ fileId }) => fileId === id).map((row) => [address, row])));
}

/** The entity's files of these numbers. Only for numbers that the server itself has written: they open anybody's files. */
export async function filesById(ids: number[], { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<StoredAttachment[]> {
  return ids.length === 0 ? [] : filesWithIds(ids, { db, entity });
}

function filesWithIds(ids: number[], { db, entity }: Pick<Scope, 'db' | 'entity'>) {
  return db
    .select({ fileId: files.id, fileName: files.name, mediaType: files.mediaType, sizeBytes: files.sizeBytes })
    .from(files)
    .where(and(eq(files.entity, entity), inArray(files.id, ids)));
}
