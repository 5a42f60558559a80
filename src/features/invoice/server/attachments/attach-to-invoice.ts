import { and, count, eq } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { nextIds } from '#server/next-ids.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { mostAttachments } from '../../attachment-contract.ts';
import { invoiceAttachments as attachments } from '../../tables.ts';
import { writeHistory } from '../editor/write-history.ts';

export interface NewAttachment {
  fileId: number;
  name: string;
  mediaType: string;
  sizeBytes: number;
  /** The mail that it is, as a whole. */
  mailId?: number;
}

interface Attaching {
  invoiceId: number;
  files: NewAttachment[];
  /** What the page calls this try. */
  clientKey: string;
  /** Where the files stand in what was given. */
  field: string;
}

/**
 * Attaches files to an invoice, which the caller has locked; what is attached already stays as it is.
 * @returns the ids of what was attached under the key, now or by an earlier try
 * @throws 400 when it would have too many.
 */
export async function attachToInvoice({ invoiceId, files, clientKey, field }: Attaching, scope: Scope): Promise<number[]> {
  const { db, entity, identity, now } = scope;
  const underKey = and(eq(attachments.entity, entity), eq(attachments.clientKey, clientKey), eq(attachments.addedBy, identity.personId));
  const earlier = await db.select({ id: attachments.id, invoiceId: attachments.invoiceId }).from(attachments).where(underKey);
  if (earlier.some((row) => row.invoiceId !== invoiceId)) throw invalid('clientKey', 'key_of_another');
  if (earlier.length > 0 || files.length === 0) return earlier.map(({ id }) => id);
  const ids = await nextIds(db, entity, 'invoice-attachment', files.length);
  const rows = await db
    .insert(attachments)
    .values(
      files.map((file, index) => ({
        ...{ ...file, entity, invoiceId, clientKey },
        id: ids[index] ?? 0,
        addedBy: identity.personId,
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: attachments.id, name: attachments.name });
  const [all] = await db
    .select({ total: count() })
    .from(attachments)
    .where(and(live(attachments, entity), eq(attachments.invoiceId, invoiceId)));
  if ((all?.total ?? 0) > mostAttachments) throw invalid(field, { code: 'full', max: mostAttachments });
  if (rows.length === 0) return [];
  await writeHistory(scope, { invoiceId, kind: 'attached', detail: namesIn(rows) });
  await announce(db, entity, { kind: 'invoice', ids: [invoiceId] });
  return rows.map(({ id }) => id);
}

/** What the history says of some files. */
export function namesIn(files: readonly { name: string }[]): string {
  return files.map(({ name }) => name).join(', ');
}
