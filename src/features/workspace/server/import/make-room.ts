import { and, asc, eq, sql } from 'drizzle-orm';
import { auditEntries } from '#features/audit/tables.ts';
import { people } from '#features/people/tables.ts';
import { accounts } from '#features/session/tables.ts';
import { users } from '#features/users/tables.ts';
import type { Db } from '#server/database.ts';
import { counters } from '#server/tables.ts';
import { stayingTables } from '../../what-stays.ts';
import type { Table } from '../catalogue/read-catalogue.ts';

/** Whom the founder's account belongs to while the rows of the archive come in: no counter gets there. */
export const aside = Number.MAX_SAFE_INTEGER;

/** The founder of the entity that an archive is taken into, as their rows were. */
export interface Founder {
  account: typeof accounts.$inferSelect;
  person: typeof people.$inferSelect;
  user: typeof users.$inferSelect | undefined;
  audit: (typeof auditEntries.$inferSelect)[];
  counters: (typeof counters.$inferSelect)[];
}

/**
 * Takes away what the founder has, so that the rows of the archive keep their ids. The account stays, and with it the session: its person
 * stands aside meanwhile.
 */
export async function makeRoom(db: Db, catalogue: readonly Table[], entity: string): Promise<Founder> {
  const [found] = await db
    .select({ account: accounts, person: people })
    .from(accounts)
    .innerJoin(people, and(eq(people.entity, accounts.entity), eq(people.id, accounts.personId)))
    .where(eq(accounts.entity, entity))
    .for('update');
  if (!found) throw new Error('the company has no founder');
  const [user] = await db.select().from(users).where(eq(users.entity, entity));
  const audit = await db.select().from(auditEntries).where(eq(auditEntries.entity, entity)).orderBy(asc(auditEntries.id));
  const counted = await db.select().from(counters).where(eq(counters.entity, entity));
  const { account, person } = found;
  await db.insert(people).values({ ...person, id: aside, deletedAt: person.createdAt });
  await moveAccount(db, account, aside);
  const given = catalogue.filter(({ name }) => !(name in stayingTables) || stayingTables[name] === 'worked-out');
  for (const { name } of given.toReversed()) {
    const kept = name === 'people' ? sql` and id <> ${aside}` : sql``;
    await db.execute(sql`delete from ${sql.identifier(name)} where entity = ${entity}${kept}`);
  }
  return { account, person, user, audit, counters: counted };
}

export async function moveAccount(db: Db, { entity, id }: { entity: string; id: number }, personId: number): Promise<void> {
  await db
    .update(accounts)
    .set({ personId })
    .where(and(eq(accounts.entity, entity), eq(accounts.id, id)));
}

/** Ends the stand-in of `makeRoom`, once the account belongs to somebody else. */
export async function endAside(db: Db, entity: string): Promise<void> {
  await db.delete(people).where(and(eq(people.entity, entity), eq(people.id, aside)));
}
