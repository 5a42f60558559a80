import { and, eq, sql } from 'drizzle-orm';
import { files } from '#features/files/tables.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { StoredChatAttachment } from '../../tables.ts';

/** The files as a message keeps them, in the order given. @throws 404 for one that the signed-in person did not bring themselves. */
export async function storedAttachments(fileIds: readonly number[], { db, entity, identity }: Scope): Promise<StoredChatAttachment[]> {
  if (fileIds.length === 0) return [];
  const rows = await db
    .select({ fileId: files.id, name: files.name, mediaType: files.mediaType, sizeBytes: files.sizeBytes })
    .from(files)
    .where(
      and(eq(files.entity, entity), eq(files.personId, identity.personId), sql`${files.id} = any(${sql.param([...fileIds])}::bigint[])`),
    )
    // No sweep takes one away until the message names it.
    .for('key share');
  return [...new Set(fileIds)].map((id) => {
    const file = rows.find(({ fileId }) => fileId === id);
    if (!file) throw notFound('file');
    return file;
  });
}
