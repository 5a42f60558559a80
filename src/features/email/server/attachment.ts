import { and, eq, inArray } from 'drizzle-orm';
import { safeName } from '#features/files/server/offers.ts';
import { files } from '#features/files/tables.ts';
import type { FileStore } from '#server/dependencies.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { Attachment } from '../contract.ts';
import { sizeText } from '../size-text.ts';
import type { StoredAttachment } from '../tables.ts';

/** An attachment as it is shown: its addresses, and its size as text. */
export function attachmentOf({ fileId, fileName, mediaType, sizeBytes }: StoredAttachment, entity: string, store: FileStore): Attachment {
  const url = store.address({ entity, id: fileId, name: fileName });
  return { fileName, url, thumbnail: mediaType.startsWith('image/') ? url : '', size: sizeText(sizeBytes) };
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
    if (!file) throw invalid(`${within}attachments.${index}.url`, 'is not the address of an uploaded file');
    return { ...file, fileName: safeName(fileName || file.fileName) };
  });
}

/** The entity's files behind signed addresses; of an address that is none, or has expired and is of no `known` file, nothing. */
export async function filesByAddress(
  addresses: string[],
  { db, deps, entity }: Scope,
  known: StoredAttachment[],
): Promise<Map<string, StoredAttachment>> {
  const ids = new Map<string, number>();
  for (const address of addresses) {
    const [, of, digits] = /^(?:https?:\/\/[^/]+)?\/api\/v1\/files\/([^/]+)\/(\d{1,15})\//.exec(address) ?? [];
    const id = Number(digits);
    const signed = new URLSearchParams(address.split('?')[1] ?? '');
    const isKnown = known.some(({ fileId }) => fileId === id);
    // The signature says that the person was shown this file: a number alone would open anybody's.
    const isShown = deps.files.isAddressValid({ entity, id }, signed.get('expires') ?? '', signed.get('signature') ?? '');
    if (of === entity && (isKnown || isShown)) ids.set(address, id);
  }
  const rows = await filesById([...ids.values()], { db, entity });
  return new Map([...ids].flatMap(([address, id]) => rows.filter(({ fileId }) => fileId === id).map((row) => [address, row])));
}

/** The entity's files of these numbers. Only for numbers that the server itself has written: they open anybody's files. */
export async function filesById(ids: number[], { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<StoredAttachment[]> {
  if (ids.length === 0) return [];
  return db
    .select({ fileId: files.id, fileName: files.name, mediaType: files.mediaType, sizeBytes: files.sizeBytes })
    .from(files)
    .where(and(eq(files.entity, entity), inArray(files.id, ids)));
}
