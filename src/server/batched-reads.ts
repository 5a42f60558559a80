import { type Query, type SQL, sql } from 'drizzle-orm';
import {
  PgDatabase,
  PgDialect,
  type PgPreparedQuery,
  PgSession,
  type PreparedQueryConfig,
  type SelectedFieldsOrdered,
} from 'drizzle-orm/pg-core';
import { PgRemoteSession } from 'drizzle-orm/pg-proxy';
import type { Db } from './database.ts';
import { queryRows } from './query-rows.ts';

/** The databases whose reads are collected already: what is batched within a batch goes with it. */
const collecting = new WeakSet<Db>();

/** A statement that waits for the others that are sent with it. */
interface Waiting {
  text: string;
  params: unknown[];
  /** How many columns it has; undefined for one whose rows are objects. */
  columns: number | undefined;
  answer: (rows: unknown[]) => void;
  fail: (error: unknown) => void;
}

/**
 * Gives `work` a database whose reads are collected: those that it begins before it waits for one of them go out as one statement, and so do
 * those that follow when all are answered. Independent reads are therefore begun together (`Promise.all`). For reading alone.
 * Values of raw SQL come as JSON has them: a moment is a text of ISO 8601, a numeric is a number.
 */
export async function withBatchedReads<T>(db: Db, work: (batched: Db) => Promise<T>): Promise<T> {
  if (collecting.has(db)) return work(db);
  const batch = new Batch(db);
  const batched = new PgDatabase(new PgDialect(), new BatchSession(batch), undefined) as unknown as Db;
  collecting.add(batched);
  try {
    return await work(batched);
  } finally {
    // Once the connection is given back nothing may be sent on it, whatever is still under way.
    await batch.close();
  }
}

/** The same for work that is given a scope. */
export function withBatchedScope<S extends { db: Db }, T>(scope: S, work: (batched: S) => Promise<T>): Promise<T> {
  return withBatchedReads(scope.db, (db) => work({ ...scope, db }));
}

class Batch {
  readonly #db: Db;
  #waiting: Waiting[] = [];
  #sending: Promise<void> | undefined;
  #isClosed = false;

  constructor(db: Db) {
    this.#db = db;
  }

  read(text: string, params: unknown[], columns: number | undefined): Promise<unknown[]> {
    if (this.#isClosed) return Promise.reject(new Error('a read after the work that it belongs to'));
    const { promise, resolve, reject } = Promise.withResolvers<unknown[]>();
    this.#waiting.push({ text, params, columns, answer: resolve, fail: reject });
    this.#sending ??= this.#sendAll();
    return promise;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { fail } of this.#waiting.splice(0)) fail(new Error('a read whose work has ended'));
    await this.#sending;
  }

  async #sendAll(): Promise<void> {
    for (await everythingBegun(); this.#waiting.length > 0; await everythingBegun()) await this.#send(this.#waiting.splice(0));
    this.#sending = undefined;
  }

  async #send(reads: Waiting[]): Promise<void> {
    try {
      const parts = reads.map((read, at) => sql`(${rowsOf(read)}) as ${sql.identifier(`a${at}`)}`);
      const [row = {}] = await queryRows<Record<string, unknown[]>>(this.#db, sql`select ${sql.join(parts, sql`, `)}`);
      for (const [at, { answer }] of reads.entries()) answer(row[`a${at}`] ?? []);
    } catch (error) {
      for (const { fail } of reads) fail(error);
    }
  }
}

/** Until nothing goes on that waits for no read. */
function everythingBegun(): Promise<void> {
  return new Promise((resolve) => (globalThis.setImmediate ?? setTimeout)(resolve));
}

/** All rows of a statement as one JSON array, in their order. */
function rowsOf({ text, params, columns }: Waiting): SQL {
  const statement = sql.join(
    text.split(/\$(\d+)/).map((part, at) => (at % 2 ? sql`${sql.param(params[Number(part) - 1])}` : sql.raw(part))),
  );
  if (columns === undefined) return sql`select coalesce(json_agg(to_json(q)), '[]') from (${statement}) q`;
  // By their places: two columns may have the same name.
  const names = sql.raw(Array.from({ length: columns }, (_, at) => `c${at}`).join());
  return sql`select coalesce(json_agg(json_build_array(${names})), '[]') from (${statement}) q(${names})`;
}

class BatchSession extends PgSession {
  readonly #batch: Batch;
  readonly #dialect = new PgDialect();

  constructor(batch: Batch) {
    super(new PgDialect());
    this.#batch = batch;
  }

  /** Drizzle's own session for drivers elsewhere makes of the rows what was selected. */
  override prepareQuery<T extends PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    name: string | undefined,
    isInArrays: boolean,
  ): PgPreparedQuery<T> {
    const read = async (text: string, params: unknown[]) => {
      const rows = await this.#batch.read(text, params, fields?.length);
      return { rows: fields ? rows : asDriversAnswer(rows) };
    };
    return new PgRemoteSession(read, this.#dialect, undefined).prepareQuery<T>(query, fields, name, isInArrays);
  }

  override transaction(): never {
    throw new Error('there are no transactions among batched reads');
  }
}

/** What `execute` answers, as all drivers do. */
function asDriversAnswer(rows: unknown[]): unknown[] {
  return { rows } as unknown as unknown[];
}
