import { and, asc, type Column, eq, inArray, isNotNull, lt, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Subject } from '#contract/endpoint.ts';
import type { Thing } from '#contract/refusal-codes.ts';
import { notFound, Refusal } from './refusal.ts';
import type { Scope } from './scope.ts';
import { daysBefore, rowsPerTurn, type Sweep } from './sweep.ts';

/** The deleted rows of a kind, as the trash lists them. */
export interface TrashLines {
  /** The owner's view of their table, which is read by any index. */
  readonly view: SQLWrapper & Readonly<Record<'entity' | 'deletedAt' | 'deletedBy', Column>>;
  /** What names a row within its kind: its id, or its name where it has none. */
  readonly key: Column;
  /** What the person knows it by; searched as well. */
  readonly name: Column | SQL;
  /** Which of the deleted rows, where not all of them are shown to this person. */
  readonly where?: SQL | undefined;
}

/** Who purges: a person, or the sweep. */
export type TrashWork = Pick<Scope, 'db' | 'entity' | 'now'>;

/**
 * A kind of things that lie in the trash for a while, offered by the area that deletes them. Each verb does all or nothing, refuses what is
 * not there with 404, and announces what it did.
 */
export interface TrashKind {
  /** Its name, as texts and addresses have it: `board`. */
  readonly kind: string;
  /** Whoever may delete of this sees what was deleted, and may have it back or destroy it. */
  readonly subject: Subject;
  lines(scope: Scope): TrashLines | Promise<TrashLines>;
  restore(keys: string[], scope: Scope): Promise<void>;
  /** Puts it back into the trash: takes a restoration back. */
  remove(keys: string[], scope: Scope): Promise<void>;
  /** Deletes permanently, with everything that is useless without it. */
  purge(keys: string[], work: TrashWork): Promise<void>;
}

/** Keys that are ids, ascending, each once. @throws 404 for what is none. */
export function idsOfKeys(keys: readonly string[], what: Thing): number[] {
  if (!keys.every((key) => /^[1-9]\d{0,14}$/.test(key))) throw notFound(what);
  return [...new Set(keys.map(Number))].sort((a, b) => a - b);
}

/** @throws 404 unless all of them were found. */
export function refuseMissing(found: readonly unknown[], wanted: readonly unknown[], what: Thing): void {
  if (found.length < wanted.length) throw notFound(what);
}

type Deletable = PgTable & { entity: PgColumn; id: PgColumn; deletedAt: PgColumn };

/** A verb of a `TrashKind` that takes one after the other, by ids. */
export function forEachId(
  what: Thing,
  run: (id: number, scope: Scope) => Promise<unknown>,
): (keys: string[], scope: Scope) => Promise<void> {
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

interface Swept {
  entity: PgColumn;
  deletedAt: PgColumn;
  key: PgColumn;
  where?: SQL | undefined;
}

/** Purges what has lain in the trash long enough, one by one: what still has to stay keeps nothing else back. */
export function sweepTrash({ kind, purge }: TrashKind, { entity: ofEntity, deletedAt, key, where }: Swept): Sweep {
  return {
    name: `trash of ${kind}`,
    async run(db, { entity, now, keepDays }) {
      const rows = await db
        .select({ key })
        .from(key.table)
        .where(and(eq(ofEntity, entity), lt(deletedAt, daysBefore(now, keepDays.deleted)), where))
        .orderBy(asc(deletedAt))
        .limit(rowsPerTurn);
      let purged = 0;
      for (const row of rows) {
        try {
          await db.transaction((inner) => purge([String(row.key)], { db: inner, entity, now }));
          purged += 1;
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }
      return purged;
    },
  };
}
