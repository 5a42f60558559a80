import { and, asc, desc, eq, gt, gte, isNull, lt } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import type { ChatMessage } from '../../contract.ts';
import { chatMessagesView as messages } from '../../tables.ts';
import { messageColumns } from './message-columns.ts';
import { tellMessages } from './tell-messages.ts';

interface Wanted {
  /** Only messages with a smaller id. */
  before?: number | undefined;
  /** Only messages with a larger id: the first of them, not the last. */
  after?: number | undefined;
  count: number;
}

/** Messages of a thread in the order of time: the last ones, those before or those after one. Whether the reader may is not asked here. */
export async function readMessages(threadId: number, wanted: Wanted, scope: Scope): Promise<ChatMessage[]> {
  const rows = await selectMessages(threadId, wanted, scope);
  if (wanted.after === undefined) rows.reverse();
  return tellMessages(rows, scope);
}

/** The first message of a thread from a moment on. */
export async function findFirstSince(threadId: number, since: Date, scope: Scope): Promise<number | null> {
  const [row] = await selectFirstSince(threadId, since, scope);
  return row?.id ?? null;
}

/** What `readMessages` asks; the last ones come first. */
export function selectMessages(threadId: number, { before, after, count }: Wanted, { db, entity }: Pick<Scope, 'db' | 'entity'>) {
  return db
    .select(messageColumns)
    .from(messages)
    .where(
      and(
        eq(messages.entity, entity),
        eq(messages.threadId, threadId),
        isNull(messages.rootId),
        before === undefined ? undefined : lt(messages.id, before),
        after === undefined ? undefined : gt(messages.id, after),
      ),
    )
    .orderBy(after === undefined ? desc(messages.id) : asc(messages.id))
    .limit(count);
}

/** What `findFirstSince` asks. */
export function selectFirstSince(threadId: number, since: Date, { db, entity }: Pick<Scope, 'db' | 'entity'>) {
  return db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.entity, entity), eq(messages.threadId, threadId), isNull(messages.rootId), gte(messages.time, since)))
    .orderBy(asc(messages.time), asc(messages.id))
    .limit(1);
}
