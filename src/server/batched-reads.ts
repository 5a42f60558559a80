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

/** Databases whose reads are already batched: a nested batch joins the outer one. */
const collecting = new WeakSet<Db>();

/** A statement waiting to be sent with others. */
interface Waiting {
  text: string;
  params: unknown[];
  /** Number of columns; undefined for statements whose rows are objects. */
  columns: number | undefined;
  answer: (rows: unknown[]) => void;
  fail: (error: unknown) => void;
}

/**
 * Gives `work` a database that batches reads: all reads started before awaiting one of them are sent as one statement, and so are those
 * that follow. So start independent reads together (`Promise.all`). For reads only.
 * Values of raw SQL arrive as JSON: a moment is an ISO 8601 string, a numeric is a number.
 */
export async function withBatchedReads<T>(db: Db, work: (batched: Db) => Promise<T>): Promise<T> {
  if (collecting.has(db)) return work(db);
  const batch = new Batch(db);
  const batched = new PgDatabase(new PgDialect(), new BatchSession(batch), undefined) as unknown as Db;
  collecting.add(batched);
  try {
    return await work(batched);
  } finally {
    // Nothing may be sent once the connection is released, even if reads are pending.
    await batch.close();
  }
}

/** Like `withBatchedReads`, for work that takes a scope. */
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

/** Resolves once all code that isn't waiting for a read has run. */
function everythingBegun(): Promise<void> {
  return new Promise((resolve) => (globalThis.setImmediate ?? setTimeout)(resolve));
}

/** Returns all rows of a statement as one JSON array, in order. */
function rowsOf({ text, params, columns }: Waiting): SQL {
  const statement = sql.join(
    text.split(/\$(\d+)/).map((part, at) => (at % 2 ? sql`${sql.param(params[Number(part) - 1])}` : sql.raw(part))),
  );
  if (columns === undefined) return sql`select coalesce(json_agg(to_json(q)), '[]') from (${statement}) q`;
  // By position, because two columns may have the same name.
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

  /** Maps rows to the selected fields with Drizzle's own session for remote drivers. */
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

/** The result of `execute`, as with all drivers. */
function asDriversAnswer(rows: unknown[]): unknown[] {
  return { rows } as unknown as unknown[];
}
