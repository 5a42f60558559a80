import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { accounts } from '../../tables.ts';

/**
 * What the addresses that a person gives away are made with, and checked against when they are used: it grows with each suspension and each
 * new password, so that those of before end for good. Null for whoever is suspended; 0 for a person without an account.
 */
export async function linksVersionOf(db: Db, entity: string, personId: number): Promise<number | null> {
  const [account] = await db
    .select({ version: accounts.linksVersion, suspendedAt: accounts.suspendedAt })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.personId, personId)));
  if (!account) return 0;
  return account.suspendedAt === null ? account.version : null;
}
