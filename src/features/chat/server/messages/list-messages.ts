import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { ChatMessage, listMessages as contract } from '../../contract.ts';
import { readThread } from '../threads/read-threads.ts';
import { findFirstSince, readMessages } from './read-messages.ts';

type Query = GivenOf<typeof contract>['query'];
interface Window {
  messages: ChatMessage[];
  hasBefore: boolean;
  hasAfter: boolean;
}

/** A stretch of an own thread; it marks nothing as seen. */
export async function listMessages({ params, query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  refuseTwoPlaces(query);
  const thread = await readThread(params.id, scope);
  const firstId = query.since ? await findFirstSince(thread.id, query.since, scope) : null;
  const { before, after, perPage } = query;
  const around = firstId ?? query.around;
  const window =
    around === undefined
      ? await readSide(thread.id, { before, after, perPage }, scope)
      : await readAround(thread.id, around, perPage, scope);
  return { thread, ...window, firstId };
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
  const read = await readMessages(threadId, { before, after, count: perPage + 1 }, scope);
  const hasMore = read.length > perPage;
  if (after !== undefined) {
    const hasBefore = (await readMessages(threadId, { before: after + 1, count: 1 }, scope)).length > 0;
    return { messages: read.slice(0, perPage), hasBefore, hasAfter: hasMore };
  }
  const hasAfter = before !== undefined && (await readMessages(threadId, { after: before - 1, count: 1 }, scope)).length > 0;
  return { messages: read.slice(-perPage), hasBefore: hasMore, hasAfter };
}

async function readAround(threadId: number, id: number, perPage: number, scope: Scope): Promise<Window> {
  const above = Math.floor(perPage / 2);
  const older = await readMessages(threadId, { before: id, count: above + 1 }, scope);
  const newer = await readMessages(threadId, { after: id - 1, count: perPage - above + 1 }, scope);
  return {
    messages: [...(above === 0 ? [] : older.slice(-above)), ...newer.slice(0, perPage - above)],
    hasBefore: older.length > above,
    hasAfter: newer.length > perPage - above,
  };
}
