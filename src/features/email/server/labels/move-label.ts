import { and, between, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { moveMailLabel as contract } from '../../labels-contract.ts';
import { mailLabels } from '../../tables.ts';
import { lockLabel, lockLabels, ownLabels } from './lock-labels.ts';
import { readLabels } from './read-labels.ts';

/** Puts a label at a position, or at the end when there are fewer; those between make room. Nobody's edit grows old by it. */
export async function moveLabel({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity } = scope;
  const labels = await lockLabels(scope);
  const { id, position: from } = await lockLabel(params.id, scope);
  const to = Math.min(body.position, labels);
  if (from !== to) {
    await db
      .update(mailLabels)
      .set({ position: sql`case when ${mailLabels.id} = ${id} then ${to}::int else ${mailLabels.position} + ${from < to ? -1 : 1} end` })
      .where(and(ownLabels(scope), between(mailLabels.position, Math.min(from, to), Math.max(from, to))));
    await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  }
  return { labels: await readLabels(scope) };
}
