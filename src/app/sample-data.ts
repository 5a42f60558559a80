import { sql } from 'drizzle-orm';
import { escapeHtml } from '#contract/escape-html.ts';
import { drawing } from '#features/sample/drawings.ts';
import { postDrawing } from '#features/sample/post-drawings.ts';
import { productDrawing } from '#features/sample/product-drawings.ts';
import { profileCover } from '#features/sample/profile-cover.ts';
import { fillAndKeepKeys } from '#features/workspace/server/public-api.ts';
import { samplePeople } from '#platform/people/sample-people.ts';
import { addSamplePeople } from '#platform/people/server/public-api.ts';
import { addAccount, hasAnyAccount } from '#platform/session/server/public-api.ts';
import { entities } from '#platform/session/tables.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { SampleStory } from '#server/sample-story.ts';
import type { FillEntity } from '#server/server-area.ts';
import { serverAreas } from './server-areas.ts';

/** The entity of the seed accounts. */
export const demoEntity = 'juniper';

const admin = firstOf(samplePeople);
const drawn = { drawing, productDrawing, postDrawing, profileCover };
/** The portrait generator is as large as half of the server and needed only when a company is filled, so it is imported on demand. */
async function loadPortrait(): Promise<(seed: string) => string> {
  const { portrait } = await import('#features/sample/portrait.ts');
  return (seed) => {
    const drawn = portraits.get(seed) ?? portrait(seed);
    portraits.set(seed, drawn);
    return drawn;
  };
}
/** Cache: every company gets the same sample people, so each portrait is drawn once. */
const portraits = new Map<string, string>();
const [adminFirstName = admin.fullName] = admin.fullName.split(' ');

/**
 * Adds the demo company with its seed accounts, unless an account already exists.
 * @returns whether it was added.
 */
export async function addSampleData(deps: Dependencies): Promise<boolean> {
  if (await deps.database.reading(null, hasAnyAccount)) return false;
  const portrait = await loadPortrait();
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
    await tell(db, deps, {
      ...drawn,
      portrait,
      entity: demoEntity,
      companyName: null,
      ownerId: admin.id,
      ownerSampleId: null,
      personId: (sampleId) => sampleId,
      hasAccount: (sampleId) => samplePeople.some(({ id, account }) => id === sampleId && account),
      known: loginOf,
      standIn: (person) => person,
      retell: (text) => text,
      adaptSampleText: (text) => text,
    });
    return true;
  });
}

/** Locks against two servers seeding the same empty database, and against a registration that commits meanwhile. */
export async function lockSampleData(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('atrium sample data'))`);
}

/** Adds the sample colleagues and data to a new entity. The person who registered takes the place of the sample admin. */
export const fillEntity: FillEntity = (db, deps, entity, owner) =>
  fillAndKeepKeys(db, deps, entity, () => addAround(db, deps, entity, owner));

const addAround: FillEntity = async (db, deps, entity, owner) => {
  const colleagues = samplePeople.filter(({ account }) => !account || account.username === 'staff').map(withoutLogin);
  const portrait = await loadPortrait();
  const added = colleagues.filter(({ email }) => email !== owner.email.toLowerCase());
  await addSamplePeople(db, deps, { entity, people: added, portrait });
  const [firstName = owner.name] = owner.name.split(' ');
  await tell(db, deps, {
    ...drawn,
    portrait,
    entity,
    companyName: owner.companyName,
    ownerId: owner.personId,
    ownerSampleId: admin.id,
    personId: (sampleId) => (sampleId === admin.id ? owner.personId : (added.find(({ id }) => id === sampleId)?.id ?? null)),
    hasAccount: () => false,
    known: (sampleId) => withoutLogin(loginOf(sampleId)),
    standIn: (person) => (person.email === admin.email ? { name: owner.name, email: owner.email } : withoutLogin(person)),
    retell: (text) => text.replaceAll(adminFirstName, () => escapeHtml(firstName)),
    adaptSampleText: (text) => text.replaceAll(admin.fullName, () => owner.name).replaceAll(adminFirstName, () => firstName),
  });
};

/** Seeds the sample data of each area, once its people exist. */
async function tell(db: Db, deps: Dependencies, story: SampleStory): Promise<void> {
  for (const { sample } of serverAreas) await (await sample?.())?.(db, deps, story);
}

/** Returns the login of a sample person, real or derived from the email address. */
function loginOf(sampleId: number): { fullName: string; email: string; username: string } {
  const { fullName, email, account } = firstOf(samplePeople.filter(({ id }) => id === sampleId));
  return { fullName, email, username: account?.username ?? email.replace(/@.*$/, '') };
}

/** Replaces seed account addresses, which are reserved for the demo company. */
function withoutLogin<P extends { email: string }>(person: P): P {
  return { ...person, email: person.email.replace('@demo.com', '@juniper-vale.example') };
}

function firstOf<T>(items: readonly T[]): T {
  const [first] = items;
  if (first === undefined) throw new Error('the sample has no admin');
  return first;
}
