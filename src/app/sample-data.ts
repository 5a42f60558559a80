import { sql } from 'drizzle-orm';
import { sampleEmails } from '#features/email/sample-emails.ts';
import { addSampleEmails } from '#features/email/server/offers.ts';
import { samplePeople } from '#features/people/sample-people.ts';
import { addSamplePeople } from '#features/people/server/offers.ts';
import { drawing } from '#features/sample/drawings.ts';
import { portrait } from '#features/sample/portrait.ts';
import { addAccount, type FillEntity, hasAnyAccount } from '#features/session/server/offers.ts';
import { entities } from '#features/session/tables.ts';
import type { Dependencies } from '#server/dependencies.ts';

/** The entity of the seed accounts. */
const demoEntity = 'juniper';

const [admin] = samplePeople;

/**
 * Adds the demo company with its seed accounts, unless anybody can sign in already.
 * @returns whether it was added.
 */
export async function addSampleData(deps: Dependencies): Promise<boolean> {
  if (!admin) throw new Error('the sample has no admin');
  const passwords = new Map<number, string>();
  for (const { id, account } of samplePeople) if (account) passwords.set(id, await deps.passwords.hash(account.username));
  return deps.database.writing(demoEntity, async (db) => {
    // Two servers that start on one empty database must not both add it.
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('atrium sample data'))`);
    if (await hasAnyAccount(db)) return false;
    const createdAt = deps.clock();
    await db.insert(entities).values({ entity: demoEntity, name: 'Juniper & Vale', createdAt });
    await addSamplePeople(db, deps, { entity: demoEntity, people: samplePeople, portrait });
    for (const { id, email, account } of samplePeople) {
      if (!account) continue;
      const passwordHash = passwords.get(id) ?? '';
      await addAccount(db, { entity: demoEntity, personId: id, email, ...account, passwordHash, isSample: true, createdAt });
    }
    await fillMailbox(db, deps, demoEntity, { personId: admin.id, name: admin.fullName, email: admin.email });
    return true;
  });
}

/** Gives a registrant's new entity the sample colleagues and mails; the registrant stands where the sample's admin does. */
export const fillEntity: FillEntity = async (db, deps, entity, owner) => {
  const colleagues = samplePeople.filter(
    ({ account, email }) => account?.username !== 'admin' && account?.username !== 'client' && email !== owner.email.toLowerCase(),
  );
  const withoutLogin = colleagues.map((person) => ({ ...person, email: person.email.replace('@demo.com', '@juniper-vale.example') }));
  await addSamplePeople(db, deps, { entity, people: withoutLogin, portrait });
  await fillMailbox(db, deps, entity, owner);
};

const fillMailbox: FillEntity = async (db, deps, entity, owner) => {
  if (!admin) throw new Error('the sample has no admin');
  await addSampleEmails(db, deps, { entity, emails: sampleEmails, owner, admin, drawing });
};
