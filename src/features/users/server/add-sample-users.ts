import { keepContent, keepFile } from '#platform/files/server/public-api.ts';
import { users } from '#platform/people/tables.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { raiseCounter } from '#server/next-ids.ts';
import { avatarColors } from '../contract.ts';
import { type SampleUser, sampleUsers } from '../sample-users.ts';

interface Addition {
  entity: string;
  /** Maps a sample person to their id in this company; null if they aren't part of it. */
  personId: (sampleId: number) => number | null;
  /** Returns a sample person's name, address, and username in this company. */
  known: (sampleId: number) => { fullName: string; email: string; username: string };
  /** The sample person the owner replaces; that user already exists as the first. */
  ownerSampleId: number | null;
  portrait: (seed: string) => string;
}

const dayMs = 86_400_000;

/** Adds the sample users: employees and customers. */
export async function addSampleUsers(db: Db, deps: Dependencies, addition: Addition): Promise<void> {
  const { entity, ownerSampleId } = addition;
  const rows: (typeof users.$inferInsert)[] = [];
  for (const [index, user] of sampleUsers.entries()) {
    if (user.person !== undefined && (user.person === ownerSampleId || addition.personId(user.person) === null)) continue;
    rows.push(await rowOf(db, deps, addition, user, index));
  }
  // The owner may already have a sample user's address or username.
  await db.insert(users).values(rows).onConflictDoNothing();
  await raiseCounter(db, entity, 'user', sampleUsers.length);
}

async function rowOf(db: Db, deps: Dependencies, { entity, personId, known, portrait }: Addition, user: SampleUser, index: number) {
  const now = deps.clock();
  const { person, hasPicture, addedDaysAgo, invitedDaysAgo, fullName = '', email = '', username = '', ...fields } = user;
  const names = person === undefined ? { fullName, email, username } : known(person);
  const createdAt = new Date(now.getTime() - addedDaysAgo * dayMs);
  return {
    entity,
    id: index + 1,
    ...fields,
    ...names,
    personId: person === undefined ? null : personId(person),
    avatarColor: avatarColors[index % avatarColors.length] ?? 'primary',
    avatarFileId: hasPicture ? await keepPortrait(db, deps, entity, index + 1, portrait(names.fullName)) : null,
    invitedAt: invitedDaysAgo === undefined ? null : new Date(now.getTime() - invitedDaysAgo * dayMs),
    createdAt,
    updatedAt: createdAt,
  };
}

async function keepPortrait(db: Db, deps: Dependencies, entity: string, id: number, picture: string): Promise<number> {
  const content = await keepContent(deps, { bytes: new TextEncoder().encode(picture), mediaType: 'image/svg+xml' });
  return (await keepFile(db, deps, { entity, name: `user-${id}.svg`, content, personId: null })).id;
}
