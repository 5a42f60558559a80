import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { queryRows } from './query-rows.ts';

/** How many days expired rows are kept. */
export interface KeepDays {
  /** Entries of the audit log. */
  audit: number;
  notifications: number;
  /** Sessions and one-time links, after they have ended. */
  sessions: number;
  /** What was deleted, and can be brought back until then. */
  deleted: number;
  /** Files that nothing names: uploads that were never attached, and what was taken off. */
  files: number;
}

export interface SweepScope {
  entity: string;
  now: Date;
  keepDays: KeepDays;
}

/** Deletes a company's expired rows in the given transaction, a few at a time so that no one waits for it. */
export interface Sweep {
  name: string;
  /** @returns how many rows went; as many as `rowsPerTurn` or more: there may be others */
  run(db: Db, scope: SweepScope): Promise<number>;
}

export const rowsPerTurn = 500;

/** The moment before which something is that old. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}

/** A moment of Drizzle's as a value in hand-written SQL. */
export function momentValue(moment: Date): SQL {
  return sql`${moment.toISOString()}::timestamptz`;
}

/** Deletes at most `rowsPerTurn` rows of a table, skipping locked ones. */
export async function deleteRows(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const some = sql`select ctid from ${table} where ${where} limit ${rowsPerTurn} for update skip locked`;
  return (await queryRows(db, sql`delete from ${table} where ctid = any(array(${some})) returning 1`)).length;
}

type Ending = PgTable & { entity: PgColumn; expiresAt: PgColumn };

/** Sweeps what has ended, by itself or at the moment of `endedAt`, as long ago as sessions and one-time links are kept. */
export function sweepEnded<T extends Ending>(name: string, table: T, endedAt: PgColumn): Sweep {
  return {
    name,
    run: (db, { entity, now, keepDays }) => {
      const isOld = sql`least(${endedAt}, ${table.expiresAt}) < ${momentValue(daysBefore(now, keepDays.sessions))}`;
      return deleteRows(db, table, and(eq(table.entity, entity), isOld));
    },
  };
}
