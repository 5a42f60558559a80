import { and, eq } from 'drizzle-orm';
import type { Linked } from '#contract/linked-kind.ts';
import type { Scope } from '#server/scope.ts';
import { links } from '../tables.ts';

/** Takes the link of two things away; the things stay. @returns whether there was one */
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
