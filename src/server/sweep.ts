import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { queryRows } from './query-rows.ts';

/** Days to keep expired rows. */
export interface KeepDays {
  audit: number;
  notifications: number;
  /** Sessions and one-time links after they have ended. */
  sessions: number;
  /** Soft-deleted rows, which can be restored until then. */
  deleted: number;
  /** Unreferenced files: uploads never attached, and removed attachments. */
  files: number;
}

export interface SweepScope {
  entity: string;
  now: Date;
  keepDays: KeepDays;
}

/** Deletes a company's expired rows in the given transaction, in small batches so that nothing waits for it. */
export interface Sweep {
  name: string;
  /** @returns the number of deleted rows; if it is at least `rowsPerTurn`, there may be more */
  run(db: Db, scope: SweepScope): Promise<number>;
}

export const rowsPerTurn = 500;

/** Returns the moment a number of days ago. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}

/** Converts a date to a value for hand-written SQL. */
export function momentValue(moment: Date): SQL {
  return sql`${moment.toISOString()}::timestamptz`;
}

/** Deletes at most `rowsPerTurn` rows of a table, skipping locked ones. */
export async function deleteRows(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const some = sql`select ctid from ${table} where ${where} limit ${rowsPerTurn} for update skip locked`;
  return (await queryRows(db, sql`delete from ${table} where ctid = any(array(${some})) returning 1`)).length;
}

type Ending = PgTable & { entity: PgColumn; expiresAt: PgColumn };

/** Creates a sweep for rows that expired, or ended at `endedAt`, longer ago than sessions and one-time links are kept. */
export function sweepEnded<T extends Ending>(name: string, table: T, endedAt: PgColumn): Sweep {
  return {
    name,
    run: (db, { entity, now, keepDays }) => {
      const isOld = sql`least(${endedAt}, ${table.expiresAt}) < ${momentValue(daysBefore(now, keepDays.sessions))}`;
      return deleteRows(db, table, and(eq(table.entity, entity), isOld));
    },
  };
}
