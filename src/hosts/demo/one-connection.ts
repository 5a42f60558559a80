import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { announcingAtEnd } from '#server/announce.ts';
import type { Database, Db } from '#server/database.ts';

/** Wraps PGlite as the API's database. It has one connection: scopes run one after another, and each binds the connection to its entity. */
export function oneConnection(on: PGlite): Database {
  const db = drizzle(on);
  let bound: string | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(entity: string | null, work: () => Promise<T>): Promise<T> => {
    const mine = last.then(async () => {
      const wanted = entity ?? '';
      if (bound !== wanted) await on.query("select set_config('app.entity', $1, false)", [wanted]);
      bound = wanted;
      return work();
    });
    last = mine.catch(() => undefined);
    return mine;
  };
  return {
    reading: (entity, work) => inTurn(entity, () => work(db as unknown as Db)),
    writing: (entity, work) =>
      inTurn(entity, async () => {
        const written = await db.transaction((transaction) => announcingAtEnd(transaction as unknown as Db, work));
        // PGlite persists a transaction's changes only with the next query, but the user may close the tab before there is one.
        await on.syncToFs();
        return written;
      }),
  };
}
