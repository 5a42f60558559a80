import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pooledDatabase } from '#hosts/node/database.ts';
import { openPool } from '#hosts/node/open-pool.ts';
import { people } from '#platform/people/tables.ts';
import { accounts } from '#platform/session/tables.ts';
import { type TestDatabase, testDatabase } from '../../tests/database.ts';
import { silentLog } from '../../tests/silent-log.ts';
import { statementsOf } from '../../tests/statements-of.ts';
import { withoutTimeouts } from '../../tests/without-timeouts.ts';
import { withBatchedReads } from './batched-reads.ts';
import type { Database, Db } from './database.ts';
import { queryRows } from './query-rows.ts';

const entity = 'juniper';
let own: TestDatabase;
let pool: pg.Pool;
let database: Database;
let sent: ReturnType<typeof statementsOf>;
beforeAll(async () => {
  own = await testDatabase('atrium_sample');
  pool = openPool({ ...own.app, ...withoutTimeouts }, silentLog, { size: 1 });
  sent = statementsOf(pool);
  database = pooledDatabase(pool);
  await database.reading(entity, async () => undefined);
});
beforeEach(() => {
  sent.length = 0;
});
afterAll(async () => {
  await pool.end();
  await own.close();
});

const batched = <T>(work: (db: Db) => Promise<T>) => database.reading(entity, (db) => withBatchedReads(db, work));
const names = (db: Db, most: number) => db.select({ name: people.fullName }).from(people).orderBy(asc(people.fullName)).limit(most);

describe('reads started together', () => {
  const readsOf = (db: Db) =>
    [
      names(db, 3),
      db
        .select({ person: people, account: accounts })
        .from(people)
        .leftJoin(accounts, eq(accounts.personId, people.id))
        .orderBy(desc(people.id))
        .limit(40),
      db.select({ all: count(), latest: sql`max(${people.createdAt})`.mapWith(people.createdAt) }).from(people),
      db.select().from(people).where(eq(people.fullName, 'O’Hara $1 ? "x"')),
      db
        .select({ id: people.id, again: people.id, isAdmin: sql<boolean>`${people.id} = ${1}` })
        .from(people)
        .orderBy(asc(people.id))
        .limit(2),
    ] as const;
  const oneByOne = async (reads: ReturnType<typeof readsOf>) => {
    const rows: unknown[] = [];
    for (const read of reads) rows.push(await read);
    return rows;
  };

  test('are one statement with the same results as separate ones', async () => {
    const together = await batched((db) => Promise.all(readsOf(db)));
    expect(sent).toHaveLength(1);
    expect(together).toEqual(await database.reading(entity, (db) => oneByOne(readsOf(db))));
    expect(sent).toHaveLength(6);
  });

  test('include raw reads', async () => {
    const raw = (db: Db) =>
      queryRows<{ id: number; note: string | null }>(db, sql`select id, ${'a $2 b'}::text as note from people order by id limit 2`);
    const [rows, others] = await batched((db) => Promise.all([raw(db), names(db, 1)]));
    expect([sent.length, rows, others.length]).toEqual([1, [1, 2].map((id) => ({ id, note: 'a $2 b' })), 1]);
  });

  test('are followed by one statement for the next reads, however they arise', async () => {
    const chain = async (db: Db, steps: number) => {
      for (let step = 1; step <= steps; step++) await names(db, step);
      return steps;
    };
    await batched((db) => Promise.all([chain(db, 3), chain(db, 2), chain(db, 1)]));
    expect(sent).toHaveLength(3);
  });
});

describe('when one fails', () => {
  test('all reads of the batch fail, the connection stays usable, and nothing is sent later', async () => {
    const later: Promise<unknown>[] = [];
    const failing = batched(async (db) => {
      const isStuck = names(db, 1).then(() => later.push(names(db, 2).catch((error: Error) => error.message)));
      later.push(isStuck.catch(() => undefined));
      await Promise.all([isStuck, db.select({ one: sql`1 / 0` }).from(people)]);
    });
    await expect(failing).rejects.toThrow();
    await Promise.all(later);
    const count = sent.length;
    expect(await database.reading(entity, (db) => names(db, 1))).toHaveLength(1);
    expect(sent).toHaveLength(count + 1);
  });

  test('reads started after the work has ended are rejected, because the connection may belong to another company by then', async () => {
    let kept: Db | undefined;
    await batched(async (db) => {
      kept = db;
    });
    await expect(names(kept as Db, 1)).rejects.toThrow();
    expect(sent).toEqual([]);
  });

  test('reads still waiting when the work fails are not sent', async () => {
    let waiting: Promise<unknown> | undefined;
    const failing = batched(async (db) => {
      waiting = names(db, 1).catch((error: Error) => error.message);
      throw new Error('given up');
    });
    await expect(failing).rejects.toThrow('given up');
    expect(await waiting).toMatch(/Failed query|has ended/);
    expect(sent).toEqual([]);
  });
});
