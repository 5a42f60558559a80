import { and, eq } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Linked } from '#contract/linked-kind.ts';
import type { Scope } from '#server/scope.ts';
import { linksView as links } from '../tables.ts';

/** All that a thing is linked with, whichever came of the other. Some of it may lie in the trash: its area knows. */
export async function allLinkedTo({ db, entity }: Pick<Scope, 'db' | 'entity'>, { kind, id }: Linked): Promise<Linked[]> {
  const ahead = db
    .select({ kind: links.toKind, id: links.toId })
    .from(links)
    .where(and(eq(links.entity, entity), eq(links.fromKind, kind), eq(links.fromId, id)));
  const back = db
    .select({ kind: links.fromKind, id: links.fromId })
    .from(links)
    .where(and(eq(links.entity, entity), eq(links.toKind, kind), eq(links.toId, id)));
  return union(ahead, back);
}
