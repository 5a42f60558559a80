import type { Db } from '#server/database.ts';
import { nextId } from '#server/next-ids.ts';
import { accounts } from '../../tables.ts';

type NewAccount = Omit<typeof accounts.$inferInsert, 'id'>;

/** Gives a person credentials, on a connection bound to the entity. */
export async function addAccount(db: Db, account: NewAccount): Promise<number> {
  const id = await nextId(db, account.entity, 'account');
  await db.insert(accounts).values({ ...account, id });
  return id;
}
