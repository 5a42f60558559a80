import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import { type ClientReply, clientReplies } from '../../link-contract.ts';
import { invoiceHistoryView as history } from '../../tables.ts';

/** What the client has said of an invoice, the oldest first. */
export async function readReplies(invoiceId: number, { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<ClientReply[]> {
  const rows = await db
    .select({ kind: history.kind, text: history.detail, at: history.at })
    .from(history)
    .where(and(eq(history.entity, entity), eq(history.invoiceId, invoiceId), inArray(history.kind, clientReplies)))
    .orderBy(asc(history.id));
  return rows.map(({ kind, text, at }) => ({ kind: kind as ClientReply['kind'], text, at: at.toISOString() }));
}
