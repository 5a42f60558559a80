import { sql } from 'drizzle-orm';
import { escapeHtml } from '#contract/escape-html.ts';
import { sampleEvents } from '#features/calendar/sample-events.ts';
import { addSampleEvents } from '#features/calendar/server/offers.ts';
import { addSampleChats } from '#features/chat/server/offers.ts';
import { sampleEmails } from '#features/email/sample-emails.ts';
import { addSampleEmails } from '#features/email/server/offers.ts';
import { addSampleInvoices } from '#features/invoice/server/offers.ts';
import { addSampleBoard } from '#features/kanban/server/offers.ts';
import { samplePeople } from '#features/people/sample-people.ts';
import { addSamplePeople } from '#features/people/server/offers.ts';
import { addSamplePermissions } from '#features/permissions/server/offers.ts';
import { drawing } from '#features/sample/drawings.ts';
import { portrait } from '#features/sample/portrait.ts';
import { addAccount, type FillEntity, hasAnyAccount } from '#features/session/server/offers.ts';
import { entities } from '#features/session/tables.ts';
import { sampleTodos } from '#features/todo/sample-todos.ts';
import { addSampleTodos } from '#features/todo/server/offers.ts';
import { addSampleUsers } from '#features/users/server/offers.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';

/** The entity of the seed accounts. */
export const demoEntity = 'juniper';

const admin = firstOf(samplePeople);
const [adminFirstName = admin.fullName] = admin.fullName.split(' ');

/**
 * Adds the demo company with its seed accounts, unless anybody can sign in already.
 * @returns whether it was added.
 */
export async function addSampleData(deps: Dependencies): Promise<boolean> {
  if (await deps.database.reading(null, hasAnyAccount)) return false;
  const passwords = new Map<number, string>();
  for (const { id, account } of samplePeople) if (account) passwords.set(id, await deps.passwords.hash(account.username));
  return deps.database.writing(demoEntity, async (db) => {
    await lockSampleData(db);
    if (await hasAnyAccount(db)) return false;
    const createdAt = deps.clock();
    await db.insert(entities).values({ entity: demoEntity, name: 'Juniper & Vale', createdAt });
    await addSamplePeople(db, deps, { entity: demoEntity, people: samplePeople, portrait });
    for (const { id, email, account } of samplePeople) {
      if (!account) continue;
      const passwordHash = passwords.get(id) ?? '';
      await addAccount(db, {
        entity: demoEntity,
        personId: id,
        email,
        ...account,
        passwordHash,
        isSample: true,
        emailVerifiedAt: createdAt,
        createdAt,
      });
    }
    await addSampleUsers(db, deps, {
      entity: demoEntity,
      personId: (sampleId) => sampleId,
      known: loginOf,
      ownerSampleId: null,
      portrait,
    });
    await addSampleEmails(db, deps, {
      entity: demoEntity,
      emails: sampleEmails,
      ownerId: admin.id,
      standIn: (person) => person,
      personId: (sampleId) => sampleId,
      retell: (text) => text,
      drawing,
    });
    const asTold = (text: string) => text;
    await addSampleBoard(db, deps, { entity: demoEntity, personId: (sampleId) => sampleId, retell: asTold, retellPlain: asTold, drawing });
    await addSampleTodos(db, deps, { entity: demoEntity, todos: sampleTodos, personId: (sampleId) => sampleId, retell: (text) => text });
    await addSampleEvents(db, deps, { entity: demoEntity, events: sampleEvents, ownerId: admin.id, personId: (sampleId) => sampleId });
    await addSampleInvoices(db, deps, { entity: demoEntity, personId: (sampleId) => sampleId });
    await addSamplePermissions(db, deps, demoEntity);
    await addSampleChats(db, deps, {
      entity: demoEntity,
      ownerId: admin.id,
      personId: (sampleId) => sampleId,
      hasAccount: (sampleId) => samplePeople.some(({ id, account }) => id === sampleId && account),
      retell: (text) => text,
    });
    return true;
  });
}

/** Two servers that start on one empty database must not both add it; nor may somebody register unseen meanwhile. */
export async function lockSampleData(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('atrium sample data'))`);
}

/** Gives a registrant's new entity the sample colleagues and mails; the registrant stands where the sample's admin does. */
export const fillEntity: FillEntity = async (db, deps, entity, owner) => {
  const colleagues = samplePeople.filter(({ account }) => !account || account.username === 'staff').map(withoutLogin);
  const added = colleagues.filter(({ email }) => email !== owner.email.toLowerCase());
  await addSamplePeople(db, deps, { entity, people: added, portrait });
  const [firstName = owner.name] = owner.name.split(' ');
  const personId = (sampleId: number) => (sampleId === admin.id ? owner.personId : (added.find(({ id }) => id === sampleId)?.id ?? null));
  const retell = (text: string) => text.replaceAll(adminFirstName, () => escapeHtml(firstName));
  await addSampleUsers(db, deps, {
    entity,
    personId,
    known: (sampleId) => withoutLogin(loginOf(sampleId)),
    ownerSampleId: admin.id,
    portrait,
  });
  await addSampleEmails(db, deps, {
    entity,
    emails: sampleEmails,
    ownerId: owner.personId,
    standIn: (person) => (person.email === admin.email ? { name: owner.name, email: owner.email } : withoutLogin(person)),
    personId,
    retell,
    drawing,
  });
  await addSampleBoard(db, deps, {
    entity,
    personId,
    retell,
    retellPlain: (text) => text.replaceAll(admin.fullName, () => owner.name).replaceAll(adminFirstName, () => firstName),
    drawing,
  });
  await addSampleTodos(db, deps, { entity, todos: sampleTodos, personId, retell });
  await addSampleEvents(db, deps, { entity, events: sampleEvents, ownerId: owner.personId, personId });
  await addSampleInvoices(db, deps, { entity, personId });
  await addSamplePermissions(db, deps, entity);
  await addSampleChats(db, deps, {
    entity,
    ownerId: owner.personId,
    personId: (sampleId) => added.find(({ id }) => id === sampleId)?.id ?? null,
    hasAccount: () => false,
    retell: (text) => text.replaceAll(adminFirstName, () => firstName),
  });
};

/** As what a sample person signs in, or would. */
function loginOf(sampleId: number): { fullName: string; email: string; username: string } {
  const { fullName, email, account } = firstOf(samplePeople.filter(({ id }) => id === sampleId));
  return { fullName, email, username: account?.username ?? email.replace(/@.*$/, '') };
}

/** The addresses of the seed accounts are those of people of the demo company alone. */
function withoutLogin<P extends { email: string }>(person: P): P {
  return { ...person, email: person.email.replace('@demo.com', '@juniper-vale.example') };
}

function firstOf<T>(items: readonly T[]): T {
  const [first] = items;
  if (first === undefined) throw new Error('the sample has no admin');
  return first;
}
