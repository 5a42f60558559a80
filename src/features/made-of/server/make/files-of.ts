import { and, eq, sql } from 'drizzle-orm';
import type { Linked } from '#contract/linked-kind.ts';
import { chatMessages } from '#features/chat/tables.ts';
import { mails } from '#features/email/tables.ts';
import { files } from '#features/files/tables.ts';
import type { Scope } from '#server/scope.ts';

interface NamedFile {
  fileId: number;
  name: string;
  mediaType: string;
  sizeBytes: number;
}

/** The files of a mail or a message, which the caller has read; of a mail not the pictures that stand in its text. */
export async function filesOf({ kind, id }: Linked, { db, entity }: Scope): Promise<NamedFile[]> {
  const ids = await idsOfFiles(kind, id, { db, entity });
  if (ids.length === 0) return [];
  const rows = await db
    .select({ fileId: files.id, name: files.name, mediaType: files.mediaType, sizeBytes: files.sizeBytes })
    .from(files)
    .where(and(eq(files.entity, entity), sql`${files.id} = any(${sql.param(ids)}::bigint[])`))
    // No sweep takes one away until what is made names it.
    .for('key share');
  const found = new Map(rows.map((row) => [row.fileId, row]));
  return ids.flatMap((fileId) => found.get(fileId) ?? []);
}

async function idsOfFiles(kind: Linked['kind'], id: number, { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<number[]> {
  if (kind === 'mail') {
    const [mail] = await db
      .select({ attachments: mails.attachments })
      .from(mails)
      .where(and(eq(mails.entity, entity), eq(mails.id, id)));
    return (mail?.attachments ?? []).filter(({ contentId, isWholeMessage }) => !contentId && !isWholeMessage).map(({ fileId }) => fileId);
  }
  if (kind !== 'message') return [];
  const [message] = await db
    .select({ attachments: chatMessages.attachments })
    .from(chatMessages)
    .where(and(eq(chatMessages.entity, entity), eq(chatMessages.id, id)));
  return (message?.attachments ?? []).map(({ fileId }) => fileId);
}
