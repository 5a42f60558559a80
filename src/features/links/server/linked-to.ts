import { and, eq } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Linked, LinkedKind } from '#contract/linked-kind.ts';
import type { Scope } from '#server/scope.ts';
import { linksView as links } from '../tables.ts';

/** The ids of all things of a kind that a thing is linked with, whichever came of the other. Some may lie in the trash: their area knows. */
export async function linkedTo({ db, entity }: Pick<Scope, 'db' | 'entity'>, { kind, id }: Linked, wanted: LinkedKind): Promise<number[]> {
  const ahead = db
    .select({ id: links.toId })
    .from(links)
    .where(and(eq(links.entity, entity), eq(links.fromKind, kind), eq(links.fromId, id), eq(links.toKind, wanted)));
  const back = db
    .select({ id: links.fromId })
    .from(links)
    .where(and(eq(links.entity, entity), eq(links.toKind, kind), eq(links.toId, id), eq(links.fromKind, wanted)));
  return (await union(ahead, back)).map((row) => row.id).sort((a, b) => a - b);
}
