import { and, eq, inArray, or, type SQLWrapper } from 'drizzle-orm';
import type { LinkedKind } from '#contract/linked-kind.ts';
import type { Db } from '#server/database.ts';
import { links } from '../tables.ts';

/** Forgets the links of things that are gone for good; those in the trash keep theirs. @param ids as a list, or as a subquery */
export async function unlink(db: Db, entity: string, kind: LinkedKind, ids: number[] | SQLWrapper): Promise<void> {
  if (Array.isArray(ids) && ids.length === 0) return;
  const ends = or(
    and(eq(links.fromKind, kind), Array.isArray(ids) ? inArray(links.fromId, ids) : inArray(links.fromId, ids)),
    and(eq(links.toKind, kind), Array.isArray(ids) ? inArray(links.toId, ids) : inArray(links.toId, ids)),
  );
  await db.delete(links).where(and(eq(links.entity, entity), ends));
}
