import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { hasRealAccount } from '#platform/session/server/public-api.ts';
import { accounts, sessions } from '#platform/session/tables.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { demoEntity, lockSampleData } from './sample-data.ts';

/**
 * What happens to seed accounts: ended once real accounts exist, given passwords that are printed at startup, or kept as they are (for
 * tests).
 */
export type SampleAccountsMode = 'end' | 'print' | 'keep';

interface OpenAccount {
  email: string;
  username: string;
  userType: string;
  password: string;
}

type Account = typeof accounts.$inferSelect;

/**
 * Applies the startup mode to the seed accounts. Accounts that have ended stay ended.
 * @param isPublic whether the installation is reachable from other machines
 * @returns the accounts that can sign in, by name, with their passwords
 */
export function settleSampleAccounts(
  deps: Dependencies,
  { mode, isPublic }: { mode: SampleAccountsMode; isPublic: boolean },
): Promise<OpenAccount[]> {
  return deps.database.writing(demoEntity, async (db) => {
    await lockSampleData(db);
    if (mode === 'end' && (isPublic || (await hasRealAccount(db))))
      await db.execute(sql`select end_sample_accounts('{known,kept,printed}')`);
    const open: OpenAccount[] = [];
    for (const account of await readOpen(db)) open.push(await settle(db, deps, account, mode));
    return open;
  });
}

function readOpen(db: Db): Promise<Account[]> {
  return db
    .select()
    .from(accounts)
    .where(and(eq(accounts.entity, demoEntity), eq(accounts.isSample, true), ne(accounts.samplePassword, 'ended')))
    .orderBy(asc(accounts.username))
    .for('update');
}

async function settle(db: Db, deps: Dependencies, account: Account, mode: SampleAccountsMode): Promise<OpenAccount> {
  const { email, username, userType } = account;
  const samplePassword = account.samplePassword === 'printed' || mode === 'print' ? 'printed' : mode === 'keep' ? 'kept' : 'known';
  const mine = and(eq(accounts.entity, demoEntity), eq(accounts.id, account.id));
  await db.update(accounts).set({ samplePassword }).where(mine);
  if (samplePassword !== 'printed') return { email, username, userType, password: username };
  const password = await printedPassword(deps.secret, username);
  if (!(await deps.passwords.verify(account.passwordHash, password))) {
    const passwordHash = await deps.passwords.hash(password);
    await db.update(accounts).set({ passwordHash, passwordSetAt: deps.clock() }).where(mine);
    await db
      .update(sessions)
      .set({ revokedAt: deps.clock() })
      .where(and(eq(sessions.entity, demoEntity), eq(sessions.accountId, account.id), isNull(sessions.revokedAt)));
  }
  return { email, username, userType, password };
}

/** Derives 80 bits from the installation's secret. The same at every start, so it can be printed again and is stored nowhere. */
async function printedPassword(secret: Uint8Array, username: string): Promise<string> {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
  const key = await crypto.subtle.importKey('raw', secret as BufferSource, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`seed account.${username}`)));
  return Array.from(bytes.subarray(0, 16), (byte) => alphabet[byte % 32]).join('');
}
