import type { Linked } from '#contract/linked-kind.ts';
import type { Scope } from '#server/scope.ts';
import { links } from '../tables.ts';

/** Whose page made the one of the other, and under which key. */
export interface Making {
  madeBy: number;
  clientKey: string;
}

/** Links two things, of which the second came of the first. Linked twice they are linked once. */
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
