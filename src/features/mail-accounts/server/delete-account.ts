import { and, eq } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { imapAccounts } from '../tables.ts';

/** Disconnects the account: what is known of its messages goes with it, the mails stay. */
export async function deleteAccount(_given: unknown, { db, entity, identity }: Scope): Promise<undefined> {
  const deleted = await db
    .delete(imapAccounts)
    .where(and(eq(imapAccounts.entity, entity), eq(imapAccounts.personId, identity.personId)))
    .returning({ id: imapAccounts.id });
  if (deleted.length === 0) throw notFound('The account');
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
}
