import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { isWorthRetrying } from '#server/database-failure.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { imapAccounts } from '../../tables.ts';
import type { AccountRecord } from '../accounts/find-account.ts';

const leaseMs = 15 * 60_000;
const transactionTries = 4;

export function leaseUntil(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

/** Thrown when the account was changed, disconnected, or taken over while it was synced: nothing more may be written for it. */
export class LeaseLost extends Error {}

/** The right to sync one account, which is prolonged by each transaction. */
export interface Lease {
  /** Runs `work` in a transaction of the entity, unless the right was lost. @throws LeaseLost */
  writing<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** @param account as it was claimed */
export function holdLease(deps: Dependencies, { entity, id, version, dueAt }: AccountRecord): Lease {
  let until = dueAt;
  return {
    async writing(work) {
      const next = leaseUntil(deps.clock());
      const transaction = async (db: Db) => {
        const own = and(eq(imapAccounts.entity, entity), eq(imapAccounts.id, id), eq(imapAccounts.version, version));
        const held = await db
          .update(imapAccounts)
          .set({ dueAt: next })
          .where(and(own, eq(imapAccounts.state, 'working'), until ? eq(imapAccounts.dueAt, until) : undefined))
          .returning({ id: imapAccounts.id });
        if (held.length === 0) throw new LeaseLost();
        return work(db);
      };
      const done = await retrying(() => deps.database.writing(entity, transaction));
      until = next;
      return done;
    },
  };
}

/** As calls of the API are: the person may write to the same mails meanwhile. */
async function retrying<T>(run: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await run();
    } catch (error) {
      if (tried >= transactionTries || !isWorthRetrying(error)) throw error;
    }
  }
}
