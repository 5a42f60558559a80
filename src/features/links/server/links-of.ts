import { and, eq, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Linked, LinkedKind } from '#contract/linked-kind.ts';
import type { Scope } from '#server/scope.ts';
import { linksView as links } from '../tables.ts';

/** All that several things of a kind are linked with, whichever came of the other: a row for each link. Some of it may lie in the trash: its area knows. */
export async function linksOf(
  { db, entity }: Pick<Scope, 'db' | 'entity'>,
  kind: LinkedKind,
  ids: number[],
): Promise<{ id: number; other: Linked }[]> {
  if (ids.length === 0) return [];
  const ahead = db
    .select({ id: links.fromId, kind: links.toKind, otherId: links.toId })
    .from(links)
    .where(and(eq(links.entity, entity), eq(links.fromKind, kind), inArray(links.fromId, ids)));
  const back = db
    .select({ id: links.toId, kind: links.fromKind, otherId: links.fromId })
    .from(links)
    .where(and(eq(links.entity, entity), eq(links.toKind, kind), inArray(links.toId, ids)));
  return (await union(ahead, back)).map((row) => ({ id: row.id, other: { kind: row.kind, id: row.otherId } }));
}
