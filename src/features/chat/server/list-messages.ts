import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import { live } from '#server/live.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import type { ChatMessage } from '../contract.ts';
import { chatMessagesView as messages } from '../tables.ts';
import { refuseUnlessMember } from './lock-thread.ts';
import { messageColumns } from './message-rows.ts';
import { readThread } from './read-threads.ts';
import { toChatMessages } from './to-chat-messages.ts';

type Query = GivenOf<typeof contract.listMessages>['query'];
interface Window {
  messages: ChatMessage[];
  hasBefore: boolean;
  hasAfter: boolean;
}

/** Returns a window of messages in one of the caller's threads; marks nothing as seen. */
export async function listMessages(
  { params, query }: GivenOf<typeof contract.listMessages>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.listMessages>> {
  refuseTwoPlaces(query);
  return withBatchedScope(scope, async (batched) => {
    // Reading the thread throws for non-members, so their window is never returned.
    const [thread, window] = await Promise.all([readThread(params.id, batched), readWindow(params.id, query, batched)]);
    return { thread, ...window };
  });
}

async function readWindow(threadId: number, query: Query, scope: Scope): Promise<Window & { firstId: number | null }> {
  const { before, after, perPage } = query;
  const firstId = query.since ? await findFirstSince(threadId, query.since, scope) : null;
  const around = firstId ?? query.around;
  const window =
    around === undefined ? await readSide(threadId, { before, after, perPage }, scope) : await readAround(threadId, around, perPage, scope);
  return { ...window, firstId };
}

function refuseTwoPlaces({ before, after, around, since }: Query): void {
  const given = Object.entries({ before, after, around, since }).filter(([, value]) => value !== undefined);
  if (given.length > 1) throw invalid(given[1]?.[0] ?? 'before', { code: 'not_together', other: given[0]?.[0] ?? '' });
}

/** Reads one extra row to know whether there are more. */
async function readSide(
  threadId: number,
  { before, after, perPage }: Pick<Query, 'before' | 'after' | 'perPage'>,
  scope: Scope,
): Promise<Window> {
  const [read, beyond] = await Promise.all([
    readMessages(threadId, { before, after, count: perPage + 1 }, scope),
    hasBeyond(threadId, { before, after }, scope),
  ]);
  const hasMore = read.length > perPage;
  return after === undefined
    ? { messages: read.slice(-perPage), hasBefore: hasMore, hasAfter: beyond }
    : { messages: read.slice(0, perPage), hasBefore: beyond, hasAfter: hasMore };
}

/** Whether there are messages beyond the start of a page. */
async function hasBeyond(threadId: number, { before, after }: Pick<Query, 'before' | 'after'>, scope: Scope): Promise<boolean> {
  if (after !== undefined) return (await selectMessages(threadId, { before: after + 1, count: 1 }, scope)).length > 0;
  return before !== undefined && (await selectMessages(threadId, { after: before - 1, count: 1 }, scope)).length > 0;
}

async function readAround(threadId: number, id: number, perPage: number, scope: Scope): Promise<Window> {
  const above = Math.floor(perPage / 2);
  const [older, newer] = await Promise.all([
    readMessages(threadId, { before: id, count: above + 1 }, scope),
    readMessages(threadId, { after: id - 1, count: perPage - above + 1 }, scope),
  ]);
  return {
    messages: [...(above === 0 ? [] : older.slice(-above)), ...newer.slice(0, perPage - above)],
    hasBefore: older.length > above,
    hasAfter: newer.length > perPage - above,
  };
}

interface Wanted {
  /** Only messages with a smaller id. */
  before?: number | undefined;
  /** Only messages with a larger id: the first ones, not the last. */
  after?: number | undefined;
  count: number;
}

/** Returns messages of a thread in chronological order: the last ones, or those before or after an id. Doesn't check access. */
export async function readMessages(threadId: number, wanted: Wanted, scope: Scope): Promise<ChatMessage[]> {
  const rows = await selectMessages(threadId, wanted, scope);
  if (wanted.after === undefined) rows.reverse();
  return toChatMessages(rows, scope);
}

/** Returns the id of the first message at or after a time. */
async function findFirstSince(threadId: number, since: Date, scope: Scope): Promise<number | null> {
  const [row] = await selectFirstSince(threadId, since, scope);
  return row?.id ?? null;
}

/** Query behind `readMessages`; newest first. */
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

/** Query behind `findFirstSince`. */
export function selectFirstSince(threadId: number, since: Date, { db, entity }: Pick<Scope, 'db' | 'entity'>) {
  return db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.entity, entity), eq(messages.threadId, threadId), isNull(messages.rootId), gte(messages.time, since)))
    .orderBy(asc(messages.time), asc(messages.id))
    .limit(1);
}

/** Lists the pinned messages of a thread the caller is in. */
export async function listPinned(
  { params }: GivenOf<typeof contract.listPinned>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.listPinned>> {
  await refuseUnlessMember(params.id, scope);
  const rows = await scope.db
    .select(messageColumns)
    .from(messages)
    .where(and(live(messages, scope.entity), eq(messages.threadId, params.id), isNotNull(messages.pinnedAt)))
    .orderBy(desc(messages.pinnedAt), desc(messages.id));
  return { messages: await toChatMessages(rows, scope) };
}
