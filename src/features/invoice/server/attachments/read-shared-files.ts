import { and, asc, eq } from 'drizzle-orm';
import { files } from '#features/files/tables.ts';
import { live } from '#server/live.ts';
import { invalid, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { invoiceAttachments as attachments } from '../../tables.ts';

/** Many mail servers refuse what is larger than 25 MB once it is encoded. */
const mostBytes = 15 * 1024 * 1024;

/** The attachments that are shared with the client, for a mail. @throws 400 when they are too large together */
export async function readSharedFiles(
  invoiceId: number,
  { db, entity, deps }: Pick<Scope, 'db' | 'entity' | 'deps'>,
): Promise<{ name: string; mediaType: string; bytes: Uint8Array }[]> {
  const { name, mediaType, sizeBytes } = attachments;
  const rows = await db
    .select({ name, mediaType, sizeBytes, key: files.key })
    .from(attachments)
    .innerJoin(files, and(eq(files.entity, attachments.entity), eq(files.id, attachments.fileId)))
    .where(and(live(attachments, entity), eq(attachments.invoiceId, invoiceId), eq(attachments.isShared, true)))
    .orderBy(asc(attachments.id));
  if (rows.reduce((sum, row) => sum + row.sizeBytes, 0) > mostBytes)
    throw invalid('attachesShared', { code: 'too_many_bytes', bytes: mostBytes });
  const found = [];
  for (const { key, ...file } of rows) {
    const bytes = await deps.files.read(key);
    if (!bytes) throw notFound('file');
    found.push({ name: file.name, mediaType: file.mediaType, bytes });
  }
  return found;
}
