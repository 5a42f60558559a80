import { and, eq, sql } from 'drizzle-orm';
import type { Linked } from '#contract/linked-kind.ts';
import type { Scope } from '#server/scope.ts';
import { links } from '../tables.ts';
import type { Making } from './link.ts';

/** What was made under a key, and of what; null before. Who asks second waits until the first one is done. */
export async function findMade(
  { db, entity }: Pick<Scope, 'db' | 'entity'>,
  { madeBy, clientKey }: Making,
): Promise<{ from: Linked; to: Linked } | null> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`link ${entity} ${madeBy} ${clientKey}`}, 0))`);
  const [row] = await db
    .select()
    .from(links)
    .where(and(eq(links.entity, entity), eq(links.madeBy, madeBy), eq(links.clientKey, clientKey)));
  return row ? { from: { kind: row.fromKind, id: row.fromId }, to: { kind: row.toKind, id: row.toId } } : null;
}
