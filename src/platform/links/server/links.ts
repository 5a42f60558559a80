import { and, eq, inArray, or, type SQLWrapper, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Linked, LinkedKind } from '#contract/linked-kind.ts';
import type { Db } from '#server/database.ts';
import type { Scope } from '#server/scope.ts';
import { links, linksView } from '../tables.ts';

/** The person who created one from the other, and the idempotency key. */
interface Making {
  madeBy: number;
  clientKey: string;
}

/** Links two records, the second created from the first. Idempotent. */
export async function link(
  { db, entity, now }: Pick<Scope, 'db' | 'entity' | 'now'>,
  from: Linked,
  to: Linked,
  making?: Making,
): Promise<void> {
  await db
    .insert(links)
    .values({ ...making, entity, fromKind: from.kind, fromId: from.id, toKind: to.kind, toId: to.id, createdAt: now })
    .onConflictDoNothing({ target: [links.entity, links.fromKind, links.fromId, links.toKind, links.toId] });
}

/** Deletes the links of permanently deleted records; those in the trash keep theirs. @param ids as a list or a subquery */
export async function unlink(db: Db, entity: string, kind: LinkedKind, ids: number[] | SQLWrapper): Promise<void> {
  if (Array.isArray(ids) && ids.length === 0) return;
  const ends = or(
    and(eq(links.fromKind, kind), Array.isArray(ids) ? inArray(links.fromId, ids) : inArray(links.fromId, ids)),
    and(eq(links.toKind, kind), Array.isArray(ids) ? inArray(links.toId, ids) : inArray(links.toId, ids)),
  );
  await db.delete(links).where(and(eq(links.entity, entity), ends));
}

/** Returns what was created under a key, and from what; null before. A concurrent second request waits for the first. */
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

/**
 * Returns the ids of all records of a kind linked with a record, in either direction. Some may be in the trash; their feature filters them.
 */
export async function linkedTo({ db, entity }: Pick<Scope, 'db' | 'entity'>, { kind, id }: Linked, wanted: LinkedKind): Promise<number[]> {
  const ahead = db
    .select({ id: linksView.toId })
    .from(linksView)
    .where(and(eq(linksView.entity, entity), eq(linksView.fromKind, kind), eq(linksView.fromId, id), eq(linksView.toKind, wanted)));
  const back = db
    .select({ id: linksView.fromId })
    .from(linksView)
    .where(and(eq(linksView.entity, entity), eq(linksView.toKind, kind), eq(linksView.toId, id), eq(linksView.fromKind, wanted)));
  return (await union(ahead, back)).map((row) => row.id).sort((a, b) => a - b);
}

/** Returns everything linked with a record, in either direction. Some may be in the trash; their feature filters them. */
export async function allLinkedTo({ db, entity }: Pick<Scope, 'db' | 'entity'>, { kind, id }: Linked): Promise<Linked[]> {
  const ahead = db
    .select({ kind: linksView.toKind, id: linksView.toId })
    .from(linksView)
    .where(and(eq(linksView.entity, entity), eq(linksView.fromKind, kind), eq(linksView.fromId, id)));
  const back = db
    .select({ kind: linksView.fromKind, id: linksView.fromId })
    .from(linksView)
    .where(and(eq(linksView.entity, entity), eq(linksView.toKind, kind), eq(linksView.toId, id)));
  return union(ahead, back);
}

/**
 * Returns everything linked with several records of a kind, in either direction, one row per link. Some may be in the trash; their feature
 * filters them.
 */
export async function linksOf(
  { db, entity }: Pick<Scope, 'db' | 'entity'>,
  kind: LinkedKind,
  ids: number[],
): Promise<{ id: number; other: Linked }[]> {
  if (ids.length === 0) return [];
  const ahead = db
    .select({ id: linksView.fromId, kind: linksView.toKind, otherId: linksView.toId })
    .from(linksView)
    .where(and(eq(linksView.entity, entity), eq(linksView.fromKind, kind), inArray(linksView.fromId, ids)));
  const back = db
    .select({ id: linksView.toId, kind: linksView.fromKind, otherId: linksView.fromId })
    .from(linksView)
    .where(and(eq(linksView.entity, entity), eq(linksView.toKind, kind), inArray(linksView.toId, ids)));
  return (await union(ahead, back)).map((row) => ({ id: row.id, other: { kind: row.kind, id: row.otherId } }));
}

/** Removes a link; both records stay. @returns whether it existed */
export async function part({ db, entity }: Pick<Scope, 'db' | 'entity'>, from: Linked, to: Linked): Promise<boolean> {
  const gone = await db
    .delete(links)
    .where(
      and(
        eq(links.entity, entity),
        and(eq(links.fromKind, from.kind), eq(links.fromId, from.id)),
        and(eq(links.toKind, to.kind), eq(links.toId, to.id)),
      ),
    )
    .returning({ id: links.toId });
  return gone.length > 0;
}
