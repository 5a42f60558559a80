import { and, asc, eq, lte } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { imapAccounts } from '../../tables.ts';
import type { AccountRecord } from '../accounts/find-account.ts';
import { leaseUntil } from './lease.ts';

/**
 * Takes one account of the entity whose sync is due at the moment; of several servers one takes each. It counts as taken until `dueAt`, so that
 * another takes it up when this server ends.
 * @returns the account as it was, but for `dueAt`
 */
export async function claimAccount(deps: Dependencies, entity: string, at: Date): Promise<AccountRecord | undefined> {
  return deps.database.writing(entity, async (db) => {
    const [account] = await db
      .select()
      .from(imapAccounts)
      .where(and(eq(imapAccounts.entity, entity), lte(imapAccounts.dueAt, at)))
      .orderBy(asc(imapAccounts.dueAt), asc(imapAccounts.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!account) return undefined;
    const dueAt = leaseUntil(deps.clock());
    await db
      .update(imapAccounts)
      .set({ state: 'working', dueAt })
      .where(and(eq(imapAccounts.entity, entity), eq(imapAccounts.id, account.id)));
    // What goes well again and again is not worth a word each time.
    if (account.state !== 'done') await announce(db, entity, { kind: 'email', ids: [], person: account.personId });
    return { ...account, dueAt };
  });
}
