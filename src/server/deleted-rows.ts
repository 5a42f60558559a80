import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Thing } from '#contract/refusal-codes.ts';
import type { Scope } from './scope.ts';
import { idsOfKeys, refuseMissing, type TrashWork } from './trash-kind.ts';

type Deletable = PgTable & { entity: PgColumn; id: PgColumn; deletedAt: PgColumn };

/** A verb of a `TrashKind` that takes one after the other, by ids. */
export function eachId(what: Thing, run: (id: number, scope: Scope) => Promise<unknown>): (keys: string[], scope: Scope) => Promise<void> {
  return async (keys, scope) => {
    for (const id of idsOfKeys(keys, what)) await run(id, scope);
  };
}

/**
 * Removes rows from the trash for good.
 * @returns their ids
 * @throws 404 unless all of them lie there
 */
export async function removeDeleted(table: Deletable, what: Thing, keys: readonly string[], { db, entity }: TrashWork): Promise<number[]> {
  const ids = idsOfKeys(keys, what);
  const removed = await db
    .delete(table)
    .where(deletedOf(table, ids, entity))
    .returning({ id: table.id });
  refuseMissing(removed, ids, what);
  return ids;
}

/**
 * Locks rows in the trash, for what has to go before they do.
 * @returns their ids
 * @throws 404 unless all of them lie there
 */
export async function lockDeleted(table: Deletable, what: Thing, keys: readonly string[], { db, entity }: TrashWork): Promise<number[]> {
  const ids = idsOfKeys(keys, what);
  const locked = await db
    .select({ id: table.id })
    .from(table)
    .where(deletedOf(table, ids, entity))
    .orderBy(table.id)
    .for('update');
  refuseMissing(locked, ids, what);
  return ids;
}

const deletedOf = (table: Deletable, ids: number[], entity: string) =>
  and(eq(table.entity, entity), inArray(table.id, ids), isNotNull(table.deletedAt));
