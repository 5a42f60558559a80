import { and, eq } from 'drizzle-orm';
import { files } from '#features/files/tables.ts';
import { peopleView as people } from '#features/people/tables.ts';
import type { Scope } from '#server/scope.ts';
import type { ChatProfile } from '../../presence-contract.ts';
import { chatProfilesView as profiles } from '../../tables.ts';
import { contactColumns, pictureOfPerson, profileOfPerson, toContact } from '../threads/contacts.ts';

/** The signed-in person's own profile: their status is the one that they chose. */
export async function readProfile({ db, deps, entity, identity, now }: Scope): Promise<ChatProfile> {
  const [row] = await db
    .select({ ...contactColumns, isNotificationsOn: profiles.isNotificationsOn })
    .from(people)
    .leftJoin(files, pictureOfPerson)
    .leftJoin(profiles, profileOfPerson)
    .where(and(eq(people.entity, entity), eq(people.id, identity.personId)));
  if (!row) throw new Error('the account has no person');
  return {
    ...toContact(row, entity, deps.files, now),
    status: row.status ?? 'online',
    settings: { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: row.isNotificationsOn ?? true },
  };
}
