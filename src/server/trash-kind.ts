import { and, asc, type Column, eq, inArray, isNotNull, lt, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Subject } from '#contract/endpoint.ts';
import type { Thing } from '#contract/refusal-codes.ts';
import { notFound, Refusal } from './refusal.ts';
import type { Scope } from './scope.ts';
import { daysBefore, rowsPerTurn, type Sweep } from './sweep.ts';

/** The deleted rows of a kind, as the trash lists them. */
export interface TrashLines {
  /** The owner's view of their table, which can use any index. */
  readonly view: SQLWrapper & Readonly<Record<'entity' | 'deletedAt' | 'deletedBy', Column>>;
  /** Identifies a row within its kind: its id, or its name if it has none. */
  readonly key: Column;
  /** The name shown to users; also searched. */
  readonly name: Column | SQL;
  /** Limits the deleted rows shown to this user, if not all of them are. */
  readonly where?: SQL | undefined;
}

/** The context of a purge, by a user or the sweep. */
export type TrashWork = Pick<Scope, 'db' | 'entity' | 'now'>;

/**
 * A kind of items in the trash, provided by the area that deletes them. Each method does all or nothing, throws 404 for missing items, and
 * announces its changes.
 */
export interface TrashKind {
  /** Its name in texts and addresses: `board`. */
  readonly kind: string;
  /** Users with permission to delete this subject can see deleted items, and restore or purge them. */
  readonly subject: Subject;
  lines(scope: Scope): TrashLines | Promise<TrashLines>;
  restore(keys: string[], scope: Scope): Promise<void>;
  /** Moves them back to the trash, to undo a restore. */
  remove(keys: string[], scope: Scope): Promise<void>;
  /** Deletes permanently, including everything that is useless without them. */
  purge(keys: string[], work: TrashWork): Promise<void>;
}

/** Parses keys as unique ids in ascending order. @throws 404 for anything else */
export function idsOfKeys(keys: readonly string[], what: Thing): number[] {
  if (!keys.every((key) => /^[1-9]\d{0,14}$/.test(key))) throw notFound(what);
  return [...new Set(keys.map(Number))].sort((a, b) => a - b);
}

/** @throws 404 unless all of them were found */
export function refuseMissing(found: readonly unknown[], wanted: readonly unknown[], what: Thing): void {
  if (found.length < wanted.length) throw notFound(what);
}

type Deletable = PgTable & { entity: PgColumn; id: PgColumn; deletedAt: PgColumn };

/** Creates a `TrashKind` method that handles items one by one, by id. */
export function forEachId(
  what: Thing,
  run: (id: number, scope: Scope) => Promise<unknown>,
): (keys: string[], scope: Scope) => Promise<void> {
  return async (keys, scope) => {
    for (const id of idsOfKeys(keys, what)) await run(id, scope);
  };
}

/**
 * Permanently deletes rows from the trash.
 * @returns their ids
 * @throws 404 unless all of them are in the trash
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
 * Locks rows in the trash while dependent rows are deleted first.
 * @returns their ids
 * @throws 404 unless all of them are in the trash
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

/** Purges items whose time in the trash is over, one by one, so that an item that can't be purged yet doesn't block others. */
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
