import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { ChatMessage, listMessages as contract } from '../../contract.ts';
import { readThread } from '../threads/read-threads.ts';
import { findFirstSince, readMessages, selectMessages } from './read-messages.ts';

type Query = GivenOf<typeof contract>['query'];
interface Window {
  messages: ChatMessage[];
  hasBefore: boolean;
  hasAfter: boolean;
}

/** A stretch of an own thread; it marks nothing as seen. */
export async function listMessages({ params, query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  refuseTwoPlaces(query);
  return withBatchedScope(scope, async (batched) => {
    // Without the thread, which is refused unless it is their own, nothing of the window is answered.
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

/** One more than wanted is read, to know whether there are more. */
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

/** Whether there are messages on the other side of where a page begins. */
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
