import { and, asc, count, desc, eq, isNull } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { listLostSearches as listContract, settleLostSearch as settleContract } from '../edit-contract.ts';
import { helpSearches, helpSearchesView as searches } from '../tables.ts';

/** A page of what was searched for and not found, the newest first. */
export async function listLostSearches(
  { query }: GivenOf<typeof listContract>,
  { db, entity }: Scope,
): Promise<AnswerOf<typeof listContract>> {
  const wanted = and(eq(searches.entity, entity), isNull(searches.doneAt));
  const { words, text, times, lastAt } = searches;
  const offset = pageOffset(query);
  const rows =
    offset === null
      ? []
      : await db
          .select({ words, text, times, lastAt })
          .from(searches)
          .where(wanted)
          .orderBy(desc(lastAt), asc(words))
          .limit(query.perPage)
          .offset(offset);
  const [counted] = await db.select({ total: count() }).from(searches).where(wanted);
  return { searches: rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() })), total: counted?.total ?? 0 };
}

/** Takes a search off the list, or puts it back. */
export async function settleLostSearch({ body }: GivenOf<typeof settleContract>, { db, entity, now }: Scope): Promise<undefined> {
  const settled = await db
    .update(helpSearches)
    .set({ doneAt: body.isDone ? now : null })
    .where(and(eq(helpSearches.entity, entity), eq(helpSearches.words, body.words)))
    .returning({ words: helpSearches.words });
  if (settled.length === 0) throw notFound('item');
  await announce(db, entity, { kind: 'help', ids: [] });
}
