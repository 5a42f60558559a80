import { sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { keepHelpSearch as contract } from '../contract.ts';
import { helpSearches as searches } from '../tables.ts';
import { countHaving, termsOf } from './find-by-words.ts';

/** Keeps a search for those who write, if it finds nothing: the server looks again, whatever the page says that it found. */
export async function keepSearch({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, now } = scope;
  const terms = termsOf(body.q);
  if (terms.length === 0 || (await countHaving(terms, scope)) > 0) return { isKept: false };
  const text = body.q.trim();
  await db
    .insert(searches)
    .values({ entity, words: terms.join(' '), text, times: 1, lastAt: now })
    .onConflictDoUpdate({
      target: [searches.entity, searches.words],
      set: { text, times: sql`${searches.times} + 1`, lastAt: now, doneAt: null },
    });
  await announce(db, entity, { kind: 'help', ids: [] });
  return { isKept: true };
}
