import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { ImapAccount } from '../../accounts-contract.ts';
import { imapAccounts } from '../../tables.ts';
import { problemIn } from './kept-problem.ts';

export type AccountRecord = typeof imapAccounts.$inferSelect;

const ofPerson = (entity: string, personId: number) => and(eq(imapAccounts.entity, entity), eq(imapAccounts.personId, personId));

export async function findAccount(db: Db, entity: string, personId: number): Promise<AccountRecord | undefined> {
  const [account] = await db.select().from(imapAccounts).where(ofPerson(entity, personId));
  return account;
}

/** The same, to be changed: nobody else can meanwhile. */
export async function lockAccount(db: Db, entity: string, personId: number): Promise<AccountRecord | undefined> {
  const [account] = await db.select().from(imapAccounts).where(ofPerson(entity, personId)).for('update');
  return account;
}

/** What may be answered of it: anything but the password. */
export function shownAccount({ host, port, security, username, state, problem, syncedAt, version }: AccountRecord): ImapAccount {
  return {
    host,
    port,
    security: security as ImapAccount['security'],
    username,
    state: state as ImapAccount['state'],
    ...problemIn(problem),
    syncedAt: syncedAt?.toISOString() ?? null,
    version,
  };
}
