import { and, eq } from 'drizzle-orm';
import { dayText } from '#contract/day-text.ts';
import type { Scope } from '#server/scope.ts';
import type { ProfileAbout } from '../contract.ts';
import { profilesView as profiles } from '../tables.ts';
import type { FoundPerson } from './find-person.ts';

/** What a person says of themselves. Their address is told to who may read persons, and to themselves. */
export async function readAbout(person: FoundPerson, { db, entity, ability, identity }: Scope): Promise<ProfileAbout> {
  const [row] = await db
    .select()
    .from(profiles)
    .where(and(eq(profiles.entity, entity), eq(profiles.personId, person.id)));
  const joinedOn = row?.joinedOn ?? null;
  const seesEmail = person.id === identity.personId || ability.can('read', 'Person');
  return {
    ...{ about: person.about, joined: joinedOn ? dayText(joinedOn) : '', lives: row?.city ?? '' },
    ...{ email: seesEmail ? person.email : '', website: row?.website ?? '', joinedOn, coverFileId: row?.coverFileId ?? null },
    socialLinks: row?.socialLinks ?? {},
    // The text stands with the person, where the chat changes it too: either change makes another version.
    version: person.version + (row?.version ?? 0),
  };
}
