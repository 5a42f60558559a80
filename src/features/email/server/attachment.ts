import { and, eq, inArray } from 'drizzle-orm';
import { safeName } from '#features/files/server/offers.ts';
import { files } from '#features/files/tables.ts';
import type { FileStore } from '#server/dependencies.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { Attachment } from '../contract.ts';
import type { StoredAttachment } from '../tables.ts';

/** An attachment as it is shown: its addresses, and its size as text. */
export function attachmentOf({ fileId, fileName, mediaType, sizeBytes }: StoredAttachment, entity: string, store: FileStore): Attachment {
  const url = store.address({ entity, id: fileId, name: fileName });
  return { fileName, url, thumbnail: mediaType.startsWith('image/') ? url : '', size: sizeText(sizeBytes) };
}

/** `820 B`, `24 KB`, `1.2 MB`: in steps of 1,024, one decimal below ten. */
export function sizeText(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  let size = bytes;
  let unit = 0;
  for (; size >= 1024 && unit < units.length - 1; unit++) size /= 1024;
  return `${unit > 0 && size < 9.95 ? size.toFixed(1).replace(/\.0$/, '') : Math.round(size)} ${units[unit]}`;
}

/** The files that a draft's attachments name by their addresses; each must be one of the entity. */
export async function storedAttachments(given: Attachment[], { db, deps, entity }: Scope): Promise<StoredAttachment[]> {
  const ids = given.map(({ url }, index) => {
    const [, of, digits] = /\/api\/v1\/files\/([^/]+)\/(\d{1,15})\//.exec(url) ?? [];
    const id = Number(digits);
    const signed = new URLSearchParams(url.split('?')[1] ?? '');
    // The signature says that the person was shown this file: a number alone would open anybody's.
    const isShown = deps.files.isAddressValid({ entity, id }, signed.get('expires') ?? '', signed.get('signature') ?? '');
    if (of !== entity || !isShown) throw invalid(`dataToUpdate.attachments.${index}.url`, 'is not the address of an uploaded file');
    return id;
  });
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(files)
    .where(and(eq(files.entity, entity), inArray(files.id, ids)));
  return ids.map((id, index) => {
    const row = rows.find((file) => file.id === id);
    if (!row) throw invalid(`dataToUpdate.attachments.${index}.url`, 'is not the address of an uploaded file');
    return { fileId: id, fileName: safeName(given[index]?.fileName || row.name), mediaType: row.mediaType, sizeBytes: row.sizeBytes };
  });
}
